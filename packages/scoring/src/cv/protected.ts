import { datesIn } from "../text/dates.ts";
import { blanked, BULLET, contains, overlaps, trimmed, type Span } from "../text/lines.ts";
import { degreesIn, namesSchool } from "../vocabulary/education.ts";
import { spokenLanguageOf } from "../vocabulary/languages.ts";
import { isNationality } from "../vocabulary/nationalities.ts";
import { segmentsOf } from "./contact.ts";
import { headingKind } from "./headings.ts";
import { namesOccupation } from "./line-kinds.ts";
import type { ParsedCv } from "./parsed-cv.ts";
import type { Role } from "./roles.ts";
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
    /^(?:date of birth|birth ?date|birthday|d\.?o\.?b\.?|born(?: on)?|place of birth|date and place of birth|geburtsdatum|geburtstag|geburtsort|geboren(?: am| in)?|geb\.(?: am)?|fecha (?:y lugar )?de nacimiento|lugar de nacimiento|nacid[oa](?: el| en)?|nacimiento|natural de|birthplace|dogum (?:tarihi|yeri|yili)(?:(?: ve |\s?\/\s?)(?:yeri|tarihi))?|dogum)\s*[:/]?\s*/,
  ],
  ["age", /^(?:age|alter|edad|yas)\s*(?::|(?=\d))\s*/],
  [
    "gender",
    /^(?:gender|sex|geschlecht|sexo|genero|cinsiyet(?:i)?|pronouns|pronomen|pronombres|anrede|salutation|tratamiento|hitap)\s*(?::|(?=male|female|mannlich|weiblich|divers|hombre|mujer|masculin|femenin|varon|erkek|kadin))\s*/,
  ],
  [
    "maritalStatus",
    /^(?:marital status|civil status|family status|familienstand|estado civil|medeni (?:durum|hal)[iu]?|number of children|cocuk(?: sayisi| durumu)|spouse(?:'s name)?|ehepartner(?:in)?|conyuge|es(?:inin)? adi|father's name|mother's name|nombre d(?:el padre|e la madre)|baba adi|anne adi)\s*:?\s+(?=\S)|^(?:(?:children|kinder|hijos|cocuk)(?:\s*:\s*|\s+(?=\d|(?:none|no|keine|ninguno|sin|yok|one|two|three|ein|zwei|drei|un|dos|tres|bir|iki|uc)\b)))|^(?:father|mother|parents|vater|mutter|eltern|padre|madre)(?:\s*:\s*|\s*\t\s*|\s{2,})(?=\S)/,
  ],
  [
    "nationality",
    /^(?:nationality|citizenship|nationalitat|staatsangehorigkeit|staatsburgerschaft|nacionalidad|ciudadania|uyruk|uyrugu|vatandaslik|tabiiyet|ethnicity|ethnic origin|race|herkunft|residence status|visa status|aufenthaltstitel|aufenthaltsstatus|pais de origen|country of origin|geburtsland)\s*:?\s+(?=\S)/,
  ],
  [
    "militaryService",
    /^(?:military (?:service|status)|military|wehrdienst|grundwehrdienst|zivildienst|servicio militar|situacion militar|cartilla militar|libreta militar|askerlik(?: durumu| hizmeti| gorevi)?|vatani gorev)\s*:?\s*(?=\S|$)/,
  ],
  ["religion", /^(?:religion|religious affiliation|konfession|bekenntnis|religionszugehorigkeit|din|dini|mezhep)\s*:\s*/],
  [
    "photo",
    /^[[(<]?(?:(?:passport |profile )?photo|photograph|picture|portrait|headshot|foto|fotografia|passfoto|passbild|bewerbungsfoto|bewerbungsbild|lichtbild|fotograf|vesikalik(?: fotograf)?)(?=\s*[:\])>]|\s*$|\s+(?:of|von|de|by|©)\s)\s*:?\s*/,
  ],
];

// Facts without a label, on flat text; only in the head and the personal data, except for unambiguous ones.
const DATE =
  "(?:\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}|\\d{1,2}\\.? (?:de )?\\p{L}{1,30} (?:de )?\\d{4}|\\p{L}{1,30} \\d{1,2},? \\d{4}|\\d{4})";
const BORN = `(?<!\\p{L})(?:born(?: on| in)?|geboren(?: am)?|geb\\.(?: am)?|nacid[oa](?: el| en)?|\\*) ?${DATE}(?: in \\p{L}{1,30})?`;
const BORN_ALONE = new RegExp(BORN, "gu");
const SAID: readonly (readonly [ProtectedKind, RegExp, "anywhere" | "personal"])[] = [
  ["birthDate", new RegExp(`${BORN}|${DATE}(?:'?d[ae])? dogumlu(?:yum)?`, "gu"), "anywhere"],
  [
    "age",
    /(?<![\p{L}\d])(?:\d{2} years old|\d{2}[- ]year[- ]old|aged \d{2}|\d{2} jahre alt|\d{2}-jahrige[rn]?|\d{2} anos de edad|(?:tengo|de) \d{2} anos(?= de edad|[.,])|\d{2} yasinda(?:yim|ki)?)(?!\p{L})/gu,
    "anywhere",
  ],
  ["age", /(?<![\p{L}\d])(?:\d{2} (?:jahre|anos|yas|y\.?o\.?))(?=\s*(?:$|[,|•·\n]))/gmu, "personal"],
  [
    "gender",
    /(?<![\p{L}\d])(?:male|female|varon|divers|mannlich|weiblich|masculino|femenino|hombre|mujer|erkek|kadin|bay|bayan)(?=\s*(?:$|[,|•·;/\n]))/gmu,
    "personal",
  ],
  [
    "gender",
    /[([]?(?<![\p{L}\d/])(?:she\s?\/\s?(?:her|they)|he\s?\/\s?(?:him|they)|they\s?\/\s?them|sie\s?\/\s?ihr|er\s?\/\s?ihm|ella(?:\s?\/\s?la)?(?=[)\]])|el\s?\/\s?lo)(?:\s?\/\s?(?:hers|his|theirs))?(?![\p{L}\d/])[)\]]?/gu,
    "anywhere",
  ],
  [
    "maritalStatus",
    /(?<![\p{L}\d])(?:(?:\d|one|two|three|four|ein|zwei|drei|vier|un|dos|tres|iki|bir|uc) (?:child(?:ren)?|kind(?:er)?|hij[oa]s?|cocuk(?:lu|um)?)|father of \p{L}{2,6}|mother of \p{L}{2,6}|(?:in a )?(?:civil|registered) partnership|separated|getrennt lebend|eingetragene lebenspartnerschaft|separad[oa]|pareja de hecho|cocuklu|cocuksuz|nisanli|dul)(?=\s*(?:$|[,|•·;/\n]))/gmu,
    "personal",
  ],
  [
    "religion",
    /(?<![\p{L}\d])(?:(?:romisch|rom\.?)[- ]?kath(?:olisch|\.)?|rk|evangelisch|ev(?:ang)?\.|ev\.-luth\.|protestantisch|katholisch|konfessionslos|muslim(?:isch|in)?|moslem|islam|juedisch|judisch|jewish|christian|catholic|protestant|hindu|buddhist|sikh|atheist|catolic[oa]|musulman[a]?|cristian[oa]|judi[oa]|musluman|hristiyan|yahudi|alevi|sunni)(?=\s*(?:$|[,|•·;/\n]))/gmu,
    "personal",
  ],
  [
    "graduationYear",
    /(?<![\p{L}\d])(?:graduat(?:ed|ion|ing)(?: (?:year|date|in))?|class of|abschlussjahr|abschluss|egresad[oa]|promocion(?: de)?|ano de (?:graduacion|titulacion|finalizacion)|mezuniyet(?: yili| tarihi)?)\s?:?\s?(?:in |en )?(?:19[5-9]\d|20\d\d)(?!\d)/gu,
    "anywhere",
  ],
  [
    "maritalStatus",
    /(?<![\p{L}\d])(?:married|single|divorced|widowed|verheiratet|ledig|geschieden|verwitwet|casad[oa]|solter[oa]|divorciad[oa]|viud[oa]|evli|bekar|bosanmis)(?:,? (?:\d|one|two|three|ein|zwei|drei|un|dos|tres|iki|bir) (?:child(?:ren)?|kind(?:er)?|hij[oa]s?|cocuk(?:lu)?))?(?=\s*(?:$|[,|•·;/\n]))/gmu,
    "personal",
  ],
  [
    "nationality",
    /(?<![\p{L}\d])(?:\p{L}{1,30} (?:citizen(?:ship)?|national(?:ity)?)|\p{L}{1,30} staatsangehorige[rn]?|\p{L}{1,30} staatsangehorigkeit|\p{L}{1,30} staatsburger(?:in)?|nacionalidad \p{L}{1,30}|ciudadan[oa] \p{L}{1,30}|t\.?c\.? vatandasi|\p{L}{1,30} vatandasi(?:yim)?)(?!\p{L})/gu,
    "personal",
  ],
  [
    "militaryService",
    /(?<!\p{L})(?:completed (?:my )?military service|military service (?:completed|done|exempt)|wehrdienst (?:abgeleistet|geleistet|absolviert)|servicio militar (?:cumplido|realizado|exento)|servicio militar (?:obligatorio|completado|hecho)|exento del servicio militar|exempt from military service|vom wehrdienst (?:befreit|zuruckgestellt)|(?:nicht )?wehrpflichtig|ausgemustert|askerli[gk]\p{L}{0,5}(?: (?:gorevi|hizmeti)\p{L}{0,3})? (?:yapti|yaptim|yapildi|yapmis|yapmadi|tamamladi|tamamladim|tamamlandi|tamam|muaf|muafim|tecilli|ertelendi|bitti|bitirdim|iliski\p{L}{0,3} yok)|askerlikten muaf|askerlikle ilisi\p{L}{1,3} yok\p{L}{0,4}|bedelli askerlik)(?!\p{L})/gu,
    "anywhere",
  ],
];

