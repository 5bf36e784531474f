import type { ParsedCv } from "../cv/parsed-cv.ts";
import { sectionAt } from "../cv/sections.ts";
import type { ShownTerm } from "../cv/skills.ts";
import type { Month } from "../text/dates.ts";
import type { Span } from "../text/lines.ts";
import { degreesIn } from "../vocabulary/education.ts";

/** Attainment that a line claims: `full`, only the basics or a course, or a certificate that is still in progress or has expired. */
export type Attainment = "expired" | "inProgress" | "basic" | "taught" | "full";

/** A term with its attainment. */
export type GradedTerm = ShownTerm & {
  readonly attainment: Attainment;
  /** The words beside it claim a level ("Excel: advanced"), or it was used in work. */
  readonly isGraded: boolean;
};

/** 0 for a certificate that is not valid, 1 for the basics, 2 for full. */
export const attainmentRank = (attainment: Attainment): 0 | 1 | 2 =>
  ({ full: 2, basic: 1, taught: 1, inProgress: 0, expired: 0 } as const)[attainment];

const any = (...parts: readonly string[]): string => `(?<!\\p{L})(?:${parts.join("|")})`;

// On flat text, in the four languages.
const BASIC = any(
  "theory only|only (?:in )?theory|nur (?:theoretisch|theorie)|solo (?:en )?teoria|sadece teori\\p{L}*",
  "basic (?:working )?(?:knowledge|skills|understanding|command|level)|(?:the )?basics of|some knowledge of|elementary knowledge",
  "(?:grund|basis)kenntnisse|grundlegende kenntnisse|einfache kenntnisse|erste kenntnisse|geringe kenntnisse",
  "nociones(?: basicas)?|conocimientos? (?:basicos?|elementales)|(?:nivel|manejo|uso) (?:basico|elemental)",
  "(?:temel|baslangic) (?:duzey|seviye|bilgi)\\p{L}*",
);
const BASIC_BEFORE = new RegExp(BASIC, "gu");
const BASIC_AFTER = new RegExp(
  `^\\s*(?:[([:–—-]\\s*|\\p{L}{1,12}\\s+)?(?:${BASIC}|(?<=[([:–—-]\\s*)(?:basic|basics|basico|basica|beginner|anfanger|principiante|temel|baslangic)(?!\\p{L}|\\s\\p{L}))`,
  "u",
);
const OTHER_LEVEL =
  /(?<!\p{L})(?:very good|good|strong|solid|advanced|excellent|expert|proficient|fluent|(?:sehr )?gute\p{L}?|fundierte\p{L}?|vertiefte|fortgeschritten\p{L}*|ausgezeichnete\p{L}?|sichere\p{L}?|buen\p{L}{1,2}|avanzad\p{L}{1,2}|excelente|dominio|experto|iyi|ileri|uzman|cok iyi)(?!\p{L})|[.;|•\n]/u;

/** A level is valid for the names that follow within so many characters. */
const REACH = 200;

/** True for "Grundkenntnisse in Java, SQL" and "Excel (basic)", unless another level stands between. */
const isBasic = (plain: string, sentence: Span, mention: Span): boolean => {
  if (BASIC_AFTER.test(plain.slice(mention.end, Math.min(sentence.end, mention.end + 50)))) return true;
  const before = plain.slice(Math.max(sentence.start, mention.start - REACH), mention.start);
  const basic = [...before.matchAll(BASIC_BEFORE)].at(-1);
  return basic !== undefined && !OTHER_LEVEL.test(before.slice(basic.index + basic[0].length));
};

const EXPIRED = new RegExp(
  any(
    "abgelaufen|nicht mehr gultig|ungultig|expired|lapsed|no longer valid|caducad[oa]|vencid[oa]|ya no vigente",
    "suresi (?:doldu|dolmus|bitti|gecmis|gecti)|gecersiz|gecerliligi (?:doldu|bitti|yok)",
  ),
  "u",
);
const UNTIL =
  /(?<!\p{L})(?:valid (?:until|to|till|through)|expir(?:es|y|ation)(?: date| on| in)?|gultig bis|gultigkeit bis|valid[oa] hasta|vigente hasta|vigencia hasta|vence(?: en| el)?|caduca(?: en| el)?|gecerlilik(?: tarihi| suresi)?|son gecerlilik(?: tarihi)?)\s*:?\s*(?:\p{L}{3,10}\.? (?:de )?)?(?:(?:\d{1,2}[./-])?(?<month>\d{1,2})[./-])?(?<year>(?:19|20)\d{2})/u;
