import { criteriaFor, languageOf } from "@candor/scoring";
import { Service } from "electrodb";
import * as z from "zod/mini";
import { AccountEntity } from "../../account/account.entity.ts";
import { Actor } from "../../kernel/actor.ts";
import { Link } from "../link.info.ts";
import { AdvertLink } from "./from-link.ts";
import { Failure } from "../../kernel/failure.ts";
import { fn } from "../../kernel/fn.ts";
import { createId } from "../../kernel/id.ts";
import { LINKS_READ_PER_ACCOUNT_AND_HOUR } from "../../kernel/limits.ts";
import { Drafting } from "./drafting.ts";
import { MailboxEntity } from "../mailbox.entity.ts";
import type { PlanName } from "../../account/plan/plan.info.ts";
import { allowanceOf, PLAN_NAMES } from "../../account/plan/plans.ts";
import { PublicIdEntity } from "../publication.entity.ts";
import { Rate } from "../../kernel/rate.ts";
import { commit } from "../../kernel/commit.ts";
import { addressFor } from "../address.ts";
import { JobEntity, JobTextEntity } from "../job.entity.ts";
import { Brief, Criteria, Fields, type Drafted } from "../job.info.ts";
import { Job } from "../job.ts";
import { assertLawful } from "../lawful.ts";
import { rememberCriteria } from "../criteria-hash.ts";

export * as Opening from "./opening.ts";

/** What a job can be drafted from. */
const Source = z.discriminatedUnion("from", [
  z.object({ from: z.literal("description"), text: z.string(), additionalRequirements: z.optional(z.string()) }),
  z.extend(Brief, { from: z.literal("brief") }),
  z.object({ from: z.literal("link"), url: Link, additionalRequirements: z.optional(z.string()) }),
]);

/**
 * Fields and criteria of an advert, pasted or behind a link, or an advert with its fields from a few words, worded for who reads them. Nothing is saved, and
 * nothing is scored before the recruiter has said yes to them.
 */
export const draft = fn(Source, async (source): Promise<Drafted> => {
  const { locale } = Actor.member();
  if (source.from === "link") {
    const link = AdvertLink.linkOf(source.url);
    // Platforms shut out who asks them all day, and then for everybody.
    await Rate.spend(`advert-link:${Actor.accountId()}`, LINKS_READ_PER_ACCOUNT_AND_HOUR, HOUR_MS);
    return AdvertLink.draft(link, locale, { additional: source.additionalRequirements });
  }
  const { draft, ...by } =
    source.from === "brief"
      ? await Drafting.draftFromBrief(source, locale)
      : await Drafting.draftFromDescription(source.text, source.additionalRequirements, locale);
  return { ...draft, ...by };
});

/** Opens a job and spends one job post of the account, in one transaction: two requests never share the last one. */
export const create = fn(z.extend(Fields, { criteria: z.optional(Criteria) }), async ({ criteria: given, ...fields }) => {
  const criteria = (given ?? criteriaFor(fields, Actor.member().locale)).map((criterion, position) => ({
    ...criterion,
    id: criterion.id || `c${position + 1}`,
  }));
  assertLawful(criteria);
  const accountId = Actor.accountId();
  const jobId = createId("job");
  const { title, department, location, description } = fields;
  const language =
    fields.language ?? (description.length >= TELLING_CHARACTERS ? languageOf(description) : Actor.member().locale);
  const [mailbox, publicId] = [addressFor(title), addressFor(title)];

  const failed = await commit(() =>
    service()
      .transaction.write(({ account, job, text, mailboxes, publicIds }) => [
        account
          .patch({ accountId })
          .add({ jobs: 1, jobPostsUsed: 1 })
          .where(({ plan, jobPostsUsed }, { eq, lt }) =>
            mayOpen(
              (name) => eq(plan, name),
              (limit) => lt(jobPostsUsed, limit),
            ),
          )
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
            ...(department && { department }),
            ...(location && { location }),
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
            criteriaMade: Math.max(criteria.length, ...criteria.map(({ id }) => numberIn(id))),
            wordings: rememberCriteria({}, criteria),
          })
          .commit(),
      ])
      .go(),
  );
  if (failed.length > 0) throw new Failure("job.credits", accountId);
  return Job.get({ jobId });
});

/** The condition that an account's plan leaves a job post, whatever its plan is by the time of the write. */
const mayOpen = (isOn: (plan: PlanName) => string, isUnder: (limit: number) => string): string =>
  PLAN_NAMES.map((plan) => {
    const { jobPosts } = allowanceOf(plan);
    return jobPosts === null ? isOn(plan) : `(${isOn(plan)} AND ${isUnder(jobPosts)})`;
  }).join(" OR ");

const HOUR_MS = 60 * 60 * 1000;

/** A shorter description does not tell its language. */
const TELLING_CHARACTERS = 120;

/** The number in an id like "c12"; 0 in any other. */
const numberIn = (id: string): number => Number(/^c(\d{1,6})$/.exec(id)?.[1] ?? 0);

const service = () =>
  new Service({
    account: AccountEntity,
    job: JobEntity,
    text: JobTextEntity,
    mailboxes: MailboxEntity,
    publicIds: PublicIdEntity,
  });
