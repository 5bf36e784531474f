import { evidenceAt } from "../cv/evidence.ts";
import { isLicenceLost } from "../cv/facts.ts";
import { sentenceAt, type ParsedCv } from "../cv/parsed-cv.ts";
import { sectionAt } from "../cv/sections.ts";
import type { EvidenceLevel, MarkLevel } from "../mark.info.ts";
import type { Month } from "../text/dates.ts";
import { flat } from "../text/fold.ts";
import { lastFrom, type Span } from "../text/lines.ts";
import { certificateAttainment, type Attainment } from "./attainment.ts";
import { NOTHING, type CriterionResult } from "./result.ts";
import { cite } from "./terms.ts";

/** A driving licence with the classes that are asked for; any will do where none is named. */
export interface LicenceAsk {
  readonly is: "licence";
  readonly classes: readonly string[];
  /** "B or C1": one of them is enough. */
  readonly isAnyOf: boolean;
}

// On flat text, in the four languages. A forklift's or crane's licence is another.
const LICENCE =
  /(?<!\p{L})(?:(?:pkw-|lkw-|auto)?fuhrerschein\p{L}*|fuhrerausweis\p{L}*|fahrerlaubnis\p{L}*|fs-klassen?|(?:full |clean |valid |uk |eu )*(?:category [a-z+0-9]{1,3} )?driv(?:ing|er'?s?|ers'?) licen[cs]es?|permisos? de (?:conducir|conduccion|circulacion)|carn[e](?:t)?s? de (?:conducir|conduccion|manejar|coche)|licencias? de (?:conducir|conduccion|manejo)|(?:category|class) (?:be?|c1?e?|c\+e|de?|d1) licen[cs]es?|(?:licen[cs]es?|permisos?|carnet?s?)(?= (?:class |category |cat\.? |clase )?(?:am|a1|a2|b|be|bce|c|ce|c\+e|c1|c1e|d1)(?![\p{L}\d]))|(?:surucu|ehliyet) belge\p{L}*|ehliyet\p{L}*)(?!\p{L})/gu;
const OTHER_VEHICLE = /stapler|gabel|flurforder|kran|forklift|vinc|crane|carretill|grua|boot|boat|tekne|flug|pilot|sport/u;

const CLASS = "(?:BCE|AM|A1|A2|A|BE|B1|B|C1E|C1|C\\+E|CE|C/CE|C|D1E|D1|D\\+E|DE|D)";
/** Classes beside a licence, as they are written, in capitals. */
const CLASSES = new RegExp(`(?<![\\p{L}\\d+])${CLASS}(?![\\p{L}\\d+])`, "gu");
const ONLY_CLASSES = new RegExp(
  `^[^\\p{L}\\d]*(?:(?:Klassen?|Kl\\.|Kat\\.|Kategorie|Clase|Class|Category|Sınıfı?)\\s*)?${CLASS}(?:\\s*(?:[,;/&+•|]|und|and|y|ve|sınıfı)?\\s*${CLASS})*[^\\p{L}\\d]*$`,
  "iu",
);

// The classes that a class allows besides itself.
const INCLUDES: Readonly<Record<string, string>> = {
  A: "A2 A1 AM",
  A2: "A1 AM",
  A1: "AM",
  B: "AM",
  BE: "B AM",
  C1: "B AM",
  C1E: "C1 BE B AM",
  C: "C1 B AM",
  CE: "C C1 C1E BE B AM",
  D1: "B AM",
  D: "D1 B AM",
  DE: "D D1 BE B AM",
};

// "BCE" is B and CE.
const WRITTEN: Readonly<Record<string, readonly string[]>> = { "C/CE": ["C", "CE"], BCE: ["B", "CE"] };

const classesIn = (text: string): string[] =>
  [...text.matchAll(CLASSES)].flatMap(([name]) => WRITTEN[name] ?? [name.replace("+", "")]);

