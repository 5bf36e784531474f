/**
 * Builds the functions into dist/functions, the web app into dist/web and the browser extension into dist/extension, each only when its
 * sources have changed since the last build: `node scripts/build.ts`.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";

interface Part {
  readonly name: string;
  /** Files and folders that the build reads. */
  readonly sources: readonly string[];
  /** A file or folder that exists after the build. */
  readonly result: string;
  readonly build: () => Promise<unknown>;
}

const PARTS: readonly Part[] = [
  {
    name: "public pages",
    sources: [
      "web/site",
      "web/build",
      "web/public/extension",
      "web/receipt",
      "web/ui",
      "packages/core",
      "packages/documents",
      "packages/scoring",
      "packages/contract",
      "evals/RESULTS.md",
    ],
    result: "dist/site.json",
    build: async () => (await import("../web/site/build.ts")).buildSite(),
  },
  {
    name: "web app",
    sources: ["web", "packages/contract", "packages/core", "packages/scoring"],
    result: "dist/app-renderer/server.mjs",
    build: async () => {
      const { build } = await import("vite");
      await build({ configFile: resolve("web/vite.config.ts"), logLevel: "warn" });
      await build({ configFile: resolve("web/vite.server.ts"), logLevel: "warn" });
    },
  },
  {
    name: "functions",
    sources: [
      "packages/contract",
      "packages/core",
      "packages/documents",
      "packages/functions",
      "packages/scoring",
      "web",
      "infra/lambdas.ts",
      "scripts/bundle.ts",
      "scripts/no-model-check.cjs",
    ],
    result: "dist/functions",
    build: async () => (await import("./bundle.ts")).bundle(),
  },
  {
    name: "extension",
    sources: ["packages/extension", "packages/documents/src/limits.ts", "packages/scoring/src/score.ts"],
    result: "dist/extension.zip",
    build: async () => (await import("../packages/extension/build.ts")).buildExtension(),
  },
];

/** Sources of every part. */
const COMMON = ["package-lock.json", "tsconfig.base.json", "scripts/build.ts"];

/** Builds the parts whose sources have changed, and prints their names. */
async function buildChanged(): Promise<void> {
  for (const part of PARTS) {
    const stamp = stampOf([...COMMON, ...part.sources]);
    const file = join("dist", `${part.name.replace(" ", "-")}.stamp`);
    if (existsSync(part.result) && existsSync(file) && readFileSync(file, "utf8") === stamp) continue;

    console.log(`Building the ${part.name} …`);
    rmSync(file, { force: true });
    await part.build();
    mkdirSync("dist", { recursive: true });
    writeFileSync(file, stamp);
  }
}

/** A hash of the files' names and content. */
function stampOf(sources: readonly string[]): string {
  const hash = createHash("sha256").update(process.version);
  for (const file of sources.flatMap(filesOf).toSorted())
    hash.update(relative(".", file)).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

function filesOf(source: string): string[] {
  if (!existsSync(source)) return [];
  if (statSync(source).isFile()) return source.endsWith(".test.ts") ? [] : [source];
  return readdirSync(source)
    .filter((name) => name !== "node_modules")
    .flatMap((name) => filesOf(join(source, name)));
}

try {
  await buildChanged();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
