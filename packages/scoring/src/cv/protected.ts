import { datesIn } from "../text/dates.ts";
import { overlaps, type Span } from "../text/lines.ts";
import { degreesIn } from "../vocabulary/education.ts";
import { segmentsOf } from "./contact.ts";
import type { Reading } from "./reading.ts";
import { sectionAt } from "./sections.ts";

export type ProtectedKind =
  | "birthDate"
  | "age"
  | "gender"
  | "maritalStatus"
  | "nationality"
  | "militaryService"
  | "religion"
  | "photo"
  | "graduationYear";

export interface ProtectedSpan extends Span {
  readonly kind: ProtectedKind;
  /** The fact without its label. */
  readonly value: Span;
}

// A label at the beginning of a segment and its value up to the segment's end, on flat text.
const LABELLED: readonly (readonly [ProtectedKind, RegExp])[] = [
  [
    "birthDate",
    /^(?:date of birth|birth ?date|birthday|d\.?o\.?b\.?|born(?: on)?|place of birth|date and place of birth|geburtsdatum|geburtstag|geburtsort|geboren(?: am| in)?|geb\.(?: am)?|fecha (?:y lugar )?de nacimiento|lugar de nacimiento|nacid[oa](?: el| en)?|nacimiento|dogum (?:tarihi|yeri|yili)(?:(?: ve |\s?\/\s?)(?:yeri|tarihi))?|dogum)\s*[:/]?\s*/,
  ],
  ["age", /^(?:age|alter|edad|yas)\s*:\s*/],
  ["gender", /^(?:gender|sex|geschlecht|sexo|genero|cinsiyet(?:i)?)\s*:\s*/],
  [
    "maritalStatus",
    /^(?:marital status|civil status|family status|familienstand|estado civil|medeni (?:durum|hal)[iu]?|children|kinder|hijos|cocuk(?: sayisi)?)\s*:?\s+(?=\S)/,
  ],
  [
    "nationality",
    /^(?:nationality|citizenship|nationalitat|staatsangehorigkeit|staatsburgerschaft|nacionalidad|ciudadania|uyruk|uyrugu|vatandaslik|tabiiyet|ethnicity|race|herkunft)\s*:?\s+(?=\S)/,
  ],
  [
    "militaryService",
    /^(?:military (?:service|status)|military|wehrdienst|grundwehrdienst|bundeswehr|zivildienst|servicio militar|situacion militar|askerlik(?: durumu| hizmeti| gorevi)?|vatani gorev)\s*:?\s*(?=\S|$)/,
  ],
  ["religion", /^(?:religion|religious affiliation|konfession|religionszugehorigkeit|din|mezhep)\s*:\s*/],
  [
    "photo",
    /^(?:photo|photograph|picture|foto|fotografia|passfoto|bewerbungsfoto|lichtbild|fotograf|vesikalik)(?=\s*:|\s*$)\s*:?\s*/,
  ],
];

// Said without a label, on flat text; only in the head and the personal data, except where nothing else can be meant.
const DATE =
  "(?:\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}|\\d{1,2}\\.? (?:de )?\\p{L}{1,30} (?:de )?\\d{4}|\\p{L}{1,30} \\d{1,2},? \\d{4}|\\d{4})";
const SAID: readonly (readonly [ProtectedKind, RegExp, "anywhere" | "personal"])[] = [
  [
    "birthDate",
    new RegExp(
      `(?<!\\p{L})(?:born(?: on| in)?|geboren(?: am)?|geb\\.(?: am)?|nacid[oa](?: el| en)?|\\*) ?${DATE}(?: in \\p{L}{1,30})?|${DATE}(?:'?d[ae])? dogumlu(?:yum)?`,
      "gu",
    ),
    "anywhere",
  ],
  [
    "age",
    /(?<![\p{L}\d])(?:\d{2} years old|aged \d{2}|\d{2} jahre alt|\d{2} anos de edad|tengo \d{2} anos|\d{2} yasinda(?:yim)?)(?!\p{L})/gu,
    "anywhere",
  ],
  ["age", /(?<![\p{L}\d])(?:\d{2} (?:jahre|anos|yas|y\.?o\.?))(?=\s*(?:$|[,|•·\n]))/gmu, "personal"],
  [
    "gender",
    /(?<![\p{L}\d])(?:male|female|mannlich|weiblich|masculino|femenino|hombre|mujer|erkek|kadin|bay|bayan)(?=\s*(?:$|[,|•·\n]))/gmu,
    "personal",
  ],
  [
    "maritalStatus",
    /(?<![\p{L}\d])(?:married|single|divorced|widowed|verheiratet|ledig|geschieden|verwitwet|casad[oa]|solter[oa]|divorciad[oa]|viud[oa]|evli|bekar|bosanmis)(?:,? (?:\d|one|two|three|ein|zwei|drei|un|dos|tres|iki|bir) (?:child(?:ren)?|kind(?:er)?|hij[oa]s?|cocuk(?:lu)?))?(?=\s*(?:$|[,|•·\n]))/gmu,
    "personal",
  ],
  [
    "nationality",
    /(?<![\p{L}\d])(?:\p{L}{1,30} (?:citizen(?:ship)?|national(?:ity)?)|\p{L}{1,30} staatsangehorige[rn]?|\p{L}{1,30} staatsangehorigkeit|\p{L}{1,30} staatsburger(?:in)?|nacionalidad \p{L}{1,30}|ciudadan[oa] \p{L}{1,30}|t\.?c\.? vatandasi|\p{L}{1,30} vatandasi(?:yim)?)(?!\p{L})/gu,
    "personal",
  ],
  [
    "militaryService",
    /(?<!\p{L})(?:completed (?:my )?military service|military service (?:completed|done|exempt)|wehrdienst (?:abgeleistet|geleistet|absolviert)|servicio militar (?:cumplido|realizado|exento)|askerligimi? (?:yaptim|tamamladim|yapmis)|askerlik(?: gorevini)? (?:yapildi|tamamlandi|muaf|tecilli|yapti))(?!\p{L})/gu,
    "anywhere",
  ],
];

