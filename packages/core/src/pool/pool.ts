import * as z from "zod/mini";
import { Account } from "../account/account.ts";
import { Audit } from "../account/audit/audit.ts";
import { knownAmong } from "../candidacy/stored.ts";
import { Actor } from "../kernel/actor.ts";
import { Failure } from "../kernel/failure.ts";
import { fn } from "../kernel/fn.ts";
import { assertExists } from "../job/stored.ts";
import { LIST_PAGE } from "../kernel/limits.ts";
import { matches } from "../kernel/search-text.info.ts";
import { Storage } from "../kernel/storage.ts";
import { itemsOf } from "../kernel/items.ts";
import { CvEntity, type CvCard } from "../cv/cv.entity.ts";
import type { Listed } from "../cv/cv.info.ts";
import { Cv } from "../cv/cv.ts";
import type { Shown } from "./pool.info.ts";
import { jobsOf } from "./standing.ts";

export * as Pool from "./pool.ts";

type Row = Omit<Listed, "id" | "isInJob" | keyof CvCard | "technicalSkills"> & { readonly cvId: string; readonly card: CvCard };

/**
 * Lists CVs of the account, newest first, 50 a page; `query` are words of name, title, place, skills or file name. With `jobId`
 * the answer says which of them are in that job. Without a query only one page is read; with one, all CVs are.
 */
export const list = fn(
  z.object({ query: z.optional(z.string()), jobId: z.optional(z.string()), next: z.optional(z.string()) }),
  async ({ query, jobId, next }): Promise<{ items: Listed[]; next: string | null; total: number }> => {
    if (jobId !== undefined) await assertExists(jobId);
    const { found, total } = await (query?.trim() ? searched(query.trim(), next) : newest(next));
    const page = found.slice(0, LIST_PAGE);
    const inJob = jobId && page.length > 0 ? await knownAmong(jobId, cvIdsOf(page)) : new Set<string>();
    return {
      items: page.map((row) => listed(row, inJob.has(row.cvId))),
      next: found[LIST_PAGE]?.cvId ?? null,
      total,
    };
  },
);

const Key = z.object({ cvId: z.string() });

/** Returns one CV of the account with its jobs. Refusal: `cv.notFound`. */
export const get = fn(Key, async ({ cvId }): Promise<Shown> => {
  const [cv, jobs] = await Promise.all([Cv.find(cvId), jobsOf(cvId)]);
  if (!cv) throw new Failure("cv.notFound", cvId);
  return { ...cardOf(cv), jobs };
});

/** Returns an address of a CV's PDF that is valid for five minutes; with `download` the browser saves it under its name. */
export const documentUrl = fn(z.extend(Key, { download: z.optional(z.string()) }), async ({ cvId, download }) => {
  const cv = await Cv.find(cvId);
  if (!cv) throw new Failure("cv.notFound", cvId);
  await Audit.note(download === undefined ? "cv.opened" : "cv.downloaded", { cvId });
  return Storage.documentUrl(Actor.accountId(), cv.sha256, download === undefined ? undefined : cv.fileName);
});

const cvIdsOf = (rows: readonly Row[]): string[] => rows.map(({ cvId }) => cvId);

/**
 * Reads a page starting at an id. One more item is read, because its id is the cursor of the next page. A forged cursor only
 * leads to another page.
 */
async function newest(next: string | undefined): Promise<{ found: readonly Row[]; total: number }> {
  const accountId = Actor.accountId();
  const [{ data }, total] = await Promise.all([
    CvEntity.query
      .byArrival({ accountId })
      .between({ cvId: "" }, { cvId: next?.slice(0, 64) || LAST })
      .go({ order: "desc", consistent: true, limit: LIST_PAGE + 1 }),
    Account.cvCount(),
  ]);
  return { found: data, total };
}

/** Thousands of items are read without the entity, see kernel/items.ts. */
async function searched(query: string, next: string | undefined) {
  const params = CvEntity.query.byArrival({ accountId: Actor.accountId() }).params({ order: "desc" });
  const items = await itemsOf<Omit<Row, "card"> & { readonly card: string }>(params, ATTRIBUTES);
  const all = items.map((item): Row => ({ ...item, card: JSON.parse(item.card) as CvCard }));
  const found = all.filter(({ fileName, card }) =>
    matches([card.fullName, card.jobTitle, card.location, ...card.skills, fileName].join(" "), query),
  );
  return { found: next ? found.filter(({ cvId }) => cvId <= next) : found, total: found.length };
}

const ATTRIBUTES = ["cvId", "card", "fileName", "size", "pages", "source", "createdAt", "updatedAt"] as const;

/** Sorts after every id. */
const LAST = "cv~";

/** Converts a CV to the form that lists show. */
export const listed = (row: Row, isInJob: boolean): Listed => ({ ...cardOf(row), isInJob });

function cardOf({ cvId, createdAt, updatedAt, card, source, fileName, size, pages }: Row): Omit<Listed, "isInJob"> {
  return {
    id: cvId,
    createdAt,
    updatedAt,
    fullName: card.fullName ?? null,
    jobTitle: card.jobTitle ?? null,
    location: card.location ?? null,
    technicalSkills: [...card.skills],
    source,
    fileName,
    size,
    pages,
  };
}
