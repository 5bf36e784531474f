import { flat } from "../text/fold.ts";
import { looksLikeTitle } from "../vocabulary/fields.ts";
import { termsIn } from "../vocabulary/index.ts";
import { isCity, isCountry, isStateCode } from "../vocabulary/places.ts";
import { labelled, type NamedFact } from "./named-fact.ts";

const LABEL =
  "(?:work |job )?location|place of work|office|standort|(?:arbeits|einsatz|dienst)ort|ort|ubicacion|lugar(?: de trabajo)?|localidad|ciudad(?: de residencia)?|(?:lugar de )?residencia|lokasyon|konum|calisma yeri|sehir|il";

/** The place of work: a labelled one, one that words such as "our office in" stand before, or a known city. */
export const locationIn = (text: string, plain: string): NamedFact<string> | undefined => {
  const label = labelled(text, plain, LABEL);
  // "Standort: Unser Büro befindet sich in München": a sentence holds the name.
  if (label) return (label.value.length > LONGEST_LABELLED ? placeWithin(text, plain, label) : undefined) ?? label;
  // A country alone is the place in a note or a title; further down it tells where the employer is at work.
  return placeWithin(text, plain, { start: 0, end: text.length }) ?? countryIn(text.slice(0, LONGEST_TITLE).split("\n", 1)[0]!);
};
const LONGEST_LABELLED = 40;

interface Span {
  readonly start: number;
  readonly end: number;
}

const placeWithin = (text: string, plain: string, { start, end }: Span): NamedFact<string> | undefined => {
  const [words, said] = [text.slice(start, end), plain.slice(start, end)];
  const found =
    announcedIn(words, said) ??
    (start === 0 ? besideTitle(words) : undefined) ??
    cityIn(words) ??
    (start === 0 ? addressIn(words) : undefined);
  return found && { ...found, start: found.start + start, end: found.end + start };
};

// Words that a place of work stands behind, on flat text; the name itself is read in the text, where it is a capital word.
const BEFORE =
  /(?<!\p{L})(?:(?:standort|niederlassung|zweigstelle|filiale|dienstsitz|arbeitsort|einsatzort)(?: (?:in|im raum))?:?|im (?:gro(?:ss|ß))?raum|region|(?:im auftrag [^.\n]{1,60}|team|buro|praxis|kanzlei|klinik|werk|zentrale|innendienst|\((?:[mwfdx]|div|gn|all genders)(?:\s?[/|]\s?(?:[mwfdx]|div)){0,3}\)) in|(?:unternehmen|kanzlei|firma|betrieb|haus) aus|la c[iu]{2}dad(?: de)?|(?:ubicacion|lugar de (?:trabajo|residencia)):?|(?:residir|residencia|residan|residentes?|vi(?:vir|van|va|vas)|domicilio|domiciliad[oa]s?|sede|sucursal(?:es)?|oficinas?|planta|tienda|ubicad[oa]s?|situad[oa]s?|trabajar|laborar)(?: \p{L}{4,14})? en|(?:en|del?|al|zona|sector) (?:el )?(?:sector )?(?:norte|sur|centro|este|oeste) de|(?:zona|provincia) de|remote from|(?:based|located|office|site|store|branch|clinic|restaurant|location|vacancy) in(?: or near)?|our team in)\s{1,3}["“„]?(?=[\p{L}"“„])/gu;
// A name of capital words, and small words within it: "Wörth am Rhein", "San José de Chimbo".
const NAME =
  /^(?:(?:la|el|los|las) )?\p{Lu}[\p{L}\p{M}'’-]{2,30}(?: (?:(?:am|an der|ob der|im|bei|de|del|la|las|los|de la|upon|of) )?\p{Lu}[\p{L}\p{M}'’-]{2,30}){0,2}/u;
// In lower case a name is read only where nothing but a town can follow. On flat text.
const TOWN_FOLLOWS = /c[iu]{2}dad de\s{1,3}$/u;
// Words that follow the same beginnings and name no place, on flat text.
const NO_PLACE =
  /^(?:(?:la |el |los |las )?(?:teil|voll|festanstellung|home|remote|hybrid|deutschland|germany|europa|osterreich|schweiz|empresa|equipo|empresas?|sector|mercado|turnos?|horarios?|campo|ventas|area|zona|oficinas?|tiendas?|puntos?|centros?|pais|ciudad|industria|comercio|vertrieb|bereich|leitung|minijob|\p{L}*unternehmen|\p{L}*branche|\p{L}*team|\p{L}*zeit|\p{L}*ung|\p{L}*bereich|\p{L}*abteilung|sales|marketing|finance|customer|full|part|presencial\p{L}*|remot\p{L}*|mixto|rotativ\p{L}*|temporal|tiempo|medio|sistemas|distribucion|schwerpunkt|top|vehiculo|ofrecemos|requisitos|junior|senior))(?!\p{L})/u;

/** The first place that words announce: "am Standort Ratingen", "para la ciudad de Loja", "Elazığ şubesinde". */
const announcedIn = (text: string, plain: string): NamedFact<string> | undefined => {
  for (const { index, 0: cue } of plain.matchAll(BEFORE)) {
    const start = index + cue.length;
    const words = text.slice(start, start + LONGEST_NAME);
    const name = NAME.exec(words)?.[0] ?? (TOWN_FOLLOWS.test(cue) ? /^\p{Ll}{4,20}/u.exec(words)?.[0] : undefined);
    if (name === undefined || NO_PLACE.test(flat(name))) continue;
    const value = whole(name);
    return { value, start, end: start + value.length };
  }
  return turkishIn(text);
};
const LONGEST_NAME = 80;

