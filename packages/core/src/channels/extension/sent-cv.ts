import { levelOf } from "@candor/scoring/score";
import type { Locale } from "../../account/account.info.ts";
import { type Connection, ExtensionToken } from "../../account/extension/token.ts";
import { Company } from "../../job/company.ts";
import { JobEntity } from "../../job/job.entity.ts";
import { statusNow } from "../../job/last-day.info.ts";
import { assertOpen } from "../../job/stored.ts";
import { Actor } from "../../kernel/actor.ts";
import { fileNameOf } from "../../kernel/clean-text.ts";
import { HOUR_MS } from "../../kernel/durations.ts";
import { Failure, type FailureCode } from "../../kernel/failure.ts";
import { EXTENSION_UPLOADS_PER_BROWSER_AND_HOUR } from "../../kernel/limits.ts";
import { Rate } from "../../kernel/rate.ts";
import { Realtime } from "../../kernel/realtime/realtime.ts";
import type { Form } from "../../upload/upload.info.ts";
import { type Row, Upload } from "../../upload/upload.ts";
import type { Announced, OpenJob, Outcome } from "./sent-cv.info.ts";

export * as SentCv from "./sent-cv.ts";

/** The jobs of the acting account that take CVs, newest first: all that an extension may know of the account besides its own CVs. */
export async function openJobs(): Promise<OpenJob[]> {
  const [{ data }, companies] = await Promise.all([
    JobEntity.query
      .byDate({ accountId: Actor.accountId() })
      .where(({ deletedAt, status }, { notExists, eq }) => `${notExists(deletedAt)} AND ${eq(status, "open")}`)
      .go({ pages: "all", order: "desc", consistent: true }),
    Company.list(),
  ]);
  const names = new Map(companies.items.map(({ id, name }) => [id, name]));
  return data
    .filter((job) => statusNow(job) === "open")
    .map(({ jobId, title, companyId }) => ({
      jobId,
      title,
      companyName: (companyId && names.get(companyId)) || null,
      status: "open",
    }));
}

/**
 * Announces a CV and returns its form, once per idempotency key. The plan is not asked here: a CV that it does not allow to be read now is
 * kept until it does, as one that comes by mail. Refusals: `job.notFound`, `job.closed`, `job.onHold`, `rate.limited`.
 */
export async function begin(
  { jobId, name, size }: Announced,
  { connection, locale, idempotencyKey }: { connection: Connection; locale: Locale; idempotencyKey: string | undefined },
): Promise<Form> {
  const route = `POST /api/extension/uploads ${connection.tokenId}`;
  const call = { route, key: idempotencyKey, body: { jobId, name, size }, files: 1 };
  const { uploads } = await Upload.formsOnce(call, async (ids) => {
    await assertOpen(jobId);
    await Rate.spend(`extension:${connection.tokenId}`, EXTENSION_UPLOADS_PER_BROWSER_AND_HOUR, HOUR_MS);
    const files = Upload.named([{ name: fileNameOf(name), size }], ids);
    const cvIds = await Upload.reserve({ jobId, files, source: "extension", locale });
    await Promise.all([ExtensionToken.countSent(connection), Realtime.notify({ about: "uploads", jobId })]);
    return Upload.formsFor(cvIds);
  });
  return uploads[0]!;
}

/** Outcome of a CV without its sentence, which is added in the API layer because it depends on the caller's language. */
type Told = Omit<Outcome, "sentence" | "url"> & { readonly code: FailureCode | null; readonly candidate: string | null };

/** Returns what became of a CV that an extension has sent. Refusal: `cv.notFound`, also for CVs that came by any other channel. */
export async function told({ jobId, cvId }: { jobId: string; cvId: string }): Promise<Told> {
  const row = await Upload.find(jobId, cvId);
  if (row?.source !== "extension") throw new Failure("cv.notFound", cvId);
  return toldOf(row);
}

function toldOf(row: Row): Told {
  const { cvId, state, code, score, duplicateOf } = Upload.itemOf(row);
  const nothing = { code: null, score: null, level: null, candidate: null };
  if (Upload.isWaitingForPayment(row)) return { ...nothing, state: "held", code };
  if (state === "failed") return { ...nothing, state, code };
  if (state !== "complete") return { ...nothing, state: state === "waiting" ? "waiting" : "reading" };
  return {
    ...nothing,
    state: "done",
    score,
    level: score === null ? null : levelOf(score),
    // The account has the same bytes already, so that candidate was kept.
    candidate: duplicateOf ?? cvId,
  };
}
