import { isGivenUp } from "../cv/education.ts";
import { isOccupation } from "../cv/line-kinds.ts";
import { namesIn } from "../cv/lists.ts";
import { sentenceAt, type ParsedCv } from "../cv/parsed-cv.ts";
import { sectionAt } from "../cv/sections.ts";
import type { MarkLevel } from "../mark.info.ts";
import type { EducationLevel } from "../profile.info.ts";
import type { Language } from "../text/language.ts";
import { flat } from "../text/fold.ts";
import { contains, lastFrom, touching, type Span } from "../text/lines.ts";
import { isSameWord } from "../text/words.ts";
import { degreesIn, EDUCATION_NAMES, educationRank, namesCollege, namesOfDegrees, namesSchool } from "../vocabulary/education.ts";
import { fieldsIn, type Field } from "../vocabulary/fields.ts";
import { occupationsOf } from "../vocabulary/occupations.ts";
import { isKindOfStudy, isNearStudy, isOfStudy, isWideStudy, studyOfWord, studyWordsIn } from "../vocabulary/studies.ts";
import { apprenticeshipsIn } from "./apprenticeships.ts";
import type { Ask } from "./ask.ts";
import { ANY_STUDY } from "./ask-education.ts";
import { educationMark } from "./levels.ts";
import { NOTHING, type Citation, type CriterionResult } from "./result.ts";
import { cite } from "./terms.ts";
import type { Work } from "./work-asked.ts";

type EducationAsk = Ask & { is: "education" };

/** A degree as criteria are compared with it; an index holds as much. */
export interface Degree {
  readonly level: EducationLevel;
  readonly isUnfinished: boolean;
  /** No degree is named: a university under the heading of education stands for one in part, in its own field alone. */
  readonly isImplied: boolean;
  /** A college gives it: "önlisans". */
  readonly isOfCollege: boolean;
  /** The words of its field of study, folded. */
  readonly words: readonly string[];
  readonly fields: readonly Field[];
}

interface StudyWord extends Span {
  readonly fold: string;
}

/** A degree of a text, with its place. */
interface FoundDegree extends Degree, Span {
  readonly line: Span;
  /** Words of its own line and, where that names no field, of its neighbours. */
  readonly said: readonly StudyWord[];
}

const MOST_DEGREES = 8;
const MOST_WORDS = 16;

