/** A job with very many files that have settled. */
import { JobEntity } from "@candor/core/job/job.entity";
import { Actor } from "@candor/core/kernel/actor";
import { createId } from "@candor/core/kernel/id";
import { Upload } from "@candor/core/upload/upload";
import { UploadEntity } from "@candor/core/upload/upload.entity";
import type { Works } from "../work.ts";
import { putAll } from "./put.ts";

const DAYS_AGO = 5;

export const uploads: Works = {
  /** Files that settled days ago. */
  "uploads.seed": async ({ jobId, size }: { jobId: string; size: number }) => {
    const accountId = Actor.accountId();
    const settledAt = new Date(Date.now() - DAYS_AGO * 86_400_000).toISOString();
    const file = { accountId, jobId, size: 90_000, source: "uploaded", locale: "en", state: "complete", settledAt } as const;
    const items = Array.from({ length: size }, (_, n) =>
      UploadEntity.put({ ...file, cvId: createId("cv"), name: `CV ${n}.pdf` }),
    );
    await putAll(items.map((item) => item.params()));
    const head = { title: "Engineer", status: "open", language: "en", mailbox: jobId, publicId: jobId } as const;
    await JobEntity.put({ accountId, jobId, ...head }).go();
  },
  "uploads.list": async ({ jobId }: { jobId: string }) => (await Upload.list({ jobId })).items.length,
};