const BIRTHPLACE = /^(?:geburtsort|place of birth|birthplace|lugar de nacimiento|dogum yeri)\s+\S/;
const NATION = /citizen|national|staatsang|staatsburg|nacionalidad|ciudadan|vatandas/;
const BIRTH = /born|gebor|geb\.|nacid|\*|dogumlu/;

// Compulsory service; a professional soldier has a job.
const SERVICE =
  /(?:^|[^\p{L}])(?:grundwehrdienst(?:leistender)?|(?:freiwilliger )?wehrdienst(?:leistender)?|zivildienst(?:leistender)?|(?:compulsory |mandatory |national )?military service|national service|servicio militar(?: obligatorio)?|askerlik|askerlik (?:hizmeti|gorevi)|vatani gorev|zorunlu askerlik|yedek subay(?:lik)?)(?!\p{L})/u;
const MAX_SERVICE = 90;

/**
 * Entries of compulsory service, from their dates to the next entry. Having served must not change the score, so nothing learned there
 * counts.
 */
const serviceEntries = ({ text, flat, lines, roles, sections }: ParsedCv): Span[] =>
  lines.flatMap((line, index) => {
    const words = flat.slice(line.start, line.end);
    if (line.end - line.start > MAX_SERVICE || !SERVICE.test(words)) return [];
    // "Software Engineer (military service)" is work: the words about the service are withheld, the work is not.
    if (roles.some((role) => isWorkInService(role, line, lines[index + 1]))) return serviceWords(words, line);
    const isDated = (other: Span | undefined): boolean =>
      other === line ? datesIn(text.slice(line.start, line.end)).length > 0 : isDateOnly(text, other);
    const [above, below] = [lines[index - 1], lines[index + 1]];
    // "Military service: completed" is a fact, also beside dates.
    if (!isDated(line) && (/:\s*\S/.test(words) || SERVED.test(words))) return [];
    const isUnderDates = !isDated(line) && isDateOnly(text, above) && !isDated(below) && words.split(" ").length < 6;
    const isInRole = roles.some((role) => role.header.end <= line.start && line.end <= role.end && !isDated(line));
    if (!isDated(line) && !isUnderDates && (isInRole || !(isDated(above) || isDated(below)))) return [];
    const isAbove =
      isUnderDates ||
      (!isDated(line) && !isDated(below) && isDated(above) && !roles.some(({ header }) => contains(header, above!)));
    const start = isAbove ? above!.start : line.start;
    const last = !isDated(line) && !isAbove ? index + 1 : index;
    const own = BULLET.exec(text.slice(line.start, line.end))?.[0].trim();
    // For a bullet of a list, only lines with another sign below it belong to it.
    if (own !== undefined)
      return [
        { start, end: whileBelow(lines, last, (next) => bulletOf(text, next) !== undefined && bulletOf(text, next) !== own) },
      ];
    const section = sections.find((one) => one.start <= line.start && line.start < one.end);
    if (section?.kind !== "experience") {
      const end = whileBelow(
        lines,
        last,
        (next, at) => bulletOf(text, next) !== undefined || (at - last <= MOST_BELOW && isBody(text, flat, lines[at - 1]!, next)),
      );
      return [{ start, end: Math.min(end, section?.end ?? end) }];
    }
    const next = Math.min(section.end, ...roles.filter((role) => role.start > line.start).map((role) => role.start));
    return [trimmed(text, { start, end: next })];
  });

