import { Service } from "electrodb";
import * as z from "zod/mini";
import { Actor } from "../kernel/actor.ts";
import { Tasks } from "../kernel/tasks.ts";
import { Failure, type FailureCode } from "../kernel/failure.ts";
import { fn } from "../kernel/fn.ts";
import { createId } from "../kernel/id.ts";
import { TRIAL_DAYS } from "../kernel/limits.ts";
import { Period, PlanId } from "./plan/plan.info.ts";
import { allowanceOf, CURRENCY, FEATURES, priceOf } from "./plan/plans.ts";
import { commit } from "../kernel/commit.ts";
import { AccountEntity, UserEntity } from "./account.entity.ts";
import { EmailAddress, Locale, PlanState, type Info, type Plan, type Subscription, type User } from "./account.info.ts";

export * as Account from "./account.ts";

type Row = NonNullable<Awaited<ReturnType<typeof row>>>;

const row = async (accountId: string) => (await AccountEntity.get({ accountId }).go({ consistent: true })).data;

/** Opens an account with a trial for a verified address, once; a known address is left as it is. */
export const open = fn(
  z.object({ email: EmailAddress, locale: Locale, termsVersion: z.string(), termsAcceptedAt: z.iso.datetime() }),
  async ({ email, locale, termsVersion, termsAcceptedAt }) => {
    const accountId = createId("account");
    const trialEndsAt = new Date(Date.now() + TRIAL_DAYS * DAY_MS).toISOString();
    // A lost condition means that the address is known: registering again signs in.
    await commit(() =>
      service()
        .transaction.write(({ account, user }) => [
          user.create({ email, userId: createId("user"), accountId, locale, termsVersion, termsAcceptedAt }).commit(),
          account.create({ accountId, email, plan: "trial", trialEndsAt }).commit(),
        ])
        .go(),
    );
  },
);

/** The user behind an address, or undefined. Read consistently: signing in follows registering at once. */
export const findUser = fn(z.object({ email: EmailAddress }), async ({ email }) => {
  const { data } = await UserEntity.get({ email }).go({ consistent: true });
  return data ?? undefined;
});

/** Changes one's own name or language, and whether one is told of new applications by mail. */
export const updateUser = fn(
  z.object({
    name: z.optional(z.string().check(z.trim(), z.maxLength(120))),
    locale: z.optional(Locale),
    digest: z.optional(z.boolean()),
  }),
  async ({ digest, ...changes }) => {
    const { email, accountId } = Actor.member();
    if (digest !== undefined) await AccountEntity.patch({ accountId }).set({ digest }).go();
    if (Object.keys(changes).length > 0) await UserEntity.patch({ email }).set(changes).go();
  },
);

/** The signed-in person and what their account may use. */
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

/** What the acting account may use now. */
export async function plan(): Promise<Plan> {
  const account = await row(Actor.accountId());
  if (!account) throw new Failure("user.notFound", Actor.accountId());
  return planOf(account);
}

/** What the acting account may use now, and how many CVs it keeps. */
export async function standing(): Promise<{ plan: Plan; cvs: number }> {
  const account = await row(Actor.accountId());
  if (!account) throw new Failure("user.notFound", Actor.accountId());
  return { plan: planOf(account), cvs: account.cvs };
}

/** How the subscription of the acting account stands, what it costs, and what of it is used. */
export async function subscription(): Promise<Subscription> {
  const account = await row(Actor.accountId());
  if (!account) throw new Failure("plan.notFound", Actor.accountId());
  const { name, state, renewsAt, jobPosts, cvs, maxCvCount } = planOf(account);
  const period = account.period ?? null;
  const cents = period && priceOf(name, period);
  const couponDays = account.couponDays ?? 0;
  return {
    state,
    plan: name,
    price: cents === null ? null : { cents, currency: CURRENCY },
    period,
    renewsAt,
    days: renewsAt === null ? null : daysUntil(renewsAt),
    jobPosts: { ...jobPosts, remaining: remainingOf(jobPosts) },
    cvs: { ...cvs, remaining: remainingOf(cvs) },
    maxCvCount,
    features: [...FEATURES],
    trial: name === "trial" ? { days: TRIAL_DAYS + couponDays, couponDays, startedAt: account.createdAt } : null,
    coupon: account.coupon ?? null,
    invoices: [],
  };
}

