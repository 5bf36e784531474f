/** Titles among the work of a CV whose roles are not read, because nothing dates them. */
import { namesOccupation } from "../cv/line-kinds.ts";
import type { ParsedCv } from "../cv/parsed-cv.ts";
import { sectionAt } from "../cv/sections.ts";
import { BULLET, type Span } from "../text/lines.ts";

const MOST_OF_TITLE = 4;

/** True for a line that begins with a short title: "Maestra interina, varios centros". */
export const isLikeTitle = (line: string): boolean => {
  const first = line.split(",")[0]!;
  return !BULLET.test(line) && namesOccupation(first) && first.split(/\s+/).length <= MOST_OF_TITLE;
};

interface UnreadRole {
  readonly title: string;
  readonly line: Span;
}

const MOST_LINES = 200;
const TITLE_END = /[,|(]/;
const UNREAD = new WeakMap<ParsedCv, readonly UnreadRole[]>();

/** "Bookkeeper, Lake Ltd (20xx – 20xx)": the roles of a CV of which none is read. */
export const unreadRoles = (cv: ParsedCv): readonly UnreadRole[] => {
  if (cv.roles.length > 0) return [];
  const known = UNREAD.get(cv);
  if (known) return known;
  const found = cv.lines
    .filter(({ start }) => sectionAt(cv.sections, start).kind === "experience")
    .slice(0, MOST_LINES)
    .map((line) => ({ line, text: cv.text.slice(line.start, line.end) }))
    .filter(({ text }) => isLikeTitle(text))
    .map(({ line, text }) => ({ line, title: text.split(TITLE_END)[0]!.trim() }));
  UNREAD.set(cv, found);
  return found;
};
