// oxlint-disable no-restricted-imports -- runs in the build, not in the browser
import { resolve } from "node:path";
import { APART, type Apart } from "@candor/scoring/browser/apart";
import { packedTables, type Packed } from "@candor/scoring/browser/pack";
import type { Plugin } from "vite";

const SCORING = resolve(import.meta.dirname, "../../packages/scoring/src");
const of = (file: string): string => JSON.stringify(resolve(SCORING, file));
const PACKS = "\0packs";
const PACK = "\0pack:";
const KEYS = "\0keys:";

let made: Packed | undefined;
/** The same for each worker of a build. */
const tables = (): Packed => (made ??= packedTables());

/** Modules of the engine that are others in a worker, by their files. */
const OTHERS: Readonly<Record<string, () => string>> = {
  "vocabulary/index.ts": () =>
    `import { termsInOf } from ${of("browser/vocabulary.ts")};
export const termsIn = termsInOf(${JSON.stringify(tables().terms)}, packs);`,
  "advert/weights.ts": () =>
    `import { weightsWithOf } from ${of("browser/weights.ts")};
export const weightsWith = weightsWithOf(${JSON.stringify(tables().weights)}, packs);`,
  "fairness/languages-tried.ts": () =>
    'export const languagesTried = (language) => (language === "en" ? ["en"] : ["en", language]);',
  "browser/speak.ts": () => "export const { speak } = packs;",
};

/** Gives workers the tables of the advert's reader in a small form, with those of German, Spanish and Turkish in files of their own. */
export function packedTablesOfWorkers(): Plugin {
  const sources = APART.map(
    (language) =>
      `${language}: { keys: () => import(${JSON.stringify(KEYS + language)}), pack: () => import(${JSON.stringify(PACK + language)}) }`,
  );
  return {
    name: "packed-tables",
    enforce: "pre",
    resolveId: (source) => (source === PACKS || source.startsWith(PACK) || source.startsWith(KEYS) ? source : null),
    load(id) {
      if (id === PACKS)
        return `import { packsOf } from ${of("browser/packs.ts")};\nexport const packs = packsOf({ ${sources.join(", ")} });`;
      if (id.startsWith(PACK))
        return `export const pack = ${JSON.stringify(tables().apart[id.slice(PACK.length) as Apart].pack)};`;
      if (id.startsWith(KEYS))
        return `export const keys = ${JSON.stringify(tables().apart[id.slice(KEYS.length) as Apart].keys)};`;
      const other = id.startsWith(`${SCORING}/`) ? OTHERS[id.slice(SCORING.length + 1)] : undefined;
      return other ? `import { packs } from ${JSON.stringify(PACKS)};\n${other()}` : null;
    },
  };
}
