import { datesIn } from "../text/dates.ts";
import { flat, tokensOf } from "../text/fold.ts";
import { remembered } from "../text/remember.ts";
import { namesSchool } from "../vocabulary/education.ts";
import { looksLikeEmployer } from "../vocabulary/fields.ts";
import { termsIn } from "../vocabulary/index.ts";
import { isCity, isCountry, isTown } from "../vocabulary/places.ts";
import { headingKind } from "./headings.ts";
import { isOccupation } from "./line-kinds.ts";

// Small words at the edge of a piece of a list show that it is half an item, on flat text.
const EDGE =
  "(?:and|or|of|the|in|with|for|to|und|oder|der|die|von|mit|fur|zum|zur|zu|im|bei|y|o|de|del|la|el|los|las|un|una|en|con|para|por|dem|den|des|ein|eine|einer|einem|ve|veya|ile|icin)";
const HALF = new RegExp(`(?<=\\p{L}|^)\\s${EDGE}$|[-(]$|^[)\\]]|^[^\\p{L}\\d.#+]+\\s?\\p{L}{0,3}$`, "u");
const LEADING = new RegExp(`^${EDGE}\\s+`, "u");

// A verb in the first person or the past, which no name of a skill holds.
const VERB =
  /(?<!\p{L})(?:i|ich|yo|my|meine|ben|was|were|have|habe|haben|wurde|durfte|konnte|soy|tengo|he|fui|oldum|ettim|aldim|yaptim|yonettim)(?!\p{L})|\p{L}{4,}(?:dim|dum|tim|tum|iyorum|uyorum|maktayim|mekteyim|ildi|uldu)$/u;

// Labels, levels and remarks about a list that are no item of it.
const REMARK =
  /^(?:(?:sehr |very |muy |cok )?(?:gute?s?|good|buen[oa]?s?|iyi|erweiterte|fundierte|fortgeschrittene|solide|advanced|basic|basico|temel|grund|ileri|orta)?[ -]*(?:kenntnisse?|kenntnise|anwenderkenntnisse|schulkenntnisse|grundkenntnisse|knowledge|skills?|nivel|seviye|level|user|usuario|bilgi|bilgisi)|mundlich(?: und schriftlich)?|(?:in )?wort und schrift|links?|genel|general|allgemein(?:es)?|other|others|sonstiges|diverses|zusatzlich|otros|varios|diger|roles?|\p{L}+ (?:skills|activities|aktiviteler|kenntnisse|competencies|becerileri?)|sport|reisen|kochen|lesen|musik|gaming|fussball|wandern|travel(?:l?ing)?|reading|cooking|football|viajar|leer|seyahat|kitap okumak|futbol|uzw|u\.?s\.?w\.?|(?:total |plena )?(?:disponibilidad|bereitschaft|availability)(?: .{1,40})?|(?:vehiculo|coche|eigenes? auto|eigener pkw) ?(?:propio)?|(?:carnet|permiso) de conducir.{0,12}|familienstand|heimatort|geburtsort|ledig|verheiratet|nacionalidad|soltero|soltera|casado|casada|(?:very |highly )?(?:proficient|familiar|experienced|competent)(?: with| in)?|expert[eoa]?n?|working knowledge|native language|muttersprache|lengua materna|ana dil\p{L}*|field|current(?:ly)?|former(?:ly)?|previously|derzeit|fruher|actualmente|anteriormente|su an|onceden|basis|basics?|beginner|anfanger|awareness|adress|zusatzliche|present|heute|aktuell|actualidad|halen|devam ediyor|seit|since|desde|mit zertifikat|zertifiziert|certified|abschluss|nivel \p{L}+|(?:linkedin|instagram|youtube|github|gitlab|facebook|twitter|medium) (?:hesab\p{L}*|profil\p{L}*|account|profile|perfil|konto)|kisisel web sit\p{L}*|(?:toplam )?\d{1,2}\+? (?:yillik|yil|anos|years|jahre)(?: de| of)?(?: \p{L}+){0,2} (?:tecrube\p{L}*|deneyim\p{L}*|experiencia|experience|erfahrung)|(?:sistem|teknoloji|modul|arac|algoritma)(?:i|leri|lari|larina|lerine)|muhendis(?:i|ligi)|gelistirici(?:si)?)$/u;

const LABELLED =
  /^(?:institucion|institution|institut|anbieter|provider|issued by|aussteller|certificate (?:no|id|number)|credential(?: id)?|zertifikatsnummer|email|e-?mail|e-posta|phone|tel|telefon\p{L}*|address|adresse|adres|website|url|fecha(?: de nacimiento)?|date(?: of birth)?|datum|tarih|name|geburts\p{L}*|dogum tarihi|seite \d|page \d)\s*[:\d]/u;