/** True for a role with an occupation of its own in or right below a line about the service. */
const isWorkInService = (role: Role, line: Span, next: Span | undefined): boolean =>
  (overlaps(role.header, line) || (next !== undefined && role.header.start === next.start)) &&
  namesOccupation(role.title.replace(/\p{L}*(?:dienst|service)\p{L}*/giu, " "));

const serviceWords = (words: string, line: Span): Span[] => {
  const found = SERVICE.exec(words)!;
  const start = line.start + found.index + (/^\p{L}/u.test(found[0]) ? 0 : 1);
  return [{ start, end: line.start + found.index + found[0].length }];
};

const SERVED =
  /\b(?:completed|done|exempt(?:ed)?|abgeleistet|geleistet|absolviert|befreit|cumplido|realizado|exento|yapildi|yapti|tamamlandi|muaf|tecilli)\b/u;
const MOST_BELOW = 3;

const isDateOnly = (text: string, line: Span | undefined): boolean => {
  if (!line || line.end - line.start > 40) return false;
  const dates = datesIn(text.slice(line.start, line.end));
  const words = blanked(text.slice(line.start, line.end), dates).match(/\p{L}+/gu) ?? [];
  return dates.length > 0 && words.length <= 2;
};

const bulletOf = (text: string, { start, end }: Span): string | undefined => BULLET.exec(text.slice(start, end))?.[0].trim();

