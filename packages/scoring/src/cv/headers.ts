import type { DateRange } from "../text/dates.ts";
import { flat, fold } from "../text/fold.ts";
import { BULLET, type Span } from "../text/lines.ts";
import { remembered } from "../text/remember.ts";
import { looksLikeEmployer, titleStrength } from "../vocabulary/fields.ts";
import { isCity, isCountry, isRegion, isTown } from "../vocabulary/places.ts";
import { isOccupation } from "./line-kinds.ts";

/** The header of an entry of a career: dates, title, employer. */
export interface Header extends Span {
  readonly range: DateRange;
  /** The lines with title and employer, each with its position relative to the dates. */
  readonly lines: readonly { readonly words: string; readonly slot: string }[];
  /** Employer, title and dates one below the other, as a LinkedIn export has them. */
  readonly isTitleAbove: boolean;
}

/** Words of an entry's header without bullet, and without brackets and signs at their ends. */
export const clean = (words: string): string =>
  words
    .replace(BULLET, "")
    .replace(/^[\s,;:|•·()[\]>→–—-]+|(?<![\s,;:|•·([\]–—-])[\s,;:|•·([\]–—-]+$/gu, "")
    .trim();

// Separators stronger than a comma: signs, a slash before a company ("Koch / Hotel Blau GmbH"), what is left of a fullwidth one, and the employer of a CV whose names were taken out.
const STRONG =
  /\s*(?:\s(?=Company Name(?!\p{L}))|(?<=Company Name)\s(?=\p{Lu})|ï1⁄4|\||•|·|\t|\s[‒–—-](?:\s|(?=\p{Lu}\p{Ll}))|\s\/\s(?=[^/,|•·‒–—-]{2,60}(?<!\p{L})(?:GmbH|AG|KG|SE|Inc|LLC|Ltd|S\.?L|S\.?A|A\.?Ş)(?!\p{L}))|\s@\s?(?=\p{L})|\s+at\s+|\s+bei(?: der)?\s+|\s{3,})\s*/u;
const WEAK = /\s*(?:,|(?<=\p{Ll}{3})\.\s+(?=\p{Lu})|(?<=\p{L}{3}):\s)\s*/u;

// Where names were taken out: "Company Name - City , State".
const PLACEHOLDER = /^(?:City|State)$/;
const PLACES_TAKEN_OUT = /(?:(?<!\p{L})City\s?,|ï1⁄4)\s?State(?!\p{L})(?:\s?,\s?(?:USA?|United States))?/gu;

/** Groups of a line between strong separators, each with its parts between commas. */
const groupsOf = remembered((line): readonly (readonly string[])[] =>
  line
    .replace(/(?<!\s)\s*\([^()]*\)/g, "")
    .replace(PLACES_TAKEN_OUT, " | ")
    .split(STRONG)
    .map((group) => group.split(WEAK).filter((part) => /\p{L}{2}/u.test(part) && !PLACEHOLDER.test(part)))
    .filter((group) => group.length > 0),
);

/** The parts of lines between commas and stronger separators, without brackets. */
export const partsOf = (lines: readonly string[]): string[] => lines.flatMap((line) => groupsOf(line).flat());

/** True when a part is the name of a known town or country. */
export const isPlaceName = (part: string): boolean => isCity(part) || isCountry(part);

const WAY_OF_WORK = /^(?:remote|hybrid|on-?site|homeoffice|home office|remoto|hibrido|presencial|uzaktan|hibrit|vor ort)$/;
const MOST_PLACES = 3;

/** True for a line of places and nothing else, as templates write below an employer: "Saarbrücken, Saarland", "Istanbul / Türkiye", "Remote". */
export const isPlaceLine = (words: string): boolean => {
  if (words.length > 60) return false;
  const parts = clean(words.replace(/\([^()]*\)/g, ""))
    .split(/\s*[,/|·•]\s*|\s+[–—-]\s+/u)
    .filter(Boolean);
  if (parts.length === 0 || parts.length > MOST_PLACES) return false;
  const isAway = (part: string): boolean => WAY_OF_WORK.test(flat(part));
  if (parts.length === 1) return isPlaceName(parts[0]!) || isAway(parts[0]!);
  return (
    parts.some((part) => isPlaceName(part) || isRegion(part)) &&
    parts.every((part) => isPlaceName(part) || isTown(part) || isRegion(part) || isAway(part))
  );
};

// "Casual Academic Staff": a title without a word for one person.
const STAFF =
  /^(?:\p{L}+ ){0,2}(?:academic|teaching|administrative|kitchen|support|nursing|technical|medical|sales|ground|service|office|cleaning|security|bar|wait) staff$/u;

/** Likelihood of a part as a title, at most 2. A company named after its trade is not a title, and "hotel manager" is not a company. */
export const likeTitle = (part: string): number =>
  (isOccupation(part) || STAFF.test(flat(part)) ? 2 : titleStrength(part)) -
  ((looksLikeEmployer(part) && !isOfTrade(part)) || IS_DOMAIN.test(part) ? 1.5 : 0) -
  (isPlaceName(part) ? 1.5 : 0);

// Trades that companies have in their names, and titles before their last word.
const TRADES =
  /(?<!\p{L})(?:logistics|lojistik|logistik|technolog(?:y|ies)|solutions|media|systems|consulting|teknoloji|yazilim|bilisim|gida|insaat|tekstil|otomotiv|turizm|servis|bank)(?!\p{L})/gu;

/** "Systems Engineer", "Yazılım Geliştirme Stajyeri": a trade before the word for a person. */
const isOfTrade = (part: string): boolean => {
  const words = flat(part);
  const rest = words.replace(TRADES, " ").trim();
  const last = /\p{L}+$/u.exec(rest)?.[0];
  return last !== undefined && words.endsWith(last) && titleStrength(last) === 2 && !looksLikeEmployer(rest);
};

// "Finchat.com.tr": a company by its address.
const IS_DOMAIN = /^[\p{L}\d-]{2,40}\.(?:com|net|org|io|de|at|ch|es|co|ai|app)(?:\.\p{Ll}{2})?$/u;

interface Part {
  readonly words: string;
  /** The line, counted from the dates, and the part of it. */
  readonly slot: string;
  readonly likeness: number;
}

// "Cargo: Barista", "Arbeitgeber: Café Blau".
const TITLE_LABEL =
  /^(?:position|job title|title|role|occupation|tatigkeit|stelle|funktion|beruf|cargo|puesto|ocupacion|profesion|gorev(?:i)?|unvan(?:i)?|pozisyon)\s*:/;
const EMPLOYER_LABEL =
  /^(?:company|employer|organi[sz]ation|arbeitgeber|firma|unternehmen|betrieb|empresa|institucion|sirket|kurum|isyeri|firma adi)\s*:/;
const ENTRY_LABEL = /^[^:]{3,20}:\s+(?=\p{L})/u;

/** "Cargo: Barista" without its label; "Blau GmbH: Kassierer" and "Barista: Blue Café" in two parts. */
const withoutLabel = (words: string): string => {
  const label = ENTRY_LABEL.exec(words)?.[0] ?? "";
  const name = label.replace(/:\s*$/, "");
  const rest = words.slice(label.length);
  return looksLikeEmployer(name) || isOccupation(name) ? `${name} | ${rest}` : rest;
};

// "Advisor: Jane Roe": another person.
const PERSON_LABEL =
  /^(?:(?:thesis |project )?(?:advisors?|supervisors?|supervised by|pi|mentors?|reports? to|manager)|betreu(?:er|erin|ung)|vorgesetzte[rn]?|jefe inmediato|jefa inmediata|supervisora?|contacto|tutora?|danisman|referans)\s*:/;

// "Supervisors Dr. Jane Roe": the label of a person with an academic title needs no colon.
const TITLED_PERSON =
  /^(?:(?:co-?)?(?:advisors?|supervisors?)|(?:erst|zweit)?(?:gutachter|betreuer|prufer)(?:in)?|tutora?|danisman\p{L}*)\s+(?:(?:prof|dr|dipl|ing|doc)\.?\s+)/u;

/** True for a line that names another person by a label. */
export const namesOther = (words: string): boolean => {
  const plain = flat(words);
  return PERSON_LABEL.test(plain) || TITLED_PERSON.test(plain);
};

// "Lake Research, Manager: Jane Roe": another person behind the employer.
const OTHER_BEHIND =
  /[,;|(]\s*(?:(?:line |thesis |project )?(?:advis[oe]rs?|supervisors?|managers?|mentors?)|reports? to|betreuer(?:in)?|vorgesetzte[rn]?|jef[ea] inmediat[oa]|tutora?|danışman)\s*:.*$/iu;

const labelOf = (words: string): number => {
  const plain = flat(words);
  return TITLE_LABEL.test(plain) ? 4 : EMPLOYER_LABEL.test(plain) ? -2 : 0;
};

const partsOfHeader = ({ lines }: Header, headlines: ReadonlySet<string>): Part[] =>
  lines
    .filter(({ words }) => !namesOther(words))
    .map(({ words, slot }) => ({ words: words.replace(OTHER_BEHIND, ""), slot }))
    .flatMap(({ words, slot }) =>
      groupsOf(withoutLabel(words)).flatMap((group, at) =>
        group.map((part, index) => ({
          words: part,
          slot: `${slot} ${at} ${index === 0 ? "first" : "later"}`,
          likeness:
            likeTitle(part) +
            labelOf(words) +
            (index === 0 && headlines.has(fold(part)) ? 1.5 : 0) +
            // "Research Assistant: Researcher in networks": the title, and the subject behind it.
            (index === 0 && words.startsWith(`${part}:`) && isOccupation(part) ? 1 : 0) -
            (isOfPlace(group) ? 0.75 : 0) -
            // "Gästebetreuung, schriftliche Abwicklung": a duty.
            (index > 0 && /^\p{Ll}/u.test(part) ? 1 : 0),
        })),
      ),
    );

/** "Teheran, Iran": a group that ends in a place and names no occupation. */
const isOfPlace = (group: readonly string[]): boolean =>
  group.length > 1 && isPlaceName(group.at(-1)!) && group.every((part) => titleStrength(part) === 0);

/** The position of a line that can only name the employer. */
export const COMPANY = "company";

/** Weight of the usual position of titles in the document, relative to the words of one entry. */
const USUAL = 1.25;
const NEVER = 9;

/**
 * Title and employer of each entry. A document has its titles in one position, so titles of the other entries decide where the entry's own
 * words do not, as with unknown trades.
 */
export const titlesAndEmployers = (
  headers: readonly Header[],
  headlines: ReadonlySet<string>,
): readonly (readonly [title: string | undefined, employer: string | undefined])[] => {
  const parted = headers.map((header) => ({ parts: partsOfHeader(header, headlines), header }));
  const votes = new Map<string, number[]>();
  for (const { parts } of parted) for (const { slot, likeness } of parts) votes.set(slot, [...(votes.get(slot) ?? []), likeness]);
  const mean = (slot: string): number => {
    const all = votes.get(slot)!;
    return all.reduce((sum, one) => sum + one, 0) / all.length;
  };
  return parted.map(({ parts, header }) => {
    const value = ({ slot, likeness }: Part, index: number): number => {
      const isBeforeDates = header.isTitleAbove && slot.startsWith("above 1");
      // Of two equally likely parts, the first is the title; the second part of a line ("Bodrum" in "Kendi Atölyem, Bodrum") rarely is.
      return (
        likeness +
        mean(slot) * USUAL +
        (isBeforeDates ? 3 : 0) +
        (slot === "dates 0 first" || slot === "below 0 0 first" ? 0.5 : 0) -
        index * 0.01 -
        (slot.endsWith("later") ? 0.4 : 0) -
        (slot.startsWith(COMPANY) ? NEVER : 0)
      );
    };
    const values = parts.map(value);
    const at = values.indexOf(Math.max(...values));
    const title = parts[at]?.words;
    const employer = parts.find((part, index) => part.words !== title && index !== at)?.words;
    return [title, employer] as const;
  });
};
