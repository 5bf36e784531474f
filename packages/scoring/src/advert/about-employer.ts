import { flat } from "../text/fold.ts";
import {
  isCompanyName,
  isContractLine,
  isInstruction,
  isLegalNote,
  isOwnAffair,
  isPayLine,
  looksForSomebody,
  speaksOfEmployer,
} from "./employer.ts";
import { lineScores } from "./line-class.ts";
import { isInvitation } from "./not-asked.ts";
import { isSearchWithWish, searchObject } from "./own-words.ts";
import type { AdvertSentence } from "./sentence.ts";
import { asksForSomething, namesLevel } from "./wording.ts";

/** Sentences about the employer, and those that go on: "The group is a leader. It comprises five companies." */
export const aboutEmployer = (
  text: string,
  sentences: readonly AdvertSentence[],
  title: string | undefined,
): ReadonlySet<AdvertSentence> => {
  const found = new Set<AdvertSentence>();
  for (const [index, sentence] of sentences.entries()) {
    const before = sentences[index - 1];
    const goesOn =
      before !== undefined &&
      found.has(before) &&
      !sentence.isItem &&
      !text.slice(before.end, sentence.start).includes("\n") &&
      /^(?:it|they|its|their) /u.test(flat(text.slice(sentence.start, sentence.end)));
    if (goesOn || isOfEmployer(text, sentence, title)) found.add(sentence);
  }
  return found;
};

/** True for what speaks of the employer, its pay or the law, whatever heading stands above it. */
const isOfEmployer = (text: string, { start, end, isItem, part }: AdvertSentence, title: string | undefined): boolean => {
  const words = text.slice(start, end);
  const said = flat(words);
  if (namesLevel(said) || (isSearchWithWish(said) && asksForSomething(said))) return false;
  if (isLegalNote(said) || isInstruction(said) || isPayLine(said) || isContractLine(said) || isCompanyName(words)) return true;
  // Words to the reader: "Tired of cooking somebody else's food?"
  if (said.endsWith("?") && !asksForSomething(said)) return true;
  if (!isItem && part === "open" && isOwnAffair(said)) return true;
  return !isItem && part !== "open" && (speaksOfEmployer(words, title) || (part === "tasks" && looksForSomebody(said)));
};

/** True for prose that tells of the employer's trade, which names skills of its own: "Our workflow and AI products". */
export const tellsOfHouse = (text: string, { start, end }: AdvertSentence, title: string | undefined): boolean => {
  const words = text.slice(start, end);
  const said = flat(words);
  if ((asksForSomething(said) && !isInvitation(said)) || looksForSomebody(said) || searchObject(said)) return false;
  const { aside, asked, duty, trait, question } = lineScores(said);
  return isOwnAffair(said) || speaksOfEmployer(words, title) || aside > Math.max(asked, duty, trait, question);
};
