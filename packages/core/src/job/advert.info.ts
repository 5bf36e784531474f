import type { Shown } from "./publication.info.ts";

/** A part of an advert, as its writer set it apart. */
export type Block =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] };

const BULLET = /^(?:[-–—•*·▪▫◦●○►▸‣✓✔]|\d{1,2}[.)])\s+(?=\S)/u;
const HEADING_MAX_CHARACTERS = 70;
/** A line this long under a short one is text, not the next line of an address. */
const TEXT_MIN_CHARACTERS = 60;
const SUMMARY_MAX_CHARACTERS = 155;

interface Line {
  readonly text: string;
  readonly isItem: boolean;
}

/** An advert's text in its parts. People paste adverts as plain text: lists are told by their signs, headings by standing above something. */
export function blocksOf(text: string): Block[] {
  const lines = text.split(/\r?\n/u).map((line): Line => {
    const trimmed = line.trim();
    return { text: trimmed.replace(BULLET, ""), isItem: BULLET.test(trimmed) };
  });
  const blocks: Block[] = [];
  let isFresh = true;
  lines.forEach((line, index) => {
    if (line.text === "") {
      isFresh = true;
      return;
    }
    const last = blocks.at(-1);
    if (line.isItem) {
      if (last?.kind === "list") blocks[blocks.length - 1] = { kind: "list", items: [...last.items, line.text] };
      else blocks.push({ kind: "list", items: [line.text] });
    } else if (isHeading(line, lines.slice(index + 1), isFresh)) {
      blocks.push({ kind: "heading", text: line.text.replace(/\s*:$/u, "") });
    } else if (!isFresh && last?.kind === "paragraph") {
      blocks[blocks.length - 1] = { kind: "paragraph", text: `${last.text}\n${line.text}` };
    } else {
      blocks.push({ kind: "paragraph", text: line.text });
    }
    isFresh = false;
  });
  return blocks;
}

/** A short line without an end of its own, above a list, or above text and apart from what stood before. */
function isHeading({ text }: Line, rest: readonly Line[], isFresh: boolean): boolean {
  if (text.length > HEADING_MAX_CHARACTERS || /[.!?;,]$/u.test(text)) return false;
  const next = rest.find((line) => line.text !== "");
  if (!next) return false;
  if (next.isItem) return true;
  const isAbove = next === rest[0];
  return isAbove && isFresh && (next.text.length >= TEXT_MIN_CHARACTERS || /[.!?]$/u.test(next.text));
}

/** The words of a text without case, signs and spaces, so that the same words are found again however they are set. */
const bare = (text: string): string => text.toLocaleLowerCase().replace(/[^\p{L}\p{N}+#]/gu, "");

/** The lines that a description does not say already: what was read from a pasted advert stands in it. */
export function unsaid(lines: readonly string[], description: string): string[] {
  const said = bare(description);
  return lines.filter((line) => !said.includes(bare(line)));
}

/** The description without the lines at its top that only repeat the page's own head: title, and who hires where. */
export function bodyOf({ description, title, company }: Pick<Shown, "description" | "title" | "company">): string {
  const lines = description.trimStart().split(/\r?\n/u);
  const repeats = (line: string | undefined, of: string, more: number) =>
    line !== undefined &&
    bare(of) !== "" &&
    bare(line).startsWith(bare(of)) &&
    line.length <= of.length + more &&
    !/\.\s*$/u.test(line);
  if (repeats(lines[0], title, 40)) lines.shift();
  if (repeats(lines[0], company, 60)) lines.shift();
  return lines.join("\n").trim();
}

/** The beginning of an advert in one line, for search engines. */
export function summaryOf(job: Pick<Shown, "description" | "title" | "company">): string {
  const first = blocksOf(bodyOf(job)).find(({ kind }) => kind === "paragraph");
  const text = first?.kind === "paragraph" ? first.text.replace(/\s+/gu, " ") : `${job.title}, ${job.company}`;
  if (text.length <= SUMMARY_MAX_CHARACTERS) return text;
  return `${text.slice(0, SUMMARY_MAX_CHARACTERS).replace(/\s+\S*$/u, "")} …`;
}
