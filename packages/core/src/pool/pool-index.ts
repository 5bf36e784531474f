import { isCurrentIndex } from "@candor/scoring";
import { Service } from "electrodb";
import { Account } from "../account/account.ts";
import { Actor } from "../kernel/actor.ts";
import { SHARDS } from "../candidacy/candidate.entity.ts";
import { shardOf, type Indexed } from "../candidacy/rows.ts";
import { POOL_SEARCHED_CVS, POOL_TEXTS_READ, SEARCH_TEXT_MS, SEARCH_TEXTS_MS } from "../kernel/limits.ts";
import { Storage } from "../kernel/storage.ts";
import { commit } from "../kernel/commit.ts";
import { earlierId } from "../kernel/id.ts";
import { itemsOf } from "../kernel/items.ts";
import { keep } from "../kernel/keep.ts";
import { TextTooSlow, TextWork } from "../cv/text-work.ts";
import { CvEntity, CvIndexEntity } from "../cv/cv.entity.ts";

export * as PoolIndex from "./pool-index.ts";

/** Numbers of an account: the CVs it has, and those it has ever read. */
interface Counts {
  readonly cvs: number;
  readonly readCvs: number;
}

/** Cached packed terms of an account's CVs, with the account's numbers at that time. */
interface Kept extends Counts {
  readonly terms: Map<string, Indexed>;
  /** CVs whose text is gone; they are not read again. */
  readonly textless: Set<string>;
  /** CVs with a text that takes too long; they are not tried again. */
  readonly tooSlow: Set<string>;
}

/** Most accounts in the cache; ten thousand CVs take about five megabytes. */
const ACCOUNTS_KEPT = 4;
const kept = new Map<string, Kept>();

/**
 * Returns the packed terms of the account's newest CVs, at least `most` if it has as many, and the number of its CVs. They are cached: a CV
 * that is added is read alone, and after one is erased all are read. The account's two counts show both. `tooSlow` counts the CVs that cannot be searched, because work on
 * their text takes too long. CVs without an index, or with one of an older version, are indexed now from their stored text, at most a
 * hundred per call; the rest follows in later calls.
 */
export async function current(most = POOL_SEARCHED_CVS): Promise<{ terms: readonly Indexed[]; of: number; tooSlow: number }> {
  const accountId = Actor.accountId();
  const { cvs, readCvs } = await Account.standing();
  const counts = { cvs, readCvs };
  let entry = kept.get(accountId);
  if (entry?.cvs !== cvs || entry.readCvs !== readCvs) {
    const grown = entry && (await withNewest(accountId, entry, counts, most));
    entry = grown
      ? { ...entry!, ...counts, terms: grown }
      : { ...counts, terms: await read(accountId, { most }), textless: new Set(), tooSlow: new Set() };
  }
  keep(kept, accountId, entry, ACCOUNTS_KEPT);
  if (entry.terms.size + entry.textless.size + entry.tooSlow.size < Math.min(cvs, most)) await complete(accountId, entry, most);
  return { terms: [...entry.terms.values()], of: cvs, tooSlow: entry.tooSlow.size };
}

const ATTRIBUTES = ["cvId", "terms", "sha256"] as const satisfies readonly (keyof Indexed)[];

/** Of some CVs a shard may hold a little more than its share. */
const UNEVEN = 1.05;

/** Reads the terms of the newest CVs, or of those with an id after another. */
async function read(accountId: string, { after, most }: { after?: string; most: number }): Promise<Map<string, Indexed>> {
  const ofShard = Math.ceil((most / SHARDS) * UNEVEN);
  const shards = await Promise.all(
    Array.from({ length: SHARDS }, (_, shard) => {
      const all = CvIndexEntity.query.ofAccount({ accountId, shard });
      return itemsOf<Indexed>(
        (after === undefined ? all : all.gt({ cvId: after })).params({ order: "desc" }),
        ATTRIBUTES,
        ofShard,
      );
    }),
  );
  return new Map(
    shards
      .flat()
      .filter(({ terms }) => isCurrentIndex(terms))
      .map((indexed) => [indexed.cvId, indexed]),
  );
}

/** The cache grows by this factor before everything is read anew. */
const MOST_KEPT = 1.1;

/** Files are not always read in the order in which they were announced. */
const READ_LATE_MS = 10 * 60_000;

/**
 * The cached terms with those of the newest CVs. Undefined where one was erased, which shows because fewer CVs were added than read, or
 * where the newest are not all that were added, because one was read long after it was announced. Then all are read.
 */
async function withNewest(
  accountId: string,
  before: Kept,
  { cvs, readCvs }: Counts,
  most: number,
): Promise<Kept["terms"] | undefined> {
  if (cvs - before.cvs !== readCvs - before.readCvs) return undefined;
  let newest = "";
  for (const cvId of before.terms.keys()) if (cvId > newest) newest = cvId;
  if (!newest) return undefined;
  const grown = new Map([...before.terms, ...(await read(accountId, { after: earlierId(newest, READ_LATE_MS), most }))]);
  if (grown.size > most * MOST_KEPT) return undefined;
  return grown.size - before.terms.size === cvs - before.cvs ? grown : undefined;
}

type Cv = { readonly cvId: string; readonly sha256: string; readonly createdAt: string };

async function complete(accountId: string, { terms, textless, tooSlow }: Kept, most: number): Promise<void> {
  const newestFirst = CvEntity.query.byArrival({ accountId }).params({ order: "desc" });
  const cvs = await itemsOf<Cv>(newestFirst, ["cvId", "sha256", "createdAt"], most);
  const missing = cvs
    .filter(({ cvId }) => !terms.has(cvId) && !textless.has(cvId) && !tooSlow.has(cvId))
    .slice(0, POOL_TEXTS_READ);
  const budget = new TextWork.Budget(SEARCH_TEXT_MS, SEARCH_TEXTS_MS);
  for (let at = 0; at < missing.length && !budget.isSpent; at += AT_ONCE) {
    await Promise.all(
      missing.slice(at, at + AT_ONCE).map(async (cv) => {
        try {
          const indexed = await made(accountId, cv, budget);
          if (indexed) terms.set(cv.cvId, indexed);
          else textless.add(cv.cvId);
        } catch (error) {
          if (!(error instanceof TextTooSlow)) throw error;
          // One that only came too late for this call follows in a later one.
          if (!budget.isSpent) tooSlow.add(cv.cvId);
        }
      }),
    );
  }
}

const AT_ONCE = 8;

/** Indexes one CV. Undefined where its text, or meanwhile the CV, is gone. */
async function made(accountId: string, { cvId, sha256, createdAt }: Cv, budget: TextWork.Budget): Promise<Indexed | undefined> {
  const document = await Storage.reading(accountId, sha256);
  if (!document) return undefined;
  const asOf = createdAt.slice(0, 10);
  const terms = await TextWork.run("terms", { document, criteria: [], asOf }, budget);
  const failed = await commit(() =>
    service()
      .transaction.write((entity) => [
        entity.cv
          .check({ accountId, cvId })
          .where((stored, { eq }) => eq(stored.sha256, sha256))
          .commit(),
        entity.index.put({ accountId, shard: shardOf(cvId), cvId, terms, sha256 }).commit(),
      ])
      .go(),
  );
  return failed.length === 0 ? { cvId, terms, sha256 } : undefined;
}

const service = () => new Service({ cv: CvEntity, index: CvIndexEntity });
