/** More than this of a page is not looked at: what a person writes comes first. */
const MOST_HTML = 200_000;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  auml: "ä",
  ouml: "ö",
  uuml: "ü",
  Auml: "Ä",
  Ouml: "Ö",
  Uuml: "Ü",
  szlig: "ß",
  ntilde: "ñ",
  Ntilde: "Ñ",
  aacute: "á",
  eacute: "é",
  iacute: "í",
  oacute: "ó",
  uacute: "ú",
  iexcl: "¡",
  iquest: "¿",
  ccedil: "ç",
  Ccedil: "Ç",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  rsquo: "’",
  lsquo: "‘",
  rdquo: "”",
  ldquo: "“",
  bull: "•",
  euro: "€",
};

/** Elements whose content nobody reads, and those that begin a line. */
const SILENT = new Set(["head", "style", "script", "title"]);
const BREAKS = new Set(["br", "p", "div", "li", "tr", "h1", "h2", "h3", "h4", "table", "ul", "ol", "blockquote", "hr"]);

/** The words of a mail that was written as HTML alone. One pass from the left: what never closes costs nothing extra. */
export function htmlText(html: string): string {
  const text: string[] = [];
  const page = html.slice(0, MOST_HTML);
  const lower = page.toLowerCase();
  const ends = (mark: string, from: number): number => {
    const found = lower.indexOf(mark, from);
    return found < 0 ? page.length : found;
  };
  for (let at = 0; at < page.length;) {
    const open = page.indexOf("<", at);
    text.push(page.slice(at, open < 0 ? page.length : open).replace(/\s+/g, " "));
    if (open < 0) break;
    if (page.startsWith("<!--", open)) {
      at = ends("-->", open) + "-->".length;
      continue;
    }
    const close = page.indexOf(">", open);
    if (close < 0) break;
    const name = /^<\/?([a-z][a-z0-9]*)/i.exec(page.slice(open, open + 20))?.[1]?.toLowerCase() ?? "";
    if (BREAKS.has(name)) text.push("\n");
    at = SILENT.has(name) && page[open + 1] !== "/" ? ends(`</${name}`, close) : close + 1;
  }
  return decoded(text.join(""))
    .split("\n")
    .map((line) => line.trim())
    .join("\n");
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name: string | undefined) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}
