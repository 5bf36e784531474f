import { Service, type EntityItem } from "electrodb";
import type * as z from "zod/mini";
import { AccountEntity, type AccountRow } from "../account.entity.ts";
import { Account } from "../account.ts";
import { AuditEntity } from "../audit/audit.entity.ts";
import { Audit } from "../audit/audit.ts";
import { isSubscribed } from "../standing.ts";
import { Actor } from "../../kernel/actor.ts";
import { Failure, type FailureCode } from "../../kernel/failure.ts";
import { Contended, LOST, retry } from "../../kernel/retry.ts";
import { fn } from "../../kernel/fn.ts";
import { Idempotency } from "../../kernel/idempotency.ts";
import { COUPON_GUESSES_PER_ACCOUNT_AND_HOUR } from "../../kernel/limits.ts";
import { Rate } from "../../kernel/rate.ts";
import { commit } from "../../kernel/commit.ts";
import { Outbox, OwedEntity } from "../../kernel/outbox.ts";
import { keyOf, madeCode } from "./code.ts";
import { CouponEntity } from "./coupon.entity.ts";
import { Entered, Fields, type Grant, type Info } from "./coupon.info.ts";

export * as Coupon from "./coupon.ts";

type Row = EntityItem<typeof CouponEntity>;

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/**
 * Returns the grant that a coupon would give the acting account, without using it. Refusals: `coupon.required`, `coupon.notFound`
 * for unknown and inactive ones, `coupon.usedByYou`, `coupon.usedByOther`, `coupon.notNeeded` where it would add nothing,
 * `coupon.subscribed` for beta beside a subscription, `rate.limited` after many wrong codes.
 */
export const validate = fn(Entered, async ({ code }): Promise<Grant> => {
  const { coupon, account } = await lookUp(code);
  return grantOf(coupon, account);
});

/**
 * Uses a coupon for the acting account, in one transaction with its grant; CVs that waited are then read. Concurrent requests
 * cannot use a coupon twice. Refusals are those of `validate`, and `plan.updateFailed` or `coupon.updateFailed` where concurrent
 * writes won every time: then nothing has changed.
 */
export async function redeem(
  entered: z.input<typeof Entered>,
  { idempotencyKey }: { idempotencyKey: string | undefined },
): Promise<Grant> {
  return Idempotency.once<Grant, { code: string }>(
    { route: "POST /api/coupons/redeem", key: idempotencyKey, body: entered },
    { run: () => apply(entered), idsOf: ({ code }) => ({ code }), again: ({ code }) => applied(code) },
  );
}

const ATTEMPTS = 5;

const apply = fn(Entered, async ({ code }): Promise<Grant> => {
  let lost: FailureCode = "coupon.updateFailed";
  try {
    return await retry(
      "a coupon",
      async () => {
        const { coupon, account } = await lookUp(code);
        const grant = grantOf(coupon, account);
        const failed = await write(coupon, account, grant);
        if (failed.length === 0) return grant;
        // The next look-up finds the winner: another account with this coupon, or this account with another coupon.
        lost = failed.includes(0) ? "coupon.updateFailed" : "plan.updateFailed";
        return LOST;
      },
      { attempts: ATTEMPTS },
    );
  } catch (error) {
    throw error instanceof Contended ? new Failure(lost, code) : error;
  }
});

/**
 * Writes coupon and account in one transaction, on the condition that both are unchanged since they were read. Returns the
 * positions of the failed conditions.
 */
async function write(coupon: Row, account: AccountRow, grant: Grant): Promise<number[]> {
  const usedAt = new Date().toISOString();
  const { code, kind, trialDays, renewsAt } = grant;
  const gains =
    renewsAt === null
      ? { plan: "beta" as const }
      : { plan: "trial" as const, trialEndsAt: renewsAt, couponDays: (account.couponDays ?? 0) + (trialDays ?? 0) };
  const changes = { ...gains, coupon: { code, kind, trialDays, usedAt } };
  const owed = Account.owedRelease({ ...account, ...changes });

  const failed = await commit(() =>
    service()
      .transaction.write((entity) => [
        entity.coupon
          .patch({ couponKey: coupon.couponKey })
          .set({ usedBy: account.accountId, usedAt })
          .where(({ isActive, usedBy }, { eq, notExists }) => `${eq(isActive, true)} AND ${notExists(usedBy)}`)
          .commit(),
        entity.account
          .patch({ accountId: account.accountId })
          .set(changes)
          .where(({ plan, trialEndsAt, billingVersion }, { eq, notExists }) =>
            [
              eq(plan, account.plan),
              eq(trialEndsAt, account.trialEndsAt),
              account.billingVersion === undefined ? notExists(billingVersion) : eq(billingVersion, account.billingVersion),
            ].join(" AND "),
          )
          .commit(),
        ...(owed ? [entity.owed.put(owed).commit()] : []),
        entity.audit.put(Audit.entry("coupon.redeemed", { plan: gains.plan, count: trialDays ?? undefined })).commit(),
      ])
      .go(),
  );
  if (failed.length === 0) await Outbox.pay(owed);
  return failed;
}

