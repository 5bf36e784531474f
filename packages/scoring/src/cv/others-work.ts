import { fold, tokensOf } from "../text/fold.ts";
import type { Span } from "../text/lines.ts";
import type { Term } from "../vocabulary/index.ts";
import { areOfComputers, fieldsOfTerm, isOfOneTrade, isOfOtherWork } from "../vocabulary/term-work.ts";
import { fieldsOfTitle } from "../vocabulary/work.ts";
import type { ParsedCv } from "./parsed-cv.ts";
import { roleAt } from "./roles.ts";

// Fields whose skills belong to the building of software as well.
const NEAR_SOFTWARE: ReadonlySet<string> = new Set("product project marketing quality science consulting management".split(" "));

/** Marketing means the analysis of campaigns by this word; programmers track anything. */
const OF_CAMPAIGNS = "tracking";

/**
 * True for a term of another trade in the work of those who build software: payroll and warehouses are what it is for, "production" is where
 * it runs. `sentence` holds the mention; one of a few words names what is done and counts.
 */
export const isOfOthersWork = (cv: ParsedCv, mention: Span, { id, kind }: Pick<Term, "id" | "kind">, sentence: Span): boolean => {
  const ofRole = fieldsOfTitle(roleAt(cv.roles, mention.start)?.title ?? "");
  const work = ofRole.length > 0 ? ofRole : cv.roles.flatMap(({ title }) => fieldsOfTitle(title));
  // Those who keep computers running have maintained and documented them.
  if (!areOfComputers(work) || work.some((field) => field.id === "itsupport") || isShortDuty(cv, sentence)) return false;
  const fields = fieldsOfTerm(id);
  const isOther = fields.length > 0 && !fields.some((field) => NEAR_SOFTWARE.has(field.id));
  const isTracking = fold(cv.text.slice(mention.start, mention.end)) === OF_CAMPAIGNS;
  return isTracking || (isOther && isOfOneTrade({ id, kind }) && isOfOtherWork(id, work));
};

const MOST_DUTY_WORDS = 4;

/** True for a duty of a few words ("• Forderungsmanagement"), which names what is done as a list does. */
export const isShortDuty = ({ text }: Pick<ParsedCv, "text">, { start, end }: Span): boolean =>
  tokensOf(text.slice(start, end)).length <= MOST_DUTY_WORDS;
