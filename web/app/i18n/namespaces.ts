import type { CustomTypeOptions } from "i18next";

/** A catalogue: a JSON file of this name in each folder of `locales`. */
export type Namespace = keyof CustomTypeOptions["resources"];

/** The catalogues of every page. Others load with the pages that need them. */
export const EVERYWHERE: readonly Namespace[] = ["common", "recruiting"];
