import { rangesIn } from "../text/dates.ts";
import { flat, fold, tokensOf } from "../text/fold.ts";
import { blanked, BULLET, contains, overlaps, touching, trimmed, type Span } from "../text/lines.ts";
import { namesSchool } from "../vocabulary/education.ts";
import { looksLikeEmployer, looksLikeTitle } from "../vocabulary/fields.ts";
import { termsIn } from "../vocabulary/index.ts";
import { languagesNamedIn } from "../vocabulary/languages.ts";
import { isCity, isCountry, isRegion, isSmallTown, isTown } from "../vocabulary/places.ts";
import { contactsOf, segmentsOf } from "./contact.ts";
import { headingKind } from "./headings.ts";
import { isAbstract, isOccupation } from "./line-kinds.ts";
import type { Name } from "./name-words.ts";
import type { ParsedCv } from "./parsed-cv.ts";
import { sectionAt } from "./sections.ts";

const LABEL =
  /^(?:[^\p{L}\d]*)(?:(?:home |current |postal )?address|adress|home|(?:current )?location|based in|living in|lives in|(?:present(?:ly)? |current(?:ly)? )?resident (?:in|of)|residence|place of residence|anschrift|adresse|wohnort|wohnhaft(?: in)?|standort|ort|direccion|domicilio|ubicacion|residencia|residente en|vivo en|(?:lugar|ciudad|municipio|pais) de residencia|localidad|ciudad(?! de )|municipio|poblacion|adres(?:i)?|ikamet(?:gah)?(?: adresi)?|konum|yasadigi (?:yer|sehir)|bulundugu sehir|sehir|il\s?\/\s?ilce)\s*[:/]?\s+/u;
const STREET =
  /(?<![\p{L}\d])(?:\p{L}+(?:str(?:\.|asse|aße)|weg|platz|allee|gasse|damm|ring)|\p{L}{4,}ufer|(?:calle|cll\.?|carrera|cra\.?|kra\.?|transversal|diagonal)\s\d+|(?:calle|c\/|c\.|avda\.?|av\.|avenida|plaza|pza\.?|paseo|ronda|camino|carrer|urb\.?|am|an der|auf der|in der|im|zum|zur)\s+\p{L}+|\p{L}+\s+(?:street|st\.?|road|rd\.?|avenue|ave\.?|lane|square|drive|close|court|way|terrace|crescent|gardens|park|row|hill|mews|walk|quay|wharf|parade|grove|rise|boulevard|blvd\.?|highway|cadde(?:si)?|cad\.?|sokak|sokagi|sok\.?|sk\.?|mah(?:allesi|\.)?|mh\.?|bulvari|blv\.?|apt\.?|sitesi))(?!\p{L})/u;
const POSTCODE =
  /(?:^|[\s,])(?:[a-z]{1,2}-)?\d{4,6}(?:(?<!(?:19|20)\d\d),)?\s+(?:(?:st|bad|la|el)\.?\s+)?\p{L}{3,}|\b[a-z]{1,2}\d{1,2}[a-z]?\s?\d[a-z]{2}\b|\b[a-z]{2}\s\d{5}\b/u;

/**
 * Spans of the person's address: a labelled address, "City, Country", a postal code with its place, or words between e-mail address and
 * telephone that are nothing else. Only the head and the sections on contact and personal data are searched, since other places belong to
 * employers and schools. `name` is excluded.
 */