const UNTIL_TURKISH = /(?<year>(?:19|20)\d{2})'?\p{L}{0,4} (?:yilina |tarihine )?(?:kadar|dek) gecerli/u;
const IN_PROGRESS = new RegExp(
  any(
    "applied for|enrolled (?:in|on)|in progress|ongoing|pending|in preparation|preparing for|working towards?|studying for|candidate for|expected|planned for|scheduled for|not yet (?:completed|passed)|underway|learner|provisional|candidate|eligible|part[- ]qualified|finalist|(?:\\d|one|two|three|four) (?:of|out of|\\/) (?:the )?(?:\\d{1,2}|three|four|six) (?:parts?|papers?|exams?|levels?|sections?)|exam (?:scheduled|booked|registered|prep\\p{L}*)|(?:exam(?:ination)? )?(?:preparation|preparatory)|prep(?: course)?(?=[\\s):]|$)|level i{1,2}(?=$|[\\s),])",
    "beantragt|angemeldet zu|in vorbereitung|in arbeit|laufend\\p{L}{0,2}|angestrebt|geplant|voraussichtlich|noch nicht abgeschlossen|prufung steht aus|-?vorbereitung\\p{L}*|in der ausbildung zu[mr]|in ausbildung",
    "solicitad[oa]|en curso|en proceso|en preparacion|preparando|preparacion|preparatorio|previst[oa]|pendiente(?: de examen)?|en tramite",
    "basvurusu yapil\\p{L}*|hazirlik asamasinda|hazirlaniyor\\p{L}*|hazirlik|devam ediyor\\p{L}*|devam etmekte\\p{L}*|beklen(?:iyor|en|mekte)\\p{L}*|al(?:inacak|acagim|mak uzereyim)|surecinde|egitimi suruyor",
  ),
  "u",
);

/** The words about a certificate: its item of the line, and the next item when it only holds dates. */
const saidOf = (plain: string, sentence: Span, mention: Span): string => {
  const before = plain.slice(Math.max(sentence.start, mention.start - REACH), mention.start);
  const cut = Math.max(...[",", ";", "|", "•", "\n"].map((sign) => before.lastIndexOf(sign)));
  const after = plain.slice(mention.end, Math.min(sentence.end, mention.end + 120));
  const [own = "", next = ""] = after.split(/[,;|•\n]/u);
  const isAbout =
    next !== "" &&
    (UNTIL.test(next) || UNTIL_TURKISH.test(next) || EXPIRED.test(next) || IN_PROGRESS.test(next)) &&
    next.length < 50;
  return `${before.slice(cut + 1)} ${own}${isAbout ? ` ${next}` : ""}`;
};

/** The attainment of a certificate by the words about it, on flat text. */
export const certificateAttainment = (said: string, asOf: Month): Attainment => {
  if (EXPIRED.test(said)) return "expired";
  const until = (UNTIL.exec(said) ?? UNTIL_TURKISH.exec(said))?.groups;
  if (until) {
    const month = Number(until["month"] ?? 12);
    return Number(until["year"]) * 12 + Math.min(Math.max(month, 1), 12) - 1 < asOf ? "expired" : "full";
  }
  return IN_PROGRESS.test(said) ? "inProgress" : "full";
};

// A course is no practice. On flat text, before the name of the skill.
const COURSE =
  /(?<!\p{L})(?:cursos?(?: de| en)|courses?(?: in| on|:)|coursework|kurse? |weiterbildung(?: in)?:|seminar (?:zu|uber)|egitim almaktayim|taller de)/u;

// The same behind it: "proje yönetimi eğitimlerini tamamladım", "SAP und DATEV durch Selbststudium".
const COURSE_BEHIND =
  /^[^.;|•]{0,60}?(?<!\p{L})(?:egitim al\p{L}*|egitim(?:i|ini|leri|lerini|lerin|lerinin|ler| seti\p{L}*| programi\p{L}*)|sertifika programi\p{L}*|kurs(?:u|unu|lari|larini)|selbststudium|(?:online-?|onlinek|k)urse?n?|autodidact[oa]|de forma autodidacta|self-stud(?:y|ied)|online courses?|course|\d+-(?:day|tagig\p{L}*|hours?) \p{L}+)(?!\p{L})/u;

// "Learned about Java and SQL in an internship": being taught is not yet work.
const LEARNED =
  /(?<!\p{L})(?:learn(?:ed|t|ing)? about|introduc(?:ed|tion) to|aprendi(?:endo|do|r)? (?:sobre|acerca de)|aprender (?:sobre|acerca de)|kennengelernt|einblicke? in|hakkinda (?:bilgi edin|ogren)\p{L}*)(?!\p{L})(?:[^.;|•\n]|\.(?=\p{L}))*$/u;

