import { flat } from "../text/fold.ts";
import type { Span } from "../text/lines.ts";
import type { AdvertPart } from "./headings.ts";
import { lineScores } from "./line-class.ts";
import { isBenefit } from "./parts.ts";
import { tellsOfLearned } from "./said-outright.ts";
import { MAX_SENTENCE, type AdvertSentence } from "./sentence.ts";

/**
 * Items one below the other whose heading is missing or says nothing: together they tell what they are. Most of them name what the employer
 * gives, or work, or what is asked.
 */
export const withoutBenefits = (text: string, sentences: readonly AdvertSentence[]): AdvertSentence[] => {
  const blocks: AdvertSentence[][] = [];
  const linesBetween = (one: Span, next: Span): number => text.slice(one.end, next.start).split("\n").length;
  for (const sentence of sentences) {
    const block = blocks.at(-1);
    const previous = block?.at(-1);
    // A blank line between all items of a list does not end it.
    const isSpaced = sentence.isItem && block !== undefined && (block.length === 1 || linesBetween(block[0]!, block[1]!) === 3);
    const isNext =
      previous &&
      !sentence.isIntroduction &&
      !previous.isIntroduction &&
      previous.isItem === sentence.isItem &&
      previous.isHeaded === sentence.isHeaded &&
      linesBetween(previous, sentence) <= (isSpaced ? 3 : 2);
    if (isNext) block!.push(sentence);
    else blocks.push([sentence]);
  }
  return blocks.flatMap((block) => {
    const part = partOfBlock(text, block);
    return part ? block.map((sentence) => (sentence.isIntroduction ? sentence : { ...sentence, part })) : block;
  });
};

const partOfBlock = (text: string, block: readonly AdvertSentence[]): AdvertPart | undefined => {
  if (!block[0]!.isItem || block.length <= 2) return undefined;
  const said = block.map(({ start, end }) => flat(text.slice(start, Math.min(end, start + MAX_SENTENCE))));
  const scores = said.map(lineScores);
  const sum = (of: (one: ReturnType<typeof lineScores>) => number): number =>
    scores.reduce((total, one) => total + Math.max(-CAP, Math.min(CAP, of(one))), 0);
  const [aside, duty, asked] = [
    sum((one) => one.aside),
    sum((one) => one.duty),
    sum((one) => Math.max(one.asked, one.trait, one.question)),
  ];
  const isGiven = said.filter(isBenefit).length * 2 >= block.length;
  if (block[0]!.isHeaded) return aside > Math.max(duty, asked) + AGAINST_HEADING * block.length ? "offer" : undefined;
  // "4+ years of experience with Go" is no gift, whatever stands beside it.
  if (!isGiven && aside > Math.max(duty, asked) && said.filter(tellsOfLearned).length > 1)
    return duty > asked ? undefined : "profile";
  if (isGiven || aside > Math.max(duty, asked)) return "offer";
  if (!block.every(({ part }) => part === "tasks" || part === "profile")) return undefined;
  return duty > asked ? "tasks" : "profile";
};

/** The most that one line says for its block. */
const CAP = 80;
/** A block leaves its heading where each of its lines speaks so clearly against it. */
const AGAINST_HEADING = 60;
