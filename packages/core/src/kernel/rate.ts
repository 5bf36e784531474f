import { createHash } from "node:crypto";
import { Entity } from "electrodb";
import { Failure } from "./failure.ts";
import { expiresAt, inSeconds, primary, table } from "./table.ts";

export * as Rate from "./rate.ts";

const RateEntity = new Entity(
  {
    model: { service: "candor", entity: "rate", version: "1" },
    attributes: {
      subject: { type: "string", required: true },
      window: { type: "number", required: true },
      count: { type: "number", required: true },
      expiresAt,
    },
    indexes: { one: primary(["subject"], ["window"]) },
  },
  table,
);

/**
 * Counts one use by a subject ("link:ada@example.com") in the current window, or a use of several units. Refusal past `limit`: `rate.limited`
 * with the seconds left. The count is a condition on the write, so that concurrent requests never share the last place.
 */
export async function spend(subject: string, limit: number, windowMs: number, units = 1): Promise<void> {
  const window = Math.floor(Date.now() / windowMs);
  const { rejected } = await RateEntity.upsert({
    subject: hidden(subject),
    window,
    expiresAt: inSeconds((window + 2) * windowMs),
  })
    .add({ count: units })
    .where(({ count }, { notExists, lte }) => `${notExists(count)} OR ${lte(count, limit - units)}`)
    .go({ returnOnConditionCheckFailure: true });
  if (rejected)
    throw new Failure("rate.limited", subject, { retryAfterSeconds: inSeconds((window + 1) * windowMs - Date.now()) + 1 });
}

/** Gives back a use without effect, or units that were not used, so that they do not count. */
export async function giveBack(subject: string, windowMs: number, units = 1): Promise<void> {
  await RateEntity.patch({ subject: hidden(subject), window: Math.floor(Date.now() / windowMs) })
    .add({ count: -units })
    .where(({ count }, { gte }) => gte(count, units))
    .go({ returnOnConditionCheckFailure: true });
}

/** The kind of a subject and a hash of the rest: counts need no address, network or account in words, and outlive none of them. */
function hidden(subject: string): string {
  const kind = subject.slice(0, subject.indexOf(":") + 1);
  return kind + createHash("sha256").update(subject).digest("base64url").slice(0, 22);
}
