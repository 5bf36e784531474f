import { flat } from "../text/fold.ts";
import type { Span } from "../text/lines.ts";
import { dutyOf } from "./duties.ts";
import { requirementsOfItem } from "./asked.ts";
import {
  isGiven,
  isInvitation,
  isSubstitute,
  isLabelledTrait,
  isRest,
  isSearchAlone,
  isSearchOfHouse,
  isSurelyReadiness,
  isTrait,
  SCHOOLED,
} from "./not-asked.ts";
import { itemsIn, type Item } from "./items.ts";
import { isFrame, isTurkishSearch } from "./pieces.ts";
import { settledTerms } from "./terms.ts";
import { searchLead } from "./own-words.ts";
import { isQuestion } from "./questions.ts";
import type { ReadSentence, Requirement, SentenceRead } from "./requirement.ts";
import { isMannerOfLanguage } from "./spoken.ts";

const REASON =
  /\s[–—-]\s(?=(?:du|you|we|wir|tu|sen)\s\p{L})|(?<![\s,]),?\s{0,3}(?<!\p{L})(?:denn|weil|because|since we|as we|so that|damit|da wir|porque|ya que|para que|para (?:unirse|formar parte|integrar(?:se)?|sumarse)|to join (?:our|the|us)|cunku|zira)(?!\p{L})/u;

// "Automation: You know CRM processes": the sentence behind the label says it whole.
const LABEL = /^[\s*_•–-]{0,6}[^:.;\n]{3,60}:[*_]{0,2}\s{0,3}(?=(?:you|du|sie|ihr|usted|tu|sen|siz)\s\p{L})/u;

// "Old Oak, a bistro by the river, is seeking": what the house says of itself.
const HOUSE =
  /^[^.;:]{2,160}?(?<!\p{L})(?:is|are) (?:currently |now |also )?(?:seeking|looking for|hiring|recruiting|searching for)(?!\p{L})/u;

/** Reads one sentence in its own words. Reasons ("because we talk to customers", "– you like numbers") ask for nothing. */
export const readSentence = (text: string, sentence: Span, context: ReadSentence): SentenceRead => {
  const plain = flat(text.slice(sentence.start, sentence.end));
  const reason = plain.search(REASON);
  const label = LABEL.exec(plain)?.[0].length ?? 0;
  const asked = { start: sentence.start + label, end: reason > label ? sentence.start + reason : sentence.end };
  if (isInvitation(plain)) return { requirements: [], questions: [], traits: [sentence] };
  if (isLabelledTrait(plain, context.isDuty === true)) return { requirements: [], questions: [], traits: [sentence] };
  if (context.isDuty) return dutyOf(text, asked, context);

  const read: SentenceRead = { requirements: [], questions: [], traits: [] };
  const left: Item[] = [];
  // Before a search comes to its wish, it tells of the house: "A maker of shoes and bags is looking for a seamstress with …".
  const wish = sentence.start + searchLead(plain);
  const house = sentence.start + (HOUSE.exec(plain)?.[0].length ?? 0);
  for (const item of itemsIn(text, asked, context.byPart ?? "should")) {
    const said = flat(text.slice(item.start, item.end));
    const isNamed = settledTerms(text.slice(item.start, item.end)).length > 0;
    const isPassed =
      item.end <= wish ||
      (item.start < house && !isNamed && !SCHOOLED.test(said)) ||
      isSearchAlone(said) ||
      (isSearchOfHouse(said) && !isNamed) ||
      isMannerOfLanguage(said) ||
      isGiven(said) ||
      isSubstitute(said) ||
      (isTurkishSearch(plain) && isFrame(said));
    if (isPassed) read.traits.push({ start: item.start, end: item.end });
    else if (isQuestion(said) || isSurelyReadiness(said)) read.questions.push({ start: item.start, end: item.end });
    else if (isTrait(text, item)) read.traits.push({ start: item.start, end: item.end });
    else if (item.start > asked.start + MAX_LEADING && isRest(text, item)) left.push(item);
    else read.requirements.push(...requirementsOfItem(text, item, context));
  }
  // A rest that stands alone is no rest.
  if (read.requirements.length === 0) read.requirements.push(...left.flatMap((item) => requirementsOfItem(text, item, context)));
  else read.traits.push(...left.map(({ start, end }) => ({ start, end })));
  return read;
};
const MAX_LEADING = 3;

/** The requirements of one sentence alone. */
export const requirementsIn = (text: string, sentence: Span, context: ReadSentence): Requirement[] =>
  readSentence(text, sentence, context).requirements;
