/** The page of the measurements. */
import { FUNCTION_MB } from "./instance.ts";
import { type Figure, ROWS } from "./rows.ts";

/** Figures by part and size. */
export type Measured = Readonly<Record<string, Readonly<Record<string, readonly Figure[]>>>>;

const INTRODUCTION = `# A hundred times the size

Written by \`npm run scale\`, never by hand; the hundredfold by \`npm run scale -- --hundredfold\`. The table is filled directly, and the product's commands run in processes that stand for
instances of a function: one that reads, and one that writes without telling it. Requests and capacity units of DynamoDB are exact. CPU is that of the machine that measured, the least of several
runs, and includes twelve failed reads of the bucket per search, where the product reads the texts of the page. Memory is the heap after the action and the most that the process ever had; a function of the API
has ${FUNCTION_MB} MB.
`;

const number = (value: number): string => value.toLocaleString("en");

export function pageOf(measured: Measured): string {
  const parts = Object.entries(ROWS).flatMap(([name, { title, sizes, unit, wall }]) => {
    const rows = sizes.flatMap((size) =>
      (measured[name]?.[size] ?? []).map(
        ({ action, outcome, requests, units, cpuMs, heapMb, peakMb }) =>
          `| ${number(size)} | ${outcome ? `${action}: ${outcome}` : action} | ${number(requests)} | ${number(units)} | ${number(cpuMs)} | ${heapMb} | ${peakMb} |`,
      ),
    );
    return [
      `## ${title}`,
      [
        `| ${unit} | action | requests | units | CPU ms | heap MB | peak MB |`,
        "| --- | --- | --- | --- | --- | --- | --- |",
        ...rows,
      ].join("\n"),
      `**The next wall.** ${wall}`,
    ];
  });
  return `${[INTRODUCTION, ...parts].join("\n\n").replace(/\n{3,}/gu, "\n\n")}\n`;
}
