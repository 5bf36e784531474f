import * as z from "zod/mini";
import { rowsOfCv } from "../candidacy/stored.ts";
import { Actor } from "../kernel/actor.ts";
import { CvEntity, type CvCard } from "../cv/cv.entity.ts";
import { Cv } from "../cv/cv.ts";
import { fn } from "../kernel/fn.ts";
import type { Info as Job } from "../job/job.info.ts";
import { findJob } from "../job/stored.ts";
import { FOUND_BY_NAME, NAMES_KEPT_MS, SEARCH_MAX_CHARACTERS } from "../kernel/limits.ts";
import { fold } from "../kernel/search-text.info.ts";
import { itemsOf } from "../kernel/items.ts";
import { keep } from "../kernel/keep.ts";
import type { Named } from "./people.info.ts";
import { scoredBy } from "../candidacy/score.ts";

export * as People from "./people.ts";

/**
 * Finds people of the account by words of their name, or of the file name where no name was read: at most five, first those with
 * a part of the name that begins with the query, then the newest. Names are cached by the function for two minutes and new
 * arrivals are added, so that another keystroke costs few read units at any size. Hits are read again before they are returned,
 * so that erased CVs and old names are not shown.
 */
export const find = fn(
  z.object({ query: z.string().check(z.maxLength(SEARCH_MAX_CHARACTERS)) }),
  async ({ query }): Promise<{ items: Named[] }> => {
    const words = fold(query).split(/\s+/u).filter(Boolean);
    if (words.length === 0) return { items: [] };
    const fitting = (await namesOf(Actor.accountId())).filter(({ name }) => words.every((word) => name.includes(word)));
    const begins = ({ name }: KeptName) => (` ${name}`.includes(` ${words[0]}`) ? 0 : 1);
    const best = fitting.toSorted((a, b) => begins(a) - begins(b) || (a.cvId < b.cvId ? 1 : -1)).slice(0, FOUND_BY_NAME);
    if (best.length === 0) return { items: [] };

    const standing = new Map((await Cv.findAll(best.map(({ cvId }) => cvId))).map((cv) => [cv.cvId, cv]));
    const jobs = new Map<string, Promise<Job | undefined>>();
    const items = await Promise.all(
      best.map(async ({ cvId }) => {
        const cv = standing.get(cvId);
        return (
          cv && {
            cvId,
            fullName: cv.card.fullName ?? null,
            fileName: cv.fileName,
            jobTitle: cv.card.jobTitle ?? null,
            job: await newestJobOf(cvId, jobs),
          }
        );
      }),
    );
    return { items: items.filter((item) => item !== undefined) };
  },
);

interface KeptName {
  readonly cvId: string;
  /** Folded for comparison. */
  readonly name: string;
}

/** Cached names of an account, oldest first; later arrivals are appended. */
interface Kept {
  readonly names: KeptName[];
  readonly readAt: number;
}

/** Most accounts in the cache: a function instance serves many, and ten thousand names take two megabytes. */
const ACCOUNTS_KEPT = 8;
const kept = new Map<string, Kept>();

async function namesOf(accountId: string): Promise<readonly KeptName[]> {
  const known = kept.get(accountId);
  const isFresh = known !== undefined && Date.now() - known.readAt < NAMES_KEPT_MS;
  const names = isFresh ? known.names : [];
  const last = names.at(-1)?.cvId;
  names.push(...(await arrivedAfter(accountId, last)).filter(({ cvId }) => last === undefined || cvId > last));

  keep(kept, accountId, { names, readAt: isFresh ? known.readAt : Date.now() }, ACCOUNTS_KEPT);
  return names;
}

/** Reads the names after an id, or all of them. */
async function arrivedAfter(accountId: string, cvId = ""): Promise<KeptName[]> {
  const params = CvEntity.query.byArrival({ accountId }).between({ cvId }, { cvId: AFTER_EVERY_ID }).params();
  const items = await itemsOf<{ cvId: string; card: string; fileName: string }>(params, ["cvId", "card", "fileName"]);
  return items.map(({ cvId, card, fileName }) => ({ cvId, name: fold((JSON.parse(card) as CvCard).fullName ?? fileName) }));
}

const AFTER_EVERY_ID = "cv~";

/** Most candidacies of a CV that are checked for a job that still exists. */
const LOOKED_AT = 3;

async function newestJobOf(cvId: string, jobs: Map<string, Promise<Job | undefined>>): Promise<Named["job"]> {
  const rows = await rowsOfCv(cvId, LOOKED_AT);
  for (const row of rows) {
    const asked = jobs.get(row.jobId) ?? findJob(row.jobId);
    jobs.set(row.jobId, asked);
    const job = await asked;
    if (job) return { jobId: job.id, title: job.title, score: scoredBy(job.criteria)(row).shown.score ?? null };
  }
  return null;
}
