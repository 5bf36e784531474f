/** Very many published, open jobs. */
import { createId } from "@candor/core/kernel/id";
import { Feed } from "@candor/core/job/feed/feed";
import { JobTextEntity } from "@candor/core/job/job.entity";
import { Publication } from "@candor/core/job/publication";
import { PublicationEntity, PublicListEntity } from "@candor/core/job/publication.entity";
import { Actor } from "@candor/core/kernel/actor";
import type { Works } from "../work.ts";
import { CRITERIA, FIELDS } from "./models.ts";
import { putAll } from "./put.ts";

const PORTION = 5000;

function jobParams(): object[] {
  const jobId = createId("job");
  const key = { accountId: Actor.accountId(), jobId };
  const publishedAt = new Date().toISOString();
  const { title, location, employmentType = null, remotePolicy = null } = FIELDS;
  const shown = {
    publicId: jobId,
    title,
    company: "Nordlicht Energie",
    location: location ?? null,
    employmentType,
    remotePolicy,
    language: "en" as const,
    publishedAt,
    pay: null,
  };
  const text = JobTextEntity.put({ ...key, fields: FIELDS, criteria: CRITERIA, criteriaMade: CRITERIA.length, wordings: {} });
  const card = { ...key, companyId: "cmp_scale", publicId: jobId, publishedAt, shown, platforms: ["linkedin" as const] };
  return [PublicationEntity.put(card).params(), text.params()];
}

const changed = () => PublicListEntity.upsert({ list: "public" }).add({ changes: 1 }).go();

export const publicJobs: Works = {
  "public.seed": async ({ size }: { size: number }) => {
    for (let from = 0; from < size; from += PORTION) {
      await putAll(Array.from({ length: Math.min(PORTION, size - from) }, jobParams).flat());
    }
    await changed();
  },
  "public.add": async () => {
    await putAll(jobParams());
    await changed();
  },
  "public.list": async () => (await Publication.list({})).total,
  "public.feed": async () => (await Feed.read("linkedin")).match(/<job>/gu)?.length ?? 0,
};
