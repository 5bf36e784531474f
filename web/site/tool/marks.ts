/** Words of a typed text at [start, end), counted in UTF-16 units. */
export interface TextMark {
  readonly start: number;
  readonly end: number;
  /** Shown in the margin, where the answer tells its quotes by number. */
  readonly number?: number;
  /** Numbered, but not highlighted. */
  readonly isPlain?: boolean;
}

/**
 * Marks of an earlier text, at their places in the present one: what was typed since lies between the texts' common beginning and their
 * common end, and the marks that it touches are left out.
 */
export function marksAfterTyping(marks: readonly TextMark[], before: string, now: string): readonly TextMark[] {
  if (before === now) return marks;
  const shorter = Math.min(before.length, now.length);
  let head = 0;
  while (head < shorter && before[head] === now[head]) head++;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === now.at(-1 - tail)) tail++;
  const moved = now.length - before.length;
  return marks.flatMap((mark) => {
    if (mark.end <= head) return [mark];
    if (mark.start < before.length - tail) return [];
    return [{ ...mark, start: mark.start + moved, end: mark.end + moved }];
  });
}

/** A piece of a text, and the mark on it. */
interface Piece {
  readonly words: string;
  readonly mark?: TextMark;
  /** The place of its number in the margin, which has room for the first two of a line. */
  readonly side?: "left" | "right";
}

/** The text in pieces, marked and unmarked in turn. Marks that overlap an earlier one are left out. */
export function piecesOf(text: string, marks: readonly TextMark[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  let inLine = 0;
  for (const mark of marks.toSorted((a, b) => a.start - b.start)) {
    if (mark.start < from || mark.end > text.length || mark.end <= mark.start) continue;
    const [before, words] = [text.slice(from, mark.start), text.slice(mark.start, mark.end)];
    if (before.includes("\n")) inLine = 0;
    inLine++;
    if (inLine === 2) pieces.push({ ...pieces.pop()!, side: "left" });
    pieces.push({ words: before }, { words, mark, ...(inLine <= 2 && { side: "right" }) });
    if (words.includes("\n")) inLine = 0;
    from = mark.end;
  }
  return [...pieces, { words: text.slice(from) }];
}
