import * as z from "zod/mini";
import { UsedCoupon } from "../account.info.ts";
import { COUPON_MAX_DAYS } from "../../kernel/limits.ts";

/** A code as it was typed. Longer input is never a code. */
export const Entered = z.object({
  code: z.string("coupon.required").check(z.trim(), z.minLength(1, "coupon.required"), z.maxLength(100, "coupon.notFound")),
});
export type Entered = z.infer<typeof Entered>;

/** The grant of a coupon to an account. */
export const Grant = z.extend(z.omit(UsedCoupon, { usedAt: true }), {
  /** New end of the trial; null for beta, which does not end. */
  renewsAt: z.nullable(z.iso.datetime()),
});
export type Grant = z.infer<typeof Grant>;

/** Input for a new coupon: more trial days, or use without limits. A chosen code is easier to guess than a generated one. */
export const Fields = z.object({
  code: z.optional(z.string().check(z.trim(), z.maxLength(40), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/iu))),
  grants: z.union([z.literal("beta"), z.object({ trialDays: z.int().check(z.minimum(1), z.maximum(COUPON_MAX_DAYS)) })]),
});
export type Fields = z.infer<typeof Fields>;

/** A coupon as its operator sees it. */
export const Info = z.object({
  code: z.string(),
  kind: UsedCoupon.shape.kind,
  trialDays: UsedCoupon.shape.trialDays,
  isActive: z.boolean(),
  /** The account that has used it. */
  usedBy: z.nullable(z.string()),
  usedAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
});
export type Info = z.infer<typeof Info>;
