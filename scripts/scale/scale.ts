/**
 * Measures parts of the product at 1, 10 and 100 times an ordinary size, and writes `docs/scale.md`: `npm run scale`. The table is filled
 * directly. The hundredfold takes minutes and is measured on demand: `npm run scale -- --hundredfold`; `-- pool` measures only that part.
 * Figures that a run does not measure stay as they were.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startTestTable } from "@candor/local/testing/table";
import { Instance } from "./instance.ts";
import { pageOf, type Measured } from "./page.ts";
import { accountFor, type Figure, type Row, ROWS } from "./rows.ts";

const FIGURES = join(import.meta.dirname, "figures.json");
const PAGE = join(import.meta.dirname, "../../docs/scale.md");

const { values, positionals } = parseArgs({ options: { hundredfold: { type: "boolean" } }, allowPositionals: true });
const names = positionals.length > 0 ? positionals : Object.keys(ROWS);

for (const name of names) {
  const row = ROWS[name];
  if (!row) throw new Error(`There is no part "${name}", only ${Object.keys(ROWS).join(", ")}.`);
  for (const size of values.hundredfold ? row.sizes : row.sizes.slice(0, 2)) {
    const figures = await measure(name, row, size);
    const all = JSON.parse(readFileSync(FIGURES, "utf8")) as Measured;
    const next = { ...all, [name]: { ...all[name], [size]: figures } };
    writeFileSync(FIGURES, `${JSON.stringify(next, null, 2)}\n`);
    writeFileSync(PAGE, pageOf(next));
  }
}

async function measure(name: string, { run, unit }: Row, size: number): Promise<Figure[]> {
  const table = await startTestTable();
  const [writer, reader] = [new Instance(table), new Instance(table)];
  const figures = new Map<string, Figure>();
  try {
    await run({
      size,
      writer,
      take: async (action, work, args = {}) => {
        const { answer, ms: _, ...used } = await reader.run(accountFor(name, size), work, args);
        console.log(
          `${size} ${unit}, ${action}: ${used.units} units, ${used.cpuMs.toFixed(0)} ms of CPU, answer ${JSON.stringify(answer)?.slice(0, 60)}`,
        );
        const before = figures.get(action);
        figures.set(action, {
          action,
          ...(typeof answer === "string" && { outcome: answer }),
          ...used,
          cpuMs: Math.min(used.cpuMs, before?.cpuMs ?? used.cpuMs),
        });
      },
    });
  } finally {
    await Promise.all([writer.end(), reader.end()]);
    await table.stop();
  }
  return [...figures.values()].map(({ cpuMs, heapMb, peakMb, ...counts }) => ({
    ...counts,
    cpuMs: Math.round(cpuMs),
    heapMb: Math.round(heapMb),
    peakMb: Math.round(peakMb),
  }));
}
