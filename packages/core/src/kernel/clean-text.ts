/** Control characters, the marks that turn reading order round, and what is not there to be seen. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** One line as a stranger wrote it, fit to be shown: no control or direction marks, no runs of spaces, cut to `most` characters. */
export function cleanLine(text: string, most: number): string {
  const line = text
    .toWellFormed()
    .normalize("NFC")
    .replace(/[\s\p{Z}]+/gu, " ")
    .replace(UNSEEN, "")
    .trim();
  return cut(line, most);
}

/** Several lines, cleaned alike; line ends and up to one empty line between paragraphs stay. */
export function cleanText(text: string, most: number): string {
  const lines = text
    .toWellFormed()
    .normalize("NFC")
    .split(/\r\n?|\n|\p{Zl}|\p{Zp}/u)
    .map((line) => line.replaceAll("\t", " ").replace(UNSEEN, "").trimEnd());
  return cut(
    lines
      .join("\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim(),
    most,
  );
}

/** UTF-16 units, but never half a character. */
const cut = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, "")
    .trimEnd();

/** Some of `MAX_NAME` are kept for the ending. */
const MAX_NAME = 255;

/** How a PDF is called in lists and when it is downloaded; `sent` is what the mail says, in whatever shape. */
export function fileNameOf(sent: string | null | undefined): string {
  const name = plainName(sent);
  if (!name) return "CV.pdf";
  const stem = name.replace(/\.pdf$/i, "");
  return `${cut(stem, MAX_NAME - ".pdf".length) || "CV"}.pdf`;
}

/** The last part of a path, decoded and cleaned. Empty when nothing is left. */
export function plainName(sent: string | null | undefined): string {
  const last = unescaped(sent ?? "")
    .split(/[/\\]/)
    .findLast((part) => part.trim() !== "");
  return cleanLine((last ?? "").replaceAll("\ufffd", "_"), MAX_NAME).replace(/^\.+/, "");
}

/** Some programs write "Lebenslauf%20M%C3%BCller.pdf" without saying that it is to be decoded. */
function unescaped(name: string): string {
  if (!/%[\da-f]{2}/i.test(name) || /\s/.test(name)) return name;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
