import type { Locale } from "../account/account.info.ts";
import { Actor } from "../kernel/actor.ts";
import { readEach } from "../kernel/batch.ts";
import { Failure, type FailureCode } from "../kernel/failure.ts";
import { ANALYSES_MAX } from "../kernel/limits.ts";
import { UploadEntity } from "../upload/upload.entity.ts";
import type { Told } from "../upload/upload.info.ts";
import type { Source } from "../cv/cv.info.ts";
import { Upload, type Row } from "../upload/upload.ts";
import { messageToSender, type TellableCode } from "./sender-messages.ts";

export * as SenderView from "./sender-view.ts";

/** Shape of our ids; other strings are ignored without a look-up. */
const CV_ID = /^cv_[0-9a-z]{26}$/;

/**
 * Returns the states of files that came to a job of the acting account through a public channel, for their sender: about the
 * file, never about the employer's plan, and never a score. Unknown ids and those of another job or channel are left out alike,
 * so that nothing can be probed.
 * @param cvIds comma-separated, at most 50: `cvList.tooLong`
 */
export async function of({
  jobId,
  source,
  cvIds,
  locale,
}: {
  jobId: string;
  source: Source;
  cvIds: string;
  locale: Locale;
}): Promise<{ items: Told[] }> {
  const asked = [...new Set(cvIds.split(","))];
  if (asked.length > ANALYSES_MAX) throw new Failure("cvList.tooLong", jobId);
  const ids = asked.filter((cvId) => CV_ID.test(cvId));
  if (ids.length === 0) return { items: [] };
  const accountId = Actor.accountId();
  const keys = ids.map((cvId) => ({ accountId, jobId, cvId }));
  const rows = await readEach(keys, (left) => UploadEntity.get(left).go({ consistent: true, concurrency: 2 }));
  return { items: rows.filter((row) => row.source === source).map((row) => told(row, locale)) };
}

function told(row: Row, locale: Locale): Told {
  const { cvId, state, code } = Upload.itemOf(row);
  // A CV that waits for the employer's payment is shown as received, because the plan does not concern its sender.
  if (Upload.isWaitingForPayment(row) || state === "complete" || isOfPlan(code))
    return { cvId, state: "complete", code: null, message: null };
  if (state !== "failed") return { cvId, state: state === "waiting" ? "waiting" : "analyzing", code: null, message: null };
  const tellable = tellableOf(code);
  return { cvId, state: "failed", code: tellable, message: messageToSender(tellable, locale) };
}

const isOfPlan = (code: FailureCode | null): boolean => code !== null && /^(?:subscription\.|cv\.limit$)/.test(code);

/** Codes that are not about the file become one general code. */
const tellableOf = (code: FailureCode | null): TellableCode =>
  code?.startsWith("read.") || code === "upload.failed" ? (code as TellableCode) : "server";