/** True when a line continues the entry above: without dates, degree, school, title or an empty line between. */
const isBody = (text: string, flat: string, above: Span, line: Span): boolean => {
  const words = text.slice(line.start, line.end);
  return (
    !/\n\s*\n/.test(text.slice(above.end, line.start)) &&
    datesIn(words).length === 0 &&
    degreesIn(flat.slice(line.start, line.end)).length === 0 &&
    !namesSchool(flat.slice(line.start, line.end)) &&
    headingKind(words) === undefined &&
    !/[:@█]/.test(words)
  );
};

/** End of the lines directly below `index` for which `belongs` is true. */
const whileBelow = (lines: readonly Span[], index: number, belongs: (line: Span, at: number) => boolean): number => {
  let last = index;
  while (lines[last + 1] && belongs(lines[last + 1]!, last + 1)) last += 1;
  return lines[Math.min(last, lines.length - 1)]!.end;
};

/** Facts about the person that must not count, with their labels, in the order of the text. */
export const protectedIn = (cv: ParsedCv): ProtectedSpan[] => {
  const { text, flat } = cv;
  const found: ProtectedSpan[] = [];
  const add = (span: ProtectedSpan): void => {
    if (span.end > span.start && !found.some((other) => contains(other, span))) found.push(span);
  };

  for (const entry of serviceEntries(cv)) add({ kind: "militaryService", ...entry, value: entry });
  for (const line of cv.lines) {
    for (const segment of segmentsOf(text, line)) {
      const words = flat.slice(segment.start, segment.end);
      if (words.length > 90) continue;
      for (const [kind, label] of LABELLED) {
        const match = label.exec(words);
        if (!match) continue;
        // A birth date needs a number; "born leader" and "Geboren für Vertrieb" are none.
        if (kind === "birthDate" && !/\d{2}/.test(words) && !/^[^:]{4,30}:/.test(words) && !BIRTHPLACE.test(words)) continue;
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
  }

  for (const [kind, pattern, where] of SAID) {
    // Patterns that begin with any word are slow, and most CVs contain none of their key words.
    if ((kind === "nationality" && !NATION.test(flat)) || (kind === "birthDate" && !BIRTH.test(flat))) continue;
    // A date before the word for it may begin anywhere.
    const sought = kind === "birthDate" && !flat.includes("dogumlu") ? BORN_ALONE : pattern;
    for (const match of flat.matchAll(sought)) {
      const section = sectionAt(cv.sections, match.index).kind;
      if (where === "personal" && !["head", "personal", "contact"].includes(section)) continue;
      const span = { start: match.index, end: match.index + match[0].trimEnd().length };
      add({ kind, ...span, value: span });
    }
  }

  for (const line of cv.lines) for (const fact of personalWords(cv, line)) add(fact);

  const years = graduationYears(cv).filter((span) => !found.some((other) => overlaps(other, span)));
  return [...found, ...years.map((span) => ({ kind: "graduationYear" as const, ...span, value: span }))].toSorted(
    (a, b) => a.start - b.start,
  );
};

const STATUS =
  /^(?:ledig|verheiratet|geschieden|verwitwet|married|single|divorced|widowed|solter[oa]|casad[oa]|divorciad[oa]|viud[oa]|evli|bekar|bosanmis|male|female|mannlich|weiblich|hombre|mujer|masculino|femenino|erkek|kadin|(?:\d|zwei|drei|two|three|dos|tres|iki|keine|no|sin|ein|one|un) (?:kind(?:er)?|children|child|hij[oa]s?|cocuk)|kinderlos|cocuksuz|evangelisch|ev\.|katholisch|rk|rom\.-kath\.|muslim\p{L}{0,4}|\d{2} (?:jahre|anos|yas|years)(?: alt| old| de edad)?)$/u;

/** In a line of personal facts alone ("Deutsch/ledig", "ledig, 2 Kinder, türkisch") a nationality needs no label. */
const personalWords = (cv: ParsedCv, line: Span): ProtectedSpan[] => {
  const { kind } = sectionAt(cv.sections, line.start);
  if (!["head", "personal", "contact"].includes(kind) || line.end - line.start > 70) return [];
  const parts = Array.from(cv.flat.slice(line.start, line.end).matchAll(/[^,;/|•·]+/gu), (match) =>
    trimmed(cv.text, { start: line.start + match.index, end: line.start + match.index + match[0].length }),
  ).filter(({ start, end }) => end > start);
  const wordsOf = ({ start, end }: Span): string => cv.flat.slice(start, end);
  const nations = parts.filter((part) => isNationality(wordsOf(part)) || spokenLanguageOf(wordsOf(part)) !== undefined);
  const isAllPersonal = parts.every((part) => STATUS.test(wordsOf(part)) || nations.includes(part));
  const isSure = nations.length < parts.length || (kind === "personal" && parts.length === 1);
  return isAllPersonal && isSure ? nations.map((part) => ({ kind: "nationality" as const, ...line, value: part })) : [];
};

/** "Born 14 March 1991, Swedish citizen": the date ends at the comma after its year. */
const valueEnd = (words: string): number => {
  const year = /\d{4}|\d{1,2}[./]\d{1,2}[./]\d{2}/.exec(words);
  const comma = year ? words.indexOf(",", year.index) : -1;
  return comma === -1 ? words.length : comma;
};

/** Dates in sections on education, and on lines with a degree elsewhere: they reveal the age. */
const graduationYears = (cv: ParsedCv): Span[] => {
  const lines = cv.lines.filter((line) => {
    if (!/\d{4}/.test(cv.text.slice(line.start, line.end))) return false;
    const { kind } = sectionAt(cv.sections, line.start);
    if (kind === "education") return true;
    const words = cv.flat.slice(line.start, line.end);
    return (
      kind !== "experience" &&
      !cv.roles.some((role) => contains(role.header, line)) &&
      (degreesIn(words).length > 0 || namesSchool(words))
    );
  });
  return lines.flatMap((line) =>
    datesIn(cv.text.slice(line.start, line.end))
      .map(({ start, end }) => ({ start: start + line.start, end: end + line.start }))
      .filter((date) => sectionAt(cv.sections, date.start).kind !== "experience"),
  );
};