/** "MA in Human Resources": a person who has studied a field has not worked in it yet. */
const isStudied = ({ flat: words, sections }: Pick<ParsedCv, "flat" | "sections">, kind: string, { start, end }: Span): boolean =>
  kind === "skill" && sectionAt(sections, start).kind === "education" && degreesIn(words.slice(start, end)).length > 0;

// Above a list of courses.
const COURSES = /(?<!\p{L})(?:cursos?|courses?|kurse?|seminare?|weiterbildung\p{L}*|kurslar\p{L}*|egitimler\p{L}*)(?!\p{L})/u;
const LONGEST_HEADING = 60;

/** True below a heading that names courses. */
const isBelowCourses = ({ flat: words, sections }: Pick<ParsedCv, "flat" | "sections">, { start }: Span): boolean => {
  const { heading } = sectionAt(sections, start);
  return (
    heading !== undefined && COURSES.test(words.slice(heading.start, Math.min(heading.end, heading.start + LONGEST_HEADING)))
  );
};

/** The attainment of a mention as of a month. */
export const attainmentOf = (
  cv: Pick<ParsedCv, "flat" | "sections">,
  { term, level, sentence, start, end }: ShownTerm,
  asOf: Month,
): Attainment => {
  const mention = { start, end };
  if (term.kind === "certification") return certificateAttainment(saidOf(cv.flat, sentence, mention), asOf);
  if (term.kind !== "skill" && term.kind !== "tool") return "full";
  if (isBasic(cv.flat, sentence, mention)) return "basic";
  if (LEARNED.test(cv.flat.slice(Math.max(sentence.start, start - REACH), start))) return "taught";
  if (level === "role" || level === "recentRole") return "full";
  const isTaught =
    isStudied(cv, term.kind, sentence) ||
    (term.kind === "skill" && isBelowCourses(cv, sentence)) ||
    COURSE.test(cv.flat.slice(sentence.start, mention.end)) ||
    COURSE_BEHIND.test(cv.flat.slice(mention.end, sentence.end));
  return isTaught ? "taught" : "full";
};

// Words for a good command of something, on flat text, in the four languages.
const COMMAND =
  "proficien\\p{L}*|fluen\\p{L}*|experts?|expertise|advanced|very good|good|strong|solid|excellent|in[- ]depth|deep|thorough|skilled|" +
  "(?:sehr )?gut(?:e\\p{L}?)?|(?:sehr )?sichere\\p{L}?|fundierte\\p{L}?|vertiefte\\p{L}?|fortgeschritten\\p{L}*|ausgezeichnete\\p{L}?|umfassende\\p{L}?|ausgepragte\\p{L}?|" +
  "avanzad\\p{L}{1,2}|excelente|dominio|dominar|experto|buen\\p{L}{0,2}|solid\\p{L}{1,2}|alto nivel|nivel alto|" +
  "ileri|cok iyi|iyi|uzman\\p{L}*|hakim\\p{L}*|etkin";
const ASKS_COMMAND = new RegExp(`(?<!\\p{L})(?:${COMMAND})(?!\\p{L})`, "u");
const CLAIMED_BEFORE = new RegExp(
  `(?<!\\p{L})(?:${COMMAND}|prominent|confident|versiert\\p{L}*|intermedi[oa]|intermediate|orta)(?!\\p{L})[^.;|•\\n]*$`,
  "u",
);
const CLAIMED_AFTER = new RegExp(
  `^\\p{L}*[^,.;|•\\n]{0,30}?(?<!\\p{L})(?:${COMMAND}|intermedi[oa]|intermediate|orta|(?:\\d{1,2}|[5-9]0|100) ?(?:%|years|jahre|anos|yil))(?!\\p{L})`,
  "u",
);

/** True when a criterion asks for a good command: "proficient in TypeScript", "sehr gute Excel-Kenntnisse". */
export const asksForCommand = (flatText: string): boolean => ASKS_COMMAND.test(flatText);

/** True for "sehr gute Kenntnisse in Word, Excel" and "Excel (advanced)", and for what was used in work; a bare name in a list says no level. */
export const isGraded = (flatText: string, { level, sentence, start, end }: ShownTerm): boolean =>
  level !== "listed" ||
  CLAIMED_BEFORE.test(flatText.slice(Math.max(sentence.start, start - REACH), start)) ||
  CLAIMED_AFTER.test(flatText.slice(end, Math.min(sentence.end, end + 60)));

/** True when a criterion asks for the basics only. On flat text. */
export const asksForBasics = (flatText: string): boolean =>
  flatText.search(BASIC_BEFORE) !== -1 || /(?<!\p{L})(?:basics?|basic[oa]s?|temel)(?!\p{L})/u.test(flatText);
