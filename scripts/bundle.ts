/**
 * Bundles every Lambda function into dist/functions/NAME/index.mjs and checks its size: `node scripts/bundle.ts`. Names, entries and
 * budgets are in infra/lambdas.ts. A dynamic `import()` becomes a file of its own, which a cold start does not read.
 */
import { copyFileSync, cpSync, existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type BuildOptions, type Metafile } from "esbuild";
import { lambdas, TEXT_CHILD, type Lambda } from "../infra/lambdas.ts";
import { readerBundle } from "../packages/documents/bundle.ts";

export interface Bundle {
  readonly name: string;
  /** The first is the entry. */
  readonly files: readonly string[];
  readonly bytes: number;
  readonly gzipBytes: number;
  readonly budgetKb: number;
}

export interface BundleOptions {
  /** The repository, where entries are looked up. */
  readonly root?: string;
  /** Receives one folder per function. */
  readonly outdir?: string;
  readonly functions?: readonly Lambda[];
}

/** Parts that the AWS SDK loads when the environment has no credentials, which Lambda always sets, or in a browser. They stay outside. */
const NEVER_LOADED = [
  ...["http", "ini", "login", "process", "sso", "web-identity"].map((way) => `@aws-sdk/credential-provider-${way}`),
  "@aws-sdk/nested-clients/*",
  "@smithy/credential-provider-imds",
  "bowser",
];

/** For the runtime nodejs24.x. The AWS SDK is bundled like every other library; some dependencies are CommonJS and call `require`. */
const forLambda: BuildOptions = {
  bundle: true,
  platform: "node",
  target: "node24",
  format: "esm",
  splitting: true,
  outExtension: { ".js": ".mjs" },
  chunkNames: "[name]-[hash]",
  metafile: true,
  minify: true,
  // Stack traces, and metrics and logs with them, need the functions' names.
  keepNames: true,
  sourcemap: "linked",
  // The map only has to give the line, because the sources are in the repository.
  sourcesContent: false,
  legalComments: "none",
  // The SDK's modules, of which only the used parts are kept, before its CommonJS.
  mainFields: ["module", "main"],
  external: NEVER_LOADED,
  alias: { jsonschema: join(import.meta.dirname, "no-model-check.cjs") },
  // Libraries that are hoisted above `web` find its React.
  nodePaths: [resolve("web/node_modules")],
  define: { "process.env.NODE_ENV": '"production"' },
  banner: {
    js: 'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);',
  },
  logLevel: "silent",
};

/** Bundles all functions. Throws one error that names every missing entry, or every bundle over its budget. */
export async function bundle({
  root = resolve("."),
  outdir = join(root, "dist", "functions"),
  functions = lambdas,
}: BundleOptions = {}) {
  const missing = functions.filter(({ entry }) => !existsSync(join(root, entry)));
  if (missing.length > 0) {
    throw new Error(`There is no ${missing.map(({ name, entry }) => `${entry} (the function ${name})`).join(", no ")}.`);
  }
  const bundles: Bundle[] = [];
  // One after the other: esbuild keeps all cores busy with one, and all at once take half as long again.
  for (const each of functions) bundles.push(...(await bundleOne(each, root, outdir)));
  const tooLarge = bundles.filter(({ gzipBytes, budgetKb }) => gzipBytes > budgetKb * 1000);
  if (tooLarge.length > 0) {
    throw new Error(
      `Over budget: ${tooLarge.map(({ name, gzipBytes, budgetKb }) => `${name} has ${kB(gzipBytes)} of ${budgetKb} kB`).join(", ")}. ` +
        'See what is in it with "npx esbuild ENTRY --bundle --platform=node --analyze", or raise the budget in infra/lambdas.ts with a reason.',
    );
  }
  return bundles;
}

