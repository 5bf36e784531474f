/** Transactions that meet on an item, as DynamoDB has them: the stand-in for the table runs one after the other, so that none ever meets another. */
import { setTimeout } from "node:timers/promises";
import { dynamo } from "@candor/core/kernel/aws";

/** The time that a transaction holds its items. */
const HELD_MS = 20;

type Key = Readonly<Record<"pk" | "sk", string>>;
interface Written {
  readonly Key?: Key;
  readonly Item?: Key;
}
type Asked = readonly Readonly<Record<string, Written>>[];

/** From now on this process's transactions conflict with each other. Returns the number of those that did so far. */
export function letTransactionsConflict(): () => number {
  const held = new Set<string>();
  let conflicts = 0;
  dynamo().middlewareStack.add(
    (next) => async (call) => {
      const { TransactItems: asked } = call.input as { readonly TransactItems?: Asked };
      if (!asked) return next(call);
      const keys = asked.map((item) => nameOf(Object.values(item)[0]!));
      const reasons = keys.map((key) => ({ Code: held.has(key) ? "TransactionConflict" : "None" }));
      if (reasons.some(({ Code }) => Code !== "None")) {
        conflicts += 1;
        await setTimeout(HELD_MS);
        throw Object.assign(new Error("Transactions met"), {
          name: "TransactionCanceledException",
          CancellationReasons: reasons,
        });
      }
      for (const key of keys) held.add(key);
      try {
        await setTimeout(HELD_MS);
        return await next(call);
      } finally {
        for (const key of keys) held.delete(key);
      }
    },
    { step: "initialize", priority: "low" },
  );
  return () => conflicts;
}

function nameOf({ Key: key, Item: item }: Written): string {
  const { pk, sk } = (key ?? item)!;
  return `${pk} ${sk}`;
}
