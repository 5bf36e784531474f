import type { Language } from "../../text/language.ts";

/** A piece of a tool's text that a model may word anew. */
export interface Part {
  readonly text: string;
  /** Words that stay as they are, where the text has them. */
  readonly keep: readonly string[];
  /** Longest new wording, in characters. */
  readonly max: number;
  /** The section of an advert that a line is of; it must go on asking for the same. */
  readonly section?: "tasks" | "asks" | "offers";
}

/** A tool's text, taken apart for a model and put together again. */
export interface Rewriting<Answer = unknown> {
  readonly language: Language;
  /** Names of people, which the model does not get. */
  readonly names: readonly string[];
  readonly parts: readonly Part[];
  /** The tool's answer with a wording for each part, and the text as it is copied. */
  readonly assembled: (texts: readonly string[]) => { readonly answer: Answer; readonly text: string };
}
