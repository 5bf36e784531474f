import { flat } from "../text/fold.ts";
import { yearsIn } from "../text/numbers.ts";
import { contentWords } from "../text/words.ts";
import { degreesIn } from "../vocabulary/education.ts";
import { termsIn } from "../vocabulary/index.ts";

/** True for a first line that names the job and knows no skill: "Experienced Barista", "Line cooks needed". */
export const isBareTitle = (said: string): boolean =>
  !/[.:,;]/.test(said) &&
  contentWords(said).length <= MAX_BARE_TITLE &&
  !yearsIn(said) &&
  !WISH_IN_TITLE.test(said) &&
  termsIn(said).length === 0;
const MAX_BARE_TITLE = 9;
const WISH_IN_TITLE = /(?<!\p{L})(?:with|mit|con|must|experience|erfahrung|experiencia|kenntnis\p{L}*|deneyim\p{L}*)(?!\p{L})/u;

/** "Marketing Lead (m/w/d) mit WordPress-Kenntnissen": the first line is the title, which the requirements say again. */
export const TITLE_MARK = /\((?:[mwfdx]|div|gn|all genders|alle)(?:\s?[/|*]\s?(?:[mwfdx]|div))*\)/u;

/** The words of a title that asks for nothing beside the job: they are no criterion, however often the advert repeats them. */
export const titleAlone = (title = ""): string | undefined => {
  const said = flat(title);
  // "Depo Elemanı (Forklift Ehliyetli)".
  const isMore = said.replace(TITLE_MARK, "").includes("(");
  return isMore || WISH_IN_TITLE.test(said) || degreesIn(said).length > 0 ? undefined : said;
};