// On flat text: still at it.
const UNFINISHED =
  /(?<!\p{L})(?:in progress|ongoing|towards? (?:an? |my |the )?(?:\p{L}{1,30}(?:[’']s)? )?(?:degree|bachelor|master|diploma)|(?:semester|credit) hours|enrolled|matriculated(?! with)|expected|candidate|current(?:ly)?|present|to date|undergraduate student|student(?:in)?|studierend\p{L}*|heute|laufend\p{L}*|aktuell|derzeit|voraussichtlich|angestrebt\p{L}*|actualidad|actualmente|actual|en curso|cursando|estudiante|pasante|previst[oa]|halen|devam\p{L}*|gunumuz|ogrenci\p{L}*|beklenen)(?!\p{L})/u;
const UNIVERSITY =
  /(?<![\p{L}\d])(?:universi(?:ty|tat|taet|dad|teit|ta|te|tesinin)|universitesi|(?:fach)?hochschule|polytechnic|politecnico|institute of technology)(?!\p{L})/u;
// The name of a school that is left with a certificate, which the line does not name.
const UPPER_SCHOOL =
  /(?<!\p{L})(?:(?:fen|anadolu|super|duz|imam hatip) lisesi|gymnasium|high school|grammar school|instituto de educacion secundaria)(?!\p{L})/u;
const NO_DEGREE =
  /volkshochschule|vhs|\bsem\b|kurs|course|curso|seminar|certificat|zertifikat|sertifika|summer school|klinik|hospital|hastane|auslandssemester|erasmus|meslek|myo|yuksek ?okul|diplomado/;
// The subject of a club is not that of its members' studies.
const CLUB = /(?<!\p{L})(?:club|society|verein|fachschaft|asociacion|toplulug\p{L}+|kulub\p{L}+)(?!\p{L})/u;
const LONGEST_NAME = 110;
const MOST_NAMES = 3;

const KNOWN = new WeakMap<ParsedCv, readonly FoundDegree[]>();

/** The degrees of a CV in order of the text, each with its own field of study. */
export const degreesOf = (cv: ParsedCv): readonly Degree[] => degreesFound(cv);

const degreesFound = (cv: ParsedCv): readonly FoundDegree[] => {
  const known = KNOWN.get(cv);
  if (known) return known;
  const found = [...readDegrees(cv), ...tradesLearned(cv)].slice(0, MOST_DEGREES);
  KNOWN.set(cv, found);
  return found;
};

const tradesLearned = (cv: ParsedCv): FoundDegree[] =>
  apprenticeshipsIn(cv).map(({ line, named, trade, isUnfinished }) => {
    const said = studyWords(cv, trade);
    const level = "vocational";
    return { level, ...named, line, said, isUnfinished, isImplied: false, isOfCollege: false, ...studyOf(said) };
  });

const readDegrees = (cv: ParsedCv): FoundDegree[] => {
  const sections = cv.sections.filter(({ kind }) => kind === "education");
  const certificates = cv.sections.filter(({ kind }) => kind === "certifications");
  const isOfSection = (line: Span): boolean =>
    sections.length > 0
      ? sections.some((section) => contains(section, line) || (line.start < section.start && line.end > section.start))
      : sectionAt(cv.sections, line.start).kind !== "experience";
  // "Metal işleri ustalık belgesi" stands among the certificates, and ends a training.
  const isMastery = (line: Span): boolean =>
    MASTERY.test(flatOf(cv, line)) && certificates.some((section) => contains(section, line));
  const lines = cv.lines.filter((line) => isOfSection(line) || isMastery(line));
  const named = lines.map((line) => degreesIn(cv.flat.slice(line.start, line.end)));
  return lines.flatMap((line, at): FoundDegree[] => {
    const words = cv.flat.slice(line.start, line.end);
    // "Java · AWS · Ingeniería de datos": a list of skills is no education.
    if (sections.length === 0 && namesIn(cv.text.slice(line.start, line.end)) > MOST_NAMES) return [];
    if (isGivenUp(words) || (sentenceAt(cv, line.start)?.voice ?? "claim") !== "claim") return [];
    const beside = [lines[at - 1], lines[at + 1]].filter(
      (other, side) =>
        other !== undefined &&
        named[at - 1 + 2 * side]!.length === 0 &&
        isNextTo(cv, line, other) &&
        !CLUB.test(flatOf(cv, other)),
    ) as Span[];
    if (named[at]!.length > 0) {
      const own = studyWords(cv, line);
      const field = namesField(words, named[at]!);
      const said =
        field !== undefined
          ? own.filter(({ start }) => start < line.start + field)
          : namesStudy(own)
            ? own
            : [own, ...beside.map((other) => studyWords(cv, other))].flat();
      const isUnfinished =
        UNFINISHED.test(words) || beside.some((other) => isPeriod(cv, other) && UNFINISHED.test(flatOf(cv, other)));
      return named[at]!.map(({ level, start, end }) => ({
        level,
        start: start + line.start,
        end: end + line.start,
        line,
        said,
        isUnfinished,
        isImplied: false,
        isOfCollege: namesCollege(words),
        ...studyOf(said),
      }));
    }
    if (sections.length === 0 || words.length > LONGEST_NAME || NO_DEGREE.test(words)) return [];
    const said = studyWords(cv, line);
    const isUnfinished = UNFINISHED.test(words);
    const implied = { line, said, isUnfinished, isImplied: true, isOfCollege: false, ...studyOf(said) };
    const school = namesStudy(said) ? UNIVERSITY.exec(words) : null;
    if (school)
      return [
        { ...implied, level: "bachelor", start: line.start + school.index, end: line.start + school.index + school[0].length },
      ];
    const upper = UPPER_SCHOOL.exec(words);
    if (upper)
      return [{ ...implied, level: "school", start: line.start + upper.index, end: line.start + upper.index + upper[0].length }];
    const next = lines[at + 1];
    const isTrade =
      isTradeLearned(cv.text.slice(line.start, line.end)) &&
      (cv.language === "de" ||
        namesSchool(words) ||
        (next !== undefined && isNextTo(cv, line, next) && namesSchool(flatOf(cv, next))));
    return isTrade ? [{ ...implied, isImplied: false, level: "vocational", start: line.start, end: line.end }] : [];
  });
};

// On flat text: "Bachelor of Arts, Communication", "Licenciatura en Filosofía", before no school, town or date.
const FIELD_BEHIND =
  /^(?:\s*(?:in|of|en|de|der|fur|:|,|-)\s*)+(?!universi|college|school|hochschule|facultad|instituto)\p{L}{4,}(?=\s(?:and|und|y|ve|&)\s)/u;

/** Where the field ends that a degree names, whether the table of studies knows it or not: what follows is another entry. */
const namesField = (words: string, degrees: readonly { readonly end: number }[]): number | undefined => {
  const degree = degrees.find(({ end }) => FIELD_BEHIND.test(words.slice(end)));
  const token = degree === undefined ? -1 : words.indexOf("█", degree.end);
  return degree === undefined ? undefined : token === -1 ? words.length : token;
};

const MASTERY = /(?<!\p{L})(?:ustalik|kalfalik) (?:belgesi|diplomasi)|meisterbrief|gesellenbrief|gesellenprufung/u;

// "Praktikum als Koch" among the schools is no training in the trade.
const NO_TRAINING =
  /(?<!\p{L})(?:\p{L}*praktik\p{L}*|praxis\p{L}*|hiwi|werkstudent\p{L}*|intern|internship|practicas|pasantia|stajyer\p{L}*|staji?|aushilfe|ferienjob|assistant|angelernt\p{L}*|members?|mitglied|miembro|uye(?:si)?|participant|teilnehmer\p{L}*|participante|founder|captain|president)(?!\p{L})/u;

/** "Elektroniker Energie- und Gebäudetechnik, HWK München": an entry of the education that begins with an occupation. */
const isTradeLearned = (line: string): boolean => {
  const words = line.replace(/^[\d\s./–-]+/, "");
  const first = words.split(/,|\s[–|-]\s/u)[0]!;
  return !NO_TRAINING.test(flat(words)) && (isOccupation(words) || isOccupation(first) || namesTradeFirst(first));
};

const MOST_OF_TRADE = 5;

/** "ReFa", "Elektroniker Energie- und Gebäudetechnik", "Hotel- und Gastgewerbeassistentin": an occupation and its branch. */
const namesTradeFirst = (first: string): boolean =>
  occupationsOf(first).some(({ isco }) => isco.length > 2) && first.split(/\s+/).length <= MOST_OF_TRADE;

const flatOf = (cv: ParsedCv, { start, end }: Span): string => cv.flat.slice(start, end);

const isNextTo = (cv: ParsedCv, line: Span, other: Span): boolean =>
  !/\n\s*\n/.test(cv.text.slice(Math.min(line.end, other.end), Math.max(line.start, other.start)));

// "09/2020 – heute": the dates of an entry on a line of their own.
const isPeriod = (cv: ParsedCv, line: Span): boolean =>
  line.end - line.start < 40 && /\d{4}|█/.test(cv.text.slice(line.start, line.end));

// "İzmir Ekonomi Üniversitesi", "Medical University", "University of Finance and Economics": words of a school's name, which are no field of study.
const SCHOOL_NAME =
  /(?:\p{L}+ ){1,2}(?=universitesi(?!\p{L}))|\p{L}+ (?=(?:university|school|college)(?!\p{L}))|(?<=university of )\p{L}+(?: and \p{L}+)?/gu;

const studyWords = (cv: ParsedCv, line: Span): StudyWord[] =>
  studyWordsIn(cv.text.slice(line.start, line.end).replace(/\n/g, " "))
    .filter(
      (
        (isNamed) => (token: Span) =>
          !isNamed(token)
      )(touching(namesBesideStudy(cv.flat.slice(line.start, line.end)))),
    )
    .filter(({ fold }) => !ANY_STUDY.has(fold))
    .map(({ fold, start, end }) => ({ fold, start: start + line.start, end: end + line.start }))
    .slice(0, MOST_WORDS);

/** Words of names of schools and of degrees. */
const namesBesideStudy = (words: string): Span[] =>
  [...schoolNames(words), ...namesOfDegrees(words)].toSorted((a, b) => a.start - b.start);

const schoolNames = (words: string): Span[] =>
  [...words.matchAll(SCHOOL_NAME)].map(({ index, 0: name }) => ({ start: index, end: index + name.length }));

const namesStudy = (words: readonly StudyWord[]): boolean =>
  words.some(({ fold }) => {
    const study = studyOfWord(fold);
    return study !== undefined && !isWideStudy(study);
  });

const studyOf = (said: readonly StudyWord[]): Pick<Degree, "words" | "fields"> => {
  const words = [...new Set(said.map(({ fold }) => fold))].slice(0, MOST_WORDS);
  return { words, fields: specific(fieldsIn(words.join(" "))) };
};

// Fields of work that hold many studies: an engineer of one kind is none of another.
const WIDE = new Set([
  "engineering",
  "management",
  "office",
  "technician",
  "production",
  "project",
  "consulting",
  "service",
  "education",
  "science",
]);
const specific = (fields: readonly Field[]): Field[] => fields.filter(({ id }) => !WIDE.has(id));

/** The fields of study that are asked for. */
const studiesAsked = (option: EducationAsk["options"][number]): readonly number[] => {
  const named = option.words.flatMap((word) => studyOfWord(word) ?? []);
  // "İşletme, İktisat veya Mühendislik": an alternative of its own, however wide.
  const close = option.isAnyWord ? named : named.filter((study) => !isWideStudy(study));
  // Veterinary medicine is one field of two words, the second of which is another's.
  const own = close.filter((study) => !close.some((other) => isKindOfStudy(other, study)));
  return own.length > 0 ? own : named;
};

/** True for a word of a degree that names the field asked for. */
const namesAsked = (option: EducationAsk["options"][number]): ((word: string) => boolean) => {
  const studies = studiesAsked(option);
  if (studies.length > 0)
    return (word) => {
      const study = studyOfWord(word);
      return study !== undefined && studies.some((asked) => isOfStudy(study, asked));
    };
  // "Health management": the management of something else is another field.
  const telling = option.words.filter((word) => !MANAGEMENT.test(word));
  return (word) => (telling.length > 0 ? telling : option.words).some((asked) => isSameWord(asked, word));
};
const MANAGEMENT = /^(?:management|manag|verwaltung|gestion|administra|yonetim|teknoloji|technolog|tecnolog)/;

/** The mark of one degree for one of the degrees that a criterion allows. */
const markOf = (option: EducationAsk["options"][number], degree: Degree): MarkLevel => {
  const isAny = option.words.length === 0 && !option.isOfJob;
  // A student of a university has left school.
  if (isAny && degree.isImplied && option.level !== "school") return "notShown";
  // "Önlisans mezunu": a vocational school is left before.
  if (option.isOfCollege && degree.level === "vocational" && !degree.isOfCollege) return "notShown";
  const names = namesAsked(option);
  const isNear = !isAny && !degree.words.some(names) && degree.words.some((word) => isNearAsked(option, word));
  const isField =
    isNear ||
    isAny ||
    degree.words.some(names) ||
    (option.words.every((word) => studyOfWord(word) === undefined) &&
      specific(option.fields).some((field) => degree.fields.includes(field)));
  // "Meslek lisesi" is a school that is left with a certificate as well as a trade.
  const isSchool =
    option.level === "school" && !option.isOfJob && !isAnyStudy(option) && degree.words.some((word) => word.startsWith("lise"));
  const mark = educationMark(option, isSchool ? "school" : degree.level, isField || isSchool);
  // A student has left school, a pupil has not.
  if (option.level === "school" && degree.isUnfinished) return degree.level === "school" ? "notShown" : mark;
  // A certificate of the lower school is a part of the higher one.
  const isLower = option.isUpperSchool && degree.level === "school" && degree.words.some((word) => LOWER_SCHOOL.test(word));
  if (mark === "met" && isLower && !degree.words.some((word) => HIGHER_SCHOOL.test(word)))
    return degree.words.some((word) => LOWEST_SCHOOL.test(word)) ? "notShown" : "partly";
  // A near field at a lower level is two steps away.
  if (isNear && mark === "partly" && educationRank(degree.level) < educationRank(option.level)) return "notShown";
  const hasLeftSchool = option.level === "school" && degree.level !== "school";
  const isShort =
    degree.isUnfinished ||
    (degree.isImplied && !hasLeftSchool) ||
    (isNear && !option.isSimilar) ||
    isSystemsForEngineering(option, degree);
  return mark === "met" && isShort ? "partly" : mark;
};

const isNearAsked = (option: EducationAsk["options"][number], word: string): boolean => {
  const study = studyOfWord(word);
  if (study === undefined) return false;
  // "Science or engineering, such as physics"; "business, such as a tax clerk's" is no engineering.
  const isOfWide =
    option.isByExample && isWideStudy(study) && option.words.some((asked) => isWideStudy(studyOfWord(asked) ?? -1));
  return isOfWide || studiesAsked(option).some((asked) => isNearStudy(study, asked));
};

/** "Bachillerato en diseño": a field of study is asked for, which a school does not teach. */
const isAnyStudy = ({ words }: EducationAsk["options"][number]): boolean => words.some((word) => studyOfWord(word) !== undefined);

const isEngineering = (word: string): boolean => {
  const study = studyOfWord(word);
  return study !== undefined && isWideStudy(study) && !/^(?:sci|cien|natur)/.test(word);
};

// "Wirtschaftsinformatik", "Yönetim Bilişim Sistemleri": half of it is business.
const SYSTEMS = /^(?:wirtschaftsinformat|bilisim$|information$)/;

/** Information systems are near to computer engineering, and are no engineering. */
const isSystemsForEngineering = (option: EducationAsk["options"][number], { words }: Degree): boolean =>
  option.words.some(isEngineering) && words.some((word) => SYSTEMS.test(word)) && !words.some(isEngineering);

// Words of a certificate that is left with after nine or ten years, folded.
const LOWER_SCHOOL = /^(?:hauptschul|realschul|sekundarschul|mittler|ortaokul|ilkokul|ilkogretim|primaria|egb$|eso$|gcse)/;

// A certificate after nine years or fewer, three short of the one asked for.
const LOWEST_SCHOOL = /^(?:hauptschul|ortaokul|ilkokul|ilkogretim|primaria|egb$)/;

// Words of one that opens the university; the school before it may stand beside it.
const HIGHER_SCHOOL = /^(?:(?:fach)?abitur|(?:fach|fachhoch|hoch)schulreife|matura|maturitat|bachiller|lise|high$)/;

/** A criterion with the fields of the job where it names none but those "related" to it; undefined where the job does not tell them. */
export const educationAsked = (ask: EducationAsk, work: Work | undefined): EducationAsk | undefined => {
  if (!ask.options.some(({ isOfJob }) => isOfJob)) return ask;
  return work && { ...ask, options: ask.options.map((option) => ({ ...option, fields: work.fields })) };
};

/** The mark of the best degree, and its position. */
export const bestDegree = (ask: EducationAsk, degrees: readonly Degree[]): { mark: MarkLevel; at: number } => {
  if (ask.isAll) {
    const each = ask.options.map((option) => bestDegree({ ...ask, options: [option], isAll: false }, degrees));
    const shown = each.filter(({ mark }) => mark !== "notShown");
    if (shown.length === 0) return each[0]!;
    return { mark: each.every(({ mark }) => mark === "met") ? "met" : "partly", at: shown[0]!.at };
  }
  let best: { mark: MarkLevel; at: number } = { mark: "notShown", at: -1 };
  for (const [at, degree] of degrees.entries())
    for (const option of ask.options) {
      const mark = markOf(option, degree);
      if (mark === "met" && best.mark !== "met") best = { mark, at };
      else if (mark === "partly" && best.mark === "notShown") best = { mark, at };
    }
  return best;
};

/** A degree of the level and in the field that are asked for. The quote holds both: where they stand apart, there are two. */
export const findEducation = (cv: ParsedCv, asked: EducationAsk, language: Language, work: Work | undefined): CriterionResult => {
  const ask = educationAsked(asked, work);
  if (!ask) return NOTHING;
  const degrees = degreesFound(cv);
  const { mark, at } = bestDegree(ask, degrees);
  const degree = degrees[at];
  const first = ask.options[0]!;
  if (!degree) {
    const highest = degrees.toSorted((a, b) => educationRank(b.level) - educationRank(a.level))[0];
    if (!highest) return NOTHING;
    if (educationRank(highest.level) >= educationRank(first.level))
      return first.isOfJob ? NOTHING : { ...NOTHING, note: { key: "missing", values: { missing: first.words.join(" ") } } };
    return { ...NOTHING, note: levelNote(highest.level, first.level, language) };
  }
  const citations = citationsOf(cv, ask, degree);
  if (mark === "met") return { mark, rung: null, citations };
  const note = degree.isUnfinished ? { key: "inProgress", values: {} } : levelNote(degree.level, first.level, language);
  return { mark, rung: null, citations, note };
};

const levelNote = (shown: EducationLevel, asked: EducationLevel, language: Language): CriterionResult["note"] => ({
  key: "educationLevel",
  values: { shown: EDUCATION_NAMES[shown][language], asked: EDUCATION_NAMES[asked][language] },
});

const citationsOf = (cv: ParsedCv, ask: EducationAsk, degree: FoundDegree): Citation[] => {
  const own = cite(cv.text, degree.line, degree);
  const names = ask.options.map(namesAsked);
  const word =
    degree.said.find(({ fold }) => names.some((isNamed) => isNamed(fold))) ??
    degree.said.find(({ fold }) => ask.options.some((option) => isNearAsked(option, fold)));
  if (!word || contains(own.quote, word)) return [own];
  const line = cv.lines[lastFrom(cv.lines, word.start)] ?? word;
  return [own, cite(cv.text, line, word)];
};
