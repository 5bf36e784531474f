import { parseArgs } from "node:util";
import { presentAdverts } from "../adverts/files.ts";
import { checkEvidence, labelledEvidence } from "./evidence.ts";
import { measureQuotes } from "./measure.ts";
import { readings } from "./readings.ts";

/**
 * `npx node evals/world/quotes/show.ts [--kind responsibility]`: the figures for quotes, and, for developers, each labelled evidence of the
 * develop half without credit, in clear. Of the test half it prints totals alone.
 */
const { values } = parseArgs({ options: { kind: { type: "string" } } });
const blobs = new Set(labelledEvidence().map(({ blob }) => blob));
const cvs = await readings(({ blob }) => blobs.has(blob));
for (const { of, from, requirement, place, isCredited } of checkEvidence(cvs, presentAdverts().present)) {
  const { kind } = from.advert.requirements.find(({ start }) => start === requirement[0]) ?? { kind: "other" };
  if (isCredited || of.cv.half === "test" || (values.kind !== undefined && values.kind !== kind)) continue;
  const { text, words } = of.read.document;
  const [x0, y0, x1, y1] = place.boxes[0]!;
  const shown = words.filter(
    ({ page, box }) => page === place.page && box[0] >= x0 - 2 && box[2] <= x1 + 2 && box[1] >= y0 - 2 && box[3] <= y1 + 2,
  );
  const quote = shown.length === 0 ? "" : text.slice(shown[0]!.start, shown.at(-1)!.end);
  const asked = from.text.slice(...requirement).replace(/\s+/g, " ");
  console.log(`${of.cv.id} | ${from.advert.id} | ${kind} | ${asked} | ${quote.replace(/\s+/g, " ")}`);
}
for (const { what, value, sample } of measureQuotes(cvs).figures)
  console.log(`${what}: ${(100 * value).toFixed(1)} % (${sample})`);
