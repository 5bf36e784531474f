import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  symlinkSync,
  unlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, expect, test } from "vitest";
import { lambda, type Lambda } from "../infra/lambdas.ts";
import { bundle } from "./bundle.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A repository of one function. */
function repository(code: string, { budgetKb = 200 } = {}): { root: string; functions: Lambda[] } {
  const root = mkdtempSync(join(tmpdir(), "candor-bundle-"));
  folders.push(root);
  mkdirSync(join(root, "src"));
  writeFileSync(join(root, "src", "handler.ts"), code);
  // Stands for a CommonJS dependency.
  writeFileSync(join(root, "src", "legacy.cjs"), 'module.exports = { separator: require("node:path").sep };');
  return { root, functions: [{ ...lambda("gather-digests"), name: "small", entry: "src/handler.ts", budgetKb }] };
}

test("a bundled function runs where nothing is installed, CommonJS dependencies included", async () => {
  const { root, functions } = repository(
    'import legacy from "./legacy.cjs"; export const handler = (event: { name: string }) => legacy.separator + event.name;',
  );
  const [made] = await bundle({ root, functions });
  const elsewhere = join(root, "elsewhere.mjs");
  renameSync(made!.files[0]!, elsewhere);

  const program = `import { handler } from ${JSON.stringify(elsewhere)}; console.log(handler({ name: "Ada" }))`;
  const printed = execFileSync(resolve("node_modules/.bin/node"), ["--input-type=module", "--eval", program], {
    encoding: "utf8",
  });
  expect(printed).toBe("/Ada\n");
});

test("the AWS SDK is inside, so the bundle runs where none is; the source map lies beside and carries no sources", async () => {
  const { root, functions } = repository(
    'import { SQSClient } from "@aws-sdk/client-sqs"; export const handler = () => new SQSClient({ region: "r" }).config.serviceId;',
  );
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  const [made] = await bundle({ root, functions: functions.map((each) => ({ ...each, budgetKb: 300, lazyBudgetKb: 10 })) });
  unlinkSync(join(root, "node_modules"));
  const program = `import { handler } from ${JSON.stringify(made!.files[0]!)}; console.log(handler())`;
  const printed = execFileSync(resolve("node_modules/.bin/node"), ["--input-type=module", "--eval", program], {
    cwd: root,
    encoding: "utf8",
  });
  expect(printed).toBe("SQS\n");
  const map = JSON.parse(readFileSync(`${made!.files[0]!}.map`, "utf8")) as { sources: string[]; sourcesContent?: unknown };
  expect(map.sources.some((source) => source.endsWith("src/handler.ts"))).toBe(true);
  expect(map.sourcesContent).toBeUndefined();
});

test("the PDF reader lies beside the function that starts it", async () => {
  const { root, functions } = repository("export const handler = () => 1;");
  const bundles = await bundle({ root, functions: functions.map((each) => ({ ...each, child: lambda("score-cv").child! })) });
  expect(bundles.map(({ name, files: [file] }) => [name, dirname(file!)])).toEqual([
    ["small", join(root, "dist", "functions", "small")],
    ["small/read-cv.mjs", join(root, "dist", "functions", "small")],
    ["small/pdfium.wasm", join(root, "dist", "functions", "small")],
  ]);
  expect(bundles.every(({ files: [file] }) => existsSync(file!))).toBe(true);
  expect(bundles.slice(0, 2).every(({ files: [file] }) => existsSync(`${file}.map`))).toBe(true);
});

test("a bundle over its budget stops the build, with its size", async () => {
  const noise = Array.from({ length: 4000 }, (_, at) => ((at * 2_654_435_761) % 2 ** 32).toString(36)).join("");
  const { root, functions } = repository(`export const handler = () => "${noise}";`, { budgetKb: 5 });
  const without = functions.map((each) => ({ ...each, lazyBudgetKb: 0 }));
  await expect(bundle({ root, functions: without })).rejects.toThrow(/Over budget: small has \d+\.\d kB of 5 kB/u);
});

test("a part behind import() is no part of a cold start, has a budget of its own, and is loaded where nothing is installed", async () => {
  const { root, functions } = repository('export const handler = async () => (await import("./later.ts")).later();');
  writeFileSync(join(root, "src", "later.ts"), 'export const later = () => "a part of its own";');
  const without = functions.map((each) => ({ ...each, lazyBudgetKb: 0 }));
  await expect(bundle({ root, functions: without })).rejects.toThrow(/Over budget: small, lazy has 0\.\d kB of 0 kB/u);

  const bundles = await bundle({ root, functions: functions.map((each) => ({ ...each, lazyBudgetKb: 1 })) });
  expect(bundles.map(({ name }) => name)).toEqual(["small", "small, lazy"]);
  const [initial, lazy] = bundles.map(({ files }) => files.map((file) => readFileSync(file, "utf8")).join("\n"));
  expect(initial).not.toContain("a part of its own");
  expect(lazy).toContain("a part of its own");
  const program = `import { handler } from ${JSON.stringify(bundles[0]!.files[0])}; console.log(await handler())`;
  const run = execFileSync(resolve("node_modules/.bin/node"), ["--input-type=module", "--eval", program], { encoding: "utf8" });
  expect(run).toBe("a part of its own\n");
});

test("OpenAI's client is no part of a cold start", async () => {
  const outdir = mkdtempSync(join(tmpdir(), "candor-bundle-"));
  folders.push(outdir);
  const bundles = await bundle({ outdir, functions: [lambda("api-jobs")] });
  const [initial, lazy] = bundles.map(({ files }) => files.map((file) => readFileSync(file, "utf8")).join("\n"));
  expect(initial).not.toContain("OPENAI_CUSTOM_HEADERS");
  expect(lazy).toContain("OPENAI_CUSTOM_HEADERS");
});

test("an entry that is missing is named, and nothing is built", async () => {
  const { root, functions } = repository("export const handler = () => 1;");
  const missing = { ...functions[0]!, name: "absent", entry: "src/absent.ts" };
  await expect(bundle({ root, functions: [...functions, missing] })).rejects.toThrow(
    "There is no src/absent.ts (the function absent).",
  );
  expect(existsSync(join(root, "dist"))).toBe(false);
});
