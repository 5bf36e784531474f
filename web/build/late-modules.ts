// oxlint-disable no-restricted-imports -- runs in the build, not in the browser
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const SCORING = resolve(import.meta.dirname, "../../packages/scoring/src");
const RUNTIME = resolve(SCORING, "browser/late.ts");
const FUNCTIONS = /^export const (\w+) = (?:remembered)?\(/gmu;
const STUB = "\0late:";
const GROUP = "\0late-group:";

/** Modules of the engine that a worker loads together, when one of their functions is first called. */
export interface LateGroup {
  readonly name: string;
  readonly files: readonly string[];
  /** Files from which they are late; by default all. */
  readonly from?: readonly string[];
}

/**
 * Lets a worker begin without some modules of the engine. Each is replaced by functions of the same names, which throw `NotLoaded` until its group is
 * there, so that the engine stays synchronous.
 */
export function lateModules(groups: readonly LateGroup[]): Plugin {
  const of = (file: string): string => resolve(SCORING, file);
  return {
    name: "late-modules",
    enforce: "pre",
    async resolveId(source, importer) {
      if (source.startsWith(STUB) || source.startsWith(GROUP)) return source;
      if (importer === undefined || importer.startsWith(STUB) || importer.startsWith(GROUP) || !source.startsWith("."))
        return null;
      const file = resolve(importer, "..", source);
      const group = groups.find(({ files, from }) => files.some((one) => of(one) === file) && isFrom(importer, from?.map(of)));
      // Files of a group know each other.
      return group && !group.files.some((one) => of(one) === importer) ? `${STUB}${group.name}:${file}` : null;
    },
    load(id) {
      if (id.startsWith(GROUP)) {
        const { files } = groups.find(({ name }) => name === id.slice(GROUP.length))!;
        return files.map((file) => `export * from ${JSON.stringify(of(file))};`).join("\n");
      }
      if (!id.startsWith(STUB)) return null;
      const [name = "", file = ""] = id.slice(STUB.length).split(":");
      const functions = [...readFileSync(file, "utf8").matchAll(FUNCTIONS)].map(([, one]) => one!);
      return [
        `import { late } from ${JSON.stringify(RUNTIME)};`,
        `const group = late(() => import(${JSON.stringify(GROUP + name)}));`,
        ...functions.map((one) => `export const ${one} = (...given) => group().${one}(...given);`),
      ].join("\n");
    },
  };
}

const isFrom = (importer: string, from: readonly string[] | undefined): boolean => from?.includes(importer) ?? true;
