import type { Language } from "../text/language.ts";

/** Says the language of the next texts. The build of a worker puts that of its tables in this place; elsewhere they are all there. */
export const speak = (_language: Language): void => {};