const licencesIn = (plain: string): RegExpExecArray[] =>
  [...plain.matchAll(LICENCE)].filter(({ index, 0: name }) => {
    const around = plain.slice(Math.max(0, index - LOOK_BACK), index + name.length);
    return !OTHER_VEHICLE.test(around) && !OF_NO_VEHICLE.test(plain.slice(Math.max(0, index - LOOK_BACK), index));
  });
const LOOK_BACK = 14;
// "European Computer Driving Licence", "Internet-Führerschein".
const OF_NO_VEHICLE =
  /(?:computer|informatic[oa]|informatik|internet|medien|edv|pc|it|ki|ai|digital\p{L}{0,2}|bilgisayar|unternehmer|drohnen|drone|ketten|hunde|kettensagen|motorsagen)[ -]{1,2}$/u;

const OR = /(?<!\p{L})(?:or|oder|o|veya|ya da|bzw)(?!\p{L})|\//u;

/** A criterion that names a driving licence, and little else. */
export const licenceAsk = (text: string): LicenceAsk | undefined => {
  const plain = flat(text);
  const [named] = licencesIn(plain);
  if (!named || plain.split(/\s+/).length > MOST_ASKED) return undefined;
  // Classes stand after the word or, in Turkish and English, right before it.
  const around = text.slice(Math.max(0, named.index - BESIDE), named.index + named[0].length + BESIDE);
  const classes = [...new Set(classesIn(around))];
  return { is: "licence", classes, isAnyOf: classes.length > 1 && OR.test(plain) };
};
const MOST_ASKED = 14;
const BESIDE = 28;

interface HeldLicence extends Span {
  readonly line: Span;
  /** The line above or below that holds the other half: the heading of a class, or the class of a name. */
  readonly beside?: Span;
  readonly classes: readonly string[];
}

const KNOWN = new WeakMap<ParsedCv, readonly HeldLicence[]>();

