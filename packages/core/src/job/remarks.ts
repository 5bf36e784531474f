import { protectedWishesIn } from "@candor/scoring";
import * as z from "zod/mini";
import { fn } from "../kernel/fn.ts";
import type { Info, Remark } from "./job.info.ts";
import { publicLinesOf } from "./advert.info.ts";
import { getJob } from "./stored.ts";

export * as Remarks from "./remarks.ts";

const TEXTS = ["title", "description"] as const;
const LISTS = ["keyResponsibilities", "mustHaveRequirements", "niceToHave", "languageRequirements"] as const;

type Published = Pick<Info, (typeof TEXTS)[number] | (typeof LISTS)[number] | "language" | "additionalRequirements">;

/** Lists the wishes on protected facts in the words that a job's public page shows. Refusal: `job.notFound`. */
export const list = fn(z.object({ jobId: z.string() }), async ({ jobId }) => ({ items: remarksOn(await getJob(jobId)) }));

/** The wishes on protected facts in the published words of a job, each with a lawful wording in the job's language. */
export function remarksOn(job: Published): Remark[] {
  const within = (text: string, place: Pick<Remark, "field" | "line">): Remark[] =>
    protectedWishesIn(text, job.language).map(({ start, end, reason, wording }) => ({
      ...place,
      start,
      end,
      text: text.slice(start, end),
      reason,
      wording,
      isPlain: place.field !== "title" && isWholeLine(text, start, end),
    }));
  const published = publicLinesOf(job);
  return [
    ...TEXTS.flatMap((field) => within(job[field], { field, line: null })),
    ...LISTS.flatMap((field) =>
      job[field].flatMap((text, line) => (published[field].includes(text) ? within(text, { field, line }) : [])),
    ),
  ];
}

/** A wish within a longer sentence has to be reworded by hand, because the wording would not fit its grammar. */
function isWholeLine(text: string, start: number, end: number): boolean {
  const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  const next = text.indexOf("\n", end);
  const after = text.slice(end, next === -1 ? text.length : next);
  return /^[\s•▪●○■*·–—-]*$/u.test(before) && /^[\s.;,!]*$/u.test(after);
}
