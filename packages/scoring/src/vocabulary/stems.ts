// Endings of English, German, Spanish and Turkish words, folded. One list serves all, because a line may mix languages and both sides of a
// comparison lose the same endings.
const ENDINGS: ReadonlySet<string> = new Set(
  (
    "ungen ung keiten keit heiten heit ende enden ender ern em en er es e n s st te ten tet t " +
    "ations ation ings ing ments ment ers ed ies ly " +
    "aciones acion ciones cion amiento imiento ando iendo adas ados ada ado idas idos ida ido ar er ir as os a o mente " +
    "lerinin larinin lerini larini lerine larina lerde larda lerin larin leri lari ler lar nin inin sini sina si mesini masini mesi masi mek mak me ma ligi ligini lik luk dan den da yi yu i u in un im"
  ).split(" "),
);
const LONGEST_ENDING = 7;
const SHORTEST_STEM = 4;
const PASSES = 2;

/** The stem of a folded word, without its usual endings: "inventarios" and "inventario", "Buchungen" and "Buchung" have one. */
export const stemOf = (word: string): string => {
  let stem = word;
  for (let pass = 0; pass < PASSES; pass++) {
    const most = Math.min(LONGEST_ENDING, stem.length - SHORTEST_STEM);
    for (let length = most; length > 0; length--)
      if (ENDINGS.has(stem.slice(-length))) {
        stem = stem.slice(0, -length);
        break;
      }
  }
  return stem;
};
