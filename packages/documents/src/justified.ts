import { fold } from "./headings.ts";
import type { DraftWord, Line } from "./words.ts";

/** Words that stand in sentences and never alone. */
const SMALL = new Set(
  (
    "and or of the to in on a an for with as at by from is are was und oder der die das den dem des ein eine einer im in zu zum zur mit von bei fur auf " +
    "als ich ist sind wie y o de la el en los las con por para del al que se un una como ve veya ile icin bir bu da olarak daha cok"
  ).split(" "),
);
const LEAST_WORDS = 3;
/** Gaps of a justified line differ by no more than this, in points or as a share of the gap. */
const UNEVEN = 1.5;
const UNEVEN_SHARE = 0.15;
/** In font sizes. */
const WIDEST = 5;

/**
 * Joins the words of a justified line whose gaps are as wide as those between the cells of a table: words one beside the other in even
 * distances, one of which stands in sentences alone ("bereite   ich   federführend   die").
 */
export function withJustified(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (let at = 0; at < lines.length;) {
    const length = lengthAt(lines, at);
    const run = lines.slice(at, at + length);
    const isSentence = run.length >= LEAST_WORDS && run.some(({ words }) => SMALL.has(fold(words[0]!.text)));
    joined.push(...(isSentence ? [together(run)] : run));
    at += length;
  }
  return joined;
}

/** The number of single words in even distances that begin at a line; 1 for other lines. */
function lengthAt(lines: readonly Line[], start: number): number {
  const first = lines[start]!;
  let end = start + 1;
  let gap: number | undefined;
  for (; end < lines.length; end++) {
    const [before, next] = [lines[end - 1]!, lines[end]!];
    const own = next.box[0] - before.box[2];
    if (before.words.length > 1 || next.words.length > 1 || !isSameRow(first, next) || own <= 0 || own > WIDEST * first.em) break;
    if (gap !== undefined && Math.abs(own - gap) > Math.max(UNEVEN, UNEVEN_SHARE * gap)) break;
    gap ??= own;
  }
  return end - start;
}

const isSameRow = (a: Line, b: Line): boolean => {
  const shared = Math.min(a.box[3], b.box[3]) - Math.max(a.box[1], b.box[1]);
  return Math.abs(a.em - b.em) < 0.1 * a.em && 2 * shared > Math.min(a.box[3] - a.box[1], b.box[3] - b.box[1]);
};

const together = (run: readonly Line[]): Line => {
  const words: DraftWord[] = run.flatMap((line) => line.words);
  const boxes = run.map(({ box }) => box);
  return {
    words,
    em: Math.max(...run.map(({ em }) => em)),
    box: [
      Math.min(...boxes.map((box) => box[0])),
      Math.min(...boxes.map((box) => box[1])),
      Math.max(...boxes.map((box) => box[2])),
      Math.max(...boxes.map((box) => box[3])),
    ],
  };
};
