// oxlint-disable no-restricted-imports -- runs in the build, not in the browser
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin, Rolldown } from "vite";
import type * as Entries from "../app/entries.ts";
import type * as Pages from "../app/pages.ts";
import type { Begins, Page, Redirect } from "../app/pages.ts";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The JSON that `boot/first-loads.js` reads. Numbers are indexes of `files`. */
interface FirstFiles {
  /** Names below `/assets`. */
  files: string[];
  /** `at` is a regular expression of the path without its language; `$1` in a call is its first group. */
  pages: { at: string; query?: string; files: number[]; words: string[]; asks: string[] }[];
  /** By language and catalogue. */
  words: Record<string, Record<string, number>>;
}

/** The first loads of a page with its frames, or of one of its views. */
export interface FirstLoad {
  /** As a route's, in English; empty for every address. */
  readonly path: string;
  /** Paths that are left out. */
  readonly except?: readonly string[];
  readonly query?: string;
  /** Modules below `web/app`. Their own imports are loaded, too. */
  readonly modules: readonly string[];
  readonly catalogues: readonly string[];
  /** Keys of the contract. */
  readonly calls: readonly string[];
}

const APP = resolve(import.meta.dirname, "../app");
/** Data may stand in the page: the Content-Security-Policy forbids inline scripts alone. */
const PLACE = /(?<=<script type="application\/json" id="first-files")>\s*\{\}\s*<\/script>/u;
const CATALOGUE = /\/locales\/(\w+)\/(\w+)\.json$/u;

/** Writes the files and calls that each page begins with (`app/pages.ts`) into `app.html`, under the file names of this build. */
export function firstFiles(): Plugin {
  return {
    name: "first-files",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle = {} }) {
        if (!PLACE.test(html)) throw new Error("app.html has no place for the names of its first files.");
        // Imported when the build runs: bundled with its configuration, it would bring all pages into it.
        const [pages, entries] = (await Promise.all(
          ["pages.ts", "entries.ts"].map((name) => import(pathToFileURL(resolve(APP, name)).href)),
        )) as [typeof Pages, typeof Entries];
        const signIn = within(EVERY_ADDRESS, entries.SIGN_IN);
        const except = entries.SIGN_IN_PATHS;
        const every = within({ ...EVERY_ADDRESS, except }, entries.ROUTER);
        const loads = [every, ...except.map((path) => ({ ...signIn, path })), ...firstLoadsOf(pages.PAGES)];
        return html.replace(PLACE, () => `>${JSON.stringify(firstFilesOf(bundle, loads))}</script>`);
      },
    },
  };
}

const EVERY_ADDRESS: FirstLoad = { path: "", modules: [], catalogues: [], calls: [] };

/** The first loads of all pages in the table, those of views apart. */
export function firstLoadsOf(rows: readonly (Page | Redirect)[], frame: FirstLoad = EVERY_ADDRESS): FirstLoad[] {
  return rows.flatMap((row): FirstLoad[] => {
    if ("redirect" in row) return [];
    const load = within(frame, row);
    if (row.children) return [...firstLoadsOf(row.children, load), ...redirectsIn(row.children, load)];
    return [
      load,
      ...(row.views ?? []).map(({ query, modules = [], catalogues = [], calls = [] }) => ({
        path: load.path,
        query,
        modules,
        catalogues,
        calls,
      })),
    ];
  });
}

/** A redirect begins with the page that it leads to, in the view that its query names. */
function redirectsIn(rows: readonly (Page | Redirect)[], frame: FirstLoad): FirstLoad[] {
  return rows.flatMap((row) => {
    if (!("redirect" in row)) return [];
    const [path, query = ""] = row.redirect.split("?");
    return firstLoadsOf(rows, frame)
      .filter((load) => load.path === path && (load.query === undefined || load.query === query))
      .map(({ query: _, ...load }) => ({ ...load, path: `${frame.path}/${row.path}` }));
  });
}

