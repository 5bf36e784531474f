import { Entity } from "electrodb";
import { createId } from "./id.ts";
import { createdAt, primary, table, written } from "./table.ts";
import type { Task } from "./task.ts";
import { Tasks } from "./tasks.ts";

export * as Outbox from "./outbox.ts";

/** Partitions, so that many transactions at once do not meet the capacity of one. */
const SHARDS = 4;

/** Tasks that are owed: written, and not known to be in their queue yet. */
export const OwedEntity = new Entity(
  {
    model: { service: "candor", entity: "owed", version: "1" },
    attributes: {
      shard: { type: "number", required: true },
      owedId: { type: "string", required: true },
      task: { ...written<Task>(), required: true },
      delaySeconds: { type: "number" },
      createdAt,
    },
    indexes: { byAge: primary(["shard"], ["owedId"]) },
  },
  table,
);

/** A task as it is written in the transaction that makes it necessary. */
export interface Owed {
  readonly shard: number;
  readonly owedId: string;
  readonly task: Task;
  /** From the time at which it is sent. */
  readonly delaySeconds?: number | undefined;
}

/**
 * Makes the item of a task that must follow a write. Put it in the transaction of that write, and call `pay` afterwards: a process that
 * ends between the two, or a queue that cannot be reached, delays the task and does not lose it.
 */
export function owe(task: Task, { delaySeconds }: { readonly delaySeconds?: number } = {}): Owed {
  const owed = { shard: Math.floor(Math.random() * SHARDS), owedId: createId("owed"), task };
  return delaySeconds === undefined ? owed : { ...owed, delaySeconds };
}

/** Sends a task that has been written. Where that fails, `payAll` sends it: the write stands, so the caller's work is done. */
export async function pay(owed: Owed | undefined): Promise<void> {
  if (!owed) return;
  try {
    await send(owed);
  } catch (error) {
    console.warn({ owed: owed.owedId, task: owed.task.type, sentLater: error });
  }
}

/** A younger one is being sent by its own process. */
const OVERDUE_MS = 30_000;

/** Sends the tasks that nobody has sent, and returns their number. A task may go out twice: the queue delivers at least once anyway. */
export async function payAll(now = Date.now()): Promise<number> {
  const until = new Date(now - OVERDUE_MS).toISOString();
  let sent = 0;
  for (let shard = 0; shard < SHARDS; shard++) {
    const { data } = await OwedEntity.query.byAge({ shard }).go({ pages: "all", consistent: true });
    for (const owed of data.filter((each) => each.createdAt <= until)) {
      await send(owed);
      sent += 1;
    }
  }
  return sent;
}

async function send({ shard, owedId, task, delaySeconds }: Owed): Promise<void> {
  await Tasks.send(task, { delaySeconds });
  await OwedEntity.delete({ shard, owedId }).go();
}
