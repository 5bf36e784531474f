// oxlint-disable no-restricted-imports -- reads the sources, which the browser cannot
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { firstLoadsOf } from "../../build/first-files.ts";
import { type Page, PAGES, type Redirect } from "../pages.ts";
import { EVERYWHERE } from "./namespaces.ts";

const APP = join(import.meta.dirname, "..");
const IMPORT = /(?:^|\n)(?:import|export)\b(?! type)[^;"]*?from "(?<from>\.[^"]+)"/gu;
const LAZY = /\blazy(?:With\(\[(?<words>[^\]]*)\],|\()\s*\(\) => import\("(?<module>[^"]+)"\)/gu;
const WORDS = /\b(?:useTranslation\(|translatorOf\(\w+\(\), )(?<names>\[[^\]]*\]|"\w+")/gu;

interface Source {
  readonly imports: readonly string[];
  readonly lazy: readonly { module: string; words: readonly string[] }[];
  /** Catalogues whose words it uses. */
  readonly words: readonly string[];
}

const namesIn = (list: string): string[] => [...list.matchAll(/"(\w+)"/gu)].map(([, name]) => name!);

const sources = new Map<string, Source>();
/** @param file below `web/app` */
function sourceOf(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const code = readFileSync(join(APP, file), "utf8");
  const at = (module: string) => relative(APP, join(APP, dirname(file), module));
  const source = {
    imports: [...code.matchAll(IMPORT)].map(({ groups }) => at(groups!["from"]!)).filter((path) => existsSync(join(APP, path))),
    lazy: [...code.matchAll(LAZY)].map(({ groups }) => ({
      module: at(groups!["module"]!),
      words: namesIn(groups!["words"] ?? ""),
    })),
    words: [...code.matchAll(WORDS)].flatMap(({ groups }) => namesIn(groups!["names"]!)),
  };
  sources.set(file, source);
  return source;
}

/** Modules that some modules begin with. */
function importedBy(modules: readonly string[]): string[] {
  const seen = new Set(modules);
  for (const module of seen) for (const imported of sourceOf(module).imports) seen.add(imported);
  return [...seen];
}

/** Words that are used where their catalogue may not have been loaded, as "catalogue: module". */
function missingIn(modules: readonly string[], loaded: readonly string[], seen = new Set<string>()): string[] {
  const id = [modules, [...loaded].toSorted()].join(" ");
  if (seen.has(id)) return [];
  seen.add(id);
  return importedBy(modules).flatMap((module) => {
    const { words, lazy } = sourceOf(module);
    return [
      ...words.filter((name) => !loaded.includes(name)).map((name) => `${name}: ${module}`),
      ...lazy.flatMap((part) => missingIn([part.module], [...new Set([...loaded, ...part.words])], seen)),
    ];
  });
}

/** The rows as the build sees them: Vitest rewrites `import()`, from whose text the build reads the module. */
const asWritten = (rows: readonly (Page | Redirect)[]): (Page | Redirect)[] =>
  rows.map((row) => {
    if ("redirect" in row) return row;
    const module = /"\/web\/app\/(.+?)"/u.exec(String(row.load))?.[1];
    const load = module && { load: { toString: () => `import("./${module}")` } as unknown as NonNullable<Page["load"]> };
    return { ...row, ...load, ...(row.children && { children: asWritten(row.children) }) };
  });

const LOADS = firstLoadsOf(asWritten(PAGES));

/** A redirect begins with its page and a view of it. */
const PATHS = [
  ...Map.groupBy(
    LOADS.filter(({ query }) => query === undefined),
    ({ path }) => path,
  ),
];

test.for(PATHS)("%s loads the words of all that it draws", ([, loads]) => {
  const modules = ["entry-app.tsx", ...loads.flatMap((load) => load.modules)];
  const missing = missingIn(modules, [...EVERYWHERE, ...loads.flatMap(({ catalogues }) => catalogues)]);
  expect([...new Set(missing)]).toEqual([]);
});

test("a view begins with the catalogues that its modules load", () => {
  const late = LOADS.filter(({ query }) => query !== undefined).flatMap((view) => {
    const page = LOADS.find(({ path, query }) => path === view.path && query === undefined)!;
    const parts = importedBy(page.modules).flatMap((module) => sourceOf(module).lazy);
    const needed = parts.filter(({ module }) => view.modules.includes(module)).flatMap(({ words }) => words);
    return needed.filter((name) => !view.catalogues.includes(name as never)).map((name) => `${view.path}?${view.query} ${name}`);
  });
  expect(late).toEqual([]);
});
