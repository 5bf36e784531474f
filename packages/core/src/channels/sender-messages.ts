import type { Locale } from "../account/account.info.ts";
import type { FailureCode } from "../kernel/failure.ts";

/** Codes that the sender of a file may see; `server` replaces all others. */
export type TellableCode = Extract<FailureCode, `read.${string}`> | "upload.failed" | "server";

/**
 * For the sender of a file. The catalogues of packages/contract say the same to recruiters, who would have to request another
 * file.
 */
const MESSAGES: Record<Locale, Record<TellableCode, string>> = {
  en: {
    "read.encrypted": "The PDF asks for a password. Please send a copy without one.",
    "read.scan": "This is a scan without text. Please send a PDF with text, exported from the original document.",
    "read.brokenFonts": "The letters in this PDF cannot be read as text. Please send a copy exported from the original document.",
    "read.damaged": "The PDF is damaged and cannot be read. Please send a new copy.",
    "read.notPdf": "This file is not a PDF. Please send the CV as a PDF.",
    "read.empty": "This file is empty. Please send the CV again.",
    "read.blank": "The pages of this PDF are blank. Please check the file and send the CV again.",
    "read.tooLarge": "The file is larger than 10 MB. Please send a smaller PDF.",
    "read.tooManyPages": "The PDF has more than 20 pages. Please send the CV alone.",
    "read.notCv": "This does not look like a CV. Please send the CV itself.",
    "upload.failed": "The file did not arrive. Please send it again.",
    server: "The file could not be read. Please send another copy.",
  },
  de: {
    "read.encrypted": "Das PDF verlangt ein Passwort. Bitte senden Sie eine Fassung ohne Passwort.",
    "read.scan": "Das ist ein Scan ohne Text. Bitte senden Sie ein PDF mit Text, exportiert aus dem Originaldokument.",
    "read.brokenFonts":
      "Die Schrift in diesem PDF lässt sich nicht als Text lesen. Bitte senden Sie einen neuen Export aus dem Originaldokument.",
    "read.damaged": "Das PDF ist beschädigt und nicht lesbar. Bitte senden Sie eine neue Datei.",
    "read.notPdf": "Diese Datei ist kein PDF. Bitte senden Sie den Lebenslauf als PDF.",
    "read.empty": "Diese Datei ist leer. Bitte senden Sie den Lebenslauf noch einmal.",
    "read.blank": "Die Seiten dieses PDF sind leer. Bitte prüfen Sie die Datei und senden Sie den Lebenslauf noch einmal.",
    "read.tooLarge": "Die Datei ist größer als 10 MB. Bitte senden Sie ein kleineres PDF.",
    "read.tooManyPages": "Das PDF hat mehr als 20 Seiten. Bitte senden Sie den Lebenslauf allein.",
    "read.notCv": "Das sieht nicht nach einem Lebenslauf aus. Bitte senden Sie den Lebenslauf selbst.",
    "upload.failed": "Die Datei ist nicht angekommen. Bitte senden Sie sie noch einmal.",
    server: "Die Datei konnte nicht gelesen werden. Bitte senden Sie eine andere Fassung.",
  },
  es: {
    "read.encrypted": "El PDF pide una contraseña. Envía una copia sin ella.",
    "read.scan": "Es un escaneo sin texto. Envía un PDF con texto, exportado del documento original.",
    "read.brokenFonts": "Las letras de este PDF no se pueden leer como texto. Envía una copia exportada del documento original.",
    "read.damaged": "El PDF está dañado y no se puede leer. Envía otra copia.",
    "read.notPdf": "Este archivo no es un PDF. Envía el CV en PDF.",
    "read.empty": "Este archivo está vacío. Envía el CV de nuevo.",
    "read.blank": "Las páginas de este PDF están en blanco. Comprueba el archivo y envía el CV de nuevo.",
    "read.tooLarge": "El archivo supera los 10 MB. Envía un PDF más pequeño.",
    "read.tooManyPages": "El PDF tiene más de 20 páginas. Envía solo el CV.",
    "read.notCv": "Esto no parece un CV. Envía el CV.",
    "upload.failed": "El archivo no ha llegado. Envíalo de nuevo.",
    server: "No se ha podido leer el archivo. Envía otra copia.",
  },
  tr: {
    "read.encrypted": "PDF parola istiyor. Lütfen parolasız bir kopya gönderin.",
    "read.scan": "Bu, metin içermeyen bir tarama. Lütfen özgün belgeden dışa aktarılmış, metinli bir PDF gönderin.",
    "read.brokenFonts": "Bu PDF’deki harfler metin olarak okunamıyor. Lütfen özgün belgeden dışa aktarılmış bir kopya gönderin.",
    "read.damaged": "PDF bozuk ve okunamıyor. Lütfen yeni bir kopya gönderin.",
    "read.notPdf": "Bu dosya bir PDF değil. Lütfen özgeçmişi PDF olarak gönderin.",
    "read.empty": "Bu dosya boş. Lütfen özgeçmişi yeniden gönderin.",
    "read.blank": "Bu PDF’nin sayfaları boş. Lütfen dosyayı kontrol edip özgeçmişi yeniden gönderin.",
    "read.tooLarge": "Dosya 10 MB’tan büyük. Lütfen daha küçük bir PDF gönderin.",
    "read.tooManyPages": "PDF 20 sayfadan uzun. Lütfen yalnızca özgeçmişi gönderin.",
    "read.notCv": "Bu bir özgeçmişe benzemiyor. Lütfen özgeçmişin kendisini gönderin.",
    "upload.failed": "Dosya ulaşmadı. Lütfen yeniden gönderin.",
    server: "Dosya okunamadı. Lütfen başka bir kopya gönderin.",
  },
};

/** Returns the reason why a file was refused, for its sender. */
export const messageToSender = (code: TellableCode, locale: Locale): string => MESSAGES[locale][code];
