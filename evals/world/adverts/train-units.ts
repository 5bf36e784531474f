import { degreesIn } from "../../../packages/scoring/src/vocabulary/education.ts";
import { compact } from "../../../packages/scoring/src/advert/compact.ts";
import { lineFeatures, LINE_CLASSES, type LineClass } from "../../../packages/scoring/src/advert/line-class.ts";
import { itemsIn } from "../../../packages/scoring/src/advert/items.ts";
import { isQuestion, namesTrait } from "../../../packages/scoring/src/advert/questions.ts";
import { SCHOOLED } from "../../../packages/scoring/src/advert/not-asked.ts";
import { advertSentences } from "../../../packages/scoring/src/advert/sections.ts";
import type { AdvertSentence } from "../../../packages/scoring/src/advert/sentence.ts";
import { flat } from "../../../packages/scoring/src/text/fold.ts";
import { yearsIn } from "../../../packages/scoring/src/text/numbers.ts";
import { termsIn } from "../../../packages/scoring/src/vocabulary/index.ts";
import { softSkillsIn } from "../../../packages/scoring/src/vocabulary/soft.ts";
import type { Place, WorldAdvert } from "./advert.ts";

/** A line to learn from. */
export interface Unit {
  readonly features: readonly string[];
  /** Index of its class. */
  readonly class: number;
  /** How often it counts. */
  readonly times: number;
  /** The advert it is from. */
  readonly advert: string;
}

const LABELLED_TIMES = 4;
/** Public adverts in Turkish are few. */
const TURKISH_TIMES = 3;
const REQUIRED: ReadonlySet<string> = new Set(["must", "profile", "nice"]);

interface Piece {
  readonly words: string;
  readonly sentence: AdvertSentence;
  readonly place: Place;
}

/** The lines of an advert, those of requirements cut as the reader cuts them. */
function piecesOf(source: string): Piece[] {
  const { text, toSource } = compact(source);
  return advertSentences(text)
    .filter(({ start, end, isIntroduction }) => end > start && isIntroduction !== true)
    .flatMap((sentence) => {
      const spans = REQUIRED.has(sentence.part) || sentence.part === "soft" ? itemsIn(text, sentence, "must") : [sentence];
      return spans.map(({ start, end }) => ({ words: text.slice(start, end), sentence, place: toSource({ start, end }) }));
    })
    .filter(({ words }) => /\p{L}{3}/u.test(words));
}

const unit = (words: string, kind: LineClass, times: number, advert: string): Unit => ({
  features: lineFeatures(flat(words)),
  class: LINE_CLASSES.indexOf(kind),
  times,
  advert,
});

/** Lines whose heading says what they are. */
export const headedUnits = (text: string, language: string, advert: string): Unit[] =>
  piecesOf(text).flatMap(({ words, sentence }) => {
    const kind = kindBelow(sentence, words);
    return kind ? [unit(words, kind, language === "tr" ? TURKISH_TIMES : 1, advert)] : [];
  });

/** Every second of the lines below headings of requirements: they are the most by far, and hold much that is not asked for. */
export const thinned = (units: readonly Unit[]): Unit[] => units.filter((one, index) => one.class !== ASKED || index % 2 === 0);
const ASKED = LINE_CLASSES.indexOf("asked");

function kindBelow({ part, isHeaded }: AdvertSentence, words: string): LineClass | undefined {
  const said = flat(words);
  if (part === "soft") return "trait";
  if (part === "company" || part === "offer") return "aside";
  if (!isHeaded) return undefined;
  if (part === "tasks") return isQuestion(said) && said.length < 80 ? "question" : "duty";
  if (!REQUIRED.has(part)) return undefined;
  return isQuestion(said) ? "question" : isTrait(words, said) ? "trait" : "asked";
}

const isTrait = (words: string, said: string): boolean =>
  !SCHOOLED.test(said) &&
  degreesIn(said).length === 0 &&
  !yearsIn(said) &&
  termsIn(words).length === 0 &&
  (softSkillsIn(said).length > 0 || namesTrait(said));

/** The lines of a labelled advert; what no label touches asks for nothing. */
export const labelledUnits = ({ id, requirements, traits, questions, open }: WorldAdvert, text: string): Unit[] =>
  piecesOf(text).flatMap(({ words, place }) => {
    const shared = (other: Place): number => Math.min(place.end, other.end) - Math.max(place.start, other.start);
    const kinds: readonly (readonly [LineClass, number])[] = [
      ...requirements.map((one) => [one.kind === "responsibility" ? "duty" : "asked", shared(one)] as const),
      ...traits.map((one) => ["trait", shared(one)] as const),
      ...questions.map((one) => ["question", shared(one)] as const),
    ];
    const best = kinds.filter(([, size]) => size > 0).toSorted(([, a], [, b]) => b - a)[0];
    if (!best && open.some((one) => shared(one) > 0)) return [];
    return [unit(words, best?.[0] ?? "aside", LABELLED_TIMES, id)];
  });
