import { fold, tokensOf } from "../text/fold.ts";
import { indexAt, touching, type Span } from "../text/lines.ts";
import { contactsOf, namedByEmail } from "./contact.ts";
import type { ParsedCv } from "./parsed-cv.ts";
import { sectionAt } from "./sections.ts";
import type { Lettering } from "./typography.ts";

/** All that the search for the name asks of a CV. */
export interface NameContext {
  readonly cv: ParsedCv;
  /** The size and place of each line; undefined for a line without words. */
  readonly lettering: readonly (Lettering | undefined)[];
  readonly email: string | undefined;
  /** Accounts that may carry the name: of the e-mail address, of links to profiles. */
  readonly accounts: readonly string[];
  readonly profiles: readonly string[];
  /** Indexes of lines with an e-mail address or telephone number, except in references. */
  readonly contactLines: ReadonlySet<number>;
  /** Folded titles of the roles, which are not names. */
  readonly titles: ReadonlySet<string>;
  readonly employers: ReadonlySet<string>;
  /** Folded words that the text also writes with a small first letter. */
  readonly small: ReadonlySet<string>;
  /** How often the text writes each folded word with a capital. */
  readonly capital: ReadonlyMap<string, number>;
  /** Height of most lines, in hundredths of a point. */
  readonly usual: number;
  /** Number of lines whose letters are set apart. */
  readonly spaced: number;
  /** Distinct heights of lines of the first page, the largest first; heights within 3 % are one. */
  readonly heights: readonly number[];
  /** Number of the first page, and the lower edges of its lines, from the top down. */
  readonly page: number | undefined;
  readonly edges: readonly number[];
}

const PROFILE_LINK =
  /(?:linkedin\.com\/in|github\.com|gitlab\.com|behance\.net|xing\.com\/profile|medium\.com\/@?|facebook\.com|instagram\.com|twitter\.com|x\.com)\/([\p{L}\d._%-]{3,60})/iu;

export const contextOf = (
  cv: ParsedCv,
  lettering: readonly (Lettering | undefined)[],
  urls: readonly string[] = [],
): NameContext => {
  const { text, lines } = cv;
  const own = (span: Span): boolean => sectionAt(cv.sections, span.start).kind !== "references";
  const { emails, phones, links } = contactsOf(cv);
  const first = emails.find(own) ?? emails[0];
  const email = first ? text.slice(first.start, first.end) : undefined;
  const mailed = urls.find((url) => url.startsWith("mailto:"))?.slice("mailto:".length);
  const profiles = [...links.map(({ start, end }) => text.slice(start, end)), ...urls].flatMap((url) => {
    const handle = PROFILE_LINK.exec(url)?.[1];
    return handle === undefined ? [] : [`${handle.replace(/[-_]?\d.*$/, "")}@`];
  });
  const contacts = [...emails, ...phones].filter(own);
  const isContact = touching([...emails, ...links]);
  const small = new Set<string>();
  const capital = new Map<string, number>();
  for (const token of tokensOf(text)) {
    if (isContact(token)) continue;
    if (/^\p{Ll}/u.test(text.charAt(token.start))) small.add(token.fold);
    else capital.set(token.fold, (capital.get(token.fold) ?? 0) + 1);
  }
  const known = lettering.filter((one) => one !== undefined);
  const sizes = known.map(({ height }) => height).toSorted((a, b) => a - b);
  const page = known[0]?.page;
  const heights: number[] = [];
  for (const { height } of known.filter((one) => one.page === page).toSorted((a, b) => b.height - a.height))
    if (heights.length === 0 || height * 100 < heights.at(-1)! * 97) heights.push(height);
  return {
    cv,
    lettering,
    email: email ?? mailed,
    accounts: [email, mailed].filter((account) => account !== undefined),
    profiles: [...new Set(profiles)].slice(0, MOST_PROFILES),
    contactLines: new Set(contacts.map((contact) => indexAt(lines, contact.start))),
    titles: new Set(cv.roles.map(({ title }) => fold(title))),
    employers: new Set(cv.roles.flatMap(({ employer }) => (employer === undefined ? [] : [fold(employer)]))),
    small,
    capital,
    usual: sizes[sizes.length >> 1] ?? 0,
    spaced: known.filter((one) => one.spaced).length,
    heights,
    page,
    edges: known
      .filter((one) => one.page === page)
      .map(({ bottom }) => bottom)
      .toSorted((a, b) => a - b),
  };
};

const MOST_PROFILES = 4;

/** Share of the best of these accounts that consists of these words, in percent. */
export const namedBy = (accounts: readonly string[], words: readonly string[]): number =>
  Math.max(0, ...accounts.map((account) => Math.round(100 * namedByEmail(account, words))));

/** The same for all accounts of the CV. */
export const namedByAccount = ({ accounts, profiles }: NameContext, words: readonly string[]): number =>
  namedBy([...accounts, ...profiles], words);

export const lineOf = ({ cv }: NameContext, index: number): string => {
  const line = cv.lines[index];
  return line ? cv.text.slice(line.start, line.end) : "";
};
