const SHARED = 65;
const MOST_SHARED = 25;
const CAPITAL = /(?=[A-Z])/;

/** Words in order, each with the count of first letters that it shares with the one before, as a capital: "A" for none. They have no capitals. */
export const frontCoded = (words: readonly string[]): string => {
  let before = "";
  const coded = words.map((word) => {
    let shared = 0;
    while (shared < MOST_SHARED && shared < word.length && word[shared] === before[shared]) shared++;
    before = word;
    return String.fromCharCode(SHARED + shared) + word.slice(shared);
  });
  return coded.join("");
};

/** The words of such a text. */
export const wordsCoded = (text: string): string[] => {
  let before = "";
  const coded = text === "" ? [] : text.split(CAPITAL);
  return coded.map((one) => (before = before.slice(0, one.charCodeAt(0) - SHARED) + one.slice(1)));
};
