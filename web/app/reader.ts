import type { Reader } from "../ui/drawing.ts";

/** Larger than any window, so that no cookie makes a page of millions of rows. */
const LARGEST_PX = 10_000;

/**
 * The facts in the cookie `reader`, which `boot/reader.js` writes, their text, by which it knows them again, and the stylesheet that the browser
 * has loaded. Undefined if the cookie is absent or of another form.
 */
export function readerIn(
  cookie: string | undefined,
): { reader: Reader; facts: string; stylesheet?: string | undefined } | undefined {
  if (cookie === undefined) return undefined;
  const [facts = "", height, stylesheet] = decoded(cookie).split(/&(?:height|styles)=/u);
  const named = new URLSearchParams(facts);
  const reader = {
    zone: named.get("zone") ?? "",
    width: pixels(named.get("width")),
    height: pixels(height),
    rem: pixels(named.get("rem")) || 16,
    platform: named.get("platform") ?? "",
    kept: Object.fromEntries([...named].flatMap(([name, value]) => (name.startsWith("kept.") ? [[name.slice(5), value]] : []))),
  };
  return isZone(reader.zone) && reader.width > 0 && reader.height > 0 ? { reader, facts, stylesheet } : undefined;
}

function decoded(cookie: string): string {
  try {
    return decodeURIComponent(cookie);
  } catch {
    return "";
  }
}

const pixels = (text: string | null | undefined): number => Math.min(LARGEST_PX, Math.max(0, Math.floor(Number(text)) || 0));

function isZone(zone: string): boolean {
  try {
    return zone !== "" && Boolean(new Intl.DateTimeFormat("en", { timeZone: zone }));
  } catch {
    return false;
  }
}
