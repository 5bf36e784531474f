import { createHmac, timingSafeEqual } from "node:crypto";
import { keyFor } from "./secrets.ts";

/** Signs the time at which a job's public form was loaded; the token cannot be forged or used for another job. */
export async function formToken(publicId: string): Promise<string> {
  const loadedAt = Date.now().toString(36);
  return `${loadedAt}.${await signatureOf(publicId, loadedAt)}`;
}

/** Time since a form was loaded, in milliseconds; undefined for a token that is forged, incomplete or of another job. */
export async function ageOfForm(token: string, publicId: string): Promise<number | undefined> {
  const [, loadedAt, signature] = /^([0-9a-z]{1,10})\.([\w-]{43})$/.exec(token) ?? [];
  if (!loadedAt || !signature) return undefined;
  const [given, right] = [Buffer.from(signature), Buffer.from(await signatureOf(publicId, loadedAt))];
  return timingSafeEqual(given, right) ? Date.now() - Number.parseInt(loadedAt, 36) : undefined;
}

const signatureOf = async (publicId: string, loadedAt: string): Promise<string> =>
  createHmac("sha256", await keyFor("form"))
    .update(`${loadedAt}.${publicId}`)
    .digest("base64url");
