/** Longer texts are asked about once; keeping them would cost more memory than time. */
const LONGEST = 160;
const KEPT = 4000;

/** Keeps the latest answers about short texts, because many rules ask the same of a line. `answer` depends on the text alone. */
export const remembered = <T>(answer: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>();
  return (text) => {
    if (text.length > LONGEST) return answer(text);
    const kept = known.get(text);
    if (kept !== undefined || known.has(text)) return kept as T;
    const found = answer(text);
    if (known.size >= KEPT) known.clear();
    known.set(text, found);
    return found;
  };
};
