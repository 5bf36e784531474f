import { criteriaFor } from "@candor/scoring";
import { Service } from "electrodb";
import * as z from "zod/mini";
import { AccountEntity } from "../account/account.entity.ts";
import { Actor } from "../actor.ts";
import { Failure } from "../failure.ts";
import { fn } from "../fn.ts";
import { createId } from "../id.ts";
import { TRIAL_JOB_POSTS } from "../limits.ts";
import { Drafting } from "../model/drafting.ts";
import { commit } from "../table/commit.ts";
import { JobEntity, JobTextEntity } from "./job.entity.ts";
import { Brief, Criteria, Fields, type Drafted } from "./job.info.ts";
import { Job } from "./job.ts";
import { assertLawful } from "./lawful.ts";
import { remembered } from "./wording.ts";

export * as Opening from "./opening.ts";

/** What a job can be drafted from. */
const Source = z.discriminatedUnion("from", [
  z.object({ from: z.literal("description"), text: z.string(), additionalRequirements: z.optional(z.string()) }),
  z.extend(Brief, { from: z.literal("brief") }),
]);

/**
 * Fields and criteria of an advert, or an advert with its fields from a few words, worded for who reads them. Nothing is saved, and
 * nothing is scored before the recruiter has said yes to them.
 */
export const draft = fn(Source, async (source): Promise<Drafted> => {
  const { locale } = Actor.member();
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
  const { title, department, location } = fields;

  const failed = await commit(() =>
    service()
      .transaction.write(({ account, job, text }) => [
        account
          .patch({ accountId })
          .add({ jobs: 1, jobPostsUsed: 1 })
          .where(({ plan, jobPostsUsed }, { eq, lt }) => `${eq(plan, "beta")} OR ${lt(jobPostsUsed, TRIAL_JOB_POSTS)}`)
          .commit(),
        job
          .create({ accountId, jobId, title, status: "open", ...(department && { department }), ...(location && { location }) })
          .commit(),
        text
          .create({
            accountId,
            jobId,
            fields,
            criteria,
            criteriaMade: Math.max(criteria.length, ...criteria.map(({ id }) => numberIn(id))),
            wordings: remembered({}, criteria),
          })
          .commit(),
      ])
      .go(),
  );
  if (failed.length > 0) throw new Failure("job.credits", accountId);
  return Job.get({ jobId });
});

/** The number in an id like "c12"; 0 in any other. */
const numberIn = (id: string): number => Number(/^c(\d{1,6})$/.exec(id)?.[1] ?? 0);

const service = () => new Service({ account: AccountEntity, job: JobEntity, text: JobTextEntity });
