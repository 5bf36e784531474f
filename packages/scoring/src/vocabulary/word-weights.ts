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

/** Words of the duties of many trades that few of the counted adverts happen to hold: they weigh no more than other words of many adverts. */
const FREQUENT = `
issue issues resolve resolved resolving identify identified identifying opportunity opportunities urgency oportunidad oportunidades negocio negocios
exitoso exitosos exitosa exitosas crecimiento principales herramientas entorno resultados
`;

const stemsOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/).map(stemOf));
const COMMON_STEMS = stemsOf(COMMON);
const FREQUENT_STEMS = stemsOf(FREQUENT);
const MOST_OF_FREQUENT = 2;
const WEIGHTS: Readonly<Record<string, number>> = table;
const RARE = 4;

/** Keys under which a folded word is compared: its stem, and the things that it or its parts stand for in any language. */
export const keysOf = (word: string): string[] => [
  isTrainee(word) ? "trainee" : stemOf(word),
  ...conceptsOf(word).map((concept) => `#${concept}`),
];

/** 0 for a word without meaning of its own, 1 for one of many adverts, up to 4 for a rare one. By its keys. */
export const weightOf = (keys: readonly string[]): number => {
  const stem = keys[0]!;
  if (isEmptyStem(stem)) return 0;
  const most = COMMON_STEMS.has(stem) ? 1 : FREQUENT_STEMS.has(stem) ? MOST_OF_FREQUENT : RARE;
  return Math.min(most, ...keys.map((key) => WEIGHTS[key] ?? RARE));
};
