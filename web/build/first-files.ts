// oxlint-disable-next-line no-restricted-imports -- it builds, and is not in the browser
import { basename, resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { FIRST_LOADS, type FirstLoad, LOADED_LATER } from "../app/first-loads.ts";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** What `public/first-loads.js` reads. Numbers are places in `files`. */
interface FirstFiles {
  /** Names below `/assets`. */
  files: string[];
  /** `at` is a regular expression of the path without its language; `$1` in a call is its first group. */
  pages: { at: string; query?: string; files: number[]; words: string[]; asks: string[] }[];
  /** By language and catalogue. */
  words: Record<string, Record<string, number>>;
}

const APP = resolve(import.meta.dirname, "../app");
/** Empty data, which the Content-Security-Policy lets stand. */
const PLACE = /(?<=<script type="application\/json" id="first-files")>\s*\{\}\s*<\/script>/u;
const CATALOGUE = /\/locales\/(\w+)\/(\w+)\.json$/u;

/** Writes into the page which files each address begins with (`app/first-loads.ts`), by the names that this build gave them. */
export function firstFiles(): Plugin {
  return {
    name: "first-files",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        refuseForgotten(bundle);
        if (!PLACE.test(html)) throw new Error("app.html has no place for the names of its first files.");
        return html.replace(PLACE, () => `>${JSON.stringify(firstFilesOf(bundle))}</script>`);
      },
    },
  };
}

function firstFilesOf(bundle: Bundle): FirstFiles {
  const files: string[] = [];
  const numberOf = (file: string) => {
    const name = basename(file);
    const known = files.indexOf(name);
    return known < 0 ? files.push(name) - 1 : known;
  };
  const loaded = new Set(chunksOf(bundle).flatMap((chunk) => (chunk.isEntry ? withImports(bundle, chunk.fileName) : [])));
  const filesOf = (modules: readonly string[]) => {
    const wanted = new Set(modules.flatMap((module) => withImports(bundle, chunkOf(bundle, resolve(APP, module)).fileName)));
    return [...wanted].filter((file) => !loaded.has(file)).map(numberOf);
  };
  const words: FirstFiles["words"] = {};
  for (const chunk of chunksOf(bundle)) {
    for (const id of chunk.moduleIds) {
      const [, locale, namespace] = CATALOGUE.exec(id) ?? [];
      if (locale && namespace) (words[locale] ??= {})[namespace] = numberOf(chunk.fileName);
    }
  }
  const pages = FIRST_LOADS.map(({ path, query, modules = [], words: catalogues = [], asks = [] }) => {
    const names = [...path.matchAll(/:\w+/gu)].map(([name]) => name);
    return {
      at: patternOf(path),
      ...(query !== undefined && { query }),
      files: filesOf(modules),
      words: [...catalogues],
      asks: asks.map((ask) => ask.replaceAll(/:\w+/gu, (name) => `$${names.indexOf(name) + 1}`)),
    };
  });
  return { files, pages, words };
}

const chunksOf = (bundle: Bundle): Chunk[] => Object.values(bundle).filter((file) => file.type === "chunk");

function chunkOf(bundle: Bundle, module: string): Chunk {
  // A module that others share lives in a chunk of theirs; what is imported then is a small file that passes it on.
  const chunk =
    chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId === module) ??
    chunksOf(bundle).find(({ moduleIds }) => moduleIds.includes(module));
  if (!chunk) throw new Error(`app/first-loads.ts names ${module}, which is not in the build.`);
  return chunk;
}

/** A chunk and everything that it imports, however far away. */
function withImports(bundle: Bundle, name: string, seen = new Set<string>()): string[] {
  const chunk = bundle[name];
  if (seen.has(name) || chunk?.type !== "chunk") return [];
  seen.add(name);
  for (const imported of chunk.imports) withImports(bundle, imported, seen);
  return [...seen];
}

/** A new route would load late, and nobody would notice. */
function refuseForgotten(bundle: Bundle): void {
  const routes = chunkOf(bundle, resolve(APP, "routes.tsx"));
  const named = new Set(
    [...FIRST_LOADS.flatMap(({ modules = [] }: FirstLoad) => modules), ...LOADED_LATER].map((module) => resolve(APP, module)),
  );
  for (const name of routes.dynamicImports) {
    const chunk = bundle[name];
    const module = chunk?.type === "chunk" ? chunk.facadeModuleId : null;
    if (module?.endsWith(".tsx") && !named.has(module))
      throw new Error(`A route loads ${module}: name it in app/first-loads.ts.`);
  }
}

/**
 * `/dashboard/jobs/:jobId` as a regular expression; `*` at the end is everything below, and the path itself. As in the routes, a page of its
 * own goes before one with a parameter in its place.
 */
function patternOf(path: string): string {
  if (path.endsWith("*")) return `^${path.slice(0, -1).replace(/\/$/u, "")}(?:/|$)`;
  const segments = path.split("/").map((segment, at, all) => {
    if (!segment.startsWith(":")) return segment;
    const siblings = FIRST_LOADS.flatMap(({ path: other }) => {
      const parts = other.split("/");
      const isBeside = parts.length === all.length && parts.slice(0, at).join("/") === all.slice(0, at).join("/");
      return isBeside && !/^:|\*$/u.test(parts[at]!) ? parts[at]! : [];
    });
    return siblings.length > 0 ? `((?!(?:${[...new Set(siblings)].join("|")})(?:/|$))[^/]+)` : "([^/]+)";
  });
  return `^${segments.join("/")}/?$`;
}
