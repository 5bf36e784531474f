import type { UploadEntity } from "./upload.entity.ts";
import type { EntityItem } from "electrodb";

/**
 * The index of files that need something, so that they are found among any number that need nothing more. A file is in it under its job
 * while it is on its way, apart from these while it waits for payment, and under its account once it was not taken.
 */

type Key = Pick<EntityItem<typeof UploadEntity>, "accountId" | "jobId">;

const now = (): string => new Date().toISOString();

export const onItsWayKey = ({ jobId }: Pick<Key, "jobId">): string => jobId;
export const waitingKey = ({ jobId }: Pick<Key, "jobId">): string => `${jobId}/waiting`;
export const notTakenKey = ({ accountId }: Pick<Key, "accountId">): string => accountId;

export const indexedOnItsWay = (key: Pick<Key, "jobId">) => ({ indexedUnder: onItsWayKey(key), indexedAt: now() });
export const indexedAsWaiting = (key: Pick<Key, "jobId">) => ({ indexedUnder: waitingKey(key), indexedAt: now() });
export const indexedAsNotTaken = (key: Pick<Key, "accountId">) => ({ indexedUnder: notTakenKey(key), indexedAt: now() });

/** The attributes to remove from a file that needs nothing more. */
export const NOT_INDEXED = ["indexedUnder", "indexedAt"] as const;