/** Returns the account and a coupon that it may use. Only wrong codes count against the limit on guessing. */
async function lookUp(code: string): Promise<{ coupon: Row; account: AccountRow }> {
  const accountId = Actor.accountId();
  const guesses = `coupon:${accountId}`;
  await Rate.spend(guesses, COUPON_GUESSES_PER_ACCOUNT_AND_HOUR, HOUR_MS);
  const [coupon, account] = await Promise.all([find(code), accountOf(accountId)]);
  if (!coupon) throw new Failure("coupon.notFound");
  await Rate.giveBack(guesses, HOUR_MS);

  if (coupon.usedBy === accountId) {
    throw new Failure("coupon.usedByYou", coupon.code);
  }
  if (!coupon.isActive) throw new Failure("coupon.notFound", coupon.code);
  if (coupon.usedBy) throw new Failure("coupon.usedByOther", coupon.code);
  return { coupon, account };
}

async function find(code: string): Promise<Row | undefined> {
  const couponKey = keyOf(code);
  if (couponKey === "") return undefined;
  const { data } = await CouponEntity.get({ couponKey }).go({ consistent: true });
  return data ?? undefined;
}

async function accountOf(accountId: string): Promise<AccountRow> {
  const { data } = await AccountEntity.get({ accountId }).go({ consistent: true });
  if (!data) throw new Failure("plan.notFound", accountId);
  return data;
}

/**
 * Trial days count from the end of the trial, or from now where it has ended. Refuses with `coupon.notNeeded` a coupon that would
 * add nothing, as trial days beside a subscription, and with `coupon.subscribed` beta beside one, which would go on being charged.
 */
function grantOf({ code, kind, trialDays }: Row, account: AccountRow): Grant {
  if (kind === "beta" && isSubscribed(account)) throw new Failure("coupon.subscribed", code);
  if (account.plan === "beta" || isSubscribed(account)) throw new Failure("coupon.notNeeded", code);
  if (kind === "beta") return { code, kind, trialDays: null, renewsAt: null };
  const days = trialDays ?? 0;
  const from = Math.max(Date.now(), Date.parse(account.trialEndsAt));
  return { code, kind, trialDays: days, renewsAt: new Date(from + days * DAY_MS).toISOString() };
}

/** Returns the grant of a coupon that the acting account has used before; a repeated call gets the same answer. */
async function applied(code: string): Promise<Grant> {
  const [coupon, { renewsAt }] = await Promise.all([find(code), Account.plan()]);
  if (!coupon) throw new Failure("coupon.notFound", code);
  return { code: coupon.code, kind: coupon.kind, trialDays: coupon.trialDays ?? null, renewsAt };
}

/** Forgets which account has used coupons, when it has ended. They stay used. */
export async function forgetAccount(accountId: string): Promise<void> {
  const { data } = await CouponEntity.query.byDate({ list: "coupons" }).go({ pages: "all" });
  for (const { couponKey } of data.filter(({ usedBy }) => usedBy === accountId)) {
    await CouponEntity.patch({ couponKey })
      .set({ usedBy: "an account that has ended" })
      .where(({ usedBy }, { eq }) => eq(usedBy, accountId))
      .go({ returnOnConditionCheckFailure: true });
  }
}

/**
 * Creates a coupon, with a generated code unless one is given.
 * @throws Error where the code exists
 */
export const create = fn(Fields, async ({ code = madeCode(), grants }): Promise<Info> => {
  const { data, rejected } = await CouponEntity.create({
    couponKey: keyOf(code),
    code: code.toUpperCase(),
    ...(grants === "beta" ? { kind: "beta" } : { kind: "trialDays", trialDays: grants.trialDays }),
  }).go({ returnOnConditionCheckFailure: true });
  if (rejected) throw new Error(`There is a coupon ${code.toUpperCase()} already.`);
  return infoOf(data);
});

/** Returns all coupons, newest first. */
export async function list(): Promise<Info[]> {
  const { data } = await CouponEntity.query.byDate({ list: "coupons" }).go({ pages: "all", order: "desc" });
  return data.map(infoOf);
}

/**
 * Deactivates a coupon; an account that has used it keeps its grant.
 * @throws Error for an unknown code
 */
export const deactivate = fn(Entered, async ({ code }): Promise<Info> => {
  const coupon = await find(code);
  if (!coupon) throw new Error(`There is no coupon ${code}.`);
  const { data } = await CouponEntity.patch({ couponKey: coupon.couponKey }).set({ isActive: false }).go({ response: "all_new" });
  return infoOf(data);
});

const infoOf = ({ code, kind, trialDays, isActive, usedBy, usedAt, createdAt }: Row): Info => ({
  code,
  kind,
  trialDays: trialDays ?? null,
  isActive,
  usedBy: usedBy ?? null,
  usedAt: usedAt ?? null,
  createdAt,
});

const service = () => new Service({ coupon: CouponEntity, account: AccountEntity, owed: OwedEntity, audit: AuditEntity });
