import type { Tokens } from "@candor/core/account/session/session";
import { SESSION_COOKIE_CHARACTERS, SESSION_DAYS } from "@candor/core/kernel/limits";
import { CompactEncrypt, compactDecrypt } from "jose";
import { keyFor } from "./secrets.ts";

/**
 * The session cookie: Cognito's tokens encrypted with A256GCM, cut into pieces of at most 3180 characters, because browsers refuse
 * cookies over 4096 bytes. `__Host-` binds it to this host over a secure connection; no script can read it.
 */
const NAME = "__Host-session";
const ATTRIBUTES = "Path=/; Secure; HttpOnly; SameSite=Lax";
/** Tells public pages that somebody is signed in here, so that they offer the dashboard. Scripts may read it, and the server ignores it. */
const HINT = "signed-in";
const HINT_ATTRIBUTES = "Path=/; Secure; SameSite=Lax";
/** More pieces than any token needs, so that a forged pile of cookies is not joined. */
const MAX_PIECES = 6;

/** Set-Cookie values that keep the tokens for 400 days, and drop pieces that an earlier, longer session left. */
export async function sealed(tokens: Tokens): Promise<string[]> {
  const plain = new TextEncoder().encode(JSON.stringify(tokens));
  const text = await new CompactEncrypt(plain)
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .encrypt(await keyFor("session"));
  const pieces = text.match(new RegExp(`.{1,${SESSION_COOKIE_CHARACTERS}}`, "g")) ?? [];
  const kept = pieces.map((piece, position) => `${NAME}.${position}=${piece}; ${ATTRIBUTES}; Max-Age=${SESSION_DAYS * 86_400}`);
  const hint = `${HINT}=1; ${HINT_ATTRIBUTES}; Max-Age=${SESSION_DAYS * 86_400}`;
  return [...kept, ...clearedPieces(pieces.length), hint];
}

/** Set-Cookie values that remove the session from the browser. */
export const cleared = (): string[] => [...clearedPieces(0), `${HINT}=; ${HINT_ATTRIBUTES}; Max-Age=0`];

/** Removes the pieces from `from` on. */
const clearedPieces = (from: number): string[] =>
  Array.from({ length: MAX_PIECES - from }, (_, position) => `${NAME}.${from + position}=; ${ATTRIBUTES}; Max-Age=0`);

/** The tokens in the request's cookies; undefined if there are none, or if they are incomplete, forged or of another key. */
export async function opened(cookies: readonly string[]): Promise<Tokens | undefined> {
  const values = new Map(cookies.map((cookie) => [cookie.slice(0, cookie.indexOf("=")), cookie.slice(cookie.indexOf("=") + 1)]));
  let text = "";
  for (let position = 0; position < MAX_PIECES; position++) {
    const piece = values.get(`${NAME}.${position}`);
    if (!piece) break;
    text += piece;
  }
  if (!text) return undefined;
  try {
    const { plaintext } = await compactDecrypt(text, await keyFor("session"), {
      keyManagementAlgorithms: ["dir"],
      contentEncryptionAlgorithms: ["A256GCM"],
    });
    return JSON.parse(new TextDecoder().decode(plaintext)) as Tokens;
  } catch {
    return undefined;
  }
}
