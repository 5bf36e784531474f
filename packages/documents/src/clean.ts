// Controls, unassigned and half characters, and what Unicode calls ignorable by default: zero-width and joining marks, writing-direction
// marks, soft hyphens, tags, variation selectors.
const UNSEEN = /[\p{Cc}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
// Private use: letters that only one font defines, mostly icons.
const PRIVATE = /\p{Co}/gu;
// Accents of their own, which NFKC would turn into a space and a combining mark.
const LONE_ACCENT = /[\u00a8\u00af\u00b4\u00b8\u02d8-\u02dd\u1fbd-\u1ffe\u2017\u203e]/u;

/** Hyphens that must not break, and others of the same look. */
const HYPHENS = /[\u2010\u2011\ufe63\uff0d]/gu;

/** Words of Latin letters, digits and ordinary signs, as most are, stay as they are. */
const PLAIN = /^[!-~\u00c0-\u00ff]*$/;

/** Text as a reader sees it: NFKC (ligatures, full-width and presentation forms as ordinary letters), without invisible characters. */
export function clean(text: string): string {
  if (PLAIN.test(text)) return text;
  const folded = LONE_ACCENT.test(text) ? text.normalize("NFC") : text.normalize("NFKC");
  return folded
    .replace(HYPHENS, "-")
    .replace(/\s+/gu, " ")
    .replace(UNSEEN, "")
    .replace(PRIVATE, "")
    .replace(/ {2,}/g, " ")
    .trim();
}

/** True for a character without meaning outside its font: private use, control, or unassigned. */
export const isMeaningless = (text: string) => /[\p{Co}\p{Cn}\ufffd]/u.test(text) || /^(?!\s)\p{Cc}$/u.test(text);

const COMBINING: Record<string, string> = {
  "\u00a8": "\u0308",
  "\u00b4": "\u0301",
  "`": "\u0300",
  "\u02c6": "\u0302",
  "\u02dc": "\u0303",
  "\u02c7": "\u030c",
  "\u02d8": "\u0306",
  "\u02d9": "\u0307",
  "\u02da": "\u030a",
  "\u02dd": "\u030b",
  "\u00b8": "\u0327",
  "\u02db": "\u0328",
};

/** The combining mark for an accent that old TeX fonts paint as a letter of its own. */
export const combiningMark = (accent: string): string | undefined => COMBINING[accent];
