import { flat, tokensOf } from "../text/fold.ts";
import { namesSchool } from "../vocabulary/education.ts";
import { looksLikeEmployer, titleStrength } from "../vocabulary/fields.ts";
import { headingKind } from "./headings.ts";
import { isAbstract, isOccupation, namesOccupation, namesStudent } from "./line-kinds.ts";

// A sentence about the person, on flat text.
const SENTENCE =
  /^(?:i|i'm|i’m|ich|yo|soy|ben|my|mein|meine|mi|as|als|como|with|mit|con|we|wir)(?![\p{L}-])|(?<!\p{L})(?:i am|i have|ich bin|ich habe|soy|tengo|trabaj(?:e|aba|ando)|arbeite|worked|working as|iyim|uyum|yim|yum)(?!\p{L})/u;
// Training and gaps, which are periods of a career and no occupation.
const TRAINING =
  /^(?:retraining|schnupper\p{L}*|further (?:training|education)|application phase|self-directed|volunteer work|umschulung|weiterbildung|fortbildung|bewerbung|kurs|course|curso|training|bootcamp|workshop|seminar|certificate|sertifika|(?:projekte?|projects?|proyectos?|proje)$|scholarship|stipendium|beca|nebenjob|ferienjob|minijob|praktikum|praktika|staj|internship|practicas)(?!\p{L}|-\p{L}{0,20}(?:leit|manag|train|koord|coord|assist|referent))/u;

/** True for words that name an occupation, a level of trainee or studies. */
export const namesTitle = (words: string): boolean =>
  (titleStrength(words) === 2 && !isSubject(words)) || namesOccupation(words) || namesStudent(words) || FELLOW.test(flat(words));
// "Post-Doctoral Fellow": other fellows belong to a society or hold a prize.
const FELLOW = /^(?:(?:post[ -]?doc(?:toral)?|doctoral|visiting|clinical|teaching)(?: \p{L}+)?) (?:fellow|scholar)$/u;

/** True for a subject or department: "Gıda Mühendisliği", "Faculty of Engineering". */
const isSubject = (words: string): boolean => {
  if (namesOccupation(words)) return false;
  const tokens = tokensOf(words);
  return tokens.some(({ fold: word }) => isAbstract(word) || word === "engineering") && !PERSONAL.test(flat(words));
};
const PERSONAL =
  /(?<!\p{L})(?:\p{L}*(?:student|studentin|praktikant|praktikantin|manager|managerin|leiter|leiterin)|intern|trainee|assistant|specialist|officer|technician|analyst|clerk|teacher|nurse|developer|designer|consultant|representative|supervisor|administrator|accountant|instructor|lead|head|director|coordinator|engineer|stajyer\p{L}*|ogrenci\p{L}*|uzman\p{L}*|sorumlu\p{L}*|eleman\p{L}*|yonetici\p{L}*|mudur\p{L}*|koordinator\p{L}*|auxiliar|asistente|jef[ea]|encargad[oa]|responsable|coordinador[a]?|director[a]?|tecnic[oa]|becari[oa]|leitung|aushilfe|hilfskraft|fachkraft)(?!\p{L})/u;

/** True for a line that begins a sentence about the person, which the lines below it go on with. */
export const beginsSentence = (words: string): boolean => SENTENCE.test(flat(words));

// "3 years of experience as a developer", "Web developer course": no occupation somebody holds. On flat text.
const COUNTED = /^(?:over |more than |uber |mit |con |mas de )?\d{1,2}\+? ?(?:years?|yrs|jahren?|anos|yil(?:lik|dir)?)(?!\p{L})/u;
const COURSE = /(?:course|bootcamp|\p{L}*kurs|lehrgang|curso|kursu|egitimi)$/u;

// "Computer Science Department": a unit, which only somebody at its head has in the title.
const UNIT = /^(?!.* (?:of|de|del|der|des|ve) ).*(?:department|dept\.?|fakultat|departamento|facultad|fakultesi|bolumu)$/u;

const MOST_WORDS = 9;

/** True when words could stand as the title of a person: no sentence, heading, address, company, school or degree. */
export const mayBeTitle = (words: string): boolean => {
  const plain = flat(words);
  return (
    words.length > 2 &&
    words.length < 70 &&
    !/@|\d{2}|:/.test(words) &&
    !/(?<!\b\p{L})[.]$/u.test(words) &&
    // "Developers & Contractors)": the end of something in brackets.
    (words.includes("(") || !words.includes(")")) &&
    tokensOf(words).length <= MOST_WORDS &&
    !headingKind(words) &&
    !beginsSentence(words) &&
    !TRAINING.test(plain) &&
    !COUNTED.test(plain) &&
    !COURSE.test(plain) &&
    !UNIT.test(plain)
  );
};

/** True for the title of a role that a recruiter would show as the person's own: it names an occupation, and no company or school. */
export const isHeldTitle = (words: string): boolean =>
  mayBeTitle(words) &&
  !PERSON.test(words) &&
  !COLLEAGUES.test(words) &&
  !LEGAL_FORM.test(words) &&
  !OFFICE_AT_SCHOOL.test(flat(words)) &&
  !SAINT.test(words) &&
  !CUT_IN_GERMAN.test(words) &&
  !isDuty(words) &&
  // "administrative" ends a line whose noun stands on the next.
  !/^\p{Ll}+$/u.test(words) &&
  namesTitle(words) &&
  (isOccupation(words) || !(looksLikeEmployer(words) || namesSchool(flat(words))) || PERSONAL.test(flat(words)));

// "HG Consultants" is a company, "coordination with Placement Officers" an activity.
const COLLEAGUES =
  /\b(?:consultants|developers|contractors|associates|engineers|architects|accountants|partners|officers|advis[oe]rs|asociad[oa]s|consultores|abogados)$/iu;

// "Jesse N. Weber": a weaver by the family name only.
const PERSON = /^\p{Lu}\p{Ll}+ (?:\p{Lu}\. ){1,2}\p{Lu}\p{Ll}+$/u;

// "Blue Optometrist Sdn. Bhd.": a company that is named after its trade.
const LEGAL_FORM = /(?<![\p{L}.])(?:GmbH|LLC|Ltd|Inc|Pvt|Sdn|Bhd|PLC|S\.A\.S|SAS|S\.L|S\.R\.L|A\.Ş|Ltd\. ?Şti)\.?(?!\p{L})/iu;

// "Klassensprecher", "class representative". On flat text.
const OFFICE_AT_SCHOOL =
  /^(?:(?:klassen|schul|jahrgangs|stufen)sprecher(?:in)?|(?:class|school) (?:representative|president|prefect|captain)|delegad[oa] de (?:clase|curso)|sinif (?:baskani|temsilcisi))$/u;

// "Handwerkliche und gestalterische" ends a line whose noun stands on the next.
const CUT_IN_GERMAN = /\s(?:\p{Ll}+-)?\p{Ll}{3,}(?:isch|lich)(?:e[nrms]?)$/u;

// "St. Valentin", a town, ends as "Dozentin" does.
const SAINT = /^(?:St|Sankt|San|Santa)\.?\s\p{Lu}\p{Ll}+$/u;

// "Collaborate with attorneys", "Unterstützung von Lehrern", "Apoyo a profesores", "Hemşirelere destek verdim": work and no title.
const DUTY =
  /^(?:(?:assist|collaborat|communicat|conduct|contribut|coordinat|creat|develop|ensur|handl|help|implement|interact|maintain|manag|organi[sz]|participat|perform|prepar|provid|support|work)e?s?\s(?:with|in|on|the|an?|to|our|all|and)|(?:assist|automat|collaborat|conduct|contribut|coordinat|creat|deliver|design|develop|handl|help|implement|maintain|manag|organi[sz]|participat|perform|prepar|provid|research|review|supervis|support|train|work)ed\s|(?:mitarbeit|unterstutzung|betreuung|beratung|begleitung|schulung|ausbildung|uberwachung|erstellung|durchfuhrung|vermittlung) (?:von|der|des|bei|an)|(?:apoy[oe]|colabor\p{L}+|asist(?:ir|i|encia)|realiz\p{L}+|participa\p{L}+|capacita(?:r|cion|ciones)|supervis(?:ar|e|ion)|coordin(?:ar|e)) (?:a|al|de|del|en|con))(?!\p{L})|\p{L}{3}(?:mak|mek|[dt][iu]m|[iu]yorum)$/u;

/** True for words that say what somebody did, although an occupation is among them. */
const isDuty = (words: string): boolean => DUTY.test(flat(words));

const LONG_TITLE = 45;
// Behind a title: the degree, and when or for what somebody is free.
const TAIL =
  /(?:,\s*|\s+)(?:\(?(?:M\.?\s?Sc|B\.?\s?Sc|M\.?\s?A|B\.?\s?A|M\.?\s?Eng|B\.?\s?Eng|MBA|Ph\.?\s?D|FH|TU)\.?\)?)$|,?\s+(?:available|seeking|looking for|verfügbar|auf der Suche|ab sofort|disponible|en búsqueda|en formación|arayan)(?!\p{L}).*$|\s(?:with|under|unter|bei|con)\s(?:Prof|Dr)(?!\p{L}).*$/iu;
/** "A creative designer". */
const ARTICLE = /^(?:an?|eine?|una?)\s+(?=\p{L}{3})/iu;

/** "Maestro albañil, disponible para formación y peritajes": a long line is a title up to its comma, and without a degree behind it. */
export const shortTitle = (words: string): string => {
  const comma = words.length > LONG_TITLE ? words.indexOf(",") : -1;
  // "Government Relations, Communications and Development Director": the person stands behind the comma.
  const isCut = comma > 4 && (namesTitle(words.slice(0, comma)) || !namesTitle(words));
  const short = (isCut ? words.slice(0, comma) : words).trim().replace(/(?<=\p{Ll}{4})\.$/u, "");
  const kept = [short.replace(TAIL, ""), saidOf(short), short.replace(OPEN, ""), short.replace(ARTICLE, "")].find(
    (one) => one !== undefined && one.length < short.length && one.trim().length > 3 && namesTitle(one),
  );
  return kept?.trim() ?? short;
};

/** "Actualmente trabajo en Redbooth como desarrollador backend", "Head of Sales at Lindqvist": the title alone. */
const saidOf = (words: string): string | undefined => {
  const as = AS.exec(words);
  if (as) return LEARNED.test(flat(words.slice(0, as.index))) ? undefined : as[1]!.replace(BEHIND_AS, "");
  return /^(.{4,60}?)\s+(?:at|bei|@)\s+\p{Lu}/u.exec(words)?.[1];
};
// "Training as AI Manager" is no job.
const LEARNED =
  /(?:training|bildung|schulung|lehre|kurs|course|studium|studies|qualification|education|bewerbung|application|curso|formacion|egitim\p{L}*)$/u;
const BEHIND_AS = /\s(?:am|im|an der|bei|beim|in der|at|en el|en la|with|having|responsible)\s.*$/u;
const AS = /\s(?:como|as an?|als|as)\s(?:(?:una?|eine?)\s)?(?!(?:una?|an?|eine?|part|well|parte|equipo)\s)(\p{L}[^,.;:]{3,60})$/u;
// "Freelance designer (Work": the rest stands on another line.
const OPEN = /\s*\([^)]*$/u;
