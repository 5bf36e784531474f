import { Service } from "electrodb";
import * as z from "zod/mini";
import { Actor } from "../kernel/actor.ts";
import { readEach } from "../kernel/batch.ts";
import { environment } from "../kernel/aws.ts";
import { Failure } from "../kernel/failure.ts";
import { fn } from "../kernel/fn.ts";
import { addressFor, slugOf } from "./address.ts";
import { JobEntity } from "./job.entity.ts";
import type { Info as JobInfo } from "./job.info.ts";
import { getJob } from "./stored.ts";
import { commit } from "../kernel/commit.ts";
import { MailboxEntity } from "./mailbox.entity.ts";

export * as Mailbox from "./mailbox.ts";

const [SHORTEST, LONGEST] = [2, 40] as const;

/**
 * Renames the e-mail address of a job, once; mail to the former address still arrives. Random letters follow the name again, so
 * that it cannot be guessed.
 */
export const rename = fn(z.object({ jobId: z.string(), name: z.string() }), async ({ jobId, name }): Promise<JobInfo> => {
  const slug = slugOf(name, 100);
  if (slug.length < SHORTEST || slug.length > LONGEST) throw new Failure("mailbox.invalid", jobId);
  const accountId = Actor.accountId();
  const { data: job } = await JobEntity.get({ accountId, jobId }).go({ consistent: true });
  if (!job || job.deletedAt) throw new Failure("job.notFound", jobId);

  const mailbox = addressFor(slug);
  const failed = await commit(() =>
    service()
      .transaction.write((entity) => [
        entity.job
          .patch({ accountId, jobId })
          .set({ mailbox, formerMailbox: job.mailbox, isMailboxRenamed: true })
          .where(({ isMailboxRenamed, deletedAt }, { notExists }) => `${notExists(isMailboxRenamed)} AND ${notExists(deletedAt)}`)
          .commit(),
        entity.mailbox.create({ name: mailbox, accountId, jobId }).commit(),
      ])
      .go(),
  );
  if (failed.length > 0) throw new Failure("mailbox.renamed", jobId);
  return getJob(jobId);
});

/** An address of the mailbox domain, with its job. */
export interface Addressed {
  /** Local part of the recipient in lower case, without a plus suffix. */
  readonly name: string;
  readonly job: { readonly accountId: string; readonly jobId: string } | undefined;
}

/** Finds the jobs of these recipients, each name once. Addresses of other domains are left out. */
export async function find(recipients: readonly string[]): Promise<Addressed[]> {
  const names = [...new Set(recipients.flatMap((recipient) => nameIn(recipient) ?? []))];
  if (names.length === 0) return [];
  const found = await readEach(
    names.map((name) => ({ name })),
    (left) => MailboxEntity.get(left).go({ consistent: true }),
  );
  const owners = new Map(found.map(({ name, accountId, jobId }) => [name, { accountId, jobId }]));
  return names.map((name) => ({ name, job: owners.get(name) }));
}

/** "Frontend-K7m2+linkedin@jobs.example" -> "frontend-k7m2" */
function nameIn(recipient: string): string | undefined {
  const at = recipient.lastIndexOf("@");
  if (recipient.slice(at + 1).toLowerCase() !== environment("MAILBOX_DOMAIN").toLowerCase()) return undefined;
  const name = recipient.slice(0, at).toLowerCase().replace(/^"|"$/g, "");
  const plus = name.indexOf("+", 1);
  return (plus < 0 ? name : name.slice(0, plus)).slice(0, 100);
}

const service = () => new Service({ job: JobEntity, mailbox: MailboxEntity });
