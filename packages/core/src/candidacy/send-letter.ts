import { findJob } from "../job/stored.ts";
import { Actor } from "../kernel/actor.ts";
import { environment } from "../kernel/aws.ts";
import { escapeHtml } from "../kernel/mail/letter.ts";
import { Mail } from "../kernel/mail/mail.ts";
import type { Task } from "../kernel/task.ts";
import { withName } from "./letter-text.info.ts";
import { PendingLetterEntity } from "./pending-letter.entity.ts";
import type { StoredRow } from "./rows.ts";
import { findLetter, findRow } from "./stored.ts";
import { Candidacy } from "./write.ts";

// Apart from pending-letters.ts, so that the functions that only stop or queue a letter do not load the code that sends it.

/** Time for which one task may work on a letter; afterwards another one tries. */
const CLAIM_MS = 10 * 60_000;

type Letter = NonNullable<Awaited<ReturnType<typeof findLetter>>>;

/** Sends one letter, unless it was stopped, or the candidate is not rejected any more or has left the job. */
export async function sendLetter({ jobId, cvId, sendAt }: Extract<Task, { type: "sendLetter" }>): Promise<void> {
  const key = { accountId: Actor.accountId(), jobId, cvId };
  const letter = await claim(key, sendAt);
  if (!letter) return;
  const [job, row] = await Promise.all([findJob(jobId), findRow(jobId, cvId)]);
  if (job && row?.stage === "rejected" && row.email) {
    const isSent = await sendTo(row, letter);
    await Candidacy.tell(jobId, cvId, { what: isSent ? "mailed" : "mailFailed", to: letter.subject });
  }
  await PendingLetterEntity.delete(key).go();
}

type Key = Pick<Letter, "accountId" | "jobId" | "cvId">;

/** Reserves a letter for this task; undefined where it was stopped, replaced by another, or is another task's. */
async function claim(key: Key, sendAt: string): Promise<Letter | undefined> {
  const now = Date.now();
  const { rejected } = await PendingLetterEntity.patch(key)
    .set({ claimedUntil: new Date(now + CLAIM_MS).toISOString() })
    .where(
      (letter, { eq, notExists, lt }) =>
        `${eq(letter.sendAt, sendAt)} AND (${notExists(letter.claimedUntil)} OR ${lt(letter.claimedUntil, new Date(now).toISOString())})`,
    )
    .go({ returnOnConditionCheckFailure: true });
  return rejected ? undefined : findLetter(key.jobId, key.cvId);
}

/** False where the address is refused for good. Any other error gives the letter back, so that the task's next run sends it. */
async function sendTo(row: StoredRow, { accountId, jobId, cvId, ...letter }: Letter): Promise<boolean> {
  const subject = withName(letter.subject, row.fullName, letter.locale);
  const text = withName(letter.text, row.fullName, letter.locale);
  try {
    await Mail.send({
      to: row.email!,
      subject,
      text,
      html: htmlOf(text, letter.locale),
      from: { name: letter.writer.name ?? letter.writer.email, address: addressIn(environment("MAIL_FROM")) },
      replyTo: letter.writer.email,
    });
    return true;
  } catch (error) {
    if (Mail.isRejected(error)) return false;
    await PendingLetterEntity.patch({ accountId, jobId, cvId }).remove(["claimedUntil"]).go();
    throw error;
  }
}

/** "Candor <login@candor.example>" or the address alone. */
const addressIn = (sender: string): string => /<(?<address>[^>]+)>/u.exec(sender)?.groups?.["address"] ?? sender;

const htmlOf = (text: string, locale: string): string => `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>
<body style="margin:0;padding:24px 16px;font:16px/25px Georgia,serif"><div style="max-width:560px">
${text
  .split(/\n{2,}/u)
  .map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph).replaceAll("\n", "<br>")}</p>`)
  .join("\n")}
</div></body></html>`;
