import type { Locale } from "../account/account.info.ts";
import { fn } from "../fn.ts";
import { Job } from "../job/job.ts";
import * as z from "zod/mini";
import { Filter } from "./candidate.info.ts";
import { HEADS, SOURCES, STAGES } from "./export-words.ts";
import { filterOf, orderOf } from "./filter.ts";
import { placeIn, type Placed } from "./ranking.ts";
import { Rows } from "./rows.ts";

export * as Export from "./export.ts";

/** Candidates of a job who fit a filter, all of them, as a table for spreadsheets: UTF-8 with a byte order mark, RFC 4180. */
export const csv = fn(
  z.extend(Filter, { jobId: z.string(), locale: z.custom<Locale>() }),
  async ({ jobId, locale, ...filter }): Promise<string> => {
    const fits = filterOf(filter);
    const { job, changes } = await Job.ranked(jobId);
    const placed = (await Rows.of(jobId, changes)).map(placeIn(job.criteria));
    const found = orderOf<Placed>(filter.sort).sorted(placed.filter(fits));
    const lines = [HEADS[locale], ...found.map((one) => cellsOf(one, locale))];
    return `\uFEFF${lines.map((cells) => `${cells.map(cellOf).join(",")}\r\n`).join("")}`;
  },
);

const cellsOf = ({ row, computed, shown }: Placed, locale: Locale): string[] => [
  row.fullName ?? "",
  row.jobTitle ?? "",
  row.location ?? "",
  `${shown.score ?? ""}`,
  `${computed.score ?? ""}`,
  STAGES[locale][row.stage],
  row.skills.join(", "),
  SOURCES[locale][row.source],
  row.appliedAt.slice(0, 10),
];

/** Written by strangers, a cell that begins like a formula would be run by a spreadsheet: an apostrophe makes it text. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/** A cell as the file has it: never a formula, in quotes where it holds a separator. */
export function cellOf(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
