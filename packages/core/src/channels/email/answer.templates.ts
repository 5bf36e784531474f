import type { Locale } from "../../account/account.info.ts";
import type { Catalogue } from "../../kernel/translate.ts";
import type { Kind } from "./kinds.ts";

/**
 * Answers to mails. `title` is the job's title, `mailbox` the address that the mail was sent to, `max` the most PDFs per mail.
 */
export const TEMPLATES = {
  en: {
    subject: "Your application: {{title}}",
    unknownSubject: "Your mail to {{mailbox}}",
    received: "Thank you. For “{{title}}” we have received:",
    letterBeside: "Kept as a letter with it:",
    letterOnly: "For “{{title}}” we have found a letter but no CV:",
    sendCv: "Please send your CV to this address as a PDF.",
    notTaken: "This could not be taken:",
    beyond: "One mail can bring {{max}} PDFs. Please send these in another mail:",
    noPdf: "Your mail about “{{title}}” brought no PDF, so there was nothing to take.",
    unreadable: "Your mail about “{{title}}” could not be opened.",
    closed: "“{{title}}” takes no more applications. Your mail was not taken, and its files were not kept.",
    onHold: "“{{title}}” takes no applications at the moment. Your mail was not taken, and its files were not kept.",
    unknown:
      "No job takes applications at {{mailbox}}. Please compare the address with the one in the advert. Your mail was not kept.",
    andMore: "and {{count}} more",
    closing: "This answer was written automatically.",
  },
  de: {
    subject: "Ihre Bewerbung: {{title}}",
    unknownSubject: "Ihre E-Mail an {{mailbox}}",
    received: "Vielen Dank. Für „{{title}}“ haben wir erhalten:",
    letterBeside: "Als Anschreiben beigelegt:",
    letterOnly: "Für „{{title}}“ haben wir ein Anschreiben gefunden, aber keinen Lebenslauf:",
    sendCv: "Bitte senden Sie Ihren Lebenslauf als PDF an diese Adresse.",
    notTaken: "Nicht angenommen werden konnte:",
    beyond: "Eine E-Mail kann höchstens {{max}} PDFs enthalten. Bitte senden Sie diese in einer weiteren E-Mail:",
    noPdf: "Ihre E-Mail zu „{{title}}“ enthielt kein PDF, daher wurde nichts angenommen.",
    unreadable: "Ihre E-Mail zu „{{title}}“ konnte nicht geöffnet werden.",
    closed:
      "Für „{{title}}“ werden keine Bewerbungen mehr angenommen. Ihre E-Mail wurde nicht angenommen, die Dateien wurden nicht gespeichert.",
    onHold:
      "Für „{{title}}“ werden zurzeit keine Bewerbungen angenommen. Ihre E-Mail wurde nicht angenommen, die Dateien wurden nicht gespeichert.",
    unknown:
      "Unter {{mailbox}} nimmt keine Stelle Bewerbungen an. Bitte vergleichen Sie die Adresse mit der in der Anzeige. Ihre E-Mail wurde nicht gespeichert.",
    andMore: "und {{count}} weitere",
    closing: "Diese Antwort wurde automatisch erstellt.",
  },
  es: {
    subject: "Tu candidatura: {{title}}",
    unknownSubject: "Tu correo a {{mailbox}}",
    received: "Gracias. Para «{{title}}» hemos recibido:",
    letterBeside: "Guardado como carta junto al CV:",
    letterOnly: "Para «{{title}}» hemos encontrado una carta, pero ningún CV:",
    sendCv: "Envía tu CV en PDF a esta dirección.",
    notTaken: "No se ha podido aceptar:",
    beyond: "Un correo puede llevar como máximo {{max}} PDF. Envía estos en otro correo:",
    noPdf: "Tu correo sobre «{{title}}» no traía ningún PDF, así que no había nada que aceptar.",
    unreadable: "No se ha podido abrir tu correo sobre «{{title}}».",
    closed: "«{{title}}» ya no acepta candidaturas. Tu correo no se ha aceptado y sus archivos no se han guardado.",
    onHold: "«{{title}}» no acepta candidaturas por ahora. Tu correo no se ha aceptado y sus archivos no se han guardado.",
    unknown:
      "Ningún empleo acepta candidaturas en {{mailbox}}. Compara la dirección con la del anuncio. Tu correo no se ha guardado.",
    andMore: "y {{count}} más",
    closing: "Esta respuesta se ha escrito automáticamente.",
  },
  tr: {
    subject: "Başvurunuz: {{title}}",
    unknownSubject: "{{mailbox}} adresine gönderdiğiniz e-posta",
    received: "Teşekkür ederiz. “{{title}}” için şunları aldık:",
    letterBeside: "Ön yazı olarak eklendi:",
    letterOnly: "“{{title}}” için bir ön yazı bulduk, ancak özgeçmiş bulamadık:",
    sendCv: "Lütfen özgeçmişinizi PDF olarak bu adrese gönderin.",
    notTaken: "Şunlar alınamadı:",
    beyond: "Bir e-postada en fazla {{max}} PDF olabilir. Lütfen şunları başka bir e-postayla gönderin:",
    noPdf: "“{{title}}” ile ilgili e-postanızda PDF yoktu, bu yüzden alınacak bir şey bulunamadı.",
    unreadable: "“{{title}}” ile ilgili e-postanız açılamadı.",
    closed: "“{{title}}” için artık başvuru alınmıyor. E-postanız alınmadı, dosyaları saklanmadı.",
    onHold: "“{{title}}” için şu anda başvuru alınmıyor. E-postanız alınmadı, dosyaları saklanmadı.",
    unknown:
      "{{mailbox}} adresinde başvuru alan bir iş ilanı yok. Lütfen adresi ilandakiyle karşılaştırın. E-postanız saklanmadı.",
    andMore: "ve {{count}} tane daha",
    closing: "Bu yanıt otomatik olarak yazıldı.",
  },
} as const satisfies Catalogue;

