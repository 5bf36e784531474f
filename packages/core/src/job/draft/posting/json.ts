/** JSON that somebody else wrote: nothing in it is taken for granted. */
export type Json = unknown;

/** What is found by going into objects by these names; undefined where one of them is missing. */
export function at(value: Json, ...path: readonly string[]): Json {
  let found: Json = value;
  for (const name of path) {
    if (typeof found !== "object" || found === null || Array.isArray(found) || !Object.hasOwn(found, name)) return undefined;
    found = (found as Readonly<Record<string, Json>>)[name];
  }
  return found;
}

/** A list as it is, one thing as a list of one, nothing as none. */
export const listOf = (value: Json): readonly Json[] => {
  if (Array.isArray(value)) return value as readonly Json[];
  return value === undefined || value === null ? [] : [value];
};

/** Words that say something; numbers are written out. */
export function wordsOf(value: Json): string | undefined {
  const words = typeof value === "number" ? String(value) : value;
  return typeof words === "string" && words.trim() ? words.trim() : undefined;
}

export const isTrue = (value: Json): boolean => value === true || value === "true";

/** Undefined for what is no JSON. */
export function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
