import { GetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import type { Tokens } from "@candor/core/session/session";
import { SESSION_COOKIE_CHARACTERS, SESSION_DAYS } from "@candor/core/limits";
import { createHash } from "node:crypto";
import { CompactEncrypt, compactDecrypt } from "jose";

/**
 * The session cookie: Cognito's tokens sealed with A256GCM, cut into pieces of at most 3180 characters, because a browser keeps
 * no cookie over 4096 bytes. `__Host-` binds it to this host over a secure connection; no script can read it.
 */
const NAME = "__Host-session";
const ATTRIBUTES = "Path=/; Secure; HttpOnly; SameSite=Lax";
/** More pieces than any token needs: a forged pile of cookies is not put together. */
const MAX_PIECES = 6;

let key: Promise<Uint8Array> | undefined;

/** Set-Cookie values that keep the tokens for 400 days, and drop pieces that an earlier, longer session left. */
export async function sealed(tokens: Tokens): Promise<string[]> {
  const plain = new TextEncoder().encode(JSON.stringify(tokens));
  const text = await new CompactEncrypt(plain).setProtectedHeader({ alg: "dir", enc: "A256GCM" }).encrypt(await sealingKey());
  const pieces = text.match(new RegExp(`.{1,${SESSION_COOKIE_CHARACTERS}}`, "g")) ?? [];
  const kept = pieces.map((piece, position) => `${NAME}.${position}=${piece}; ${ATTRIBUTES}; Max-Age=${SESSION_DAYS * 86_400}`);
  return [...kept, ...cleared(pieces.length)];
}

/** Set-Cookie values that remove the session from the browser, from piece `from` on. */
export const cleared = (from = 0): string[] =>
  Array.from({ length: MAX_PIECES - from }, (_, position) => `${NAME}.${from + position}=; ${ATTRIBUTES}; Max-Age=0`);

/** The tokens that the request's cookies hold, or undefined: none there, cut short, tampered with, or sealed with another key. */
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
    const { plaintext } = await compactDecrypt(text, await sealingKey(), {
      keyManagementAlgorithms: ["dir"],
      contentEncryptionAlgorithms: ["A256GCM"],
    });
    return JSON.parse(new TextDecoder().decode(plaintext)) as Tokens;
  } catch {
    return undefined;
  }
}

/** 32 bytes derived from the stage's secret, fetched once per start of the function. */
function sealingKey(): Promise<Uint8Array> {
  key ??= fetchSecret().then(
    (secret) => createHash("sha256").update(`session:${secret}`).digest(),
    (error: unknown) => {
      key = undefined;
      throw error;
    },
  );
  return key;
}

async function fetchSecret(): Promise<string> {
  const answer = await new SecretsManagerClient({}).send(
    new GetSecretValueCommand({ SecretId: process.env["SESSION_SECRET_ID"] }),
  );
  if (!answer.SecretString) throw new Error("The session secret is empty");
  return answer.SecretString;
}
