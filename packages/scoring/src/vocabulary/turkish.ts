// Turkish joins two nouns by a possessive ending on the second: "ısı pompası". With the plural it is "ısı pompaları", and cases follow:
// "ısı pompalarının". All words here are folded: ı and i are one letter, as are u and ü.
const CASE = "(?:n[iu]n?|n[ae]|nd[ae]n?|yl[ae]|nc[ae])?";
const PLURAL = new RegExp(`^(.{3,})l[ae]ri${CASE}$`);
const AFTER_VOWEL = new RegExp(`^(.{2,}[aeiou])s[iu]${CASE}$`);
const AFTER_CONSONANT = new RegExp(`^(.{2,}[^aeiou])[iu]${CASE}$`);

/** Final consonants that are soft before a vowel: "güvenlik" and "güvenliği", "dolap" and "dolabı". */
const HARD: Readonly<Record<string, string>> = { g: "k", b: "p", d: "t" };

/**
 * The stems that a Turkish noun with a possessive ending may have, in any number and case: "pompa" of "pompası" and of "pompalarının".
 * Often more than one, because "satışı" looks like "pompası": only one of them is a word. Empty for a word without such an ending.
 */
export function turkishStemsOf(word: string): readonly string[] {
  const plural = PLURAL.exec(word)?.[1];
  const vowel = AFTER_VOWEL.exec(word)?.[1];
  const consonant = AFTER_CONSONANT.exec(word)?.[1];
  const hard = consonant && HARD[consonant.at(-1)!];
  return [plural, vowel, consonant, hard && consonant.slice(0, -1) + hard].filter((stem) => stem !== undefined);
}