/** The place at the end of the title: "Sales assistant - San José", "Lagerist (m/w/d) | Wolfratshausen". */
const besideTitle = (text: string): NamedFact<string> | undefined => {
  const line = text.slice(0, LONGEST_TITLE).split("\n", 1)[0]!;
  const match = BESIDE.exec(line);
  const name = match?.groups?.["name"];
  if (!match || name === undefined || NO_PLACE.test(flat(name)) || looksLikeTitle(name) || termsIn(name).length > 0)
    return undefined;
  const start = match.index + match[0].indexOf(name);
  return { value: name, start, end: start + name.length };
};
const LONGEST_TITLE = 160;
const BESIDE =
  /(?<=[\p{L})]\s{0,2})\s[-–—|]\s{1,2}(?<name>\p{Lu}[\p{L}’'-]{2,20}(?:\s(?:am\s|de\s|la\s)?\p{Lu}\p{Ll}[\p{L}-]{1,20}){0,2})(?:,\s[\p{L}\s]{3,30}|\s\([^()]{1,20}\))?\s{0,3}$/u;

/** "QUITO CON EXPERIENCIA", in capitals throughout, ends where a joining word stands; "Berlin Team" after its known city. */
const whole = (name: string): string => {
  const cut = /\s(?=(?:CON|PARA|EN|QUE|SE|Y|E|O|POR|ZUM|ZUR|AB|UND|WITH|AND|FOR|TO)(?:\s|$))/u.exec(name);
  const words = cut ? name.slice(0, cut.index) : name;
  const parts = words.split(" ");
  const known = parts.map((_, at) => parts.slice(0, parts.length - at).join(" ")).find((part) => isCity(part));
  return known ?? words;
};

// "Elazığ şubesinde", "Bursa bölgesinde": Turkish names the kind of place behind it, and puts "at" after an apostrophe.
const TURKISH =
  /(?<!\p{L})(\p{Lu}[\p{L}\p{M}]{2,20})(?:['’](?:da|de|ta|te)(?:ki)?\s(?:bulunan|yer alan|ikamet|oturan|yaşayan|çalış\p{L}*|görev\p{L}*|açıla\p{L}*|yeni)|\s(?:şube|ofis|fabrika|mağaza|il|ilçe|lokasyon)(?:si|i|sı)?(?:miz|mız)?(?:nde|de|da|nda)(?:ki)?)(?!\p{L})/u;
const turkishIn = (text: string): NamedFact<string> | undefined => {
  const match = TURKISH.exec(text);
  return match ? { value: match[1]!, start: match.index, end: match.index + match[1]!.length } : undefined;
};

const RUN = /\p{Lu}[\p{L}\p{M}.'’-]{0,40}(?: (?:(?:am|an der|de|del|la|los|las|upon|of) )?\p{Lu}[\p{L}\p{M}-]{1,40}){0,3}/gu;

/** The first known place among the capital words: the longest beginning of a run, "Berlin", "San Sebastián", not "Berlin Team". */
const knownIn = (text: string, isPlace: (name: string) => string | undefined): NamedFact<string> | undefined => {
  for (const match of text.matchAll(RUN)) {
    const parts = match[0].split(" ");
    for (let from = 0; from < parts.length; from++) {
      for (let to = parts.length; to > from; to--) {
        // Turkish puts the case ending of a place after an apostrophe: "İstanbul'da".
        const name = parts
          .slice(from, to)
          .join(" ")
          .replace(/['’]\p{Ll}+$/u, "")
          .replace(/[.,]$/, "");
        const value = isPlace(name);
        if (value === undefined) continue;
        const start = match.index + parts.slice(0, from).join(" ").length + (from > 0 ? 1 : 0);
        return { value, start, end: start + value.length };
      }
    }
  }
  return undefined;
};

const cityIn = (text: string): NamedFact<string> | undefined =>
  knownIn(text, (name) => [name, ...(GENITIVE.test(name) ? [name.slice(0, -1)] : [])].find((one) => isCity(one)));
// "Im Zentrum Münchens".
const GENITIVE = /^\p{Lu}\p{Ll}{4,20}s$/u;
const countryIn = (text: string): NamedFact<string> | undefined => knownIn(text, (name) => (isCountry(name) ? name : undefined));

// "92360 Mühlhausen", "Marietta, GA".
const ADDRESS =
  /(?<![\p{L}\d])(?:(?:[Dd]-)?\d{5}\s(?<town>\p{Lu}\p{Ll}[\p{L}-]{1,30}(?:\s(?:am|an der|im|bei|ob der)\s\p{Lu}\p{Ll}{2,20})?)|(?<city>\p{Lu}\p{Ll}{2,20}(?:\s\p{Lu}\p{Ll}{2,20})?),\s(?<state>[A-Z]{2})(?=\s?(?:\d{5}|[.,;:)|\n]|$)))/gu;
const addressIn = (text: string): NamedFact<string> | undefined => {
  for (const { index, 0: words, groups } of text.matchAll(ADDRESS)) {
    const name = groups!["town"] ?? (isStateCode(groups!["state"]!) ? groups!["city"]! : undefined);
    if (name === undefined) continue;
    const value = words.slice(words.indexOf(name));
    return { value, start: index + words.indexOf(name), end: index + words.length };
  }
  return undefined;
};
