/** A job that gets very many files. */
import { JobEntity } from "@candor/core/job/job.entity";
import { Actor } from "@candor/core/kernel/actor";
import { derivedId } from "@candor/core/kernel/id";
import { indexedAsNotTaken, indexedOnItsWay } from "@candor/core/upload/indexed";
import { Upload } from "@candor/core/upload/upload";
import { UploadEntity } from "@candor/core/upload/upload.entity";
import type { Works } from "../work.ts";
import { putAll } from "./put.ts";

const HOUR_MS = 3_600_000;
/** All came within this time, and were read in their order; the last ones are still on their way. */
const CAME_MS = 4 * HOUR_MS;
const [READ, AT_ONCE] = [0.7, 10] as const;
/** Every hundredth was not taken. */
const EVERY = 100;

const stateOf = (n: number, size: number) => {
  const read = Math.floor(size * READ);
  if (n >= read) return n < read + AT_ONCE ? "analyzing" : "waiting";
  return n % EVERY === 0 ? "failed" : "complete";
};

export const uploads: Works = {
  /** Files that came today, the oldest first. */
  "uploads.seed": async ({ jobId, size }: { jobId: string; size: number }) => {
    const accountId = Actor.accountId();
    const file = { accountId, jobId, size: 90_000, source: "bulk", locale: "en" } as const;
    const from = Date.now() - CAME_MS;
    const items = Array.from({ length: size }, (_, n) => {
      const at = from + (n * CAME_MS) / size;
      const state = stateOf(n, size);
      const isSettled = state === "complete" || state === "failed";
      return UploadEntity.put({
        ...file,
        state,
        cvId: derivedId("cv", Math.floor(at), String(n)),
        name: `CV ${n}.pdf`,
        ...(state === "failed" && { code: "read.notPdf", verdict: "notPdf", ...indexedAsNotTaken({ accountId }) }),
        ...(isSettled ? { settledAt: new Date(at).toISOString() } : indexedOnItsWay({ jobId })),
      });
    });
    await putAll(items.map((item) => item.params()));
    const head = { title: "Engineer", status: "open", language: "en", mailbox: jobId, publicId: jobId } as const;
    await JobEntity.put({ accountId, jobId, ...head }).go();
  },
  /** The list by its states, and the bytes of its answer. */
  "uploads.list": async ({ jobId }: { jobId: string }) => {
    const list = await Upload.list({ jobId });
    const states = Map.groupBy(list.items, ({ state }) => state);
    const counts = Object.fromEntries([...states].map(([state, items]) => [state, items.length]));
    return { ...counts, isMore: list.isMore, bytes: JSON.stringify(list).length };
  },
};