async function bundleOne(
  { name, entry, budgetKb, lazyBudgetKb, child, hasSite, app, hasTextChild }: Lambda,
  root: string,
  outdir: string,
): Promise<Bundle[]> {
  const folder = join(outdir, name);
  rmSync(folder, { recursive: true, force: true });
  const { metafile } = await build({ ...forLambda, absWorkingDir: root, entryPoints: { index: entry }, outdir: folder });
  const { initial, lazy } = filesIn(metafile!, root, join(folder, "index.mjs"));
  const bundles = [weigh(name, initial, budgetKb)];
  // A function without this budget may have none but the SDK's stub for streams of events.
  if (lazy.length > 0) bundles.push(weigh(`${name}, lazy`, lazy, lazyBudgetKb ?? 1));
  if (hasSite) {
    const notes = join(root, "dist", "site.json");
    if (!existsSync(notes))
      throw new Error(`The function ${name} draws pages, and ${notes} is missing: run "npm run build" first.`);
    copyFileSync(notes, join(folder, "site.json"));
  }
  if (app) bundles.push(withApp(name, app.budgetKb, root, folder));
  if (hasTextChild) {
    const { entry: program, file, budgetKb: most } = TEXT_CHILD;
    await build({
      ...forLambda,
      splitting: false,
      absWorkingDir: root,
      entryPoints: { "work-on-text": program },
      outdir: folder,
    });
    bundles.push(weigh(`${name}/${file}`, [join(folder, file)], most));
  }
  if (!child) return bundles;

  await build({ ...readerBundle, sourcemap: "linked", sourcesContent: false, logLevel: "silent", outdir: folder });
  return [
    ...bundles,
    weigh(`${name}/${child.file}`, [join(folder, child.file)], child.budgetKb),
    weigh(`${name}/${child.lazyFile}`, [join(folder, child.lazyFile)], child.lazyBudgetKb),
  ];
}

/** Puts the app's page and its code for the server beside a bundle. */
function withApp(name: string, budgetKb: number, root: string, folder: string): Bundle {
  const built = join(root, "dist");
  const [files, code] = [["web/app.html", "app-styles.json"], join(built, "app-renderer")];
  const missing = [...files, "app-renderer"].filter((file) => !existsSync(join(built, file)));
  if (missing.length > 0)
    throw new Error(`The function ${name} draws the app, which is not built (${missing.join(", ")}): run "npm run build" first.`);
  for (const file of files) copyFileSync(join(built, file), join(folder, basename(file)));
  cpSync(code, join(folder, "app"), { recursive: true });
  return weigh(
    `${name}/app`,
    globSync("*.mjs", { cwd: join(folder, "app") }).map((file) => join(folder, "app", file)),
    budgetKb,
  );
}

/** The files of a bundle: those that a cold start reads (the entry and its static imports), and the rest. */
function filesIn({ outputs }: Metafile, root: string, entry: string): { initial: string[]; lazy: string[] } {
  const importsOf = new Map(Object.entries(outputs).map(([path, { imports }]) => [join(root, path), imports]));
  const initial = new Set([entry]);
  for (const file of initial) {
    for (const { path, kind, external } of importsOf.get(file) ?? []) {
      if (kind === "import-statement" && !external) initial.add(join(root, path));
    }
  }
  const lazy = [...importsOf.keys()].filter((file) => file.endsWith(".mjs") && !initial.has(file));
  return { initial: [...initial], lazy };
}

function weigh(name: string, files: readonly string[], budgetKb: number): Bundle {
  const contents = files.map((file) => readFileSync(file));
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
  return {
    name,
    files,
    bytes: sum(contents.map(({ length }) => length)),
    gzipBytes: sum(contents.map((content) => gzipSync(content).length)),
    budgetKb,
  };
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** One line per bundle, for people. */
export function table(bundles: readonly Bundle[]): string {
  return bundles
    .map(
      ({ name, bytes, gzipBytes, budgetKb }) =>
        `${name.padEnd(26)} ${kB(bytes).padStart(10)} ${kB(gzipBytes).padStart(10)} of ${budgetKb} kB gzip`,
    )
    .join("\n");
}

if (import.meta.main) {
  try {
    console.log(table(await bundle()));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
