import type { EntityItem } from "electrodb";
import { Actor } from "../../kernel/actor.ts";
import type { Locale } from "../../account/account.info.ts";
import { Company } from "../../job/company.ts";
import { Failure } from "../../kernel/failure.ts";
import { statusNow } from "../../job/last-day.info.ts";
import { assertTakesCvs, findJob } from "../../job/stored.ts";
import type { Info as JobInfo } from "../../job/job.info.ts";
import { BULK_FILES_PER_CALL } from "../../kernel/limits.ts";
import { SenderView } from "../sender-view.ts";
import type { Form, Told } from "../../upload/upload.info.ts";
import { Upload } from "../../upload/upload.ts";
import { BulkLinkEntity, BulkTokenEntity } from "./bulk-link.entity.ts";
import type { Shown } from "./bulk-link.info.ts";
import { BulkLink } from "./bulk-link.ts";

export * as BulkUpload from "./bulk-upload.ts";

type Link = EntityItem<typeof BulkLinkEntity>;

interface Opened {
  readonly link: Link;
  readonly job: JobInfo;
}

/** Shape of our tokens; other strings are refused without a look-up. */
const TOKEN = /^[\w-]{43}$/;

/**
 * Runs an action on the link and job of a token, as the job's account. A revoked, ended or unknown link and one of a deleted job
 * are all refused with `bulk.notFound` after the same number of reads, so that the refusal reveals nothing.
 */
async function opened<T>(token: string, run: (opened: Opened) => Promise<T>): Promise<T> {
  const { data } = await BulkTokenEntity.get({ token: TOKEN.test(token) ? token : "none" }).go({ consistent: true });
  const { accountId, jobId, linkId } = data ?? { accountId: "acc_none", jobId: "job_none", linkId: "lnk_none" };
  return Actor.enter({ type: "system", accountId }, async () => {
    const [link, job] = await Promise.all([BulkLink.find(jobId, linkId), findJob(jobId)]);
    if (!link || !job || !takesCvs(link)) throw new Failure("bulk.notFound", linkId);
    return run({ link, job });
  });
}

const takesCvs = (link: Link): boolean => BulkLink.stateOf(link) === "active" || BulkLink.stateOf(link) === "full";

/** Returns the job and the remaining number of CVs for the user of a link. */
export const show = (token: string): Promise<Shown> =>
  opened(token, async ({ link: { limit, used, endsAt }, job }) => ({
    title: job.title,
    company: job.companyId ? ((await Company.find(job.companyId))?.name ?? null) : null,
    status: statusNow(job),
    limit,
    left: limit - used,
    endsAt,
  }));

/**
 * Issues forms for CVs that come through a link, and counts them. Refusals besides `bulk.notFound`: `job.closed`, `job.onHold`,
 * `upload.tooMany` over fifty files, `bulk.full` when fewer places are left than files; then none is accepted.
 */
export const begin = (
  { token, files }: { token: string; files: readonly { name: string; size: number }[] },
  { idempotencyKey }: { idempotencyKey: string | undefined },
): Promise<{ uploads: Form[] }> =>
  opened(token, async ({ link, job }) => {
    assertTakesCvs(job);
    if (files.length > BULK_FILES_PER_CALL) {
      throw new Failure("upload.tooMany", link.linkId, { max: BULK_FILES_PER_CALL, current: files.length });
    }
    return Upload.formsOnce(
      { route: `POST /api/public/bulk/${link.linkId}/uploads`, key: idempotencyKey, body: files },
      async () => Upload.formsFor(await announce(link, job, files)),
    );
  });

async function announce(link: Link, job: JobInfo, files: readonly { name: string; size: number }[]): Promise<string[]> {
  await spend(link, files.length);
  const application = {
    email: null,
    name: null,
    isVerified: false,
    foundAt: null,
    message: null,
    subject: null,
    link: link.label || null,
    consent: null,
    letters: [],
  };
  return Upload.reserve({ jobId: job.id, files, source: "bulk", locale: job.language, application });
}

/** Takes places of a link by a condition on the write, so that two agencies never share the last one. */
async function spend({ accountId, jobId, linkId, limit }: Link, places: number): Promise<void> {
  const { rejected } = await BulkLinkEntity.patch({ accountId, jobId, linkId })
    .add({ used: places })
    .where(
      ({ used, endsAt, revokedAt }, { lte, gt, notExists }) =>
        `${lte(used, limit - places)} AND ${notExists(revokedAt)} AND ${gt(endsAt, new Date().toISOString())}`,
    )
    .go({ returnOnConditionCheckFailure: true });
  if (!rejected) return;
  const now = await BulkLink.find(jobId, linkId);
  if (!now || !takesCvs(now)) throw new Failure("bulk.notFound", linkId);
  throw new Failure("bulk.full", linkId, { max: limit, current: limit - now.used });
}

/** Returns the states of files that came through a link, in the reader's language. */
export const told = (token: string, cvIds: string, locale: Locale): Promise<{ items: Told[] }> =>
  opened(token, ({ job }) => SenderView.of({ jobId: job.id, source: "bulk", cvIds, locale }));
