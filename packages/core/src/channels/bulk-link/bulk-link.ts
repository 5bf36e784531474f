import { randomBytes } from "node:crypto";
import { Service, type EntityItem } from "electrodb";
import * as z from "zod/mini";
import { AuditEntity } from "../../account/audit/audit.entity.ts";
import { Audit } from "../../account/audit/audit.ts";
import { DAY_MS } from "../../kernel/durations.ts";
import { Actor } from "../../kernel/actor.ts";
import { environment } from "../../kernel/aws.ts";
import { Failure } from "../../kernel/failure.ts";
import { fn } from "../../kernel/fn.ts";
import { createId } from "../../kernel/id.ts";
import { JobEntity } from "../../job/job.entity.ts";
import { assertExists } from "../../job/stored.ts";
import { BULK_LINK_MAX_DAYS, BULK_LINKS_PER_JOB } from "../../kernel/limits.ts";
import { commit } from "../../kernel/commit.ts";
import { BulkLinkEntity, BulkTokenEntity } from "./bulk-link.entity.ts";
import { Fields, type Info } from "./bulk-link.info.ts";

export * as BulkLink from "./bulk-link.ts";

type Row = EntityItem<typeof BulkLinkEntity>;

const Key = z.object({ jobId: z.string(), linkId: z.string() });

/**
 * Creates a link through which others send CVs to a job, until its limit or its end. Refusals: `bulk.endInvalid` for an end that
 * is past or over 180 days ahead, `bulk.tooMany` when the job has fifty links that are neither revoked nor ended.
 */
const Created = z.extend(Fields, { jobId: z.string(), linkId: z.optional(z.string()) });

export const create = fn(Created, async ({ jobId, linkId = createId("bulkLink"), label, limit, endsAt }): Promise<Info> => {
  const ends = Date.parse(endsAt);
  if (ends <= Date.now() || ends > Date.now() + BULK_LINK_MAX_DAYS * DAY_MS) {
    throw new Failure("bulk.endInvalid", jobId, { fields: { endsAt: "bulk.endInvalid" } });
  }
  const fields = { label, limit, endsAt: new Date(ends).toISOString() };
  for (let isMade = false; !isMade;) isMade = await tryToMake(jobId, linkId, fields);
  return get({ jobId, linkId });
});

/** Returns one link. Refusal: `row.notUpdated`. */
export const get = fn(Key, async ({ jobId, linkId }): Promise<Info> => {
  const row = await find(jobId, linkId);
  if (!row) throw new Failure("row.notUpdated", linkId);
  return infoOf(row);
});

/**
 * Creates the link on the condition that no other link was created since the count, so that two requests never share the last
 * place. Returns false when one was; the caller then counts again.
 */
async function tryToMake(jobId: string, linkId: string, fields: Fields): Promise<boolean> {
  const accountId = Actor.accountId();
  const { data: job } = await JobEntity.get({ accountId, jobId }).go({ consistent: true });
  if (!job || job.deletedAt) throw new Failure("job.notFound", jobId);
  const standing = (await linksOf(jobId)).filter((row) => stateOf(row) === "active" || stateOf(row) === "full");
  if (standing.length >= BULK_LINKS_PER_JOB) throw new Failure("bulk.tooMany", jobId, { max: BULK_LINKS_PER_JOB });

  const token = randomBytes(32).toString("base64url");
  const seen = job.linksMade;
  const failed = await commit(() =>
    service()
      .transaction.write((entity) => [
        entity.job
          .patch({ accountId, jobId })
          .add({ linksMade: 1 })
          .where(
            ({ linksMade, deletedAt }, { eq, notExists }) =>
              `${notExists(deletedAt)} AND ${seen === undefined ? notExists(linksMade) : eq(linksMade, seen)}`,
          )
          .commit(),
        entity.link.create({ accountId, jobId, linkId, token, ...fields }).commit(),
        entity.token.create({ token, accountId, jobId, linkId }).commit(),
        entity.audit.put(Audit.entry("link.made", { jobId })).commit(),
      ])
      .go(),
  );
  return failed.length === 0;
}

/** Lists the links of a job, newest first. */
export const list = fn(z.object({ jobId: z.string() }), async ({ jobId }): Promise<{ items: Info[] }> => {
  await assertExists(jobId);
  return { items: (await linksOf(jobId)).map(infoOf) };
});

/**
 * Ends a link at once; CVs that came through it stay. A revoked link is left unchanged. Refusal: `row.notUpdated` for an unknown
 * one.
 */
export const revoke = fn(Key, async ({ jobId, linkId }): Promise<void> => {
  await assertExists(jobId);
  const row = await find(jobId, linkId);
  if (!row) throw new Failure("row.notUpdated", linkId);
  const { rejected } = await BulkLinkEntity.patch({ accountId: Actor.accountId(), jobId, linkId })
    .set({ revokedAt: new Date().toISOString() })
    .where(({ revokedAt }, { notExists }) => notExists(revokedAt))
    .go({ returnOnConditionCheckFailure: true });
  if (!rejected) await Audit.note("link.revoked", { jobId });
});

async function linksOf(jobId: string): Promise<Row[]> {
  const { data } = await BulkLinkEntity.query
    .ofJob({ accountId: Actor.accountId(), jobId })
    .go({ pages: "all", order: "desc", consistent: true });
  return data;
}

/** One link, or undefined. */
export async function find(jobId: string, linkId: string): Promise<Row | undefined> {
  const { data } = await BulkLinkEntity.get({ accountId: Actor.accountId(), jobId, linkId }).go({ consistent: true });
  return data ?? undefined;
}

/** Revoked and ended links accept nothing; `full` means that the limit has been reached. */
export function stateOf({ revokedAt, endsAt, used, limit }: Row): Info["state"] {
  if (revokedAt) return "revoked";
  if (Date.parse(endsAt) <= Date.now()) return "ended";
  return used < limit ? "active" : "full";
}

/** Links that take nothing are told to be unknown; a full one says that it is full. */
export const takesCvs = (row: Row): boolean => stateOf(row) === "active" || stateOf(row) === "full";

function infoOf(row: Row): Info {
  const { linkId, createdAt, updatedAt, label, token, limit, used, endsAt } = row;
  const url = `${environment("SITE_URL")}/public/bulk/${token}`;
  return { id: linkId, createdAt, updatedAt, label, url, limit, used, endsAt, state: stateOf(row) };
}

const service = () => new Service({ job: JobEntity, link: BulkLinkEntity, token: BulkTokenEntity, audit: AuditEntity });