/** In how many days something is: a day begun is a day; 0 once it is over. */
export const daysUntil = (at: string): number => Math.max(0, Math.ceil((Date.parse(at) - Date.now()) / DAY_MS));

/** What is left of an allowance; null where there is no limit. A trial that was beta before may have used more than it is allowed. */
export const remainingOf = ({ used, allowed }: Plan["cvs"]): number | null =>
  allowed === null ? null : Math.max(0, allowed - used);

/** How many CVs the acting account keeps. */
export const cvCount = async (): Promise<number> => (await row(Actor.accountId()))?.cvs ?? 0;

/** Why nothing is processed for the account now, or undefined: a subscription that is not in order. */
export const suspensionOf = ({ state }: Plan): FailureCode | undefined =>
  state === "active" ? undefined : `subscription.${state}`;

/** Why the account has no right to have CVs read now, or undefined: a subscription that is not in order, a spent allowance. */
export function hindranceTo(plan: Plan): FailureCode | undefined {
  const { allowed, used } = plan.cvs;
  return suspensionOf(plan) ?? (allowed !== null && used >= allowed ? "cv.limit" : undefined);
}

/** Refuses work on CVs that the account has no right to now. */
export function assertMayProcess(plan: Plan): void {
  const hindrance = hindranceTo(plan);
  if (hindrance) throw new Failure(hindrance);
}

/** Gives the account of an address unlimited use: what a beta coupon grants, and how the demo lives. */
export const makeBeta = fn(z.object({ email: EmailAddress }), async ({ email }) => {
  await change(await accountIdOf(email), { plan: "beta", state: "active" });
});

/** Puts the account of an address on a plan that is paid for, as whoever takes the payments knows it. */
export const subscribe = fn(
  z.object({ email: EmailAddress, plan: PlanId, period: Period, paidUntil: z.iso.datetime() }),
  async ({ email, ...paid }) => {
    await change(await accountIdOf(email), { ...paid, state: "active" });
  },
);

/** Says how an account's subscription stands, as whoever takes the payments knows it. */
export const setState = fn(z.object({ email: EmailAddress, state: PlanState }), async ({ email, state }) => {
  await change(await accountIdOf(email), { state });
});

async function accountIdOf(email: string): Promise<string> {
  const user = await findUser({ email });
  if (!user) throw new Failure("user.notFound", email);
  return user.accountId;
}

/** Changes what an account may use, and sends the CVs that waited for it on their way. */
async function change(accountId: string, to: Partial<Pick<Row, "plan" | "state" | "period" | "paidUntil">>): Promise<void> {
  const { data } = await AccountEntity.patch({ accountId }).set(to).go({ response: "all_new" });
  await release(data);
}

/** Sends the CVs that waited for an account on their way, if it may have them read now. */
export async function release(account: Row): Promise<void> {
  if (hindranceTo(planOf(account))) return;
  await Tasks.send({ type: "resumeWaiting", accountId: account.accountId });
}

function planOf(account: Row): Plan {
  const { jobPosts, cvs, maxCvCount } = allowanceOf(account.plan);
  return {
    name: account.plan,
    state: account.plan === "trial" && Date.parse(account.trialEndsAt) <= Date.now() ? "expired" : account.state,
    renewsAt: endOf(account),
    jobPosts: { used: account.jobPostsUsed, allowed: jobPosts },
    cvs: { used: account.cvsUsed, allowed: cvs },
    maxCvCount,
  };
}

/** When the plan of an account is renewed or ends; null for one that does neither. */
function endOf({ plan, trialEndsAt, paidUntil }: Row): string | null {
  if (plan === "beta") return null;
  return plan === "trial" ? trialEndsAt : (paidUntil ?? null);
}

const DAY_MS = 86_400_000;

const service = () => new Service({ account: AccountEntity, user: UserEntity });
