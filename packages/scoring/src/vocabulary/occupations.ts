import { remembered } from "../text/remember.ts";
import { fold, tokensOf, type Token } from "../text/fold.ts";
import table from "./occupations.json" with { type: "json" };

/** A mention of an occupation. */
export interface OccupationMatch {
  /** ISCO-08 unit group ("2221"), or the major group ("1", "21") where the title says no more ("manager", "engineer"). */
  readonly isco: string;
  readonly start: number;
  readonly end: number;
}

interface Title {
  readonly isco: string;
  /** The title as it must be written, for abbreviations ("RN"). */
  readonly exact: string | undefined;
}

const GERMAN = 1;
const MIN_LAST_PART = 5;
const MIN_FIRST_PART = 3;
const LONGEST_WORD = 40;
// Shorter last parts of German compounds ("Tierarzt", "Beikoch"), and longer words that end like an occupation and are none.
const SHORT_LAST_PARTS: ReadonlySet<string> = new Set(["arzt", "koch"]);
const NO_COMPOUND =
  /(?:halb|be|ab|licht|strom|warme)leiter|lautsprecher|(?:per|trans|re)former|trichter|angebot|(?:3d|laser|foto|netzwerk)drucker|rechner/;

/**
 * The form in which words of titles are compared: without the endings of women's titles, plurals and Turkish possessives. "Pflegerin",
 * "enfermeras" and "müdürü" become "pfleger", "enfermer" and "mudur".
 */
const stem = (word: string): string => {
  if (word.length < 4 || word === "sefi") return word.slice(0, 3);
  if (word === "medica" || word === "tecnica") return word.slice(0, -1);
  let form = word;
  if (form.length > 6 && (form.endsWith("frau") || form.endsWith("frauen") || form.endsWith("leute")))
    form = `${form.slice(0, form.lastIndexOf(form.endsWith("leute") ? "leute" : "frau"))}mann`;
  if (form.length > 5) {
    const ending = form.endsWith("innen") ? 5 : form.endsWith("in") ? 2 : 0;
    if (ending > 0 && !isVowel(form.at(-ending - 1)!)) form = form.slice(0, -ending);
  }
  if (form.length > 4 && form.endsWith("s") && !"sui".includes(form.at(-2)!)) form = form.slice(0, -1);
  if (form.length > 5 && form.endsWith("si") && isVowel(form.at(-3)!)) form = form.slice(0, -2);
  const isOpen = form.length > 4 && isVowel(form.at(-1)!) && (!isVowel(form.at(-2)!) || form.at(-2) === "i");
  return isOpen && !form.endsWith("ica") ? form.slice(0, -1) : form;
};

const isVowel = (letter: string): boolean => "aeiou".includes(letter);

interface Index {
  /** By the stems of their words, joined by spaces. */
  readonly titles: ReadonlyMap<string, Title>;
  /** Beginnings of titles of several words. */
  readonly beginnings: ReadonlySet<string>;
  /** Occupations of one German word, which may end a compound. */
  readonly lastParts: ReadonlyMap<string, string>;
}

let built: Index | undefined;

/** Built at the first use, because the table has some 7,000 titles. */
const indexOf = (): Index => {
  if (built) return built;
  const titles = new Map<string, Title>();
  const beginnings = new Set<string>();
  const lastParts = new Map<string, string>();
  // Unit groups before major groups: a title of both belongs to the more exact one.
  const groups = Object.entries(table).toSorted(([a], [b]) => b.length - a.length || (a < b ? -1 : 1));
  for (const [isco, cells] of groups)
    for (const [language, cell] of cells.entries())
      for (const written of cell.split(";")) {
        const exact = written.startsWith("=") ? written.slice(1) : undefined;
        const ways = waysOf(fold(exact ?? written));
        for (const words of ways) {
          const key = words.join(" ");
          if (key && !titles.has(key)) titles.set(key, { isco, exact });
          for (let to = key.indexOf(" "); to > 0; to = key.indexOf(" ", to + 1)) beginnings.add(key.slice(0, to));
        }
        const last = ways[0]!.length === 1 ? ways[0]![0]! : "";
        const mayEnd = language === GERMAN && (last.length >= MIN_LAST_PART || SHORT_LAST_PARTS.has(last));
        if (mayEnd && !lastParts.has(last)) lastParts.set(last, isco);
      }
  built = { titles, beginnings, lastParts };
  return built;
};