const ADDRESS = /^\p{Ll}{1,3}\.(?:ar|co|mx|es|de|tr|cl|pe)$|@|https?:|www\.|\.\p{L}{2,4}\/|^\/{2}/iu;

// Heads of tables, streets, clock times and page numbers, on flat text.
const HEAD =
  /^(?:institutions?|qualifications?|years?|grades?|boards?|percentages?|documents?|specials?|curriculum(?: vitae)?|lebenslauf|ozgecmis|resume|zertifikate?|certificados?|sertifika(?:lar)?|kenntisse|datum|fecha|tarih|ort|lugar|yer)$/u;
const STREET =
  /(?<!\p{L})(?:mah(?:allesi)?|cad(?:desi)?|sok(?:ak)?|sk|bulvari)(?!\p{L})\.?|^(?:calle|cll|carrera|cra|avda|avenida)\.?\s\d|\p{L}(?:strasse|straße|str\.)\s?\d/u;
const TIME_OR_PAGE =
  /^\d{1,2}[:.]\d\d(?!\d)|^(?:(?:page|seite|pagina|sayfa)\s?)?\d+ (?:of|von|de|\/) \d+$|^(?:page|seite|pagina|sayfa)\s?\d+$|\p{L}\.{2,}$/u;
// "… geliştirildi. Projede Yapay Sinir Ağları": the end of a sentence and the beginning of the next.
const TWO_SENTENCES = /\p{Ll}{3}\.\s\p{Lu}\p{Ll}/u;
// "Trained as a nurse", "committed to excellence": a claim and no name.
const CLAIM = /^\p{L}{3,}ed (?:as|to|by|in|with|for|on|a|an|the) /u;

// "Operating Systems", "Group fitness", "Gıda güvenliği": a word of names of companies in the name of a trade, on flat text.
const TRADE =
  /(?:(?:ing|ion|al|ed|ory|ive|driven|based)|(?<!\p{L})(?:web|data|database|network|firewall|cloud|control|security|energy|power|storage|computer|software|mobile|email|pos|crm|erp|hr|it)) (?:systems|technologies|media|solutions)$|^(?:systems?|group|solutions|media|company|logistics|college) \p{Ll}{4,}$|^(?:gida|tekstil|yazilim|bilisim|insaat|turizm|otomotiv|ambalaj|lojistik) (?!dilleri|teknoloji|muhendisi|urunleri|sanayi|ticaret|hizmetleri)\p{L}{4,}$|^r-studio$/u;

/** A value without a small word that a list puts before its last item: "and FMP". */
export const withoutLead = (value: string): string => value.slice(LEADING.exec(flat(value))?.[0].length ?? 0);

/** True for words of a list that name no skill: towns, schools, companies, dates, addresses, labels, halves of words and sentences. */
export const isNoSkill = remembered((value): boolean => {
  const plain = flat(value).trim();
  if (ADDRESS.test(value) || LABELLED.test(plain) || REMARK.test(plain) || HALF.test(plain)) return true;
  if (isCity(value) || isCountry(value) || headingKind(value) !== undefined) return termsIn(value).length === 0;
  if (
    TWO_SENTENCES.test(value) ||
    VERB.test(plain) ||
    HEAD.test(plain) ||
    STREET.test(plain) ||
    TIME_OR_PAGE.test(plain) ||
    CLAIM.test(plain)
  )
    return true;
  // "Belediyesi 2023": who gave what, and when. "Windows Server 2019" is a program.
  if (/[\s.] ?(?:19|20)\d\d$/u.test(value) && !/^(?:windows|office|microsoft)/u.test(plain)) return termsIn(value).length === 0;
  if (isTown(value)) return termsIn(value).length === 0;
  return (
    datesIn(value).some(({ start, end }) => end - start > value.length / 2) ||
    (isPlaceOfWork(value) && !TRADE.test(plain) && termsIn(value).length === 0)
  );
});

/** True for the name of a school or a company. */
export const isPlaceOfWork = (value: string): boolean => namesSchool(flat(value)) || looksLikeEmployer(value);

const COURSE =
  /(?<!\p{L})(?:\p{L}*(?:kurs|lehrgang|schulung)\p{L}*|courses?|curso|lehrgang|seminar\p{L}*|schulung|workshop|training|zertifikat\p{L}*|certificat\p{L}*|certified|certificado|sertifika\p{L}*|diplom\p{L}*|licen[cs]e|lizenz\p{L}*|schein|belge\p{L}*|egitim\p{L}*|program\p{L}*|bootcamp|masterclass|nachweis)(?!\p{L})/u;

