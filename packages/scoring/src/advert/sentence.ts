import type { Span } from "../text/lines.ts";
import type { AdvertPart } from "./headings.ts";

/** A sentence or an item of an advert, with the part it stands in. */
export interface AdvertSentence extends Span {
  readonly part: AdvertPart;
  readonly isItem: boolean;
  /** The first line of the text. */
  readonly isFirst: boolean;
  /** True where the sentence is a line or an item of its own. */
  readonly isWhole: boolean;
  /** False where only its own words tell what the sentence is about, because no heading stands above it. */
  readonly isHeaded: boolean;
  /** A line that introduces those below it and asks for nothing itself. */
  readonly isIntroduction?: boolean;
}

/** Longer sentences are read in pieces of this length, so that the work on each is bounded. */
export const MAX_SENTENCE = 600;
