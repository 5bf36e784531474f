import { createHash } from "node:crypto";
import { CustomAttributeType, Entity } from "electrodb";
import { Actor } from "./actor.ts";
import { Failure } from "./failure.ts";
import { IDEMPOTENCY_MS } from "./limits.ts";
import { expiresAt, inSeconds, primary, table } from "./table.ts";

export * as Idempotency from "./idempotency.ts";

/** Longest run of a function. A call that started earlier and has not ended has crashed, so its key may be used again. */
const RUNNING_MS = 60_000;

const IdempotencyEntity = new Entity(
  {
    model: { service: "candor", entity: "idempotency", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      route: { type: "string", required: true },
      key: { type: "string", required: true },
      bodyHash: { type: "string", required: true },
      /** Ids of the created items; absent while the call runs. The rest of the answer is not stored. */
      made: { type: CustomAttributeType<Record<string, unknown>>("any") },
      startedAt: { type: "number", required: true },
      expiresAt,
    },
    indexes: { one: primary(["accountId"], ["route", "key"]) },
  },
  table,
);

/** The steps of a command that is run at most once. */
export interface Once<Answer, Made extends Record<string, unknown>> {
  readonly run: () => Promise<Answer>;
  /** Returns the ids from which `again` can repeat the answer. */
  readonly idsOf: (answer: Answer) => Made;
  readonly again: (made: Made) => Promise<Answer>;
}

/**
 * Runs a command once per account, route and key within 24 hours; a repeated call returns the answer of the first. Refusals:
 * `idempotency.mismatch` for another body under the same key, `idempotency.running` while the first call has not ended.
 */
export async function once<Answer, Made extends Record<string, unknown>>(
  call: { readonly route: string; readonly key: string | undefined; readonly body: unknown },
  { run, idsOf, again }: Once<Answer, Made>,
): Promise<Answer> {
  if (!call.key) return run();
  const id = { accountId: Actor.accountId(), route: call.route, key: call.key };
  const bodyHash = createHash("sha256")
    .update(JSON.stringify(call.body ?? null))
    .digest("hex");
  const now = Date.now();

  const claim = await IdempotencyEntity.put({ ...id, bodyHash, startedAt: now, expiresAt: inSeconds(now + IDEMPOTENCY_MS) })
    .where(({ key, made, startedAt }, { notExists, lt }) => {
      const isAbandoned = `${notExists(made)} AND ${lt(startedAt, now - RUNNING_MS)}`;
      return `${notExists(key)} OR (${isAbandoned}) OR ${lt(startedAt, now - IDEMPOTENCY_MS)}`;
    })
    .go({ returnOnConditionCheckFailure: true });
  if (claim.rejected) {
    const { data: first } = await IdempotencyEntity.get(id).go({ consistent: true });
    if (first && first.bodyHash !== bodyHash) throw new Failure("idempotency.mismatch", call.key);
    if (!first?.made) throw new Failure("idempotency.running", call.key);
    return again(first.made as Made);
  }

  try {
    const answer = await run();
    await IdempotencyEntity.patch(id)
      .set({ made: idsOf(answer) })
      .go();
    return answer;
  } catch (error) {
    // Nothing was created, so the caller may use the key again.
    await IdempotencyEntity.delete(id).go();
    throw error;
  }
}
