/** Schooling and degrees that a criterion asks for. */
import type { EducationLevel } from "../profile.info.ts";
import { flat } from "../text/fold.ts";
import { overlaps, touching, type Span } from "../text/lines.ts";
import { degreesIn, namesCollege, namesOfDegrees, type NamedDegree } from "../vocabulary/education.ts";
import { fieldsIn } from "../vocabulary/fields.ts";
import { isWideStudy, studyOfWord, studyWordsIn } from "../vocabulary/studies.ts";
import type { Ask, DegreeAsked } from "./ask.ts";
import { words } from "./asked-words.ts";

/** Words around a degree that name no field of study. */
export const ANY_STUDY: ReadonlySet<string> = new Set(
  "degree superior medio fp studium abschluss abgeschlossenes abgeschlossene abgeschlossener ausbildung berufsausbildung university universitat universidad universite bolumlerinden mezun mezunu comparable vergleichbar vergleichbare vergleichbarer equivalent qualification qualifikation titulacion titulo estudios completed higher grado formacion level training certificate leaving school universitario universitaria derecesi diplomasi related subject fach fachrichtung verwandten afin afines relacionada ilgili bolumlerinin bolumleri bolumu lisans finished successful erfolgreich erfolgreiches erfolgreiche bachelorabschluss masterabschluss promotion schulabschluss profesional formacion meslek egitimi lise yuksek doctorado doktora master s programindan programlarindan programi institution institucion acreditada accredited recognized recognised recognition department approved state equivalente gleichwertige gleichwertiger abgeschlossenem schulische erfolgreich absolviert idealerweise minimum escolaridad academica academico education egitim educacion media media's requirements qualifications applied".split(
    " ",
  ),
);

export const educationAsk = (text: string): (Ask & { is: "education" }) | undefined => {
  const degrees = degreesAskedIn(flat(text));
  if (degrees.length === 0) return undefined;
  const isName = touching(namesOfDegrees(flat(text)));
  const named = studyWordsIn(text).filter(
    (token) =>
      !isName(token) &&
      !ANY_STUDY.has(token.fold) &&
      (studyOfWord(token.fold) !== undefined || !degrees.some((one) => overlaps(one, token))),
  );
  const choices = partsByOr(text, degrees);
  const asides = choices.length > 1 ? [] : partsBySigns(text, degrees);
  const isAll = asides.length > 1;
  const parts = isAll ? asides : choices;
  // "A degree or a commercial apprenticeship" names the field before the second; "bachelor or master in law" names it for both.
  const own = parts.map((part) => named.filter((token) => overlaps(part, token)));
  const isApart =
    isAll || (parts.length > 1 && own[0]!.length === 0 && named.every((token) => degrees.some((one) => token.start < one.end)));
  const hasSubject = BACHILLER_IN.test(flat(text));
  const options = isApart
    ? parts.map((part, at) =>
        degreeAsked(
          levelsOf(degrees.filter((one) => overlaps(part, one))),
          own[at]!.map(({ fold }) => fold),
          { isAnyWord: false, hasSubject },
        ),
      )
    : [
        degreeAsked(
          levelsOf(degrees),
          besideDegrees(text, named, degrees).map(({ fold }) => fold),
          { isAnyWord: named.some((token) => isWideAlternative(flat(text), token)), hasSubject },
        ),
      ];
  const isUpperSchool = UPPER_SCHOOL.test(flat(text));
  const isOfJob = RELATED_FIELD.test(flat(text)) && options.every((option) => option.words.length === 0);
  return {
    is: "education",
    options: options.map((option) => ({
      ...option,
      isUpperSchool,
      isOfJob,
      isOfCollege: namesCollege(flat(text)),
      ...examplesOf(text),
      isSimilar: SIMILAR_STUDY.test(flat(text)),
    })),
    isAll,
  };
};