/** True for words that say that somebody was examined or certified. */
export const saysCertified = (words: string): boolean => CERTIFIED.test(flat(words));
const CERTIFIED =
  /(?<!\p{L})(?:certif\p{L}*|zertif\p{L}*|sertif\p{L}*|lizenz\p{L}*|licen[cs]\p{L}*|exam\p{L}*|pruf\p{L}*|gepruft\p{L}*|belge\p{L}*|foundation|practitioner|associate|(?:lead )?auditor\p{L}*|(?:green|black|yellow) belt|level \d|nachweis\p{L}*|diplom\p{L}*)(?!\p{L})/u;

// Norms, methods and occupations that are worked by more often than they are certified, on flat text.
const METHOD =
  /^(?:iso|din|vde|haccp|g[mlhd]p|brc|iatf|ohsas|prince ?2|itil|(?:lean )?six sigma|safe|togaf|mcp|fachinformatiker\p{L}*)(?!\p{L})/u;

/** True for the name of a norm or a method, which proves no certificate alone: "PRINCE2", "ISO 9001". */
export const isMethod = (words: string): boolean => METHOD.test(flat(words).trim());

const DRIVING =
  /^(?:ehliyet|surucu belgesi|fuhrerschein|fahrerlaubnis|driv(?:ing|er'?s?) licen[cs]e|(?:permiso|carne|carnet|licencia) de conducir)$/u;

/** True for a driving licence without its class, which the field of its own says with it. */
export const isDriving = (words: string): boolean => DRIVING.test(flat(words).trim());

const POSTAL = /^\d{4,5}\s\p{Lu}/u;
const LICENCE = /^(?:ehliyet|surucu belgesi|fuhrerschein|driving licen[cs]e)(?: \p{L})?$/u;
const MOST_WORDS = 10;

/** Half of a name in brackets: "Workflow)", "Onramp (MATLAB". */
const isUnclosed = (value: string): boolean => value.split("(").length !== value.split(")").length;

/** True for words that say that something is a course or a certificate. */
export const isCourse = (value: string): boolean => COURSE.test(flat(value));

// The issuer, a grade, a degree of a school, a street: lines between certificates, on flat text.
const BESIDE_CERTIFICATE =
  /^(?:schlusselkompetenzen|kompetenzen|yetenekler|beceriler|skills|technologies|technologien|habilidades|competencias|aptitudes|url|link|enlace|credential(?: id| url)?|kimlik)\s*:|^(?:yeterlilik kimligi|matricula profesional|resolucion|valid certificate|certificate (?:id|no)|verified certificate|id|dni|nr|no)(?!\p{L})[\s.:]*[\p{L}\d-]*\d|^certificate \d|^(?:(?:yuksek )?onur|tesekkur|takdir) belgesi|^matricula profesional$|^[\w-]+(?:\.[\w-]+)*\.(?:com|dev|net|org|io|ai)$|^(?:linkedin(?: learning)?|udemy|coursera|edx|freecodecamp|mathworks|hackerrank|pluralsight|codecademy|datacamp|btk(?: akademi)?|openclassrooms|platzi|domestika|crehana|google|microsoft|ibm|oracle|cisco|sena)$|(?<!\p{L})(?:c?gpa|rank(?:ed)?)(?!\p{L})\s*[:\d]|schulabschluss|zeugnis(?!\p{L})|^abitur|^high school diploma|^lise diplomasi|(?<!\p{L})(?:prof|dr)\.\s|^\d{1,2}(?:\s?-\s?\d{1,2})+\s\p{L}+$|^(?:am|an der|auf der|in der|im|zum|zur)\s\p{L}+\s\d/u;

/** True for a line below "Certificates" that is not the name of one: who gave it, where, when, its number. */
export const isNoCertificate = (value: string): boolean => {
  const plain = flat(value).trim();
  if (
    isNoSkill(value) ||
    /^[\p{Ll}\d]{0,1}[\p{Ll}.,;:)“”]/u.test(value) ||
    POSTAL.test(value) ||
    value.includes(";") ||
    isUnclosed(value) ||
    BESIDE_CERTIFICATE.test(plain)
  )
    return true;
  if (LICENCE.test(plain) || isOccupation(value) || /(?<!\p{L})(?:seit|since|desde|unter der leitung)(?!\p{L})/u.test(plain))
    return true;
  if (COURSE.test(plain)) return false;
  // The name of a program alone stands in a list of programs.
  const [only, more] = termsIn(value);
  if (only && !more && only.term.kind === "tool" && only.end - only.start > value.length * 0.8) return true;
  if (tokensOf(value).length > MOST_WORDS) return true;
  const parts = value.split(/\s*,\s*/);
  const isPlace = parts.length > 1 && (isCity(parts.at(-1)!) || isCountry(parts.at(-1)!));
  return isPlaceOfWork(value) || isPlace || tokensOf(value).every((token) => /^\d+$/.test(token.fold));
};
