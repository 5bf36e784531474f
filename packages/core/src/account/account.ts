import { Service } from "electrodb";
import * as z from "zod/mini";
import { Actor } from "../kernel/actor.ts";
import { Outbox, type Owed } from "../kernel/outbox.ts";
import { Tasks } from "../kernel/tasks.ts";
import { Failure, type FailureCode } from "../kernel/failure.ts";
import { fn } from "../kernel/fn.ts";
import { createId } from "../kernel/id.ts";
import { TRIAL_DAYS } from "../kernel/limits.ts";
import { CURRENCY, FEATURES, priceOf } from "./plan/plans.ts";
import { commit } from "../kernel/commit.ts";
import { AccountEntity, UserEntity, type AccountRow as Row } from "./account.entity.ts";
import { IdentityEntity } from "./identity.entity.ts";
import { EmailAddress, Locale, type Info, type Plan, type Subscription, type User } from "./account.info.ts";
import { Provider } from "./identity.info.ts";
import { standingOf } from "./standing.ts";
import { oneLine } from "../kernel/line.info.ts";

export * as Account from "./account.ts";

/** Returns an account's record as it is stored now, or null. */
export const row = async (accountId: string): Promise<Row | null> =>
  (await AccountEntity.get({ accountId }).go({ consistent: true })).data;

/**
 * Opens an account with a trial for a verified address, together with the Google or Microsoft account that proved it. Returns false
 * for a known address, which keeps its account, and for a known identity.
 */
export const open = fn(
  z.object({
    email: EmailAddress,
    locale: Locale,
    termsVersion: z.string(),
    termsAcceptedAt: z.iso.datetime(),
    identity: z.optional(
      z.object({ provider: Provider, subject: z.string(), poolUser: z.string(), address: z.optional(z.string()) }),
    ),
  }),
  async ({ email, locale, termsVersion, termsAcceptedAt, identity: by }) => {
    const accountId = createId("account");
    const userId = createId("user");
    const trialEndsAt = new Date(Date.now() + TRIAL_DAYS * DAY_MS).toISOString();
    // A failed condition means that the address is known: registering again signs in.
    const failed = await commit(() =>
      service()
        .transaction.write(({ account, user, identity }) => [
          user.create({ email, userId, accountId, locale, termsVersion, termsAcceptedAt }).commit(),
          account.create({ accountId, email, plan: "trial", trialEndsAt }).commit(),
          ...(by ? [identity.create({ ...by, email, userId, accountId, usedAt: termsAcceptedAt }).commit()] : []),
        ])
        .go(),
    );
    return failed.length === 0;
  },
);

/** Stores the version of the terms that a person has accepted by signing in, if it is another than before. */
export const acceptTerms = fn(
  z.object({ email: EmailAddress, termsVersion: z.string(), termsAcceptedAt: z.iso.datetime() }),
  async ({ email, ...accepted }) => {
    await UserEntity.patch({ email })
      .set(accepted)
      .where(({ termsVersion }, { ne }) => ne(termsVersion, accepted.termsVersion))
      .go({ returnOnConditionCheckFailure: true });
  },
);

/** Notes that somebody has signed in by a mailed link. */
export async function noteLinkUse(email: string): Promise<void> {
  await UserEntity.patch({ email }).set({ linkUsedAt: new Date().toISOString() }).go({ returnOnConditionCheckFailure: true });
}

/** Returns the user of an address, or undefined. The read is consistent, because signing in may follow registering at once. */
export const findUser = fn(z.object({ email: EmailAddress }), async ({ email }) => {
  const { data } = await UserEntity.get({ email }).go({ consistent: true });
  return data ?? undefined;
});

/** Changes the member's own name or language, or switches the daily mail. */
export const updateUser = fn(
  z.object({
    name: z.optional(z.string().check(oneLine, z.maxLength(120))),
    locale: z.optional(Locale),
    digest: z.optional(z.boolean()),
  }),
  async ({ digest, ...changes }) => {
    const { email, accountId } = Actor.member();
    if (digest !== undefined) await AccountEntity.patch({ accountId }).set({ digest }).go();
    if (Object.keys(changes).length > 0) await UserEntity.patch({ email }).set(changes).go();
  },
);

/** Returns the signed-in person and the plan of their account. */
export async function current(): Promise<{ user: User; account: Info }> {
  const member = Actor.member();
  const [user, account] = await Promise.all([UserEntity.get({ email: member.email }).go(), row(member.accountId)]);
  if (!user.data || !account) throw new Failure("user.notFound", member.userId);
  const { userId, email, name, locale, createdAt, updatedAt } = user.data;
  if (!account.email) await AccountEntity.patch({ accountId: member.accountId }).set({ email }).go();
  return {
    user: {
      id: userId,
      email,
      locale,
      role: "owner",
      permissions: [...member.permissions],
      createdAt,
      updatedAt,
      ...(name && { name }),
    },
    account: {
      id: account.accountId,
      createdAt: account.createdAt,
      updatedAt: account.updatedAt,
      jobs: account.jobs,
      cvs: account.cvs,
      digest: account.digest !== false,
      plan: planOf(account),
    },
  };
}

