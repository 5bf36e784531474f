import type { PdfFont, PdfGlyph } from "./pdf.ts";

// Fonts of icons, whose pictures often stand under the codes of letters and signs: "+" for a house, "#" for an envelope.
const ICONS =
  /awesome|material(?:icons|symbols|designicons)|icomoon|ionicons?|glyphicons|academicons|fontello|typicons|marvosym|fontisto|bootstrap-icons|remixicon/;
const ICON = "\ue000";

/** Dashes and ligatures in the encoding of TeX's European fonts, which old files show under codes without a Unicode value. */
const TEX: Readonly<Record<string, string>> = {
  "\u0015": "–",
  "\u0016": "—",
  "\u001b": "ff",
  "\u001c": "fi",
  "\u001d": "fl",
  "\u001e": "ffi",
  "\u001f": "ffl",
};

/**
 * The text of a glyph as it is drawn. `isAlone`: the operator shows hardly more than this glyph. A picture has no text; a whole line in a font
 * with the name of an icon font is a line of text.
 */
export function textOf({ name = "" }: PdfFont, { unicode = "" }: PdfGlyph, isAlone: boolean): string {
  if (isAlone && unicode.trim() !== "" && ICONS.test(name.toLowerCase().replace(/[\s_]/g, ""))) return ICON;
  return TEX[unicode] ?? unicode;
}
