import { LINE_WEIGHTS } from "./line-weights.ts";
import { unpacked } from "./weight-table.ts";

export type Weights = ReadonlyMap<string, readonly number[]>;

let weights: Weights | undefined;

/** The weights of features of lines, with those of `features` among them. A browser has a module of its own for this: it may have to load some. */
export const weightsWith = (_features: readonly string[]): Weights => (weights ??= new Map(unpacked(LINE_WEIGHTS)));
