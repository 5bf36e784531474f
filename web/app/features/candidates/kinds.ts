/** Ways of hiding text that have their own words; a newer one is said in general. */
export const HIDDEN_KINDS = [
  "colour",
  "size",
  "offPage",
  "clipped",
  "renderMode",
  "opacity",
  "layer",
  "covered",
  "zeroWidth",
  "mirrored",
  "otherLetters",
  "annotation",
  "metadata",
  "other",
] as const;
export type HiddenKind = (typeof HIDDEN_KINDS)[number];
