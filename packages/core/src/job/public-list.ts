import type { EntityItem } from "electrodb";
import { PublicationEntity, PublicListEntity } from "./publication.entity.ts";

/** A published, open job as the public list keeps it. */
export type Card = EntityItem<typeof PublicationEntity>;

export interface PublicList {
  /** Counts what was written to it: the same number is the same list. */
  readonly changes: number;
  /** Newest first. */
  readonly cards: readonly Card[];
}

/** The list as this instance read it last. */
let held: PublicList | undefined;

/** Published, open jobs of all accounts: read again only when something was written to them since. */
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
