import { timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import { AccountEntity } from "./account.entity.ts";
import { Failure } from "../kernel/failure.ts";
import { fn } from "../kernel/fn.ts";

// Kept apart from the digest, so that this function does not load the code that gathers and sends it.

/**
 * Returns the token in a digest mail's link: the account id and a secret that is stored with the account only. It needs no
 * signature, and a new secret invalidates all earlier links. It contains no dot, because a path with a dot is routed as a file.
 */
export const tokenOf = (accountId: string, secret: string): string => `${accountId}~${secret}`;

const TOKEN = /^(acc_[0-9a-z]{26})~([\w-]{32})$/u;

/** Switches the daily mail on or off with the token of a mail's link. Refusal: `notFound` for an unknown token. */
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
