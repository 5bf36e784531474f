import { LOCALES } from "../../kernel/limits.ts";

/** The certain parts of a place. */
export interface Place {
  readonly city?: string;
  readonly state?: string;
  /** ISO 3166-1: "DE". */
  readonly country?: string;
}

/**
 * Splits a place that ends with the name of a country: "Berlin, Germany", "Austin, Texas, USA". Nothing is guessed: "Hamburg" and
 * "Berlin, Hamburg" stay whole.
 */
export function placeOf(location: string): Place {
  const parts = location
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  const country = countryCodes().get(folded(parts.at(-1) ?? ""));
  if (!country) return location.trim() ? { city: location.trim() } : {};
  const [city, state, ...more] = parts.slice(0, -1);
  if (more.length > 0) return { city: parts.slice(0, -1).join(", "), country };
  return { ...(city && { city }), ...(state && { state }), country };
}

/** Abbreviations besides the codes. Codes themselves are ambiguous: CA can be California or Canada. */
const SHORT: Readonly<Record<string, string>> = { usa: "US", uk: "GB", türkei: "TR", turkey: "TR" };
/** Names that are also those of a state. */
const AMBIGUOUS = new Set(["georgia"]);
/** Codes of regions that are no countries. */
const NO_COUNTRIES = new Set(["EU", "EZ", "UN", "QO", "ZZ"]);

let codes: ReadonlyMap<string, string> | undefined;

/** Maps the names of countries in the product's languages to their codes. */
function countryCodes(): ReadonlyMap<string, string> {
  if (codes) return codes;
  const inUse = codesInUse();
  const names = LOCALES.flatMap((locale) => namesIn(locale, inUse));
  codes = new Map([...names, ...Object.entries(SHORT)].filter(([name]) => !AMBIGUOUS.has(name)));
  return codes;
}

function namesIn(locale: string, inUse: readonly string[]): [name: string, code: string][] {
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
  return inUse.flatMap((code): [string, string][] => {
    const name = names.of(code);
    return name ? [[folded(name), code]] : [];
  });
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
/** Former ones such as East Germany's are left out, because they resolve to the present country. */
const codesInUse = (): string[] =>
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    (code) => !NO_COUNTRIES.has(code) && new Intl.Locale(`und-${code}`).region === code,
  );

const folded = (name: string): string => name.toLocaleLowerCase("en");
