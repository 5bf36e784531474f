import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const source = fileURLToPath(new URL(".", import.meta.url));

/** The folders that each folder imports from. Tests and their fixtures may import from everywhere. */
function importsBetweenFolders(): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const path of readdirSync(source, { recursive: true, encoding: "utf8" })) {
    if (!path.endsWith(".ts") || path.endsWith(".test.ts") || /^(?:fixture|contract)\//.test(path)) continue;
    const from = dirname(path);
    for (const [, target = ""] of readFileSync(join(source, path), "utf8").matchAll(/(?:from|import)\s*\(?"(\.[^"]+)"/g)) {
      const to = relative(".", dirname(normalize(join(from, target)))) || ".";
      if (to !== from) imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  return imports;
}

test("no folder imports from one that imports from it", () => {
  const imports = importsBetweenFolders();
  const visit = (folder: string, path: readonly string[]): string[] => {
    if (path.includes(folder)) return [[...path.slice(path.indexOf(folder)), folder].join(" -> ")];
    return [...(imports.get(folder) ?? [])].flatMap((next) => visit(next, [...path, folder]));
  };
  expect([...new Set([...imports.keys()].flatMap((folder) => visit(folder, [])))]).toEqual([]);
  expect(imports.get("kernel")).toBeUndefined();
});
