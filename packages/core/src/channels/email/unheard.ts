import { Actor } from "../../kernel/actor.ts";
import { DAY_MS } from "../../kernel/durations.ts";
import { derivedId } from "../../kernel/id.ts";
import { WAITING_FOR_PAYMENT_DAYS } from "../../kernel/limits.ts";
import { Realtime } from "../../kernel/realtime/realtime.ts";
import { inSeconds } from "../../kernel/table.ts";
import { indexedAsNotTaken } from "../../upload/indexed.ts";
import { UploadEntity } from "../../upload/upload.entity.ts";
import { applicationOf } from "./letterhead.ts";
import type { MailRow } from "./mail.entity.ts";

/**
 * Lists a mail that brought no CV among the files of its job, once. Its sender hears nothing, so the recruiters are the only ones who can
 * write to them.
 */
export async function showToRecruiters(mail: MailRow, letters: readonly { readonly name: string }[]): Promise<void> {
  const { jobId, mailId, receivedAt, locale, letterhead, others } = mail;
  if (!letterhead) return;
  const accountId = Actor.accountId();
  await UploadEntity.create({
    accountId,
    jobId,
    cvId: derivedId("cv", Date.parse(receivedAt), jobId, mailId),
    name: letterhead.subject ?? letterhead.email ?? "E-mail",
    size: 0,
    source: "email",
    locale,
    application: applicationOf(letterhead, mail.isVerified === true),
    attached: [...letters, ...others].map(({ name }) => name),
    state: "failed",
    code: "mail.noCv",
    settledAt: new Date().toISOString(),
    // The dashboard names it among what was not taken.
    ...indexedAsNotTaken({ accountId }),
    expiresAt: inSeconds(Date.now() + WAITING_FOR_PAYMENT_DAYS * DAY_MS),
  }).go({ returnOnConditionCheckFailure: true });
  await Realtime.notify({ about: "uploads", jobId });
}
