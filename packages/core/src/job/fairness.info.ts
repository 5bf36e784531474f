import { hintsIn, isForAllGenders, protectedWishesIn } from "@candor/scoring/fairness";
import { publicLinesOf } from "./advert.info.ts";
import type { Hint, Info, Remark } from "./job.info.ts";

const TEXTS = ["title", "description"] as const;
const LISTS = ["keyResponsibilities", "mustHaveRequirements", "niceToHave", "languageRequirements"] as const;

/** The words of a job that its public page shows, and what their check depends on. Without a language each text tells its own. */
export type Published = Pick<Info, (typeof TEXTS)[number] | (typeof LISTS)[number] | "additionalRequirements" | "pay"> &
  Partial<Pick<Info, "language">>;

/** Words that no law forbids and that put people off, and a missing pay range. None of them keeps a job from being published. */
export function hintsOn(job: Published): Hint[] {
  const within = (text: string, place: Pick<Hint, "field" | "line">, isAdvert = false): Hint[] =>
    hintsIn(text, { language: job.language, isAdvert }).map(({ kind, start, end, phrase, wording = "" }) => ({
      ...place,
      kind: kind as Hint["kind"],
      start,
      end,
      text: phrase,
      wording,
      isPlain: kind !== "payMissing",
    }));
  const published = publicLinesOf(job);
  const hints = [
    ...within(job.title, { field: "title", line: null }),
    ...within(job.description, { field: "description", line: null }, job.pay === undefined),
    ...LISTS.flatMap((field) =>
      job[field].flatMap((text, line) => (published[field].includes(text) ? within(text, { field, line }) : [])),
    ),
  ];
  // The title is kept without "(m/w/d)" where the advert has it.
  const isForAll = isForAllGenders(job.title) || isForAllGenders(job.description.trimStart().split("\n")[0] ?? "");
  return hints.filter(({ kind }) => kind !== "gendered" || !isForAll);
}

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