/** The degrees of flat text; "vocational high school" asks for a trade, which another high school does not teach. */
const degreesAskedIn = (plain: string): NamedDegree[] => {
  const schools = [...plain.matchAll(SCHOOL_OF_TRADE)].map(({ index, 0: name }): NamedDegree => ({
    level: "vocational",
    start: index,
    end: index + name.length,
  }));
  const isOfSchool = touching(schools);
  return [...schools, ...degreesIn(plain).filter((degree) => !isOfSchool(degree))].toSorted(
    (one, other) => one.start - other.start,
  );
};
const SCHOOL_OF_TRADE = /(?<!\p{L})(?:vocational|technical|trade) (?:senior )?(?:high |secondary )?school(?!\p{L})/gu;

// On flat text.
const SIMILAR_STUDY =
  /(?<!\p{L})(?:similar|related|comparable|equivalent|vergleichbar\p{L}{0,2}|ahnlich\p{L}{0,3}|verwandt\p{L}{0,3}|similares|afin|afines|relacionad\p{L}{1,2}|benzer|ilgili|vb)(?!\p{L})/u;

// On flat text: a field that is told only by what it is like.
const RELATED_FIELD =
  /(?<!\p{L})(?:(?:related|relevant|similar) (?:technical |academic )?(?:fields?|subjects?|disciplines?|areas?|degrees?|stud(?:y|ies)|majors?)|(?:carreras?|areas?|estudios|ramas?|especialidad(?:es)?|titulacion(?:es)?|campos?) (?:o areas? )?(?:afin(?:es)?|relacionad[oa]s?|similar(?:es)?)|(?:verwandte[rnms]?|ahnliche[rnms]?|vergleichbare[rnms]?|einschlagige[rnms]?) (?:fach(?:richtung|gebiet|bereich)?|studien\p{L}*|studium|hochschulstudium|disziplin)(?:en|e)?|(?:ilgili|benzer|yakin) (?:bolum|alan|dal|fakulte)\p{L}*)(?!\p{L})/u;

// On flat text: the fields behind are examples of the wide one before.
const SUCH_AS =
  /(?<!\p{L})(?:del tipo|tales como|por ejemplo|such as|for example|e\.g\.|wie etwa|zum beispiel|z\. ?b\.|beispielsweise)(?!\p{L})/u;

const examplesOf = (text: string): Pick<DegreeAsked, "isByExample" | "isAnyWord"> | undefined =>
  SUCH_AS.test(flat(text)) ? { isByExample: true, isAnyWord: false } : undefined;

const SIGNS = /[,;.)](?=\s|$)|\)\s*/gu;

/** The parts of a text between its signs, where each names a degree of another level; otherwise the text. */
const partsBySigns = (text: string, degrees: readonly NamedDegree[]): Span[] => {
  const between = degrees.slice(1).map(({ start }, at) => {
    const signs = [...text.slice(degrees[at]!.end, start).matchAll(SIGNS)];
    return signs.length > 0 && degrees[at]!.level !== degrees[at + 1]!.level ? degrees[at]!.end + signs.at(-1)!.index + 1 : -1;
  });
  if (between.includes(-1)) return [];
  const ends = [...between, text.length];
  return ends.map((end, at) => ({ start: at === 0 ? 0 : ends[at - 1]!, end }));
};

/** "Computer user (office, coding). Degree in law": words before a sign are about something else, where the degree has words of its own. */
const besideDegrees = <Word extends Span>(text: string, named: readonly Word[], degrees: readonly Span[]): readonly Word[] => {
  const first = degrees[0]!.start;
  const sign = Math.max(...[")", ".", ":"].map((one) => text.lastIndexOf(one, first)));
  const beside = named.filter(({ start }) => start > sign);
  return beside.length > 0 ? beside : named;
};

// On flat text.
const UPPER_SCHOOL =
  /(?<!\p{L})(?:high[- ]school|secondary school diploma|upper secondary|(?:fach)?abitur|(?:fach)?hochschulreife|matura|a[- ]levels?|ged|bachillerato|bachiller|preparatoria|lise|baccalaureate)(?!\p{L})/u;

