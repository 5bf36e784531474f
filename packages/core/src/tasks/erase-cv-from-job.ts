import { Actor } from "../kernel/actor.ts";
import { findDetail } from "../candidacy/stored.ts";
import { Answers } from "../channels/email/answers.ts";
import { MailEntity, type MailRow } from "../channels/email/mail.entity.ts";
import { Storage } from "../kernel/storage.ts";
import { Attempts } from "../upload/attempts.ts";
import { UploadEntity } from "../upload/upload.entity.ts";
import { Upload } from "../upload/upload.ts";

/** A CV in one job. */
interface Trace {
  readonly jobId: string;
  readonly cvId: string;
  readonly sha256: string;
  /** Cover letters that its candidacy named, where the candidacy has been removed already. */
  readonly letters: readonly string[];
}

/**
 * Removes what a job stores of a CV beside its candidacy: uploads of its bytes and the attempts at them, its cover letters, and its
 * entry in the mail that brought it.
 */
export async function eraseFromJob({ jobId, cvId, sha256, letters: named }: Trace): Promise<void> {
  const accountId = Actor.accountId();
  const [{ data: uploads }, { data: mails }] = await Promise.all([
    UploadEntity.query.byJob({ accountId, jobId }).go({ pages: "all", consistent: true }),
    MailEntity.query.ofJob({ accountId, jobId }).go({ pages: "all", consistent: true }),
  ]);
  const isOfCv = (id: string) => id === cvId || tied.has(id);
  const tied = new Set(uploads.filter((line) => line.duplicateOf === cvId || line.sha256 === sha256).map((line) => line.cvId));
  const application = (await findDetail(jobId, cvId))?.application;
  const letters = new Set([...named, ...(application?.letters.map(({ id }) => id) ?? [])]);

  for (const mail of mails.filter(({ files }) => files.some((file) => isOfCv(file.cvId)))) {
    await eraseFromMail(mail, { isOfCv, letters });
  }
  for (const id of letters) await eraseLetter({ accountId, jobId, cvId: id });
  for (const { cvId: id } of uploads.filter((line) => isOfCv(line.cvId))) {
    await Upload.eraseFile(id);
    await UploadEntity.delete({ accountId, jobId, cvId: id }).go();
  }
  await Attempts.eraseOf(jobId, sha256);
}

interface Going {
  readonly isOfCv: (id: string) => boolean;
  /** Those that go with the CV; what somebody else of the mail has as well is taken out. */
  readonly letters: Set<string>;
}

/** The sender is answered first, if that is still to be done: afterwards the mail does not know the file any more. */
async function eraseFromMail(mail: MailRow, { isOfCv, letters }: Going): Promise<void> {
  const { accountId, jobId, mailId } = mail;
  if (mail.addressee && !mail.answeredAt) await Answers.send({ type: "answerMail", accountId, jobId, mailId });
  const others = mail.files.filter((file) => !isOfCv(file.cvId));
  const kept = await lettersOf(
    jobId,
    others.map(({ cvId }) => cvId),
  );
  for (const id of letters) if (kept.has(id)) letters.delete(id);
  const left = others.filter((file) => !letters.has(file.cvId));
  const key = { accountId, jobId, mailId };
  if (left.length === 0) await MailEntity.delete(key).go();
  else await MailEntity.patch(key).set({ files: left }).go();
}

/** Letters that these candidates have, or those they are duplicates of. */
async function lettersOf(jobId: string, cvIds: readonly string[]): Promise<Set<string>> {
  const found = await Promise.all(
    cvIds.map(async (cvId) => {
      const standsFor = (await Upload.find(jobId, cvId))?.duplicateOf ?? cvId;
      return (await findDetail(jobId, standsFor))?.application?.letters.map(({ id }) => id) ?? [];
    }),
  );
  return new Set(found.flat());
}

async function eraseLetter(letter: { accountId: string; jobId: string; cvId: string }): Promise<void> {
  await Storage.removeLetter(letter);
  await Upload.eraseFile(letter.cvId);
  await UploadEntity.delete(letter).go();
}
