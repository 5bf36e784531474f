import { isTrainee } from "../text/words.ts";
import { conceptsOf } from "./concepts.ts";
import { isEmptyStem } from "./empty-words.ts";
import { stemOf } from "./stems.ts";
import table from "./word-weights.json" with { type: "json" };

/** Words that stand in the duties of every trade: alone they do not tell one from another. */
const COMMON = `
technical technisch technische technischen technischer teknik tecnico tecnica tecnicos tecnicas new neue neuen neuer yeni nuevo nueva nuevos nuevas project projects projekt
projekte projekten proje projeler projelerin proyecto proyectos solution solutions losung losungen solucion soluciones cozum cozumler execution
`;

const COMMON_STEMS = new Set(COMMON.trim().split(/\s+/).map(stemOf));
const WEIGHTS: Readonly<Record<string, number>> = table;
const RARE = 4;

/** Keys under which a folded word is compared: its stem, and the things that it or its parts stand for in any language. */
export const keysOf = (word: string): string[] => [
  isTrainee(word) ? "trainee" : stemOf(word),
  ...conceptsOf(word).map((concept) => `#${concept}`),
];

/** 0 for a word without meaning of its own, 1 for one of many adverts, up to 4 for a rare one. By its keys. */
export const weightOf = (keys: readonly string[]): number =>
  isEmptyStem(keys[0]!) ? 0 : COMMON_STEMS.has(keys[0]!) ? 1 : Math.min(...keys.map((key) => WEIGHTS[key] ?? RARE));
