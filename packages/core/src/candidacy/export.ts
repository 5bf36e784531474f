import type { Locale } from "../account/account.info.ts";
import { Audit } from "../account/audit/audit.ts";
import { Cv } from "../cv/cv.ts";
import { Failure } from "../kernel/failure.ts";
import { fn } from "../kernel/fn.ts";
import { rankedJob } from "../job/stored.ts";
import { EXPORT_MAX, RESUMES_PER_ANSWER } from "../kernel/limits.ts";
import * as z from "zod/mini";
import { Filter } from "./candidate.info.ts";
import { HEADS } from "./export-labels.ts";
import { SOURCES, STAGES } from "./labels.info.ts";
import { listingOf } from "./listing.ts";
import { scoredBy, type Scored } from "./score.ts";
import { resumeOf } from "./resume.ts";
import { Rows } from "./rows.ts";

export * as Export from "./export.ts";

const Chosen = z.extend(Filter, {
  jobId: z.string(),
  /** Restricts the export to these candidates; ids that are not in the job are left out. */
  cvIds: z.optional(z.array(z.string()).check(z.maxLength(EXPORT_MAX))),
});

/** Exports all candidates of a job that match a filter as CSV: UTF-8 with a byte order mark, RFC 4180. */
export const csv = fn(z.extend(Chosen, { locale: z.custom<Locale>() }), async ({ locale, ...chosen }): Promise<string> => {
  const { found } = await foundFor(chosen);
  await Audit.note("candidates.exported", { jobId: chosen.jobId, count: found.length, format: "csv" });
  const lines = [HEADS[locale], ...found.map((one) => cellsOf(one, locale))];
  return `\uFEFF${lines.map((cells) => `${cells.map(cellOf).join(",")}\r\n`).join("")}`;
});

/**
 * Exports the candidates of a job that match a filter as JSON Resume documents. A page has two hundred, because each document
 * needs the CV's whole profile; `next` is the cursor of the following page, null after the last.
 */
export const resumes = fn(z.extend(Chosen, { next: z.optional(z.string()) }), async ({ next, ...chosen }) => {
  const { found, order } = await foundFor(chosen);
  // Its further pages belong to the same export.
  if (!next) await Audit.note("candidates.exported", { jobId: chosen.jobId, count: found.length, format: "json" });
  const { items: page, isLast } = order.page(found, next, RESUMES_PER_ANSWER);
  const profiles = await Cv.profilesOf(page.map(({ row }) => row.cvId));
  const last = page.at(-1);
  return {
    items: page.flatMap(({ row, shown }) => {
      const profile = profiles.get(row.cvId);
      return profile ? [resumeOf(profile, { ...row, score: shown.score })] : [];
    }),
    next: last && !isLast ? order.cursorAfter(last) : null,
  };
});

async function foundFor({ jobId, cvIds, ...filter }: z.infer<typeof Chosen>) {
  const named = cvIds && new Set(cvIds);
  const [{ job, changes }, { order, fitsUnder }] = await Promise.all([rankedJob(jobId), listingOf(jobId, filter)]);
  const rows = (await Rows.of(jobId, changes)).filter(({ cvId }) => named === undefined || named.has(cvId));
  const found = order.sorted(rows.map(scoredBy(job.criteria)).filter(fitsUnder(job.criteria)));
  if (cvIds && found.length === 0) throw new Failure("row.notUpdated", jobId);
  return { found, order };
}

const cellsOf = ({ row, computed, shown }: Scored, locale: Locale): string[] => [
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

/** Candidates' text is untrusted: a spreadsheet would run a cell that begins like a formula, so an apostrophe makes it text. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/** Formats a cell of the CSV: formulas are disabled, and text with a separator is quoted. */
export function cellOf(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
