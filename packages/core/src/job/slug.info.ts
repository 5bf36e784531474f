const SPELLED: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", ı: "i", ø: "o", ł: "l", æ: "ae", đ: "d" };

/**
 * Converts a title into part of an address: "Leiter(in) Einkauf – Süd" becomes "leiter-in-einkauf-sued". Empty when it has no
 * Latin letters.
 */
export function slugOf(title: string, most = 40): string {
  const spelled = title.toLocaleLowerCase("en").replace(/[äöüßıøłæđ]/gu, (letter) => SPELLED[letter]!);
  const plain = spelled.normalize("NFKD").replace(/\p{M}/gu, "");
  return plain
    .replace(/[^a-z0-9]+/gu, "-")
    .slice(0, most)
    .replace(/^-+|-+$/gu, "");
}
