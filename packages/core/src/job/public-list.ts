import type { EntityItem } from "electrodb";
import { readEach } from "../kernel/batch.ts";
import { JobEntity } from "./job.entity.ts";
import { hasEnded } from "./last-day.info.ts";
import { PublicationEntity, PublicListEntity } from "./publication.entity.ts";

/** A published, open job in the public list. */
export type Card = EntityItem<typeof PublicationEntity>;

export interface PublicList {
  /** The same version means the same list. */
  readonly version: string;
  /** Newest first. */
  readonly cards: readonly Card[];
}

/** Cached cards of this instance, with the write counter of the list. */
let held: { readonly changes: number; readonly cards: readonly Card[] } | undefined;

/**
 * Returns the published, open jobs of all accounts. The list is read again only when it has changed. A job leaves it when its last
 * day ends, without any write.
 */
export async function publicList(): Promise<PublicList> {
  const { data } = await PublicListEntity.get({ list: "public" }).go({ consistent: true });
  const changes = data?.changes ?? 0;
  if (held?.changes !== changes) {
    const { data } = await PublicationEntity.query
      .byDate({ list: "public" })
      .go({ pages: "all", order: "desc", consistent: true });
    held = { changes, cards: await withCompanies(data) };
  }
  const cards = held.cards.filter(({ shown }) => !hasEnded(shown));
  return { version: `${changes}.${cards.length}`, cards };
}

/** Cards written before they named their company get it from their job. */
async function withCompanies(cards: readonly Card[]): Promise<readonly Card[]> {
  const keys = cards.flatMap(({ accountId, jobId, companyId }) => (companyId ? [] : [{ accountId, jobId }]));
  if (keys.length === 0) return cards;
  const jobs = await readEach(keys, (left) => JobEntity.get(left).go({ consistent: true, concurrency: 4 }));
  const companies = new Map(jobs.map(({ jobId, companyId }) => [jobId, companyId]));
  return cards.map((card) => ({ ...card, companyId: card.companyId ?? companies.get(card.jobId) }));
}
