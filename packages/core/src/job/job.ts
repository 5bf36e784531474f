import { criteriaFor, languageOf } from "@candor/scoring";
import { Service } from "electrodb";
import * as z from "zod/mini";
import { AccountEntity } from "../account/account.entity.ts";
import { Account } from "../account/account.ts";
import { AuditEntity } from "../account/audit/audit.entity.ts";
import { Audit } from "../account/audit/audit.ts";
import { countOf } from "../account/usage.ts";
import { Actor } from "../kernel/actor.ts";
import { commit } from "../kernel/commit.ts";
import { ErasureLog } from "../kernel/erasure-log.ts";
import { Failure } from "../kernel/failure.ts";
import { fn } from "../kernel/fn.ts";
import { createId } from "../kernel/id.ts";
import { Outbox } from "../kernel/outbox.ts";
import { LOST, retry } from "../kernel/retry.ts";
import { addressFor } from "./address.ts";
import { endOfDay } from "./last-day.info.ts";
import { advertLinesOf } from "./advert-lines.ts";
import { rememberCriteria } from "./criteria-hash.ts";
import { edited, fieldsOf, isSame, proposalsOf } from "./edit.ts";
import { JobEntity, JobTextEntity } from "./job.entity.ts";
import { Criteria, Edit, Fields, Status, type Info, type Proposal, type AdvertLines } from "./job.info.ts";
import { listJobs } from "./list.ts";
import { assertLawful } from "./lawful.ts";
import { JobRecord } from "./write.ts";
import { MailboxEntity } from "./mailbox.entity.ts";
import { PublicIdEntity } from "./publication.entity.ts";
import { getJob } from "./stored.ts";

export * as Job from "./job.ts";

const Key = z.object({ jobId: z.string() });

const Opened = z.extend(Fields, {
  criteria: z.optional(Criteria),
  /** Chosen by a caller that may come again. */
  jobId: z.optional(z.string()),
});

/** Creates a job and counts one job post of the account, in one transaction, so that two requests never share the last one. */
export const create = fn(Opened, async ({ criteria: given, jobId = createId("job"), ...fields }) => {
  const criteria = (given ?? criteriaFor(fields, Actor.member().locale)).map((criterion, position) => ({
    ...criterion,
    id: criterion.id || `c${position + 1}`,
  }));
  assertLawful(criteria);
  await retry("opening a job", async () => ((await open(jobId, fields, criteria)) ? undefined : LOST));
  return getJob(jobId);
});

/**
 * Writes a job and counts it. Returns false when the plan changed or its last job post went to somebody else meanwhile. Refusal:
 * `job.credits`. A job may be opened in any state of the subscription, as long as job posts are left.
 */
async function open(jobId: string, fields: Fields, criteria: Info["criteria"]): Promise<boolean> {
  const accountId = Actor.accountId();
  const count = countOf(await Account.mine(), "jobPosts", Date.now());
  if (!count) throw new Failure("job.credits", accountId);
  const { title, department, location, description, endsOn, timeZone } = fields;
  const language = fields.language ?? toldLanguage(description) ?? Actor.member().locale;
  const [mailbox, publicId] = [addressFor(title), addressFor(title)];

  const failed = await commit(() =>
    service()
      .transaction.write(({ account, job, text, mailboxes, publicIds, audit }) => [
        account
          .patch({ accountId })
          .set(count.set)
          .add({ jobs: 1, ...count.add })
          .where(count.condition)
          .commit(),
        job
          .create({
            accountId,
            jobId,
            title,
            status: "open",
            language,
            mailbox,
            publicId,
            hasNotesKept: true,
            ...(department && { department }),
            ...(location && { location }),
            ...(endsOn && { endsAt: endOfDay(endsOn, timeZone) }),
          })
          .commit(),
        mailboxes.create({ name: mailbox, accountId, jobId }).commit(),
        publicIds.create({ publicId, accountId, jobId }).commit(),
        text
          .create({
            accountId,
            jobId,
            fields,
            criteria,
            revision: 1,
            criteriaMade: Math.max(criteria.length, ...criteria.map(({ id }) => numberIn(id))),
            wordings: rememberCriteria({}, criteria),
          })
          .commit(),
        audit.put(Audit.entry("job.created", { jobId })).commit(),
      ])
      .go(),
  );
  return failed.length === 0;
}

/** Least length of a description for detecting its language. */
const TELLING_CHARACTERS = 120;

/** The language of a description that is long enough to tell. */
const toldLanguage = (description: string) => (description.length >= TELLING_CHARACTERS ? languageOf(description) : undefined);

/** Returns the number in an id like "c12"; 0 for any other. */
const numberIn = (id: string): number => Number(/^c(\d{1,6})$/.exec(id)?.[1] ?? 0);

/** Returns one job with its fields, criteria and counts. Refusal: `job.notFound`. */
export const get = fn(Key, ({ jobId }): Promise<Info> => getJob(jobId));

/** Lines of the job's advert that are no criteria. Refusal: `job.notFound`. */
export const advertLines = fn(Key, async ({ jobId }): Promise<AdvertLines> => advertLinesOf(await getJob(jobId)));

/**
 * Lists jobs of the account, newest first, filtered by words of title, department or place and by status, with counts for all of
 * them.
 */
export const list = listJobs;

const Command = z.extend(Edit, { jobId: z.string() });

/** A job after an edit, with the criteria changes that its new text suggests. */
type Edited = Info & { proposed: Proposal[] };

/**
 * Changes the given fields of a job and no others, so that concurrent edits do not lose each other's changes. Lists, the public
 * list and the public page show the change at once. The criteria stay unchanged; changes that the new text suggests are proposed.
 * Refusal: `row.notUpdated` for a job of another account.
 */
export const update = fn(Command, async ({ jobId, ...edit }): Promise<Edited> => {
  let proposed: Proposal[] = [];
  await JobRecord.change(jobId, async () => {
    const job = await getJob(jobId);
    const fields = edited(job, edit);
    proposed = proposalsOf(job, fields);
    if (isSame(fieldsOf(job), fields)) return {};
    const told = fields.description === job.description ? undefined : toldLanguage(fields.description);
    return { fields, ...(told && { language: told }) };
  });
  return { ...(await getJob(jobId)), proposed };
});

/** Proposes criteria changes for an edit that has not been saved. Refusal: `job.notFound` for a job of another account. */
export const propose = fn(Command, async ({ jobId, ...edit }): Promise<{ proposed: Proposal[] }> => {
  const job = await getJob(jobId);
  return { proposed: proposalsOf(job, edited(job, edit)) };
});

/**
 * Opens, closes or pauses a job; the public list shows it only while it is open. Candidates stay, and uploads under way are
 * completed.
 */
export const setStatus = fn(z.extend(Key, { status: Status }), async ({ jobId, status }) => {
  await JobRecord.change(jobId, () => ({ status }));
  return getJob(jobId);
});

/**
 * Hides a job at once, from the public too; a task deletes its candidacies and uploads. CVs stay in the account, and the job post
 * stays counted.
 */
export const remove = fn(Key, async ({ jobId }) => {
  const owed = Outbox.owe({ type: "eraseJob", accountId: Actor.accountId(), jobId });
  await JobRecord.change(jobId, async () => {
    await ErasureLog.write({ type: "job", jobId });
    return { deletedAt: new Date().toISOString(), owed };
  });
  await Outbox.pay(owed);
});

const service = () =>
  new Service({
    account: AccountEntity,
    job: JobEntity,
    text: JobTextEntity,
    mailboxes: MailboxEntity,
    publicIds: PublicIdEntity,
    audit: AuditEntity,
  });
