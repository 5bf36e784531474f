// oxlint-disable no-restricted-imports -- runs in the build, not in the browser
import { resolve } from "node:path";
import { APART } from "@candor/scoring/browser/names";
import { packedVocabulary, type PackedVocabulary } from "@candor/scoring/browser/pack-vocabulary";
import type { Plugin } from "vite";

const SCORING = resolve(import.meta.dirname, "../../packages/scoring/src");
const WHOLE = resolve(SCORING, "vocabulary/index.ts");
const PARTIAL = resolve(SCORING, "browser/vocabulary.ts");
const NAMES = "\0names:";

/** The same for each worker of a build. */
let packed: PackedVocabulary | undefined;

/** Gives workers the vocabulary in a form for the way: `termsIn` alone, with the names of other languages than English in files of their own. */
export function browserVocabulary(): Plugin {
  return {
    name: "browser-vocabulary",
    enforce: "pre",
    resolveId: (source) => (source.startsWith(NAMES) ? source : null),
    load(id) {
      packed ??= packedVocabulary();
      if (id.startsWith(NAMES))
        return `export const names = ${JSON.stringify(packed.apart[id.slice(NAMES.length) as "de"].names)};`;
      if (id !== WHOLE) return null;
      const { terms, apart } = packed;
      const languages = APART.map(
        (language) =>
          `${language}: { keys: ${JSON.stringify(apart[language].keys)}, load: () => import(${JSON.stringify(NAMES + language)}) }`,
      );
      return [
        `import { termsInOf } from ${JSON.stringify(PARTIAL)};`,
        `export const termsIn = termsInOf(${JSON.stringify(terms)}, { ${languages.join(", ")} });`,
      ].join("\n");
    },
  };
}
