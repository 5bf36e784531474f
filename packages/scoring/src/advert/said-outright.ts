import { flat } from "../text/fold.ts";
import { yearsIn } from "../text/numbers.ts";
import { languagesNamedIn } from "../vocabulary/languages.ts";
import { isHeadingName } from "./headings.ts";
import { lineScores } from "./line-class.ts";
import { importanceSaid, namesLicence } from "./wording.ts";

/** Questions about what a line says by itself, whatever heading was read above it. On flat text, where nothing else is said. */

/** True for words of an employer about itself: "We have been on the market for over 15 years". */
export const speaksOfHouse = (said: string): boolean => OF_HOUSE.test(said);
const OF_HOUSE =
  /(?<!\p{L})(?:we|we['’](?:ve|re)|our|wir|unser\p{L}{0,2}|somos|llevamos|pertenecemos|contamos|nuestr[oa]s?|(?:en el mercado|am markt|on the market)(?= (?:for|since|desde|hace|con|por|de|tatig|vertreten|seit|mit)(?!\p{L})|\s*[,.;)]|\s*$)|biz|sirketimiz|firmamiz|grubumuz)(?!\p{L})/u;
const NAMES_HOUSE = /(?<!\p{L})(?:compania|empresa|company|unternehmen|firma|sirket\p{L}*)(?!\p{L})/u;

/** True for a line with years of experience, whoever has them. */
export const tellsOfYears = (said: string): boolean => yearsIn(said) !== undefined && namesExperience(said);

/** True for words that name experience. */
export const namesExperience = (said: string): boolean => /(?:experien|erfahr|deneyim|tecrube)/u.test(said);

/** True for a line that surely asks for years of experience, whatever heading was read before it. */
export const asksForYears = (said: string): boolean => {
  if (!tellsOfYears(said) || speaksOfHouse(said) || NAMES_HOUSE.test(said)) return false;
  const { asked, duty, trait, question, aside } = lineScores(said);
  return asked - Math.max(duty, trait, question, aside) >= SURE;
};
/** Sum of the classifier that decides alone. */
const SURE = 60;

/** True for a line that says what was learned: years, "experience in", "knowledge of". On flat text. */
export const tellsOfLearned = (said: string): boolean => LEARNED.test(said) || tellsOfYears(said);
const LEARNED =
  /^[\s•*–-]{0,4}(?:\p{L}+ ){0,3}(?:experience|knowledge|proficiency|(?:berufs)?erfahrung(?:en)?|\p{L}*kenntnisse|experiencia|conocimientos?) (?:in|im|of|with|mit|en|de|con|as|als)(?!\p{L})/u;

/** True for a line within an offer that goes on with it: "That's why we ensure the right conditions:", not "What we expect of you:". */
export const tellsOfGiver = (said: string): boolean => OF_GIVER.test(said) && !ASKS_OF_READER.test(said);
const OF_GIVER = /(?<!\p{L})(?:we|our|wir|uns|unsere?[nmrs]?|nuestr[oa]s?|ofrecemos|biz|bizde)(?!\p{L})/u;
const ASKS_OF_READER =
  /(?:expect|erwart|look|such|need|require|wish|wunsch|want|ask|busca|pedi|espera|necesita|bekl|ara[nd]|mitbring|bring|profil|qualif|anforder|aufgabe|task|dut(?:y|ies)|respons|funcion|gorev)/u;

/** True for a line that asks for one thing, in whatever letters: "INDISPENSABLE EXPERIENCIA EN BODEGA", not "Requisitos indispensables". Takes the line itself. */
export const isShoutedWish = (words: string): boolean => {
  const said = flat(words);
  if (/^[#*_]|:\W*$/u.test(words) || importanceSaid(said) === undefined || isHeadingName(words)) return false;
  return OF_SOMETHING.test(said) || namesLicence(said) || languagesNamedIn(words).length > 0;
};
const OF_SOMETHING =
  /(?:experien|conocimient|manejo|dominio|knowledge|erfahrung|kenntnisse)\p{L}* (?:previa |basic[oa]s? )?(?:en|de|del|in|of|with|mit|im|zu) \p{L}{2}/u;
