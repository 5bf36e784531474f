import type { EntityItem } from "electrodb";
import { Actor } from "../../kernel/actor.ts";
import type { Locale } from "../../account/account.info.ts";
import { Company } from "../../job/company.ts";
import { Failure } from "../../kernel/failure.ts";
import { createId } from "../../kernel/id.ts";
import { statusNow } from "../../job/last-day.info.ts";
import { assertTakesCvs, findJob } from "../../job/stored.ts";
import type { Info as JobInfo } from "../../job/job.info.ts";
import { BULK_FILES_PER_CALL } from "../../kernel/limits.ts";
import { SenderView } from "../sender-view.ts";
import type { Form, Told } from "../../upload/upload.info.ts";
import { Upload } from "../../upload/upload.ts";
import { type BulkLinkEntity, BulkTokenEntity } from "./bulk-link.entity.ts";
import type { Shown } from "./bulk-link.info.ts";
import { BulkLink } from "./bulk-link.ts";
import { Places } from "./places.ts";

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
    if (!link || !job || !BulkLink.takesCvs(link)) throw new Failure("bulk.notFound", linkId);
    return run({ link, job });
  });
}

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
 * Issues forms for CVs that come through a link, and counts them; a place to which nothing is sent comes back. Refusals besides `bulk.notFound`: `job.closed`, `job.onHold`,
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
      { route: `POST /api/public/bulk/${link.linkId}/uploads`, key: idempotencyKey, body: files, files: files.length },
      async (cvIds) => Upload.formsFor(await announce(link, job, Upload.named(files, cvIds))),
      async ({ cvIds }) => {
        await Places.takeAgain(link, cvIds[0]!);
        return Upload.formsFor(cvIds);
      },
    );
  });

async function announce(
  link: Link,
  job: JobInfo,
  files: readonly { name: string; size: number; cvId?: string }[],
): Promise<string[]> {
  const announced = files.map(({ cvId = createId("cv"), ...file }) => ({ ...file, cvId }));
  await Places.take(
    link,
    announced.map(({ cvId }) => cvId),
  );
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
  return Upload.reserve({ jobId: job.id, files: announced, source: "bulk", locale: job.language, application });
}

/** Returns the states of files that came through a link, in the reader's language. */
export const told = (token: string, cvIds: string, locale: Locale): Promise<{ items: Told[] }> =>
  opened(token, ({ job }) => SenderView.of({ jobId: job.id, source: "bulk", cvIds, locale }));
