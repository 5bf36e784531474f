// oxlint-disable no-restricted-imports -- runs in the build, not in the browser
import { resolve } from "node:path";

const WEB = resolve(import.meta.dirname, "..");

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * A group of the build: what some modules below `web` import at once, directly or not, in one file.
 * @param test of the modules that may be in it
 */
export function importedBy(group: string, roots: readonly string[], test: RegExp) {
  let imported: ReadonlySet<string> | undefined;
  return {
    debugName: group,
    name: (id: string, build: Modules) => ((imported ??= importsOf(roots, build)).has(id) ? group : null),
    test,
  };
}

/** Libraries are left out: one module leads to all of theirs. */
function importsOf(roots: readonly string[], build: Modules): ReadonlySet<string> {
  const seen = new Set(roots.map((root) => resolve(WEB, root)));
  for (const id of seen) {
    for (const imported of build.getModuleInfo(id)?.importedIds ?? [])
      if (!imported.includes("/node_modules/")) seen.add(imported);
  }
  return seen;
}