// A dated line that tells of service and nothing else.
const SERVICE_LINE =
  /(?:^|[^\p{L}])(?:grundwehrdienst|wehrdienst|zivildienst|bundeswehr|military service|servicio militar|askerlik hizmeti|askerlik gorevi|vatani gorev|zorunlu askerlik)(?!\p{L})/u;

/** Facts about the person that must not count, with their labels, in the order of the text. */
export const protectedIn = (reading: Reading): ProtectedSpan[] => {
  const { text, flat } = reading;
  const found: ProtectedSpan[] = [];
  const add = (span: ProtectedSpan): void => {
    if (span.end > span.start && !found.some((other) => overlaps(other, span))) found.push(span);
  };

  for (const line of reading.lines) {
    for (const segment of segmentsOf(text, line)) {
      const words = flat.slice(segment.start, segment.end);
      for (const [kind, label] of LABELLED) {
        const match = label.exec(words);
        if (!match || words.length > 90) continue;
        // A birth date needs a number; "born leader" and "Geboren für Vertrieb" are none.
        if (kind === "birthDate" && !/\d{2}/.test(words)) continue;
        if (kind === "militaryService" && !/[:]|^\S+(?:\s\S+){0,4}$/.test(words)) continue;
        const end = kind === "birthDate" ? valueEnd(words) : words.length;
        add({
          kind,
          start: segment.start,
          end: segment.start + end,
          value: { start: segment.start + match[0].length, end: segment.start + end },
        });
      }
    }
    const words = flat.slice(line.start, line.end);
    if (SERVICE_LINE.test(words) && words.length < 90 && datesIn(text.slice(line.start, line.end)).length > 0)
      add({ kind: "militaryService", ...line, value: line });
  }

  for (const [kind, pattern, where] of SAID) {
    for (const match of flat.matchAll(pattern)) {
      const section = sectionAt(reading.sections, match.index).kind;
      if (where === "personal" && !["head", "personal", "contact"].includes(section)) continue;
      const span = { start: match.index, end: match.index + match[0].trimEnd().length };
      add({ kind, ...span, value: span });
    }
  }

  const years = graduationYears(reading).filter((span) => !found.some((other) => overlaps(other, span)));
  return [...found, ...years.map((span) => ({ kind: "graduationYear" as const, ...span, value: span }))].toSorted(
    (a, b) => a.start - b.start,
  );
};

/** "Born 14 March 1991, Swedish citizen": the date ends at the comma after its year. */
const valueEnd = (words: string): number => {
  const year = /\d{4}|\d{1,2}[./]\d{1,2}[./]\d{2}/.exec(words);
  const comma = year ? words.indexOf(",", year.index) : -1;
  return comma === -1 ? words.length : comma;
};

/** Dates in sections on education, and on lines that name a degree elsewhere: they tell the age. */
const graduationYears = (reading: Reading): Span[] => {
  const lines = reading.lines.filter((line) => {
    const { kind } = sectionAt(reading.sections, line.start);
    return kind === "education" || (kind !== "experience" && degreesIn(reading.flat.slice(line.start, line.end)).length > 0);
  });
  return lines.flatMap((line) =>
    datesIn(reading.text.slice(line.start, line.end))
      .map(({ start, end }) => ({ start: start + line.start, end: end + line.start }))
      .filter((date) => sectionAt(reading.sections, date.start).kind !== "experience"),
  );
};