/** Licences that a CV claims: named in a line with their classes, or classes alone under a heading that names the licence. */
const heldIn = (cv: ParsedCv): readonly HeldLicence[] => {
  const known = KNOWN.get(cv);
  if (known) return known;
  const found = cv.lines.flatMap((line): HeldLicence[] => {
    const words = cv.text.slice(line.start, line.end);
    const [named] = licencesIn(cv.flat.slice(line.start, line.end)).filter(
      ({ index, 0: name }) => !QUOTED.test(words.slice(0, index)) && !isNameOfOther(words, index + name.length),
    );
    const { kind, heading } = sectionAt(cv.sections, line.start);
    if (heading && heading.start === line.start && heading.end >= line.end) return [];
    if (named) {
      const at = { start: line.start + named.index, end: line.start + named.index + named[0].length };
      const from = Math.max(0, named.index - BESIDE);
      const beside = words.slice(from, named.index + named[0].length + REACH);
      // "Fahrerlaubnis" above "Klasse CE": a table of two lines.
      const next = cv.lines[lastFrom(cv.lines, line.end + 1)];
      const below = next && next.start > line.start && ONLY_CLASSES.test(cv.text.slice(next.start, next.end)) ? next : undefined;
      const own = classesIn(beside);
      const isBelow = own.length === 0 && below !== undefined && named[0].length + 2 >= words.trim().length;
      return isBelow
        ? [{ ...at, line, beside: below, classes: classesIn(cv.text.slice(below.start, below.end)) }]
        : [{ ...at, line, classes: own }];
    }
    const isHeaded = heading !== undefined && licencesIn(cv.flat.slice(heading.start, heading.end)).length > 0;
    const isAlone = ONLY_CLASSES.test(words) && (isHeaded || (kind === "certifications" && HEAVY.test(words)));
    if (!isAlone) return [];
    return [
      {
        start: line.start,
        end: line.end,
        line,
        ...(isHeaded ? { beside: heading } : {}),
        classes: classesIn(words.toUpperCase()),
      },
    ];
  });
  KNOWN.set(cv, found);
  return found;
};
// The app "Ehliyet Rehberi": a name between quotation marks.
const QUOTED = /["'‘“„«]$/u;

// The app "Ehliyet Rehberi: design and development": a name goes on, in capitals, up to a colon.
const NAME_BEHIND = /^\s(?!Sınıf|Belge|Klasse|Class|Categor|Kategor|Clase)\p{Lu}\p{Ll}{3,}(?:\s\p{Lu}\p{Ll}+){0,3}\s?[:–—-]\s/u;
const isNameOfOther = (words: string, end: number): boolean => NAME_BEHIND.test(words.slice(end, end + REACH));

// Classes reach so far behind the word: "Führerschein (seit 2010, unfallfrei): B, BE, C1".
const REACH = 60;
// A lone "B" or "D" among certificates may be a mark.
const HEAVY = /C\+?E|C1|BE|,/u;

export const LICENCE_CLASSES = [...new Set(Object.entries(INCLUDES).flatMap(([name, others]) => [name, ...others.split(" ")]))];

/** The name under which an index holds a class of licences. */
export const licenceId = (name: string): string => `licence ${name}`;

// A licence without a class is that of a car.
const ORDINARY = ["B"];

/** A licence as criteria are compared with it, with every class that it allows. */
export interface Licence {
  readonly classes: readonly string[];
  readonly level: EvidenceLevel;
  readonly attainment: Attainment;
}

/** The licences that a CV claims, as of a month. */
export const licencesOf = (cv: ParsedCv, asOf: Month): readonly (Licence & HeldLicence)[] =>
  heldIn(cv).flatMap((held) => {
    const evidence = evidenceAt(cv, held, { id: "driving-licence", kind: "certification" });
    if (isLicenceLost(cv.flat.slice(held.line.start, held.line.end))) return [];
    if (!evidence || sentenceAt(cv, held.start)?.voice !== "claim") return [];
    const own = held.classes.length > 0 ? held.classes : ORDINARY;
    const classes = [...new Set(own.flatMap((one) => [one, ...(INCLUDES[one] ?? "").split(" ").filter(Boolean)]))];
    const attainment = certificateAttainment(cv.flat.slice(held.line.start, held.line.end), asOf);
    return [{ ...held, classes, level: evidence.level, attainment }];
  });

/** The mark of a licence by its classes; where none is asked for, that of a car is meant. */
export const licenceMark = ({ classes: asked, isAnyOf }: LicenceAsk, holds: (name: string) => boolean): MarkLevel => {
  if (asked.length === 0) return holds("B") ? "met" : "partly";
  const shown = asked.filter(holds).length;
  if (shown === asked.length || (isAnyOf && shown > 0)) return "met";
  return shown > 0 ? "partly" : "notShown";
};

const ORDER: readonly MarkLevel[] = ["notShown", "partly", "met"];

/** A driving licence by its class: "CE" holds "C" and "B", and "C" does not hold "CE". */
export const findLicence = (cv: ParsedCv, ask: LicenceAsk, asOf: Month): CriterionResult => {
  let best: CriterionResult = NOTHING;
  for (const { classes, level, attainment, line, beside, start, end } of licencesOf(cv, asOf)) {
    const full = licenceMark(ask, (name) => classes.includes(name));
    const mark = full === "met" && attainment !== "full" ? "partly" : full;
    if (ORDER.indexOf(mark) <= ORDER.indexOf(best.mark)) continue;
    best = {
      mark,
      rung: level,
      citations: [cite(cv.text, line, { start, end }), ...(beside ? [cite(cv.text, beside, beside)] : [])].toSorted(
        (one, other) => one.quote.start - other.quote.start,
      ),
      ...(mark === full ? {} : { note: { key: attainment, values: {} } }),
    };
  }
  return best;
};
