/** Untrusted JSON: its shape must be checked at every step. */
export type Json = unknown;

/** Returns the value at a path of keys; undefined where one is missing. */
export function at(value: Json, ...path: readonly string[]): Json {
  let found: Json = value;
  for (const name of path) {
    if (typeof found !== "object" || found === null || Array.isArray(found) || !Object.hasOwn(found, name)) return undefined;
    found = (found as Readonly<Record<string, Json>>)[name];
  }
  return found;
}

/** Returns a list unchanged, a single value as a list of one, and nothing as an empty list. */
export const listOf = (value: Json): readonly Json[] => {
  if (Array.isArray(value)) return value as readonly Json[];
  return value === undefined || value === null ? [] : [value];
};

/** Returns a non-empty text, or a number as text. */
export function wordsOf(value: Json): string | undefined {
  const words = typeof value === "number" ? String(value) : value;
  return typeof words === "string" && words.trim() ? words.trim() : undefined;
}

export const isTrue = (value: Json): boolean => value === true || value === "true";

/** Parses JSON; undefined where it is invalid. */
export function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
