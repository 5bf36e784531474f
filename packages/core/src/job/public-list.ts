import type { EntityItem } from "electrodb";
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
    held = { changes, cards: data };
  }
  const cards = held.cards.filter(({ shown }) => !hasEnded(shown));
  return { version: `${changes}.${cards.length}`, cards };
}