/** Reasons why a file that is no PDF cannot be read. */
export const KINDS: Readonly<Record<Locale, Readonly<Record<Kind, string>>>> = {
  en: {
    word: "A text document. Please save it as a PDF and send that.",
    archive: "An archive. Please send the PDFs in it one by one.",
    winmail: "Outlook has packed your files so that other programs cannot open them. Please send the mail in HTML format.",
    picture: "A picture. Please send a PDF with text, exported from the original document.",
    encrypted: "This is encrypted and cannot be opened. Please send it without encryption.",
    mail: "An attached mail that cannot be opened. Please attach the PDF itself.",
    other: "Not a PDF. Please send your CV as a PDF.",
  },
  de: {
    word: "Ein Textdokument. Bitte speichern Sie es als PDF und senden Sie dieses.",
    archive: "Ein Archiv. Bitte senden Sie die PDFs daraus einzeln.",
    winmail:
      "Outlook hat Ihre Dateien so verpackt, dass andere Programme sie nicht öffnen können. Bitte senden Sie die E-Mail im HTML-Format.",
    picture: "Ein Bild. Bitte senden Sie ein PDF mit Text, exportiert aus dem Originaldokument.",
    encrypted: "Verschlüsselt und nicht zu öffnen. Bitte senden Sie es unverschlüsselt.",
    mail: "Eine angehängte E-Mail, die sich nicht öffnen lässt. Bitte hängen Sie das PDF selbst an.",
    other: "Kein PDF. Bitte senden Sie Ihren Lebenslauf als PDF.",
  },
  es: {
    word: "Un documento de texto. Guárdalo como PDF y envíalo así.",
    archive: "Un archivo comprimido. Envía los PDF que contiene uno por uno.",
    winmail:
      "Outlook ha empaquetado tus archivos de modo que otros programas no pueden abrirlos. Envía el correo en formato HTML.",
    picture: "Una imagen. Envía un PDF con texto, exportado del documento original.",
    encrypted: "Está cifrado y no se puede abrir. Envíalo sin cifrar.",
    mail: "Un correo adjunto que no se puede abrir. Adjunta el propio PDF.",
    other: "No es un PDF. Envía tu CV en PDF.",
  },
  tr: {
    word: "Bir metin belgesi. Lütfen PDF olarak kaydedip onu gönderin.",
    archive: "Bir arşiv. Lütfen içindeki PDF'leri tek tek gönderin.",
    winmail: "Outlook dosyalarınızı başka programların açamayacağı biçimde paketlemiş. Lütfen e-postayı HTML biçiminde gönderin.",
    picture: "Bir resim. Lütfen özgün belgeden dışa aktarılmış, metinli bir PDF gönderin.",
    encrypted: "Şifrelenmiş ve açılamıyor. Lütfen şifrelemeden gönderin.",
    mail: "Açılamayan bir ekli e-posta. Lütfen PDF’nin kendisini ekleyin.",
    other: "PDF değil. Lütfen özgeçmişinizi PDF olarak gönderin.",
  },
};
