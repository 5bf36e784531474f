/** A job that gets very many files. */
import { JobEntity } from "@candor/core/job/job.entity";
import { Actor } from "@candor/core/kernel/actor";
import { DAY_MS } from "@candor/core/kernel/durations";
import { createId } from "@candor/core/kernel/id";
import { COMPLETE_KEPT_MS } from "@candor/core/kernel/limits";
import { Upload } from "@candor/core/upload/upload";
import { UploadEntity } from "@candor/core/upload/upload.entity";
import type { Works } from "../work.ts";
import { putAll } from "./put.ts";

/** Days in which the files come, and after which the product has deleted those that became candidates. */
const [DAYS, KEPT_DAYS] = [30, COMPLETE_KEPT_MS / DAY_MS];

export const uploads: Works = {
  /** The files that are left of `size`, which came day by day and all became candidates. The day of the look has none. */
  "uploads.seed": async ({ jobId, size }: { jobId: string; size: number }) => {
    const accountId = Actor.accountId();
    const settledAt = new Date(Date.now() - 2 * DAY_MS).toISOString();
    const file = { accountId, jobId, size: 90_000, source: "uploaded", locale: "en", state: "complete", settledAt } as const;
    const items = Array.from({ length: (size * KEPT_DAYS) / DAYS }, (_, n) =>
      UploadEntity.put({ ...file, cvId: createId("cv"), name: `CV ${n}.pdf` }),
    );
    await putAll(items.map((item) => item.params()));
    const head = { title: "Engineer", status: "open", language: "en", mailbox: jobId, publicId: jobId } as const;
    await JobEntity.put({ accountId, jobId, ...head }).go();
  },
  "uploads.list": async ({ jobId }: { jobId: string }) => (await Upload.list({ jobId })).items.length,
};
