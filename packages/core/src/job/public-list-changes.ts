import { ChangedNames, type Addition, type Latest } from "../kernel/changed-names.ts";
import { PublicListEntity } from "./publication.entity.ts";

export * as PublicListChanges from "./public-list-changes.ts";

// A card is named by the instant of its publication, with which its key begins. It is written with eight characters, so that many names fit.

/** Names per set. */
const SET_SIZE = 40;

const nameOf = (publishedAt: string): string => Date.parse(publishedAt).toString(36);
const instantOf = (name: string): string => new Date(Number.parseInt(name, 36)).toISOString();

/** The latest writes to the public list, read consistently. */
export async function latest(): Promise<Latest> {
  const { data } = await PublicListEntity.get({ list: "public" }).go({ consistent: true });
  return ChangedNames.latestOf(data?.changes ?? 0, data ?? {});
}

/**
 * The instants of publication of the cards that were written or deleted between two readings; undefined where their names are not all
 * there any more, or where a writer left none.
 */
export const changedBetween = (before: Latest, now: Latest): string[] | undefined =>
  ChangedNames.changedBetween(before, now)?.map(instantOf);

/** Plans what the transaction leaves that writes or deletes the card of a job. */
export async function additionFor(publishedAt: string): Promise<Addition> {
  const { data } = await PublicListEntity.get({ list: "public" }).go({ attributes: ["changes"] });
  return ChangedNames.additionOf([nameOf(publishedAt)], data?.changes ?? 0, SET_SIZE);
}