/** Returns the acting account's record. */
export async function mine(): Promise<Row> {
  const account = await row(Actor.accountId());
  if (!account) throw new Failure("user.notFound", Actor.accountId());
  return account;
}

/** Returns the acting account's plan with its limits and usage. */
export const plan = async (): Promise<Plan> => planOf(await mine());

/** Returns the acting account's plan, the number of its CVs, and the number of all it has had read, which only grows. */
export async function standing(): Promise<{ plan: Plan; cvs: number; readCvs: number }> {
  const account = await mine();
  return { plan: planOf(account), cvs: account.cvs, readCvs: account.cvsUsed + (account.paidCvs ?? 0) };
}

/** Returns state, price and usage of the acting account's subscription. */
export async function subscription(): Promise<Subscription> {
  const account = await row(Actor.accountId());
  if (!account) throw new Failure("plan.notFound", Actor.accountId());
  const { name, state, renewsAt, endsAt, resetsAt, jobPosts, cvs, maxCvCount } = planOf(account);
  const { period, next } = standingOf(account, Date.now());
  const cents = period && priceOf(name, period);
  const couponDays = account.couponDays ?? 0;
  const due = renewsAt ?? endsAt;
  return {
    state,
    plan: name,
    price: cents === null ? null : { cents, currency: CURRENCY },
    period,
    renewsAt,
    endsAt,
    days: due === null ? null : daysUntil(due),
    next,
    isCustomer: account.customerId !== undefined,
    resetsAt,
    jobPosts: { ...jobPosts, remaining: remainingOf(jobPosts) },
    cvs: { ...cvs, remaining: remainingOf(cvs) },
    maxCvCount,
    features: [...FEATURES],
    trial: name === "trial" ? { days: TRIAL_DAYS + couponDays, couponDays, startedAt: account.createdAt } : null,
    coupon: account.coupon ?? null,
  };
}

/** Days until a date, rounded up; 0 once it is past. */
export const daysUntil = (at: string): number => Math.max(0, Math.ceil((Date.parse(at) - Date.now()) / DAY_MS));

/**
 * Returns the rest of an allowance; null where there is no limit. Usage can exceed the allowance, for example in a trial that was
 * beta before.
 */
export const remainingOf = ({ used, allowed }: Plan["cvs"]): number | null =>
  allowed === null ? null : Math.max(0, allowed - used);

export const cvCount = async (): Promise<number> => (await row(Actor.accountId()))?.cvs ?? 0;

/**
 * Returns the failure code that stops all processing for the account: a subscription that is not in order. Undefined when there
 * is none.
 */
export const suspensionOf = ({ state }: Plan): FailureCode | undefined =>
  state === "active" ? undefined : `subscription.${state}`;

/**
 * Returns the failure code that stops the reading of CVs: a subscription that is not in order, or a spent allowance. Undefined
 * when there is none.
 */
export function hindranceTo(plan: Plan): FailureCode | undefined {
  const { allowed, used } = plan.cvs;
  return suspensionOf(plan) ?? (allowed !== null && used >= allowed ? "cv.limit" : undefined);
}

/** Refuses work on CVs while the account may not have any read. */
export function assertMayProcess(plan: Plan): void {
  const hindrance = hindranceTo(plan);
  if (hindrance) throw new Failure(hindrance);
}

/**
 * Puts the account of an address on the beta plan, which has no limits: for the demo and for measurements. Beta coupons grant the
 * same.
 */
export const makeBeta = fn(z.object({ email: EmailAddress }), async ({ email }) => {
  const user = await findUser({ email });
  if (!user) throw new Failure("user.notFound", email);
  const { data } = await AccountEntity.patch({ accountId: user.accountId }).set({ plan: "beta" }).go({ response: "all_new" });
  await release(data);
});

/** Sends the CVs of an account that waited for payment to processing, if it may have them read now. */
export async function release(account: Row): Promise<void> {
  if (!hindranceTo(planOf(account))) await Tasks.send(releaseOf(account));
}

/** The same as an item of the transaction that puts the account in order; undefined where it does not. */
export const owedRelease = (account: Row): Owed | undefined =>
  hindranceTo(planOf(account)) ? undefined : Outbox.owe(releaseOf(account));

const releaseOf = ({ accountId }: Row) => ({ type: "resumeWaiting", accountId }) as const;

/** Returns the plan in force of a record. */
export function planOf(account: Row): Plan {
  const { plan: name, state, renewsAt, endsAt, resetsAt, allowance, used } = standingOf(account, Date.now());
  const { jobPosts, cvs, maxCvCount } = allowance;
  return {
    name,
    state,
    renewsAt,
    endsAt,
    resetsAt,
    jobPosts: { used: used.jobPosts, allowed: jobPosts },
    cvs: { used: used.cvs, allowed: cvs },
    maxCvCount,
  };
}

const DAY_MS = 86_400_000;

const service = () => new Service({ account: AccountEntity, user: UserEntity, identity: IdentityEntity });
