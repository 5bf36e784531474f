/**
 * Bundles every Lambda function into dist/functions/NAME/index.mjs and holds each to its size: `node scripts/bundle.ts`.
 * What a function is called, where it begins and how large it may be stands in infra/lambdas.ts.
 */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type BuildOptions } from "esbuild";
import { lambdas, type Lambda } from "../infra/lambdas.ts";
import { readerBundle } from "../packages/documents/bundle.ts";

export interface Bundle {
  readonly name: string;
  readonly file: string;
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

/** For the runtime nodejs24.x, which has the AWS SDK; some dependencies are CommonJS and call `require`. */
const forLambda: BuildOptions = {
  bundle: true,
  platform: "node",
  target: "node24",
  format: "esm",
  minify: true,
  // A stack trace names functions, and the metrics and logs with it.
  keepNames: true,
  sourcemap: "linked",
  // Sources are in the repository; the map has to find the line, not to carry the text.
  sourcesContent: false,
  legalComments: "none",
  external: ["@aws-sdk/*"],
  banner: {
    js: 'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);',
  },
  logLevel: "silent",
};

/** Bundles the functions, all at once. Throws one error that names every entry that is missing, or every bundle over its budget. */
export async function bundle({
  root = resolve("."),
  outdir = join(root, "dist", "functions"),
  functions = lambdas,
}: BundleOptions = {}) {
  const missing = functions.filter(({ entry }) => !existsSync(join(root, entry)));
  if (missing.length > 0) {
    throw new Error(`There is no ${missing.map(({ name, entry }) => `${entry} (the function ${name})`).join(", no ")}.`);
  }
  const bundles = (await Promise.all(functions.map((each) => bundleOne(each, root, outdir)))).flat();
  const tooLarge = bundles.filter(({ gzipBytes, budgetKb }) => gzipBytes > budgetKb * 1000);
  if (tooLarge.length > 0) {
    throw new Error(
      `Over budget: ${tooLarge.map(({ name, gzipBytes, budgetKb }) => `${name} has ${kB(gzipBytes)} of ${budgetKb} kB`).join(", ")}. ` +
        'See what is in it with "npx esbuild ENTRY --bundle --platform=node --analyze", or raise the budget in infra/lambdas.ts with a reason.',
    );
  }
  return bundles;
}

async function bundleOne({ name, entry, budgetKb, child }: Lambda, root: string, outdir: string): Promise<Bundle[]> {
  const folder = join(outdir, name);
  rmSync(folder, { recursive: true, force: true });
  const file = join(folder, "index.mjs");
  await build({ ...forLambda, absWorkingDir: root, entryPoints: [entry], outfile: file });
  const handler = weigh(name, file, budgetKb);
  if (!child) return [handler];

  await build({ ...readerBundle, sourcemap: "linked", sourcesContent: false, logLevel: "silent", outdir: folder });
  return [handler, weigh(`${name}/${child.file}`, join(folder, child.file), child.budgetKb)];
}

function weigh(name: string, file: string, budgetKb: number): Bundle {
  const code = readFileSync(file);
  return { name, file, bytes: code.length, gzipBytes: gzipSync(code).length, budgetKb };
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
