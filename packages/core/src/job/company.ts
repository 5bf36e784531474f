import { Service, type EntityItem } from "electrodb";
import * as z from "zod/mini";
import { AccountEntity } from "../account/account.entity.ts";
import { Actor } from "../kernel/actor.ts";
import { Failure } from "../kernel/failure.ts";
import { fn } from "../kernel/fn.ts";
import { createId } from "../kernel/id.ts";
import { JobEntity } from "./job.entity.ts";
import { Outbox, OwedEntity } from "../kernel/outbox.ts";
import { LOST, retry } from "../kernel/retry.ts";
import { COMPANIES_PER_ACCOUNT } from "../kernel/limits.ts";
import { JobRecord } from "./write.ts";
import { commit } from "../kernel/commit.ts";
import { CompanyEntity } from "./company/company.entity.ts";
import { logoOf } from "./company/logo-address.ts";
import { Fields, type Info } from "./company/company.info.ts";

export * as Company from "./company.ts";

const Key = z.object({ companyId: z.string() });

/**
 * Creates a company profile, at most a hundred per account. The limit is a condition on the write, so that two requests never
 * share the last place.
 */
export const create = fn(z.extend(Fields, { companyId: z.optional(z.string()) }), async (given): Promise<Info> => {
  const { companyId = createId("company"), ...fields } = given;
  const accountId = Actor.accountId();
  const failed = await commit(() =>
    service()
      .transaction.write(({ account, company }) => [
        account
          .patch({ accountId })
          .add({ companies: 1 })
          .where(({ companies }, { notExists, lt }) => `${notExists(companies)} OR ${lt(companies, COMPANIES_PER_ACCOUNT)}`)
          .commit(),
        company.create({ accountId, companyId, name: fields.name, ...partsOf(fields).given }).commit(),
      ])
      .go(),
  );
  if (failed.length > 0) throw new Failure("company.tooMany", accountId, { max: COMPANIES_PER_ACCOUNT });
  return get({ companyId });
});

/** Lists the company profiles of the account by name. */
export async function list(): Promise<{ items: Info[] }> {
  const { data } = await CompanyEntity.query.ofAccount({ accountId: Actor.accountId() }).go({ pages: "all", consistent: true });
  return { items: data.map(infoOf).toSorted((a, b) => a.name.localeCompare(b.name)) };
}

/** Returns one company profile. Refusal: `row.notUpdated`. */
export const get = fn(Key, async ({ companyId }): Promise<Info> => {
  const found = await find(companyId);
  if (!found) throw new Failure("row.notUpdated", companyId);
  return found;
});

/** Returns one company profile, or undefined. */
export async function find(companyId: string): Promise<Info | undefined> {
  const { data } = await CompanyEntity.get({ accountId: Actor.accountId(), companyId }).go({ consistent: true });
  return data ? infoOf(data) : undefined;
}

/** Changes a company profile; empty fields are removed. Published jobs show the change at once, in the public list too. */
export const update = fn(z.extend(z.partial(Fields), Key.shape), async ({ companyId, ...changes }): Promise<Info> => {
  const accountId = Actor.accountId();
  const { given, emptied } = partsOf(changes);
  const { rejected } = await CompanyEntity.patch({ accountId, companyId })
    .set({ ...given, ...(changes.name !== undefined && { name: changes.name }), updatedAt: new Date().toISOString() })
    .remove(emptied)
    .go({ returnOnConditionCheckFailure: true });
  if (rejected) throw new Failure("row.notUpdated", companyId);
  if (changes.name !== undefined) await showAgain(companyId);
  return get({ companyId });
});

/** Refreshes the public list with a company's present name and logo. */
export async function showAgain(companyId: string): Promise<void> {
  for (const { jobId } of await jobsOf(companyId, true)) await JobRecord.refreshCard(jobId);
}

/** Deletes a company profile with its logo. Refusal: `company.inUse` while a published job names it. */
export const remove = fn(Key, async ({ companyId }): Promise<void> => {
  const accountId = Actor.accountId();
  await retry("the end of a company", async () => {
    const { data: before } = await CompanyEntity.get({ accountId, companyId }).go({ consistent: true });
    if (!before) throw new Failure("row.notUpdated", companyId);
    if (before.published > 0) throw new Failure("company.inUse", companyId);
    const owed = before.logo && Outbox.owe({ type: "eraseLogo", accountId, logoId: before.logo.id });
    const failed = await commit(() =>
      service()
        .transaction.write((entity) => [
          entity.company
            .remove({ accountId, companyId })
            .where(({ published, updatedAt }, { eq }) => `${eq(published, 0)} AND ${eq(updatedAt, before.updatedAt)}`)
            .commit(),
          entity.account.patch({ accountId }).add({ companies: -1 }).commit(),
          ...(owed ? [entity.owed.put(owed).commit()] : []),
        ])
        .go(),
    );
    if (failed.length > 0) return LOST;
    await Outbox.pay(owed);
    return undefined;
  });
  // Unpublished jobs lose the company, so that publishing one asks for a company again.
  for (const { jobId } of await jobsOf(companyId, false)) {
    await JobEntity.patch({ accountId, jobId })
      .remove(["companyId"])
      .where((job, { eq }) => eq(job.companyId, companyId))
      .go({ returnOnConditionCheckFailure: true });
  }
});

/** Returns the jobs that name a company, either the published or the unpublished ones. */
async function jobsOf(companyId: string, published: boolean) {
  const { data } = await JobEntity.query
    .byDate({ accountId: Actor.accountId() })
    .where(
      (job, { eq, exists, notExists }) =>
        `${eq(job.companyId, companyId)} AND ${notExists(job.deletedAt)} AND ${published ? exists(job.publishedAt) : notExists(job.publishedAt)}`,
    )
    .go({ pages: "all", consistent: true });
  return data;
}

/** Splits an edit into the fields to set and the fields to remove. */
function partsOf({ location, website, about, advantages }: Partial<Fields>) {
  const texts = { location, website, about };
  const names = ["location", "website", "about"] as const;
  return {
    given: {
      ...Object.fromEntries(names.flatMap((name) => (texts[name] ? [[name, texts[name]]] : []))),
      ...(advantages && advantages.items.length > 0 && { advantages }),
    },
    emptied: [
      ...names.filter((name) => texts[name] === ""),
      ...(advantages && advantages.items.length === 0 ? (["advantages"] as const) : []),
    ],
  };
}

function infoOf(row: EntityItem<typeof CompanyEntity>): Info {
  const { companyId, name, location, website, about, advantages, logo, published, createdAt, updatedAt } = row;
  return {
    id: companyId,
    createdAt,
    updatedAt,
    published,
    name,
    ...(location && { location }),
    ...(website && { website }),
    ...(about && { about }),
    ...(advantages && { advantages }),
    ...(logo && { logo: logoOf(logo) }),
  };
}

const service = () => new Service({ account: AccountEntity, company: CompanyEntity, owed: OwedEntity });
