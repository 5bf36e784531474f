import type { EntityItem } from "electrodb";
import { PublicationEntity, PublicListEntity } from "./publication.entity.ts";

/** A published, open job in the public list. */
export type Card = EntityItem<typeof PublicationEntity>;

export interface PublicList {
  /** Write counter of the list: the same number means the same list. */
  readonly changes: number;
  /** Newest first. */
  readonly cards: readonly Card[];
}

/** Cached list of this instance. */
let held: PublicList | undefined;

/** Returns the published, open jobs of all accounts. The list is read again only when it has changed. */
export async function publicList(): Promise<PublicList> {
  const { data } = await PublicListEntity.get({ list: "public" }).go({ consistent: true });
  const changes = data?.changes ?? 0;
  if (held?.changes === changes) return held;
  const { data: cards } = await PublicationEntity.query
    .byDate({ list: "public" })
    .go({ pages: "all", order: "desc", consistent: true });
  held = { changes, cards };
  return held;
}
