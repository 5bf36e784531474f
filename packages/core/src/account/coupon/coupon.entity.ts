import { Entity } from "electrodb";
import { createdAt, gsi1, primary, table, updatedAt } from "../../kernel/table.ts";

/** A coupon, which one account can use once. Its key is the normalized code. */
export const CouponEntity = new Entity(
  {
    model: { service: "candor", entity: "coupon", version: "1" },
    attributes: {
      couponKey: { type: "string", required: true },
      list: { type: ["coupons"] as const, required: true, default: "coupons" },
      code: { type: "string", required: true },
      kind: { type: ["trialDays", "beta"] as const, required: true },
      trialDays: { type: "number" },
      isActive: { type: "boolean", required: true, default: true },
      /** The account that has used it. */
      usedBy: { type: "string" },
      usedAt: { type: "string" },
      createdAt,
      updatedAt,
    },
    indexes: {
      one: primary(["couponKey"], []),
      // All coupons, for the operator.
      byDate: gsi1(["list"], ["createdAt", "couponKey"]),
    },
  },
  table,
);
