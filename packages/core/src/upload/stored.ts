import { Actor } from "../kernel/actor.ts";
import { DAY_MS } from "../kernel/durations.ts";
import type { FailureCode } from "../kernel/failure.ts";
import { FAILED_KEPT_MS, UPLOAD_FORM_SECONDS, WAITING_FOR_PAYMENT_DAYS } from "../kernel/limits.ts";
import { Attempts } from "./attempts.ts";
import { ArrivalEntity, UploadEntity } from "./upload.entity.ts";
import type { Info } from "./upload.info.ts";

/** An upload without its message, which is added in the API layer because it depends on the caller's language. */
export type Item = Omit<Info, "message" | "code"> & { readonly code: FailureCode | null };

export type Row = NonNullable<Awaited<ReturnType<typeof find>>>;

/** Returns account and job of a file that has arrived, or undefined for an id that was never reserved. */
export async function arrivalOf(cvId: string) {
  const { data } = await ArrivalEntity.get({ cvId }).go({ consistent: true });
  return data ?? undefined;
}

/** Returns an upload of the acting account, or undefined. */
export async function find(jobId: string, cvId: string) {
  const { data } = await UploadEntity.get({ accountId: Actor.accountId(), jobId, cvId }).go({ consistent: true });
  return data ?? undefined;
}

/** Converts an upload for the API. */
export function itemOf(row: Row): Item {
  const { cvId, name, size, state, verdict, code, score, duplicateOf, source, application, createdAt, updatedAt } = row;
  const item = {
    cvId,
    name,
    size,
    state,
    verdict: verdict ?? null,
    code: code ?? null,
    score: score ?? null,
    duplicateOf: duplicateOf ?? null,
    source,
    sender: application?.email ?? null,
    mail:
      code === "mail.noCv"
        ? { subject: application?.subject ?? null, message: application?.message ?? null, attached: [...(row.attached ?? [])] }
        : null,
    canRetry: state === "failed" && !Attempts.isSpent(row.attempts) && isKept(row),
    createdAt,
    updatedAt,
  };
  // The form has expired without a file: the page was closed, or the connection broke. Files from mail are in the bucket already
  // and only wait for the queue.
  const formEnded = Date.parse(updatedAt) + UPLOAD_FORM_SECONDS * 1000 + 60_000 < Date.now();
  return state === "waiting" && !isWaitingForPayment(row) && row.mailId === undefined && formEnded
    ? { ...item, state: "failed", code: "upload.failed" }
    : item;
}

export const isWaitingForPayment = ({ state, code }: Row): boolean => state === "waiting" && code !== undefined;

/** A file that was put aside until a recruiter has it read. */
export const isHeldForWord = ({ state, code }: Pick<Row, "state" | "code">): boolean =>
  state === "failed" && code === "mail.held";

/** Time that a file waits for a recruiter's word, as long as one waits for payment: both are in the same folder. */
export const HELD_MS = WAITING_FOR_PAYMENT_DAYS * DAY_MS;

/** The bytes of a failed file are still there for another attempt. */
export const isKept = ({ isKept, settledAt, ...row }: Row): boolean =>
  isKept === true &&
  settledAt !== undefined &&
  Date.parse(settledAt) + (isHeldForWord(row) ? HELD_MS : FAILED_KEPT_MS) > Date.now();
