import { flat } from "../text/fold.ts";
import type { Span } from "../text/lines.ts";
import { looksLikeTitle } from "../vocabulary/fields.ts";
import { termsIn } from "../vocabulary/index.ts";
import { isCity, isCountry, isStateCode } from "../vocabulary/places.ts";
import { labelled, type NamedFact } from "./named-fact.ts";

const LABEL =
  "location|place of work|office|standort|(?:arbeits|einsatz|dienst)ort|ort|ubicacion|lugar(?: de trabajo)?|localidad|ciudad(?: de residencia)?|(?:lugar de )?residencia|lokasyon|konum|calisma yeri|sehir|il";

/** The place of work: a labelled one, one that words such as "our office in" stand before, or a known city. */
export const locationIn = (text: string, plain: string): NamedFact<string> | undefined => {
  const label = labelled(text, plain, LABEL);
  // "Standort: Unser Büro befindet sich in München": a sentence holds the name.
  if (label) return (label.value.length > LONGEST_LABELLED ? placeWithin(text, plain, label) : undefined) ?? label;
  // A country alone is the place in a note or a title; further down it tells where the employer is at work.
  return placeWithin(text, plain, { start: 0, end: text.length }) ?? countryIn(text.slice(0, LONGEST_TITLE).split("\n", 1)[0]!);
};
const LONGEST_LABELLED = 40;

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
  /(?<!\p{L})(?:(?:standort|niederlassung|filiale)(?: in)?:?|im (?:gro(?:ss|ß))?raum|region|(?:im auftrag [^.\n]{1,60}|teams?|buro|praxis|kanzlei|zentrale|\((?:[mwfdx]|div|gn|all genders)(?:\s?[/|]\s?(?:[mwfdx]|div)){0,3}\)) in|(?:unternehmen|firma|haus) aus|la c[iu]{2}dad(?: de)?|(?:ubicacion|lugar de (?:trabajo|residencia)):?|(?:resid(?:ir|encia|an)|vi(?:vir|van?)|sede|sucursal(?:es)?|oficinas?|tienda|ubicad[oa]s?|situad[oa]s?|trabajar)(?: \p{L}{4,14})? en|(?:en|del?|al|zona|sector) (?:el )?(?:sector )?(?:norte|sur|centro|este|oeste) de|(?:zona|provincia) de|remote from|(?:based|located|office|location) in(?: or near)?)(?:(?<=:)\s{1,3}|[^\S\n]{1,3})["“„]?(?=[\p{L}"“„])/gu;
// A name of capital words, and small words within it: "Wörth am Rhein", "San José de Chimbo".
const NAME =
  /^(?:(?:la|el|los|las) )?\p{Lu}[\p{L}\p{M}'’-]{2,30}(?: (?:(?:am|an der|ob der|im|bei|de|del|la|las|los|de la|upon|of) )?\p{Lu}[\p{L}\p{M}'’-]{2,30}){0,2}/u;
// In lower case a name is read only where nothing but a town can follow. On flat text.
const TOWN_FOLLOWS = /c[iu]{2}dad de\s{1,3}$/u;
// Words that follow the same beginnings and name no place, on flat text.
const NO_PLACE =
  /^(?:(?:la |el |los |las )?(?:voll|home|remote|hybrid|deutschland|germany|empresa|mercado|turnos?|campo|ventas|vertrieb|minijob|\p{L}*(?:zeit|ung|bereich|team|unternehmen)|sales|marketing|presencial|remot\p{L}*|mixto|temporal|tiempo|medio|distribucion|schwerpunkt|cloud|top-?lage|uni-nahe|microsoft|operational|geografica|segura|rutas|\p{L}+phase))(?!\p{L})/u;

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
  // Beside a title stand teams, products and employers as well.
  if (!isCity(name) && !LIKE_A_TOWN.test(flat(name)) && text.indexOf(name) === text.lastIndexOf(name)) return undefined;
  const start = match.index + match[0].indexOf(name);
  return { value: name, start, end: start + name.length };
};
const LONGEST_TITLE = 160;
// On flat text.
const LIKE_A_TOWN =
  /^(?:(?:gro(?:ß|ss))?raum|region|zona|sector|bad|sankt|st|san|santa|santo|villa|puerto|planta|sucursal) \p{L}|^(?:dach|\p{L}{2,5}deutschland)$|(?:burg|berg|dorf|stadt|hausen|heim|ingen|bach|furt|brucken?|haven|hafen|scheid|kirchen|feld|ville|ton|ham)$/u;
const BESIDE =
  /(?<=[\p{L})]\s{0,2})\s[-–—|]\s{1,2}(?<name>\p{Lu}[\p{L}’'-]{2,20}(?:\s(?:am\s|de\s|la\s)?\p{Lu}\p{Ll}[\p{L}-]{1,20}){0,2})(?:,\s[\p{L}\s]{3,30}|\s\([^()]{1,20}\))?\s{0,3}$/u;

/** "QUITO CON EXPERIENCIA", in capitals throughout, ends where a joining word stands; "Berlin Team" after its known city. */
const whole = (name: string): string => {
  const words = name.split(/\s(?:CON|PARA|EN|QUE|Y|ZUM|AB)(?!\p{L})/u)[0]!;
  const parts = words.split(" ");
  const known = parts.map((_, at) => parts.slice(0, parts.length - at).join(" ")).find((part) => isCity(part));
  return known ?? words;
};

// "Elazığ şubesinde", "Bursa bölgesinde": Turkish names the kind of place behind it, and puts "at" after an apostrophe.
const TURKISH =
  /(?<!\p{L})(\p{Lu}[\p{L}\p{M}]{2,20})(?:['’][dt][ae](?:ki)?\s(?:bulunan|yer alan|çalış\p{L}*|görev\p{L}*)|\s(?:şube|ofis|fabrika|mağaza|il|ilçe|lokasyon)(?:si|i|sı)?(?:miz|mız)?(?:nde|de|da|nda)(?:ki)?)(?!\p{L})/u;
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
  /(?<=(?<!\d)(?<!ISO )\d{5}\s)\p{Lu}\p{Ll}[\p{L}-]{1,30}|(?<!\p{L})\p{Lu}\p{Ll}{2,20}(?:\s\p{Lu}\p{Ll}{2,20})?,\s([A-Z]{2})(?=\s\d{5}|[.)|\n]|$)/gu;
const addressIn = (text: string): NamedFact<string> | undefined => {
  const found = [...text.matchAll(ADDRESS)].find(([, state]) => state === undefined || isStateCode(state));
  return found && { value: found[0], start: found.index, end: found.index + found[0].length };
};
