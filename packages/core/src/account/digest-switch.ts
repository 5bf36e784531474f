import { timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import { AccountEntity } from "./account.entity.ts";
import { Failure } from "../kernel/failure.ts";
import { fn } from "../kernel/fn.ts";

// Apart from digest.ts: who switches the mail needs nothing of what it tells.

/**
 * What a mail's link holds: the account, and a secret that is kept with it and nowhere else. Nothing has to be signed for that, and a new
 * secret makes every earlier link worthless. No dot: a path that ends like a file name is taken for one.
 */
export const tokenOf = (accountId: string, secret: string): string => `${accountId}~${secret}`;

const TOKEN = /^(acc_[0-9a-z]{26})~([\w-]{32})$/u;

/** Switches the daily mail on or off for whoever holds a link out of one: `notFound` for a link that is none of ours. */
export const switchDigest = fn(z.object({ token: z.string(), digest: z.boolean() }), async ({ token, digest }): Promise<void> => {
  const [, accountId = "acc_none", secret = ""] = TOKEN.exec(token) ?? [];
  const { data } = await AccountEntity.get({ accountId }).go({ consistent: true });
  if (!data || !isSame(data.digestToken ?? "", secret)) throw new Failure("notFound", accountId);
  await AccountEntity.patch({ accountId }).set({ digest }).go();
});

function isSame(known: string, given: string): boolean {
  const [a, b] = [Buffer.from(known), Buffer.from(given)];
  return a.length > 0 && a.length === b.length && timingSafeEqual(a, b);
}
