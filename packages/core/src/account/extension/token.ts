import { createHash, randomBytes } from "node:crypto";
import { Service, type EntityItem } from "electrodb";
import * as z from "zod/mini";
import { Actor } from "../../kernel/actor.ts";
import { cleanLine } from "../../kernel/clean-text.ts";
import { commit } from "../../kernel/commit.ts";
import { DAY_MS } from "../../kernel/durations.ts";
import { Failure } from "../../kernel/failure.ts";
import { fn } from "../../kernel/fn.ts";
import { createId } from "../../kernel/id.ts";
import {
  EXTENSION_BROWSER_MAX_CHARACTERS,
  EXTENSION_BROWSERS_PER_ACCOUNT,
  EXTENSION_CODE_LIFETIME_MS,
  EXTENSION_TOKEN_DAYS,
} from "../../kernel/limits.ts";
import { Realtime } from "../../kernel/realtime/realtime.ts";
import { inSeconds } from "../../kernel/table.ts";
import { AuditEntity } from "../audit/audit.entity.ts";
import { Audit } from "../audit/audit.ts";
import { ExtensionCodeEntity, ExtensionTokenEntity, ExtensionTokenHashEntity } from "./extension.entity.ts";
import { CodeWish, type Connected, type Exchange } from "./extension.info.ts";
import { isOurRedirect } from "./redirects.ts";

export * as ExtensionToken from "./token.ts";

type Row = EntityItem<typeof ExtensionTokenEntity>;

/** A browser whose token was valid a moment ago. */
export type Connection = Pick<Row, "accountId" | "userId" | "email" | "tokenId">;

/**
 * Makes the signed-in member's code for the extension: one use within a minute, and only with the verifier of `challenge`. Refusal:
 * `extension.redirect` for an address that is not our extension's.
 */
export const issueCode = fn(CodeWish, async ({ challenge, redirectUri }): Promise<{ code: string }> => {
  if (!isOurRedirect(redirectUri)) throw new Failure("extension.redirect");
  const { accountId, userId, email, sessionId } = Actor.member();
  const code = secret();
  const ends = Date.now() + EXTENSION_CODE_LIFETIME_MS;
  await ExtensionCodeEntity.put({
    codeHash: hashOf(code),
    accountId,
    userId,
    email,
    sessionId,
    challenge,
    redirectUri,
    endsAt: new Date(ends).toISOString(),
    expiresAt: inSeconds(ends),
  }).go();
  return { code };
});

/**
 * Exchanges a code for a token, of which only the hash is stored. A code is used up by its first exchange, also by one that is refused.
 * Refusal: `extension.code`.
 * @param isOpen true while a session has not ended; a sign-out ends the codes of its session as well
 */
export async function exchange(
  input: Exchange,
  isOpen: (sessionId: string) => Promise<boolean>,
): Promise<{ token: string; tokenId: string; email: string }> {
  const { code, verifier, redirectUri, browser } = input;
  const given = await take(code);
  const isRight = given?.redirectUri === redirectUri && given.challenge === challengeOf(verifier);
  if (!given || !isRight) throw new Failure("extension.code");
  const { accountId, userId, email, sessionId } = given;
  const token = secret();
  const tokenId = await write({ accountId, userId, email, browser, token });
  // Read after the token is written: a sign-out before this read is seen here, and one after it finds the token.
  if (!(await isOpen(sessionId))) {
    await remove({ accountId, tokenId, tokenHash: hashOf(token) });
    throw new Failure("extension.code");
  }
  await keepNewest(accountId, tokenId);
  await Actor.enter({ type: "system", accountId }, () => Realtime.notify({ about: "extension" }));
  return { token, tokenId, email };
}

/** Uses a code up. Returns undefined for one that is unknown, used or older than a minute. */
async function take(code: string) {
  const { data, rejected } = await ExtensionCodeEntity.remove({ codeHash: hashOf(code) })
    .where(({ endsAt }, { gt }) => gt(endsAt, new Date().toISOString()))
    .go({ response: "all_old", returnOnConditionCheckFailure: true });
  return rejected || !data ? undefined : data;
}

async function write({
  token,
  browser,
  ...owner
}: Pick<Row, "accountId" | "userId" | "email" | "browser"> & { readonly token: string }): Promise<string> {
  const tokenId = createId("extension");
  const tokenHash = hashOf(token);
  const { accountId, userId } = owner;
  const named = cleanLine(browser, EXTENSION_BROWSER_MAX_CHARACTERS);
  const failed = await commit(() =>
    service()
      .transaction.write((entity) => [
        entity.token.create({ ...owner, tokenId, tokenHash, browser: named, ...usedNow() }).commit(),
        entity.hash.create({ tokenHash, accountId, tokenId, expiresAt: usedNow().expiresAt }).commit(),
        entity.audit
          .put(Audit.entry("extension.connected", { browser: named }, { accountId, by: { type: "member", userId } }))
          .commit(),
      ])
      .go(),
  );
  if (failed.length > 0) throw new Error("A new token exists already");
  return tokenId;
}

/** Revokes the browsers that were not used for longest, beyond the most that an account may connect. */
async function keepNewest(accountId: string, newest: string): Promise<void> {
  const others = (await rowsOf(accountId)).filter(({ tokenId }) => tokenId !== newest);
  const byUse = others.toSorted((a, b) => b.usedAt.localeCompare(a.usedAt));
  await Promise.all(byUse.slice(EXTENSION_BROWSERS_PER_ACCOUNT - 1).map(remove));
}

