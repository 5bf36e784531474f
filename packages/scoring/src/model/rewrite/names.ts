const STAND_INS = ["[name]", "[sender]"];

/** A text with stand-ins for names: of the person it is written to, and of its sender. */
export const hidden = (text: string, names: readonly string[]): string =>
  names.reduce((left, name, index) => left.replaceAll(wholeWord(name), STAND_INS[index]!), text);

/** A text with the names again. */
export const shown = (text: string, names: readonly string[]): string =>
  names.reduce((left, name, index) => left.replaceAll(STAND_INS[index]!, () => name), text);

const wholeWord = (name: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${name.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")}(?![\\p{L}\\d])`, "gu");