export const placesIn = (cv: ParsedCv, name?: Name): Span[] => {
  const nameParts = name ? (name.parts ?? [name]) : [];
  const { emails, phones, links } = contactsOf(cv);
  const contacts = [...emails, ...phones, ...links];
  const own = contacts.filter(({ start }) => !AWAY.has(sectionAt(cv.sections, start).kind));
  const isOwn = touching(own);
  const isReachable = touching([...emails, ...phones].filter(({ start }) => sectionAt(cv.sections, start).kind !== "references"));
  // Contacts below the heading of another column.
  const isNearContacts = (index: number): boolean =>
    cv.lines.slice(Math.max(0, index - REACH), index + REACH + 1).some((line) => isReachable(line));
  // Contacts often stand beside places, with only a comma between.
  const text = blanked(cv.text, contacts);
  const titles = cv.roles.map(({ title }) => ` ${fold(title)} `);
  const isHeld = (words: string): boolean => titles.some((title) => title.includes(` ${fold(words)} `));
  return cv.lines.flatMap((line, index) => {
    const { kind, heading } = sectionAt(cv.sections, line.start);
    // A line with dates names a place of work, not of residence; an item of a role is a duty.
    const isBulleted = BULLET.test(cv.text.slice(line.start, line.start + 4));
    if (cv.roles.some((role) => overlaps(role.header, line) || (isBulleted && contains(role, line)))) return [];
    const isContactLine = isOwn(line);
    const nameLine = name ? cv.lines.findIndex(({ end }) => end >= name.end) : -1;
    const isBelowName = nameLine >= 0 && index > nameLine && index <= nameLine + 3 && PERSONAL.has(kind);
    const words = text.slice(line.start, line.end);
    const isUnderStreet = POSTCODE.test(flat(words)) && isStreet(cv, text, index - 1);
    const isFull =
      !AWAY.has(kind) && (isFullAddress(words) || isUnderStreet || isLabelled(words) || isUnderLabel(cv, text, index));
    // "01/04/2023 – today Garching, Germany": where somebody studied or worked.
    if (!isContactLine && /\d{4}/.test(words) && rangesIn(words).length > 0) return [];
    // "… close your eyes!" – Milan Kundera.
    if (/["“”„«»]/u.test(words)) return [];
    // "Berlin, 19. Mai 2021" dates a letter.
    const isNear = kind !== "references" && isNearContacts(index) && !/(?<!\d)\d{1,2}\.\s?[\p{L}\d]/u.test(words);
    const isPersonal = PERSONAL.has(kind) || isContactLine || isFull || isNear;
    if (!isPersonal && !(kind === "summary" && index < 12)) return [];
    if (isUnderBirth(cv, text, index) || BIRTH.test(flat(words).trim())) return [];
    const isBeside =
      isContactLine ||
      (isBelowName && isPersonal) ||
      (PERSONAL.has(kind) && [index - 1, index + 1].some((at) => cv.lines[at] !== undefined && isOwn(cv.lines[at])));
    const from = Math.max(line.start, heading && heading.end <= line.end ? heading.end : 0);
    const segments = segmentsOf(text, { start: from, end: line.end }).map((segment) => withoutEdges(text, segment));
    const under = cv.lines[index + 1];
    const places = segments.filter((segment, at) => {
      const words = text.slice(segment.start, segment.end);
      if (isPersonal && goesOn(text, segment, line, under) && STREET.test(flat(words))) return true;
      const before = segments[at - 1];
      // "CIUDAD" above "Floridablanca": a table of two columns, read cell by cell.
      if (at === 0 && segments.length === 1 && isUnderLabel(cv, text, index)) return isValue(words) || isPlace(words, isPersonal);
      // "Residencia   Jaca (Huesca)": a label in a column of its own.
      if (before && isLabel(text.slice(before.start, before.end))) return words.length < 80;
      if (isLabel(words) || OTHER_LABEL.test(flat(words))) return false;
      if (nameParts.some((part) => overlaps(part, segment)) || headingKind(words) || (heading && overlaps(heading, segment)))
        return false;
      // Labels ("Telefonnummer:") and job titles are not towns.
      if (text[segment.end] === ":" || isHeld(words)) return false;
      // "Stack Overflow https://…": the label of a link.
      const isLinked = links.some(
        (link) => link.start >= segment.end && link.end <= line.end && link.start - segment.end <= LABELLED,
      );
      return isPlace(words, isPersonal) || (isBeside && !isLinked && isPlaceByElimination(words, isContactLine));
    });
    return places.map((place) => (goesOn(text, place, line, under) ? { start: place.start, end: under!.end } : place));
  });
};

/** "Geb. am 12.01.2004" above "in Douala, Kamerun". */
const isUnderBirth = (cv: ParsedCv, text: string, index: number): boolean => {
  const above = cv.lines[index - 1];
  if (!above || !BIRTH.test(cv.flat.slice(above.start, above.end))) return false;
  // "Geburtsort" above "Mainz": a table, read cell by cell.
  const isLabelAlone = BIRTH_LABEL.test(cv.flat.slice(above.start, above.end));
  return isLabelAlone || text[above.end - 1] === ":" || cv.flat.startsWith("in ", cv.lines[index]!.start);
};

const isUnderLabel = ({ lines }: ParsedCv, text: string, index: number): boolean => {
  const above = lines[index - 1];
  return above !== undefined && above.end - above.start < 30 && isLabel(text.slice(above.start, above.end).replace(/:\s*$/, ""));
};

const isStreet = ({ lines }: ParsedCv, text: string, index: number): boolean => {
  const line = lines[index];
  const words = line ? flat(text.slice(line.start, line.end)) : "";
  return words.length < 60 && /\d/.test(words) && STREET.test(words);
};

/** "Calle 7 Los Alamos -" above "Rosario": a sign at the end of the line, and a town below. */
const goesOn = (text: string, place: Span, line: Span, under: Span | undefined): boolean => {
  if (!under || !/^\s*[,–-]$/u.test(text.slice(place.end, line.end))) return false;
  const words = text.slice(under.start, under.end);
  return words.length < 45 && TOWN_SHAPE.test(words) && !headingKind(words) && mayBeTown(words);
};

/** Signs between a label and its link. */
const LABELLED = 3;

/** Lines between the contacts and a town beside them. */
const REACH = 2;

const BIRTH =
  /^(?:geb(?:\.|oren|urts)|born|date of birth|place of birth|(?:lugar|fecha)(?: y (?:lugar|fecha))? de nacimiento|nacid|nac[ei] (?:el |en )?\d|dogum)/;

const BIRTH_LABEL =
  /^\s*(?:geburtsort|geburtsdatum(?:,? ?(?:und|\/|,|-)? ?-?ort)?|place of birth|birth ?place|(?:lugar|fecha)(?: y (?:lugar|fecha))? de nacimiento|dogum yeri(?: ve tarihi)?)\s*:?\s*$/u;

// Labels of a table that are not about places.
const OTHER_LABEL =
  /^(?:tatigkeit|beruf|position|stelle|titel|funktion|kontakt|personliches|personliche daten|puesto|cargo|profesion|ocupacion|datos personales|unvan|meslek|gorev|kisisel bilgiler|title|job title|occupation|profession|role|personal)$/;

const PERSONAL: ReadonlySet<string> = new Set(["head", "contact", "personal"]);
// Sections whose contacts belong to other people.
const AWAY: ReadonlySet<string> = new Set(["references", "experience", "education", "projects", "publications", "volunteering"]);

const isLabel = (words: string): boolean => LABEL.exec(`${flat(words)} `)?.[0].trim() === flat(words).trim();

const isValue = (words: string): boolean =>
  words.length < 60 &&
  /^[\p{Lu}\d]/u.test(words) &&
  !words.endsWith(":") &&
  !headingKind(words) &&
  !isLabel(words) &&
  !NO_TOWN.test(flat(words));

// Labels that stand before an address in any section; others are words of a sentence, too.
const CLEAR_LABEL =
  /^[^\p{L}\d]*(?:(?:(?:home |current |postal )?address|location|anschrift|adresse|wohnort|direccion|domicilio|residencia|ubicacion|adres(?:i)?|ikamet(?:gah)?(?: adresi)?|konum)\s*:|(?:based in|living in|wohnhaft in|residente en)\s)/u;

const isLabelled = (words: string): boolean => words.length < 90 && CLEAR_LABEL.test(flat(words));

/** "Calle 62 #1, Cali, Colombia": a street with its town or country, which is an address in any section about the person. */
const isFullAddress = (words: string): boolean => {
  if (words.length > 90 || !/\d/.test(words) || !STREET.test(flat(words))) return false;
  if (POSTCODE.test(flat(words))) return true;
  const last = words.split(/\s*[,/]\s*/).at(-1)!;
  return isCity(last) || isCountry(last);
};

const withoutEdges = (text: string, { start, end }: Span): Span => {
  const words = text.slice(start, end);
  const lead = /^[\s,;:|•·.()+§–-]*/u.exec(words)![0].length;
  const label = CONTACT_LABEL.exec(flat(words.slice(lead)))?.[0].length ?? 0;
  const from = lead + label;
  const tail = words.replace(CONTACT_LABEL_AT_END, "").replace(/(?<![\s,;:|•·(–-])[\s,;:|•·(–-]+$/u, "");
  return { start: start + from, end: Math.max(start + from, start + tail.length) };
};
const CONTACT_LABEL_WORDS =
  "(?:e-?mail|mail|correo(?: electronico)?|e-?posta|eposta|phone|tel(?:efon|ephone|efono)?(?: no)?|mobile?|movil|mobil(?:telefon)?|handy|cell|gsm|cep(?: tel(?:efonu)?)?|fax|web(?:site)?|linkedin|github|xing|t|e|m)";
const CONTACT_LABEL = new RegExp(`^${CONTACT_LABEL_WORDS}\\.?\\s*:\\s*`, "u");
const CONTACT_LABEL_AT_END =
  /(?<![\s,;|])[\s,;|]+(?:e-?mail|mail|tel(?:efon|ephone|éfono)?|phone|mobile?|móvil|mobil|handy|gsm|cep|fax|web)\.?\s*:?[\s,;|]*$/iu;

const isPlace = (segment: string, isPersonal: boolean): boolean => {
  const words = flat(segment);
  if (/@|\+\d/.test(segment) || segment.length > 90 || words.startsWith("preferen")) return false;
  if (LABEL.test(words) && segment.length < 80) return true;
  const parts = segment
    .replace(/^[^\p{L}\d]+|(?<![^\p{L}\d)])[^\p{L}\d)]+$/gu, "")
    .split(/\s*[,/]\s*/)
    .map((part) => part.replace(/^(?:[A-Z]{1,2}-)?\d{4,5}\s+|(?<=\p{L})\s+\d{5}$/gu, ""));
  const last = parts.at(-1)!;
  if (namesSchool(words) && !/\d/.test(words)) return false;
  if (
    parts.length >= 2 &&
    parts.length <= 5 &&
    (isCountry(last) || (isPersonal && isRegion(last)) || isCity(last) || (isPersonal && isTown(last))) &&
    parts.every((part) => /^[\p{L}\d\s.'’()-]+$/u.test(part))
  )
    return true;
  if (isPersonal && isPair(segment)) return true;
  if (parts.length === 1 && (isTown(last) || isCountry(last)) && isPersonal && mayBeTown(segment)) return true;
  if (parts.length === 1 && isPersonal && isTownAndCountry(last)) return true;
  if (parts.length === 2 && isCity(parts[0]!) && last.length <= 25) return true;
  if (isPersonal && US_ADDRESS.test(segment)) return true;
  if (isPersonal && CODE_BEHIND.test(segment) && mayBeTown(segment.replace(/,?\s\d+$/, ""))) return true;
  return isPersonal && (STREET.test(words) ? /\d/.test(words) : POSTCODE.test(words) && !YEAR_IN_PROSE.test(segment));
};

/** "Quito - Ecuador", "Alicante (España)": a town and its country or region by a dash or brackets. */
const isPair = (segment: string): boolean => {
  const parts = segment.split(/\s[-–—]\s|\s?\(|\)|(?<=\p{L})[-–](?=\p{Lu})/u).filter(Boolean);
  const last = parts.at(-1)!;
  return (
    parts.length === 2 &&
    parts.every((part) => part.length < 30 && /^\p{Lu}[\p{L}\s.'’]+$/u.test(part) && mayBeTown(part)) &&
    (isCountry(last) || isRegion(last) || (isCity(last) && isNamedPlace(parts[0]!)))
  );
};

/** "İzmir Türkiye", without a comma. */
const isTownAndCountry = (words: string): boolean => {
  const space = words.lastIndexOf(" ");
  return space > 0 && isCountry(words.slice(space + 1)) && isTown(words.slice(0, space));
};

// "Wrote the handbook after the 2024 changes", "Seit 2021 gehört": a year inside a sentence is no postal code.
const YEAR_IN_PROSE = /[\p{L}\d][.:]?\s+(?:19|20)\d\d\s+\p{Ll}/u;

// "Bellevue, Nebraska 68005", "Berwick PA, 18603".
const US_ADDRESS = /^\p{Lu}[\p{L}. ]{1,30},?\s(?:[A-Z]{2}|\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?),?\s\d{5}(?:-\d{4})?$/u;

// "Vila, 08001".
const CODE_BEHIND = /^\p{Lu}[\p{L}'’. -]{2,40},?\s\d{5}$/u;

const TOWN_SHAPE =
  /^\p{Lu}[\p{L}'’.-]{2,}(?:[ -]\p{L}[\p{L}'’.-]*){0,3}(?:(?:\s?[,/]\s?|\s-\s|\s?\()\p{Lu}[\p{L}'’.-]*(?:[ -]\p{L}[\p{L}'’.-]*){0,3}\)?){0,2}$/u;

/** True for a town beside the contacts: one or two capitalised words that are not a title, skill or language; on a line of its own "X, Y" or one word. */
const isPlaceByElimination = (segment: string, isContactLine: boolean): boolean => {
  if (segment.length > 45 || !TOWN_SHAPE.test(segment)) return false;
  // "JaneDoe" beside the contacts is an account.
  if (/\p{Ll}{2}\p{Lu}/u.test(segment)) return false;
  const words = tokensOf(segment);
  // Away from the contacts, words that no list of towns holds are more often a label or a line of work.
  if (!isContactLine && !segment.split(/\s*[,/()-]\s*/).some(isNamedPlace)) return false;
  const isPaired = /[,/(]|\s-\s/.test(segment);
  if (!isContactLine && !isPaired && words.length > 2) return false;
  return mayBeTown(segment);
};

/** False for words that are known as something else than a town. */
const mayBeTown = (segment: string): boolean => {
  const words = tokensOf(segment);
  return (
    !NO_TOWN.test(flat(segment)) &&
    !words.some(({ fold: word }) => isAbstract(word)) &&
    !isOccupation(segment) &&
    !looksLikeEmployer(segment) &&
    !flat(segment).startsWith("universit") &&
    !looksLikeTitle(segment) &&
    languagesNamedIn(segment).length === 0 &&
    termsIn(segment).length === 0
  );
};
const NO_TOWN =
  /\b(?:preferen\p{L}*|preferred|curriculum|vitae|lebenslauf|ozgecmis|resume|cv|e-?mail|e-?posta|eposta|correo|telefon\p{L}*|geburts\p{L}*|birth\p{L}*|nacimiento|dogum|staatsang\p{L}*|national\p{L}*|nacionalidad|uyruk|zivilstand|familienstand|interview\p{L}*|apellidos?|nombres?|vorname|nachname|portfolyo|portfolio|profili?|mail|tel(?:efono?|ephone)?|phone|mobile?|movil|mobil|celular|cel|handy|gsm|fax|linkedin|github|xing|instagram|twitter|facebook|youtube|pinterest|tiktok|skype|whatsapp|telegram|behance|web(?:site)?|street|road|avenue|municipal|port[aef]*folio|photo|foto|date|geboren|born|single|married|ledig|verheiratet|soltero|casad[oa]|bekar|evli|male|female|available|page|seite|profesion|beruf|occupation|meslek|estado|civil|mr|mrs|ms|herr|frau|dr|prof)\b/u;

/** True when an address names its town: a known one, or one after a postal code. */
export const namesTown = (address: string): boolean =>
  POSTCODE.test(flat(address)) ||
  partsOfName(address).some((part) => isTown(part) || isCountry(part) || /(?<!\d)\d{4,5}\s+\p{Lu}/u.test(part));

const partsOfName = (address: string): string[] => address.split(/\s*[,/()]\s*|\s[-–]\s/).filter(Boolean);

const isNamedPlace = (part: string): boolean => isTown(part) || isSmallTown(part) || isCountry(part);

/** True for words that no list holds and that still look like a town: "Dobin am See". Labels, titles and employers do not. */
export const looksLikeTown = (written: string): boolean => {
  const words = written.replace(/\s+/g, " ");
  return (
    partsOfName(words).some((part) => isSmallTown(part) || isRegion(part)) ||
    (words.length <= 40 && CAPITALISED.test(words) && !headingKind(words) && mayBeTown(words))
  );
};

const CAPITALISED =
  /^\p{Lu}[\p{L}'’.-]+(?:(?: (?:a[mn]|an der|im|in|bei|ob|de|del|de la|la|el|los|las|y))? \p{Lu}[\p{L}'’.-]+){0,3}(?:(?:,| -|\/| \() ?\p{Lu}[\p{L}'’. -]+\)?)?$/u;

/**
 * The town of an address, with its region or country where they are named: "Lindenstraße 12, 50674 Köln" is "Köln", "12 Station Road,
 * Croydon CR0 2RD" is "Croydon". Undefined where only a street is named.
 */
export const townOf = (text: string, place: Span): Span | undefined => {
  const label = LABEL.exec(flat(text.slice(place.start, place.end)))?.[0].length ?? 0;
  const address = trimmed(text, { start: place.start + label, end: place.end });
  let town: { start: number; end: number } | undefined;
  const parts = partsOf(text, address);
  // "Mara Lind, Hauptstraße 2, 3011 Bern": the town begins behind its code.
  const coded = parts.findLastIndex(({ start, end }) => /^(?:[A-Z]{1,3}[- ])?\d{4,6}\s+\p{Lu}/u.test(text.slice(start, end)));
  const rest = parts.slice(Math.max(0, coded));
  for (const [at, part] of rest.entries()) {
    const whole = withoutStreet(text, part);
    const kept = withoutRemark(text, whole);
    const next = rest[at + 1];
    // "Roberto Rosello, 9, Burriana": a street with the number of the house behind a comma.
    if (kept.end <= kept.start || (next && !town && /^\d{1,4}\p{L}?$/u.test(text.slice(next.start, next.end)))) continue;
    // "Junior Engineer, Valencia": words before the town that are none.
    if (!town && isNoTown(text.slice(kept.start, kept.end))) continue;
    if (town) town.end = kept.end;
    else town = { ...kept };
    // A remark may go on behind a comma: "(Umzug Großraum München, Hybrid)".
    if (kept.end < whole.end) break;
  }
  return town;
};

// Parts of a town and of a house.
const QUARTER =
  /^(?:barrio|urbanizacion|urb|edificio|edif|piso|dpto|departamento|apto|apartamento|conjunto|torre|bloque|vereda|sector|manzana|mz|casa|colonia|col|alcaldia|daire|kat|apartman\p{L}*|blok|flat|apt|unit|suite|hinterhaus|wohnung|whg|celular|cel|cell)(?![\p{L}])/u;

const isNoTown = (words: string): boolean => {
  if (isNamedPlace(words) || isRegion(words)) return false;
  return QUARTER.test(flat(words)) || looksLikeTitle(words) || looksLikeEmployer(words) || isOccupation(words);
};

/** The parts of an address between commas, slashes, dashes and brackets; "12/4" is a number. */
const partsOf = (text: string, { start, end }: Span): Span[] => {
  const parts: Span[] = [];
  let from = start;
  for (const match of text.slice(start, end).matchAll(/(?<!(?:^|[\s,])\d{4,6}),|;|\n|\s[–—-]\s|(?<=\p{L}\s?)\/(?=\s?\p{L})/gu)) {
    parts.push({ start: from, end: start + match.index });
    from = start + match.index + match[0].length;
  }
  parts.push({ start: from, end });
  return parts.map((part) => trimmed(text, part)).filter((part) => part.end > part.start);
};

/** "Ankara, Türkiye (Remote)", "São Paulo (Umzug Großraum München)", "Leipzig, [Datum]": a remark behind a town; a region in brackets stays. */
const withoutRemark = (text: string, { start, end }: Span): Span => {
  const words = text.slice(start, end);
  const remark = /(?:^|\s*)\[[^\]]*\]?\s*$|\s+\((?<said>[^()]+)\)?\s*$/u.exec(words);
  const said = remark?.groups?.["said"];
  const isOfPlace =
    said !== undefined &&
    said.split(/\s*[,/]\s*/).some((one) => isNamedPlace(one) || isRegion(one) || /^\p{Lu}{2,3}$/u.test(one));
  return trimmed(text, { start, end: remark && !isOfPlace ? start + remark.index : end });
};

const namesRiver = (words: string): boolean => {
  const town = /^(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?) (?:am|an der|im|in der|auf der) \p{Lu}[\p{L}-]+$/u.exec(words)?.[1];
  return town !== undefined && isTown(town);
};

const UK_POSTCODE = /\s*\b[A-Z]{1,2}\d{1,2}[A-Z]?\s?\d[A-Z]{2}$/;

/** The town in one part of an address: the whole part, or the words after a postal code or a house number. */
const withoutStreet = (text: string, part: Span): Span => {
  const words = text.slice(part.start, part.end);
  const code = /^(?:[A-Z]{1,3}[- ])?\d{4,6},?\s+(?:[A-Z]{2}\s+)?(?=\p{L})/u.exec(words);
  const start = part.start + (code?.[0].length ?? 0);
  const end = part.start + words.replace(UK_POSTCODE, "").replace(/(?:\s*\b|[-–])\d{4,6}$/, "").length;
  const left = text.slice(start, end);
  if (/^C\/?$/i.test(left.trim())) return { start, end: start };
  // "60323 Frankfurt am Main", "Neustadt an der Weinstraße": a town beside a river is no street.
  if (!/\d|[º°ª]/.test(left) && (!STREET.test(flat(left)) || code || namesRiver(left))) return { start, end };
  const tail = /(?<=[\d.:º°ª][\p{L}\d/]{0,4}\s)\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2}$/u.exec(left);
  return tail && !STREET.test(flat(tail[0])) ? { start: start + tail.index, end } : { start, end: start };
};