/**
 * Returns the browser of a token. Its end moves with the first use on a day. Refusal: `extension.token` for a token that is unknown,
 * revoked or was not used for ninety days.
 */
export async function verify(token: string): Promise<Connection> {
  const { data: known } = await ExtensionTokenHashEntity.get({ tokenHash: hashOf(token) }).go({ consistent: true });
  const { data: row } = known
    ? await ExtensionTokenEntity.get({ accountId: known.accountId, tokenId: known.tokenId }).go({ consistent: true })
    : { data: null };
  if (!row || row.endsAt <= new Date().toISOString()) throw new Failure("extension.token");
  if (!isToday(row.usedAt) && !(await push(row))) throw new Failure("extension.token");
  const { accountId, userId, email, tokenId } = row;
  return { accountId, userId, email, tokenId };
}

/** Moves the end of a token. Returns false if it was revoked meanwhile. */
async function push({ accountId, tokenId, tokenHash }: Row): Promise<boolean> {
  const { expiresAt, ...used } = usedNow();
  const failed = await commit(() =>
    service()
      .transaction.write((entity) => [
        entity.token
          .patch({ accountId, tokenId })
          .set({ ...used, expiresAt })
          .commit(),
        entity.hash.patch({ tokenHash }).set({ expiresAt }).commit(),
      ])
      .go(),
  );
  return failed.length === 0;
}

/** Counts a CV that a browser has announced. */
export async function countSent({ accountId, tokenId }: Connection): Promise<void> {
  await ExtensionTokenEntity.patch({ accountId, tokenId }).add({ sent: 1 }).go({ returnOnConditionCheckFailure: true });
}

/** Lists the browsers that the signed-in member has connected, the one used last first. */
export async function list(): Promise<{ tokens: Connected[] }> {
  const { accountId, userId } = Actor.member();
  const now = new Date().toISOString();
  const rows = (await rowsOf(accountId, userId)).filter(({ endsAt }) => endsAt > now);
  const shown = rows.map(({ tokenId, browser, sent, createdAt, usedAt, endsAt }) => ({
    tokenId,
    browser,
    sent,
    createdAt,
    usedAt,
    endsAt,
  }));
  return { tokens: shown.toSorted((a, b) => b.usedAt.localeCompare(a.usedAt) || b.tokenId.localeCompare(a.tokenId)) };
}

/** Disconnects one of the signed-in member's browsers at once. Refusal: `row.notUpdated`. */
export const revoke = fn(z.object({ tokenId: z.string() }), async ({ tokenId }): Promise<void> => {
  const { accountId, userId } = Actor.member();
  const { data } = await ExtensionTokenEntity.get({ accountId, tokenId }).go({ consistent: true });
  if (data?.userId !== userId) throw new Failure("row.notUpdated", tokenId);
  await remove(data);
  await Audit.note("extension.disconnected", { browser: data.browser });
});

/** Disconnects the browser that asks for it. */
export async function disconnect({ accountId, tokenId }: Connection): Promise<void> {
  const { data } = await ExtensionTokenEntity.get({ accountId, tokenId }).go({ consistent: true });
  if (!data) return;
  await remove(data);
  const { browser } = data;
  await Audit.note("extension.disconnected", { browser }, { by: { type: "extension", browser } });
}

/** Disconnects all browsers of the signed-in member. */
export async function revokeMine(): Promise<void> {
  const revoked = await revokeAll(Actor.member());
  await Promise.all(revoked.map(({ browser }) => Audit.note("extension.disconnected", { browser })));
}

/** Disconnects all browsers of an account, or those of one of its users, and returns them. */
export async function revokeAll({ accountId, userId }: { accountId: string; userId?: string }): Promise<Row[]> {
  const rows = await rowsOf(accountId, userId);
  await Promise.all(rows.map(remove));
  return rows;
}

async function rowsOf(accountId: string, userId?: string): Promise<Row[]> {
  const { data } = await ExtensionTokenEntity.query.ofAccount({ accountId }).go({ pages: "all", consistent: true });
  return data.filter((row) => userId === undefined || row.userId === userId);
}

/** Deletes the browser first: without it the token is refused. */
async function remove({ accountId, tokenId, tokenHash }: Pick<Row, "accountId" | "tokenId" | "tokenHash">): Promise<void> {
  await ExtensionTokenEntity.delete({ accountId, tokenId }).go();
  await ExtensionTokenHashEntity.delete({ tokenHash }).go();
}

function usedNow() {
  const now = Date.now();
  const ends = now + EXTENSION_TOKEN_DAYS * DAY_MS;
  return { usedAt: new Date(now).toISOString(), endsAt: new Date(ends).toISOString(), expiresAt: inSeconds(ends) };
}

const isToday = (at: string): boolean => at.slice(0, 10) === new Date().toISOString().slice(0, 10);
const secret = (): string => randomBytes(32).toString("base64url");
const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");
/** S256 of RFC 7636. */
const challengeOf = (verifier: string): string => createHash("sha256").update(verifier).digest("base64url");

const service = () => new Service({ token: ExtensionTokenEntity, hash: ExtensionTokenHashEntity, audit: AuditEntity });