/** The parts of a text between its words for "or", where each names a degree. */
const partsByOr = (text: string, degrees: readonly Span[]): Span[] => {
  const cuts = [...flat(text).matchAll(/(?<!\p{L})(?:or|oder|o|u|veya|ya da|bzw)(?!\p{L})/gu)].map(({ index }) => index);
  const ends = [...cuts, text.length];
  const parts = ends.map((end, at) => ({ start: at === 0 ? 0 : ends[at - 1]!, end }));
  return parts.every((part) => degrees.some((one) => overlaps(part, one))) ? parts : [{ start: 0, end: text.length }];
};

/** "Bachelor or Master": the lower one is enough. */
const levelsOf = (degrees: readonly NamedDegree[]): Pick<DegreeAsked, "level" | "upTo"> => {
  const levels = degrees.map(({ level }) => level).toSorted((a, b) => LEVEL_ORDER.indexOf(a) - LEVEL_ORDER.indexOf(b));
  return { level: levels[0]!, upTo: levels.at(-1)! };
};

// "Bachillerato en diseño gráfico" is a degree in much of America, "bachillerato en ciencias" a branch of school. On flat text.
const BACHILLER_IN = /(?<!\p{L})bachiller(?:ato|a)?(?: tecnic[oa])? (?:en|de) (?!ciencias(?! (?:de|economicas|empresariales)))/u;

/**
 * Words of known fields of study decide; others only where there is none ("an accredited institution"). Any schooling will do for school, unless
 * it has a subject.
 */
const degreeAsked = (
  levels: Pick<DegreeAsked, "level" | "upTo">,
  named: readonly string[],
  { isAnyWord, hasSubject }: { isAnyWord: boolean; hasSubject: boolean },
): DegreeAsked => {
  const unique = [...new Set(named)];
  const known = unique.filter((word) => studyOfWord(word) !== undefined || fieldsIn(word).length > 0);
  const isSchool = levels.level === "school" && levels.upTo === "school";
  const words = isSchool
    ? hasSubject
      ? known.filter((word) => studyOfWord(word) !== undefined)
      : []
    : known.length > 0
      ? known
      : levels.level === "school"
        ? []
        : unique;
  // "Bachiller en contaduría" is a degree, a school teaches no such field.
  const isDegree =
    levels.level === "school" && levels.upTo === "bachelor" && words.some((word) => studyOfWord(word) !== undefined);
  return {
    ...levels,
    ...(isDegree ? { level: "bachelor" as const } : {}),
    words,
    fields: fieldsIn(words.join(" ")),
    isSimilar: false,
    isUpperSchool: false,
    isByExample: false,
    isOfJob: false,
    isOfCollege: false,
    isAnyWord,
  };
};

const BETWEEN_CHOICES = /(?:^|[,/:(]|(?<!\p{L})(?:or|oder|o|u|veya|ya da|bzw))\s*$/u;
const BEFORE_CHOICE = /^\s*(?:$|[,/.):;]|(?:or|oder|o|u|veya|ya da|bzw|bolum\p{L}*|alan\p{L}*|degree|fields?)(?!\p{L}))/u;

/** True for the "engineering" of "business, economics or engineering", not for that of "electrical engineering". */
const isWideAlternative = (plain: string, { fold, start, end }: Span & { readonly fold: string }): boolean => {
  const study = studyOfWord(fold);
  if (study === undefined || !isWideStudy(study)) return false;
  return BETWEEN_CHOICES.test(plain.slice(0, start)) && BEFORE_CHOICE.test(plain.slice(end));
};

/** A subject without a level ("Electricity"): the lowest level with subjects is asked for. */
export const subjectAsk = (text: string): Ask & { is: "education" } => {
  const named = words(text, []).filter((word) => !ANY_STUDY.has(word));
  return {
    is: "education",
    options: [degreeAsked({ level: "vocational", upTo: "doctorate" }, named, { isAnyWord: false, hasSubject: false })],
    isAll: false,
  };
};

const LEVEL_ORDER: readonly EducationLevel[] = ["school", "vocational", "bachelor", "master", "doctorate"];