/** "Lkw-Fahrer" is also written "Lkwfahrer", "front-end developer" "frontend developer". */
const waysOf = (title: string): readonly (readonly string[])[] => {
  const words = stemsOf(title);
  if (!title.includes("-") || title.includes("- ") || words.length < 2) return [words];
  return [words, stemsOf(title.replaceAll("-", ""))];
};

const stemsOf = (title: string): string[] =>
  (/[+#.]/.test(title) ? tokensOf(title).map((token) => token.fold) : title.split(/[^a-z0-9]+/)).filter(Boolean).map(stem);

const GENDER_MARK = /^(?:in|innen|a|o|as|os|e|r|ra|frau|mann|m|w|d)$/;

/** True for the second form of a title: "Pfleger/in", "enfermero/a", "Verkäufer*innen", "Kaufmann/-frau". */
const isGenderMark = (text: string, before: Token, token: Token): boolean => {
  if (token.start - before.end > 2 || !GENDER_MARK.test(token.fold)) return false;
  const between = text.slice(before.end, token.start);
  return /^[/(:*_]-?$/.test(between);
};

// A title may be broken by a line end, but not by a sentence.
const JOINT = /^(?:[ \t]*[-/&+.'’#]?[ \t]*|[ \t]*\n[ \t]*)$/;
const LONGEST_JOINT = 4;
const LONGEST_TITLE = 12;

/**
 * The occupations that `text` names, in order, the longest title first, in English, German, Spanish and Turkish. They are mentions: the caller
 * decides whether a title can stand there. German compounds count by their last part ("Palliativpfleger").
 */
export const occupationsOf = remembered((text): readonly OccupationMatch[] => {
  const tokens = tokensOf(text);
  const found: OccupationMatch[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const match = longestAt(text, tokens, at) ?? compoundAt(tokens, at);
    if (!match) continue;
    let { last } = match;
    const mark = tokens[last + 1];
    if (mark && isGenderMark(text, tokens[last]!, mark)) last++;
    found.push({ isco: match.isco, start: tokens[at]!.start, end: tokens[last]!.end });
    at = last;
  }
  return found;
});

interface Found {
  readonly isco: string;
  /** Index of the last token. */
  readonly last: number;
}

const longestAt = (text: string, tokens: readonly Token[], at: number): Found | undefined => {
  const { titles, beginnings } = indexOf();
  let found: Found | undefined;
  let key = "";
  for (let index = at; index < tokens.length && index < at + LONGEST_TITLE; index++) {
    const token = tokens[index]!;
    if (token.end - token.start > LONGEST_WORD) break;
    const before = tokens[index - 1];
    if (index > at) {
      if (token.start - before!.end > LONGEST_JOINT) break;
      if (isGenderMark(text, before!, token)) continue;
      if (!JOINT.test(text.slice(before!.end, token.start))) break;
    }
    key = index === at ? stem(token.fold) : `${key} ${stem(token.fold)}`;
    const title = titles.get(key);
    const isRight = title && (title.exact === undefined || text.slice(tokens[at]!.start, token.end) === title.exact);
    if (isRight) found = { isco: title.isco, last: index };
    if (!beginnings.has(key)) break;
  }
  return found;
};

/** "Palliativpflegerin": the longest last part that is an occupation. */
const compoundAt = (tokens: readonly Token[], at: number): Found | undefined => {
  const whole = tokens[at]!.fold;
  if (whole.length > LONGEST_WORD || whole.length < MIN_FIRST_PART + 4 || NO_COMPOUND.test(whole)) return undefined;
  const word = stem(whole);
  for (let from = MIN_FIRST_PART; from <= word.length - 4; from++) {
    const isco = indexOf().lastParts.get(word.slice(from));
    if (isco !== undefined) return { isco, last: at };
  }
  return undefined;
};

// Groups whose work is of one field across the levels of the classification, by the beginnings of their codes.
const FIELDS: readonly (readonly string[])[] = [
  // Nursing and care.
  ["2221", "2222", "3221", "3222", "532", "1342", "1343"],
  ["2635", "3412", "2634", "1344", "1343", "5311"],
  ["221", "2212", "2240", "3256", "3258"],
  ["2261", "3251", "3214"],
  ["2262", "3213"],
  ["2264", "2269", "3255", "2266"],
  ["2250", "3240", "5164"],
  ["3111", "3141", "3212", "2131", "2113"],
  // Software, data and IT.
  ["251", "252", "1330", "351", "2434"],
  ["2513", "2166"],
  // Engineering and technicians.
  ["2141", "2144", "2149", "2151", "2152", "3113", "3114", "3115", "3118", "3119", "3139", "1223", "1321"],
  ["2142", "2161", "3112", "3123", "1323", "2164", "2165"],
  // Building and metal trades.
  ["711", "712", "713", "3123", "1323", "9313", "9312"],
  ["741", "742", "3113", "3114", "2151", "2152"],
  ["721", "722", "723", "3115", "821", "8189", "3122", "9329"],
  ["81", "82", "9329", "3122", "1321", "9321"],
  ["751", "8160", "5120", "3434"],
  // Driving, warehouse and logistics.
  ["832", "833"],
  ["432", "1324", "9333", "8344", "3331", "3323", "9321"],
  ["3323", "1324"],
  // Gastronomy, hotels and cleaning.
  ["3434", "5120", "941"],
  ["5131", "5132", "5246", "1412"],
  ["4224", "4226", "4225", "1411", "4221"],
  ["9112", "9111", "5151", "5152", "5153", "9123"],
  // Trade, marketing and customers.
  ["522", "5230", "1420", "9334", "5246", "5211"],
  ["1221", "3322", "2433", "2434", "5244", "3324"],
  ["1222", "2432", "2641", "2642"],
  ["2431", "2432", "1221", "1222"],
  ["4222", "5244", "1439", "4223", "4225"],
  // Money, people, law and offices.
  ["2411", "3313", "4311", "4313", "1211", "2413", "3314"],
  ["2412", "2413", "3311", "3312", "4211", "1346", "1211"],
  ["3321", "3315", "4312"],
  ["2423", "2424", "1212", "4416", "4313", "3333"],
  ["2611", "2612", "2619", "3342", "3411"],
  ["411", "412", "413", "334", "4226", "441"],
  ["3334", "1219"],
  // Schools and childcare.
  ["231", "232", "233", "234", "235", "1345", "5312"],
  ["2342", "5311", "5312", "1341"],
  ["5141", "5142"],
  ["541"],
  ["6", "921"],
  ["265", "3435", "3521", "3431"],
];

const isIn = (field: readonly string[], isco: string): boolean => field.some((code) => isco.startsWith(code));

/** True when both occupations are of one field of work: the same minor group, or groups that one career passes through. */
export const areRelated = (a: string, b: string): boolean => {
  if (a === b) return true;
  if (a.length < 3 || b.length < 3) return false;
  return (
    (a.slice(0, 3) === b.slice(0, 3) && !WIDE.has(a.slice(0, 3))) || FIELDS.some((field) => isIn(field, a) && isIn(field, b))
  );
};

// Minor groups that hold several fields of work.
const WIDE: ReadonlySet<string> = new Set([
  "121",
  "122",
  "132",
  "133",
  "134",
  "143",
  "211",
  "213",
  "214",
  "216",
  "226",
  "242",
  "243",
  "261",
  "263",
  "264",
  "265",
  "311",
  "313",
  "321",
  "325",
  "331",
  "332",
  "333",
  "334",
  "335",
  "341",
  "342",
  "343",
  "422",
  "432",
  "441",
  "511",
  "515",
  "516",
  "524",
  "731",
  "751",
  "752",
  "753",
  "754",
  "818",
  "834",
  "933",
  "941",
  "962",
]);
