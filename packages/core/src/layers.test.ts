import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { expect, test } from "vitest";

// The layers of core, from the bottom up. A folder may import from its own files, its subfolders' files and the layers before it.
const LAYERS = [
  "kernel",
  "model",
  "tools",
  "account",
  "job",
  "cv",
  "upload",
  "candidacy",
  "pool",
  "channels",
  "dashboard",
  "tasks",
] as const;

const root = import.meta.dirname;

interface Import {
  readonly from: string;
  readonly to: string;
}

const layerOf = (file: string): number => LAYERS.indexOf(file.split("/")[0] as (typeof LAYERS)[number]);

function importsOfCore(): Import[] {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && file.includes("/") && !/\.(test|fixture)\.ts$/.test(file),
  );
  return files.flatMap((from) =>
    [...readFileSync(join(root, from), "utf8").matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g)].map((found) => ({
      from,
      to: relative(root, normalize(join(root, dirname(from), found[1]!))),
    })),
  );
}

/** Folders that reach themselves again through imports, as one path each: `["a", "b", "a"]`. */
function cyclesIn(imports: readonly Import[]): string[][] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [a, b] = [dirname(from), dirname(to)];
    if (a !== b) next.set(a, (next.get(a) ?? new Set()).add(b));
  }
  const cycles: string[][] = [];
  const done = new Set<string>();
  const visit = (folder: string, path: readonly string[]): void => {
    if (path.includes(folder)) return void cycles.push([...path.slice(path.indexOf(folder)), folder]);
    if (done.has(folder)) return;
    for (const other of next.get(folder) ?? []) visit(other, [...path, folder]);
    done.add(folder);
  };
  for (const folder of next.keys()) visit(folder, []);
  return cycles;
}

const imports = importsOfCore();

test("every folder of core is a layer that this test knows", () => {
  expect(imports.length).toBeGreaterThan(300);
  expect(new Set(imports.map(({ from }) => from).filter((from) => layerOf(from) < 0))).toEqual(new Set());
});

test("a layer of core imports from itself and from those below it", () => {
  const upwards = imports.filter(({ from, to }) => layerOf(to) > layerOf(from));
  expect(upwards.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

test("the folders of core form no import cycle", () => {
  expect(cyclesIn(imports)).toEqual([]);
});

test("a cycle over three folders is found", () => {
  const seeded = [
    { from: "a/x.ts", to: "b/x.ts" },
    { from: "b/y.ts", to: "b/c/z.ts" },
    { from: "b/c/z.ts", to: "a/x.ts" },
  ];
  expect(cyclesIn(seeded)).toEqual([["a", "b", "b/c", "a"]]);
});

// A candidacy and its counts have one writer, see candidacy/write.ts. The others read through stored.ts and rows.ts.
const WRITERS = /^candidacy\/(change|write|write-person|write-leave)\.ts$/;
const READERS = /^candidacy\/(stored|rows)\.ts$/;

const CANDIDACY_ENTITY = /import \{[^}]*\bCandidate(?:Row|Index)?Entity\b[^}]*\} from/;
const WRITE_OF_CANDIDACY = /\bCandidate(?:Row|Index)?Entity\s*\.(?:put|create|upsert|patch|update|delete|remove)\(/;

test("candidacies are written by one module and read by two", () => {
  const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !WRITERS.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));
  expect(sources.filter(({ text }) => CANDIDACY_ENTITY.test(text)).map(({ file }) => file)).toEqual(
    sources.filter(({ file }) => READERS.test(file)).map(({ file }) => file),
  );
  expect(sources.filter(({ text }) => WRITE_OF_CANDIDACY.test(text)).map(({ file }) => file)).toEqual([]);
});
