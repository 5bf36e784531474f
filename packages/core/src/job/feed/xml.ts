/**
 * A small writer instead of a library: the platforms require CDATA around all text and no entities, while libraries write
 * entities and do not remove characters that XML 1.0 forbids.
 */

/**
 * Characters that XML 1.0 forbids: most control characters, lone surrogates, U+FFFE and U+FFFF.
 * https://www.w3.org/TR/xml/#charsets
 */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Writes an element with text; for an empty text it writes nothing. */
export function element(name: string, text: string | number | null | undefined): string {
  const words = String(text ?? "")
    .replace(FORBIDDEN, "")
    .trim();
  // `]]>` would end the section, so it is split over two.
  return words && `<${name}><![CDATA[${words.replaceAll("]]>", "]]]]><![CDATA[>")}]]></${name}>`;
}

/** Writes an element around others; without any it writes nothing. */
export function group(name: string, elements: readonly string[]): string {
  const inside = elements.filter(Boolean);
  return inside.length > 0 ? `<${name}>${inside.join("")}</${name}>` : "";
}

/** Writes a document with one element per line, which keeps it readable. */
export const document = (root: string, elements: readonly string[]): string =>
  ['<?xml version="1.0" encoding="UTF-8"?>', `<${root}>`, ...elements.filter(Boolean), `</${root}>`, ""].join("\n");

/** Escapes text for an attribute, or for an element that accepts no CDATA. */
export const attribute = (text: string): string =>
  text.replace(FORBIDDEN, "").replace(/[&<>"']/gu, (sign) => `&#${sign.charCodeAt(0)};`);
