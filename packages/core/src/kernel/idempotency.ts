import { createHash } from "node:crypto";
import { CustomAttributeType, Entity } from "electrodb";
import { Actor } from "./actor.ts";
import { Failure, FAILURES } from "./failure.ts";
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
      /** Ids that the call is to give what it creates, chosen before: a repeated call finds by them what an earlier one created. */
      planned: { type: CustomAttributeType<Record<string, unknown>>("any") },
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
  /** Chooses the ids of what is created. Without it, a call that ended between its work and its record may do its work again. */
  readonly plan?: () => Made;
  /** `run` creates what the planned ids still lack, so that it also completes what an earlier call has begun. */
  readonly isRepeatable?: boolean;
  readonly run: (planned: Made) => Promise<Answer>;
  /** Returns the ids from which `again` can repeat the answer. */
  readonly idsOf: (answer: Answer) => Made;
  /** Repeats the answer; refuses where nothing has these ids. */
  readonly again: (made: Made) => Promise<Answer>;
}

/**
 * Runs a command once per account, route and key within 24 hours; a repeated call returns the answer of the first. Refusals:
 * `idempotency.mismatch` for another body under the same key, `idempotency.running` while the first call has not ended.
 */
export async function once<Answer, Made extends Record<string, unknown>>(
  call: { readonly route: string; readonly key: string | undefined; readonly body: unknown },
  steps: Once<Answer, Made>,
): Promise<Answer> {
  const planned = (steps.plan?.() ?? {}) as Made;
  if (!call.key) return steps.run(planned);
  const id = { accountId: Actor.accountId(), route: call.route, key: call.key };
  const bodyHash = createHash("sha256")
    .update(JSON.stringify(call.body ?? null))
    .digest("hex");
  const now = Date.now();

  const claim = await IdempotencyEntity.put({
    ...id,
    bodyHash,
    planned,
    startedAt: now,
    expiresAt: inSeconds(now + IDEMPOTENCY_MS),
  })
    .where(({ key, startedAt }, { notExists, lt }) => `${notExists(key)} OR ${lt(startedAt, now - IDEMPOTENCY_MS)}`)
    .go({ returnOnConditionCheckFailure: true });
  if (!claim.rejected) return attempt(id, planned, steps);

  const { data: first } = await IdempotencyEntity.get(id).go({ consistent: true });
  if (first && first.bodyHash !== bodyHash) throw new Failure("idempotency.mismatch", call.key);
  if (first?.made) return steps.again(first.made as Made);
  if (!first || !(await takeOver(id, first.startedAt, now))) throw new Failure("idempotency.running", call.key);
  const ids = (first.planned ?? planned) as Made;
  const stands = steps.plan && !steps.isRepeatable && (await standing(ids, steps));
  if (!stands) return attempt(id, ids, steps);
  await record(id, ids);
  return stands;
}

interface Id {
  readonly accountId: string;
  readonly route: string;
  readonly key: string;
}

/** Continues a call that ended without a record. False while it may still run, or when another call has taken it over. */
async function takeOver(id: Id, startedAt: number, now: number): Promise<boolean> {
  if (startedAt >= now - RUNNING_MS) return false;
  const { rejected } = await IdempotencyEntity.patch(id)
    .set({ startedAt: now })
    .where((row, { eq, notExists }) => `${notExists(row.made)} AND ${eq(row.startedAt, startedAt)}`)
    .go({ returnOnConditionCheckFailure: true });
  return !rejected;
}

/** The answer about what an earlier call has created, or undefined when it has created nothing. */
async function standing<Answer, Made extends Record<string, unknown>>(
  planned: Made,
  { again }: Once<Answer, Made>,
): Promise<Answer | undefined> {
  try {
    return await again(planned);
  } catch (error) {
    if (error instanceof Failure && FAILURES[error.code] === "notFound") return undefined;
    throw error;
  }
}

async function attempt<Answer, Made extends Record<string, unknown>>(
  id: Id,
  planned: Made,
  { run, idsOf }: Once<Answer, Made>,
): Promise<Answer> {
  let answer: Answer;
  try {
    answer = await run(planned);
  } catch (error) {
    await release(id, error instanceof Failure);
    throw error;
  }
  await record(id, idsOf(answer));
  return answer;
}

/** Notes what was created. Where that fails, the caller still gets the answer, and a repeated call finds it by the planned ids. */
async function record(id: Id, made: Record<string, unknown>): Promise<void> {
  try {
    await IdempotencyEntity.patch(id).set({ made }).go();
  } catch (error) {
    console.warn({ idempotency: "not recorded", error });
    await release(id, false);
  }
}

/**
 * Lets the key be used again. After a refusal nothing was created, and another body may come; after any other error something may have
 * been, so the planned ids are kept.
 */
async function release(id: Id, isRefused: boolean): Promise<void> {
  try {
    if (isRefused) await IdempotencyEntity.delete(id).go();
    else
      await IdempotencyEntity.patch(id)
        .set({ startedAt: Date.now() - RUNNING_MS - 1 })
        .go();
  } catch (error) {
    // It is free after a minute in any case.
    console.warn({ idempotency: "not released", error });
  }
}