function within(frame: FirstLoad, { path, load, catalogues = [], calls = [] }: Begins): FirstLoad {
  return {
    ...(frame.except && { except: frame.except }),
    path: path ? `${frame.path}/${path}` : frame.path,
    modules: [...frame.modules, ...(load ? [moduleOf(load)] : [])],
    catalogues: [...new Set([...frame.catalogues, ...catalogues])],
    calls: [...frame.calls, ...calls],
  };
}

function moduleOf(load: () => Promise<unknown>): string {
  const [, module] = /import\("\.\/(.+?)"\)/u.exec(load.toString()) ?? [];
  if (!module) throw new Error(`A row of app/pages.ts loads more than one file: ${load.toString()}`);
  return module;
}

function firstFilesOf(bundle: Bundle, loads: readonly FirstLoad[]): FirstFiles {
  const files: string[] = [];
  const numberOf = (file: string) => {
    const name = basename(file);
    const known = files.indexOf(name);
    return known < 0 ? files.push(name) - 1 : known;
  };
  const filesOf = (modules: readonly string[]) =>
    modules.flatMap((module) => withImports(bundle, chunkOf(bundle, resolve(APP, module)).fileName));
  const loaded = new Set(chunksOf(bundle).flatMap((chunk) => (chunk.isEntry ? withImports(bundle, chunk.fileName) : [])));
  const words: FirstFiles["words"] = {};
  for (const chunk of chunksOf(bundle)) {
    for (const id of chunk.moduleIds) {
      const [, locale, namespace] = CATALOGUE.exec(id) ?? [];
      if (locale && namespace) (words[locale] ??= {})[namespace] = numberOf(chunk.fileName);
    }
  }
  const paths = loads.map(({ path }) => path);
  const pages = loads.map(({ path, except, query, modules, catalogues, calls }) => {
    const names = [...path.matchAll(/:(\w+)/gu)].map(([, name]) => name);
    return {
      at: patternOf(path, paths, except),
      ...(query !== undefined && { query }),
      files: [...new Set(filesOf(modules))].filter((file) => !loaded.has(file)).map(numberOf),
      words: [...catalogues],
      asks: calls.map((call) =>
        call.slice("GET ".length).replaceAll(/\{(\w+)\}/gu, (_, name: string) => `$${names.indexOf(name) + 1}`),
      ),
    };
  });
  return { files, pages, words };
}

const chunksOf = (bundle: Bundle): Chunk[] => Object.values(bundle).filter((file) => file.type === "chunk");

function chunkOf(bundle: Bundle, module: string): Chunk {
  // A module shared by several chunks lies in one of its own; importing it then loads a small file that re-exports it.
  const chunk =
    chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId === module) ??
    chunksOf(bundle).find(({ moduleIds }) => moduleIds.includes(module));
  if (!chunk) throw new Error(`app/pages.ts names ${module}, which is not in the build.`);
  return chunk;
}

/** A chunk and all that it imports, directly or not. */
function withImports(bundle: Bundle, name: string, seen = new Set<string>()): string[] {
  const chunk = bundle[name];
  if (seen.has(name) || chunk?.type !== "chunk") return [];
  seen.add(name);
  for (const imported of chunk.imports) withImports(bundle, imported, seen);
  return [...seen];
}

/**
 * `/dashboard/jobs/:jobId` as a regular expression. As in the routes, a fixed segment takes precedence over a parameter in its place.
 * @param except for the path of every address: those that are left out
 */
export function patternOf(path: string, paths: readonly string[], except: readonly string[] = []): string {
  if (path === "") return except.length > 0 ? `^(?!(?:${except.join("|")})/?$)` : "^";
  const segments = path.split("/").map((segment, at, all) => {
    if (!segment.startsWith(":")) return segment;
    const siblings = paths.flatMap((other) => {
      const parts = other.split("/");
      const isBeside = parts.length === all.length && parts.slice(0, at).join("/") === all.slice(0, at).join("/");
      return isBeside && !parts[at]!.startsWith(":") ? parts[at]! : [];
    });
    return siblings.length > 0 ? `((?!(?:${[...new Set(siblings)].join("|")})(?:/|$))[^/]+)` : "([^/]+)";
  });
  return `^${segments.join("/")}/?$`;
}
