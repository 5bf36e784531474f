import * as z from "zod";
import { Refusal } from "../kernel/service.ts";

/** The policy of a presigned POST. https://docs.aws.amazon.com/AmazonS3/latest/developerguide/sigv4-HTTPPOSTConstructPolicy.html */
export interface PostPolicy {
  readonly expiresAt: number;
  readonly minBytes: number;
  readonly maxBytes: number;
  readonly conditions: readonly Condition[];
}

interface Condition {
  readonly operator: "eq" | "starts-with";
  /** In lower case, without the dollar. */
  readonly field: string;
  readonly value: string;
}

const Policy = z.object({
  expiration: z.iso.datetime(),
  conditions: z.array(
    z.union([
      z.tuple([z.literal("content-length-range"), z.coerce.number().int().min(0), z.coerce.number().int().min(0)]),
      z.tuple([z.enum(["eq", "starts-with"]), z.string().startsWith("$"), z.string()]),
      z.record(z.string(), z.string()),
    ]),
  ),
});

/** Fields that need no condition. */
const isExempt = (field: string): boolean => ["policy", "x-amz-signature"].includes(field) || field.startsWith("x-ignore-");

/** @throws Refusal InvalidPolicyDocument */
export function parsePolicy(base64: string): PostPolicy {
  const result = Policy.safeParse(parseJson(Buffer.from(base64, "base64").toString()));
  if (!result.success) throw new Refusal("InvalidPolicyDocument", `Invalid Policy: ${z.prettifyError(result.error)}`);

  const conditions: Condition[] = [];
  let [minBytes, maxBytes] = [0, Number.POSITIVE_INFINITY];
  for (const condition of result.data.conditions) {
    if (!Array.isArray(condition)) {
      for (const [field, value] of Object.entries(condition))
        conditions.push({ operator: "eq", field: field.toLowerCase(), value });
    } else if (condition[0] === "content-length-range") {
      [minBytes, maxBytes] = [Math.max(minBytes, condition[1]), Math.min(maxBytes, condition[2])];
    } else {
      conditions.push({ operator: condition[0], field: condition[1].slice(1).toLowerCase(), value: condition[2] });
    }
  }
  return { expiresAt: Date.parse(result.data.expiration), minBytes, maxBytes, conditions };
}

/**
 * Every condition must be met, and every field must have one. The size is checked later; see `assertSize`.
 * @param fields of the form, names in lower case, "bucket" among them
 * @throws Refusal AccessDenied, in AWS's words
 */
export function assertPolicy(policy: PostPolicy, fields: ReadonlyMap<string, string>, now: number): void {
  const denied = (why: string) => new Refusal("AccessDenied", `Invalid according to Policy: ${why}`, 403);
  if (now >= policy.expiresAt) throw denied("Policy expired.");

  for (const { operator, field, value } of policy.conditions) {
    const given = fields.get(field);
    const holds = given !== undefined && (operator === "eq" ? given === value : startsWith(field, given, value));
    if (!holds) throw denied(`Policy Condition failed: ["${operator}", "$${field}", "${value}"]`);
  }
  const covered = new Set(policy.conditions.map(({ field }) => field));
  // The bucket is in the URL, so a form without the field needs no condition on it.
  const extra = [...fields.keys()].filter((field) => field !== "bucket" && !covered.has(field) && !isExempt(field));
  if (extra.length > 0) throw denied(`Extra input fields: ${extra.join(", ")}`);
}

/** @throws Refusal EntityTooLarge, EntityTooSmall */
export function assertSize(policy: PostPolicy, bytes: number, isComplete: boolean): void {
  if (bytes > policy.maxBytes) throw new Refusal("EntityTooLarge", "Your proposed upload exceeds the maximum allowed size");
  if (isComplete && bytes < policy.minBytes)
    throw new Refusal("EntityTooSmall", "Your proposed upload is smaller than the minimum allowed size");
}

/** In a comma-separated list of content types, each must start with the value. */
function startsWith(field: string, given: string, value: string): boolean {
  const parts = field === "content-type" ? given.split(",") : [given];
  return parts.every((part) => part.startsWith(value));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
