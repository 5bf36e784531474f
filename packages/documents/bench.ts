import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { PDFParse } from "pdf-parse";
import { read } from "./src/read.ts";

/**
 * Compares the time of a whole reading with that of pdf-parse's text alone: `node bench.ts FOLDER_OF_PDFS [--rounds 5]`. Both run in this process, warm,
 * in alternating order; milliseconds per file.
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { rounds: { type: "string", default: "5" } } });
const folder = positionals[0];
if (!folder) throw new Error("Usage: node bench.ts FOLDER_OF_PDFS [--rounds 5]");

const names = (await readdir(folder)).filter((name) => name.endsWith(".pdf"));
const files = await Promise.all(names.map((name) => readFile(join(folder, name))));

const ways: Record<string, (bytes: Uint8Array) => Promise<unknown>> = {
  "pdf-parse getText": async (data) => {
    const parser = new PDFParse({ data });
    await parser.getText({ pageJoiner: "" });
    await parser.destroy();
  },
  "read, with places and hidden text": read,
};

const times = new Map<string, number[]>();
for (let round = 0; round <= Number(values.rounds); round += 1) {
  for (const file of files) {
    for (const [name, way] of Object.entries(ways)) {
      const bytes = new Uint8Array(file);
      const start = performance.now();
      await way(bytes);
      // The first round is a warm-up.
      if (round > 0) times.set(name, [...(times.get(name) ?? []), performance.now() - start]);
    }
  }
}

const quantile = (sorted: readonly number[], share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
for (const [name, all] of times) {
  const sorted = all.toSorted((a, b) => a - b);
  console.log(
    `${name}: median ${quantile(sorted, 0.5).toFixed(1)}, p95 ${quantile(sorted, 0.95).toFixed(1)} (${files.length} files)`,
  );
}
console.log(`peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
