import type { Fields } from "./job.info.ts";
import type { Shown } from "./publication.info.ts";

/** A block of an advert. */
export type Block =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] };

const BULLET = /^(?:[-–—•*·▪▫◦●○►▸‣✓✔]|\d{1,2}[.)])\s+(?=\S)/u;
const HEADING_MAX_CHARACTERS = 70;
/** Least length of a line that counts as text below a short line, and not as the next line of an address. */
const TEXT_MIN_CHARACTERS = 60;
const SUMMARY_MAX_CHARACTERS = 155;

interface Line {
  readonly text: string;
  readonly isItem: boolean;
}

/**
 * Splits an advert into blocks. People paste adverts as plain text: lists are recognised by their bullets, headings by the text
 * below them.
 */
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

/** True for a short line without final punctuation that precedes a list, or that follows an empty line and precedes text. */
function isHeading({ text }: Line, rest: readonly Line[], isFresh: boolean): boolean {
  if (text.length > HEADING_MAX_CHARACTERS || /[.!?;,]$/u.test(text)) return false;
  const next = rest.find((line) => line.text !== "");
  if (!next) return false;
  if (next.isItem) return true;
  const isAbove = next === rest[0];
  return isAbove && isFresh && (next.text.length >= TEXT_MIN_CHARACTERS || /[.!?]$/u.test(next.text));
}

/** Reduces a text to its letters and digits in lower case, so that equal words match whatever their layout. */
const bare = (text: string): string => text.toLocaleLowerCase().replace(/[^\p{L}\p{N}+#]/gu, "");

/** Returns the lines that the description does not contain. Lines that were read from a pasted advert are in its text already. */
export function unsaid(lines: readonly string[], description: string): string[] {
  const said = bare(description);
  return lines.filter((line) => !said.includes(bare(line)));
}

/** Lists of a job that its public page shows. */
type PublicLines = Pick<Fields, "keyResponsibilities" | "mustHaveRequirements" | "niceToHave" | "languageRequirements">;

/**
 * Returns the lists of a job for the public. Lines that only its additional requirements say stay with the recruiter, although
 * earlier drafts put them into the lists as well.
 */
export function publicLinesOf(job: PublicLines & Pick<Fields, "description" | "additionalRequirements">): PublicLines {
  const inside = bare(job.additionalRequirements ?? "");
  const advertised = bare(job.description);
  const shown = (lines: readonly string[]) =>
    lines.filter((line) => !inside.includes(bare(line)) || advertised.includes(bare(line)));
  return {
    keyResponsibilities: shown(job.keyResponsibilities),
    mustHaveRequirements: shown(job.mustHaveRequirements),
    niceToHave: shown(job.niceToHave),
    languageRequirements: shown(job.languageRequirements),
  };
}

/** Returns the description without first lines that only repeat the title or the company, which the page shows above it. */
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

/** Returns the beginning of an advert in one line, for search engines. */
export function summaryOf(job: Pick<Shown, "description" | "title" | "company">): string {
  const first = blocksOf(bodyOf(job)).find(({ kind }) => kind === "paragraph");
  const text = first?.kind === "paragraph" ? first.text.replace(/\s+/gu, " ") : `${job.title}, ${job.company}`;
  if (text.length <= SUMMARY_MAX_CHARACTERS) return text;
  return `${text.slice(0, SUMMARY_MAX_CHARACTERS).replace(/\s+\S*$/u, "")} …`;
}
