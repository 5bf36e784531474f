import { readMarkup } from "./markup.ts";

/** Elements whose text is not part of the posting. */
const LEFT_OUT = new Set([
  "script",
  "style",
  "noscript",
  "template",
  "head",
  "title",
  "svg",
  "iframe",
  "object",
  "select",
  "button",
]);
/** Elements on a line of their own. */
const LINES = new Set([
  "div",
  "section",
  "article",
  "tr",
  "dt",
  "dd",
  "figcaption",
  "address",
  "header",
  "footer",
  "main",
  "label",
]);
/** Elements on a line of their own with an empty line before and after. */
const PARAGRAPHS = new Set(["p", "ul", "ol", "dl", "table", "blockquote", "pre", "h1", "h2", "h3", "h4", "h5", "h6", "hr"]);
/** HTML without one of these is treated as text with its own line breaks. */
const HAS_LINES = /<(?:br|div|section|article|tr|dt|p|ul|ol|li|table|h[1-6])\b/i;

/** Longer than any posting; longer HTML contains other things. */
const HTML_MAX_CHARACTERS = 300_000;

/**
 * Converts HTML to plain text: one line per line, list items with a dash, an empty line around paragraphs and headings. Scripts,
 * styles and hidden elements are left out. Text without markup keeps its lines.
 */
export function plainText(html: string): string {
  const lines = new Lines();
  const isMarkup = HAS_LINES.test(html);
  let depth = 0;
  /** Depth of the outermost element that is left out. */
  let leftOutAt = Infinity;

  readMarkup(html.slice(0, HTML_MAX_CHARACTERS), {
    open(name, attributes) {
      depth++;
      if (depth < leftOutAt && (LEFT_OUT.has(name) || isHidden(attributes))) leftOutAt = depth;
      if (depth >= leftOutAt) return;
      if (name === "li") lines.item();
      else if (PARAGRAPHS.has(name)) lines.gap();
      else if (LINES.has(name) || name === "br") lines.end();
      else if (name === "td" || name === "th") lines.add(" ");
    },
    text(words) {
      if (depth >= leftOutAt) return;
      if (isMarkup) lines.add(words);
      else lines.addLines(words);
    },
    close(name) {
      if (depth < leftOutAt) {
        if (PARAGRAPHS.has(name)) lines.gap();
        else if (LINES.has(name) || name === "li") lines.end();
      }
      depth--;
      if (depth < leftOutAt) leftOutAt = Infinity;
    },
  });
  return lines.text();
}

/** True for elements that the page hides; their text is meant for machines. */
const isHidden = ({ hidden, style = "" }: Readonly<Record<string, string>>): boolean =>
  hidden !== undefined || /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style);

/** Lines of the result, in order. */
class Lines {
  #done: string[] = [];
  #line = "";
  #isItem = false;

  add(words: string): void {
    this.#line += words;
  }

  addLines(words: string): void {
    const [first = "", ...others] = words.split(/\r\n|\r|\n/);
    this.add(first);
    for (const line of others) {
      if (this.#line.trim()) this.end();
      else this.gap();
      this.add(line);
    }
  }

  end(): void {
    const words = this.#line.replace(UNSEEN, "").replace(SPACES, " ").trim();
    this.#line = "";
    if (!words) return;
    // A bullet in the page's text is replaced, not doubled.
    this.#done.push(this.#isItem ? `- ${words.replace(OWN_BULLET, "")}` : words);
    // Only the first line of an item has a dash.
    this.#isItem = false;
  }

  item(): void {
    this.end();
    this.#isItem = true;
  }

  gap(): void {
    this.end();
    // No empty line between an item's dash and its first paragraph.
    if (!this.#isItem && this.#done.length > 0 && this.#done.at(-1) !== "") this.#done.push("");
  }

  text(): string {
    this.end();
    return this.#done
      .filter((line, index, all) => line !== "" || !isBetweenItems(all, index))
      .join("\n")
      .trim();
  }
}

const isBetweenItems = (lines: readonly string[], index: number): boolean =>
  Boolean(lines[index - 1]?.startsWith("- ") && lines[index + 1]?.startsWith("- "));

const OWN_BULLET = /^[•▪◦●■‣·–—-]\s+/u;
const SPACES = /\s+/gu;
/** Soft hyphens, zero-width characters, bidirectional marks and control characters that are no white space. */
const UNSEEN = /(?!\s)[\p{Cc}\p{Cf}]/gu;
