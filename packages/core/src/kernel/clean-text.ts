/** Control characters, bidirectional marks and invisible characters. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/**
 * Cleans one line of untrusted text for display: without control and bidirectional characters and repeated spaces, cut to `most`
 * characters.
 */
export function cleanLine(text: string, most: number): string {
  const line = text
    .toWellFormed()
    .normalize("NFC")
    .replace(/[\s\p{Z}]+/gu, " ")
    .replace(UNSEEN, "")
    .trim();
  return cut(line, most);
}

/** Cleans several lines in the same way; line ends and single empty lines are kept. */
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

/** Cuts by UTF-16 units, but never inside a surrogate pair. */
export const cut = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, "")
    .trimEnd();

/** Most characters of a file name, including its extension. */
const MAX_NAME = 255;

/** Returns the file name of a PDF for lists and downloads; `sent` is the raw name from the mail. */
export function fileNameOf(sent: string | null | undefined): string {
  const name = plainName(sent);
  if (!name) return "CV.pdf";
  const stem = name.replace(/\.pdf$/i, "");
  return `${cut(stem, MAX_NAME - ".pdf".length) || "CV"}.pdf`;
}

/** Returns the last part of a path, decoded and cleaned. Empty when no characters are left. */
export function plainName(sent: string | null | undefined): string {
  const last = unescaped(sent ?? "")
    .split(/[/\\]/)
    .findLast((part) => part.trim() !== "");
  return cleanLine((last ?? "").replaceAll("\ufffd", "_"), MAX_NAME).replace(/^\.+/, "");
}

/** Decodes names such as "Lebenslauf%20M%C3%BCller.pdf", which some programs send without marking them as encoded. */
function unescaped(name: string): string {
  if (!/%[\da-f]{2}/i.test(name) || /\s/.test(name)) return name;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
