/**
 * A writer of feeds rather than a library: the platforms ask for CDATA around every text and for no entities at all, where libraries
 * write entities, and none of those at hand leaves out what XML 1.0 forbids.
 */

/** What XML 1.0 has no way to say: most control characters, halves of characters, U+FFFE and U+FFFF. https://www.w3.org/TR/xml/#charsets */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** An element with a text of any kind; without one, nothing. */
export function element(name: string, text: string | number | null | undefined): string {
  const words = String(text ?? "")
    .replace(FORBIDDEN, "")
    .trim();
  // The end of a section inside of it is written in halves.
  return words && `<${name}><![CDATA[${words.replaceAll("]]>", "]]]]><![CDATA[>")}]]></${name}>`;
}

/** An element around others; without any, nothing. */
export function group(name: string, elements: readonly string[]): string {
  const inside = elements.filter(Boolean);
  return inside.length > 0 ? `<${name}>${inside.join("")}</${name}>` : "";
}

/** A whole document, an element a line so that people can read it, too. */
export const document = (root: string, elements: readonly string[]): string =>
  ['<?xml version="1.0" encoding="UTF-8"?>', `<${root}>`, ...elements.filter(Boolean), `</${root}>`, ""].join("\n");
