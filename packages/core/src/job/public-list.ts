import { batchesOf } from "../kernel/batches.ts";
import { readEach } from "../kernel/batch.ts";
import type { Latest } from "../kernel/changed-names.ts";
import { itemsOf } from "../kernel/items.ts";
import { JobEntity } from "./job.entity.ts";
import { hasEnded } from "./last-day.info.ts";
import type { FeedParts } from "./feed-path.info.ts";
import type { Platform } from "./platforms.info.ts";
import { PublicListChanges } from "./public-list-changes.ts";
import { PublicationEntity } from "./publication.entity.ts";
import type { Listed } from "./publication.info.ts";

/** A published, open job in the public list. */
export interface Card {
  readonly publishedAt: string;
  readonly publicId: string;
  readonly accountId: string;
  readonly jobId: string;
  readonly companyId?: string | undefined;
  readonly shown: Listed;
  /** Its feeds. */
  readonly platforms?: ReadonlySet<Platform> | undefined;
  /** The parts of them that it is in. */
  readonly feedParts?: FeedParts | undefined;
  readonly updatedAt: string;
}

export interface PublicList {
  /** The same version means the same list. */
  readonly version: string;
  /** Newest first. */
  readonly cards: readonly Card[];
}

/** Cached cards of this instance, with the latest writes that the list told before they were read. */
interface Held {
  readonly latest: Latest;
  readonly cards: readonly Card[];
}

let held: Held | undefined;

/**
 * Returns the published, open jobs of all accounts. While the list is unchanged, this reads one item; after changes it reads only the
 * cards that have changed, where the list tells which these are. A job leaves it when its last day ends, without any write.
 */
export async function publicList(): Promise<PublicList> {
  const before = held;
  const latest = await PublicListChanges.latest();
  const now = before?.latest.writes === latest.writes ? before : { latest, cards: await cardsOf(latest, before) };
  held = now;
  const cards = now.cards.filter(({ shown }) => !hasEnded(shown));
  return { version: `${latest.writes}.${cards.length}`, cards };
}

/** Cards that one request for all of them reads per unit; one that is asked for by name costs a unit. */
const CARDS_PER_UNIT = 6;
/** Requests at once for cards by name. */
const AT_ONCE = 10;

/** The cards as they are: at least as new as these writes. */
async function cardsOf(latest: Latest, before: Held | undefined): Promise<readonly Card[]> {
  const changed = before && PublicListChanges.changedBetween(before.latest, latest);
  if (!changed || changed.length * CARDS_PER_UNIT > before.cards.length) return cardsIn({});
  const found: Card[] = [];
  for (const some of batchesOf(changed, AT_ONCE)) {
    found.push(...(await Promise.all(some.map((publishedAt) => cardsIn({ publishedAt })))).flat());
  }
  return withNewer(before.cards, new Set(changed), found);
}

/** The cards with those that were published at these instants as they were found now. */
function withNewer(before: readonly Card[], instants: ReadonlySet<string>, found: readonly Card[]): readonly Card[] {
  const added = found.toSorted(newestFirst);
  const cards: Card[] = [];
  let next = 0;
  for (const card of before) {
    if (instants.has(card.publishedAt)) continue;
    while (next < added.length && newestFirst(added[next]!, card) < 0) cards.push(added[next++]!);
    cards.push(card);
  }
  return [...cards, ...added.slice(next)];
}

const newestFirst = (a: Card, b: Card): number => (keyOf(a) > keyOf(b) ? -1 : 1);
const keyOf = ({ publishedAt, publicId }: Card): string => `${publishedAt}_${publicId}`;

const ATTRIBUTES = [
  "publishedAt",
  "publicId",
  "accountId",
  "jobId",
  "companyId",
  "shown",
  "platforms",
  "feedParts",
  "updatedAt",
] as const satisfies readonly (keyof Card)[];

/** A card as the table has it. */
type Written = Omit<Card, "shown" | "feedParts"> & { readonly shown: string; readonly feedParts?: string };

/** Reads all cards, newest first, or those that were published at one instant. */
async function cardsIn(at: { readonly publishedAt?: string }): Promise<readonly Card[]> {
  const query = PublicationEntity.query.byDate({ list: "public", ...at }).params({ order: "desc" });
  const items = await itemsOf<Written>(query, ATTRIBUTES);
  return withCompanies(
    items.map(({ shown, feedParts, ...card }) => ({
      ...card,
      shown: JSON.parse(shown) as Listed,
      ...(feedParts && { feedParts: JSON.parse(feedParts) as FeedParts }),
    })),
  );
}

/** Cards written before they named their company get it from their job. */
async function withCompanies(cards: readonly Card[]): Promise<readonly Card[]> {
  const keys = cards.flatMap(({ accountId, jobId, companyId }) => (companyId ? [] : [{ accountId, jobId }]));
  if (keys.length === 0) return cards;
  const jobs = await readEach(keys, (left) => JobEntity.get(left).go({ consistent: true, concurrency: 4 }));
  const companies = new Map(jobs.map(({ jobId, companyId }) => [jobId, companyId]));
  return cards.map((card) => ({ ...card, companyId: card.companyId ?? companies.get(card.jobId) }));
}
