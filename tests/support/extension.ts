import { createHash, randomBytes } from "node:crypto";
import type { AnswerOf, CallKey } from "@candor/contract";
import { Client, postForm, type Parts, type Reply } from "../../scripts/client.ts";
import { EXTENSION_ID } from "../../packages/extension/src/id.ts";

/** The address at which Chromium hands an answer to our extension. */
export const REDIRECT = `https://${EXTENSION_ID}.chromiumapp.org/connected`;

const secret = () => randomBytes(32).toString("base64url");

/** A verifier, and the challenge made of it. */
export function aChallenge() {
  const verifier = secret();
  return { verifier, challenge: createHash("sha256").update(verifier).digest("base64url") };
}

/** Presses "Connect" on the page, as the person who is signed in. */
export const askCode = (recruiter: Client, challenge: string, redirectUri = REDIRECT) =>
  recruiter.ok("POST /api/extension/codes", { body: { challenge, redirectUri } });

/** The extension of a browser: it has a token and no cookies, and calls from an origin of its own. */
export class Extension {
  readonly #client: Client;
  readonly token: string;
  readonly tokenId: string;

  private constructor(client: Client, { token, tokenId }: AnswerOf<"POST /api/extension/tokens">) {
    this.#client = client;
    this.token = token;
    this.tokenId = tokenId;
  }

  /** Connects a browser of the recruiter. */
  static async of(recruiter: Client, url: string, browser = "Chrome 156 on Windows"): Promise<Extension> {
    const { verifier, challenge } = aChallenge();
    const { code } = await askCode(recruiter, challenge);
    const client = new Client(url);
    const body = { code, verifier, redirectUri: REDIRECT, browser };
    return new Extension(client, await client.ok("POST /api/extension/tokens", { body, headers: fromExtension() }));
  }

  call<K extends CallKey>(key: K, { headers, ...parts }: Parts<K> = {}): Promise<Reply<K>> {
    return this.#client.call(key, { ...parts, headers: { ...fromExtension(this.token), ...headers } });
  }

  ok<K extends CallKey>(key: K, { headers, ...parts }: Parts<K> = {}): Promise<AnswerOf<K>> {
    return this.#client.ok(key, { ...parts, headers: { ...fromExtension(this.token), ...headers } });
  }

  /** Announces a CV and posts it. */
  async send(jobId: string, bytes: Uint8Array, name = "cv.pdf"): Promise<string> {
    const { cvId, post } = await this.ok("POST /api/extension/uploads", { body: { jobId, name, size: bytes.length } });
    const { status } = await postForm(post, bytes);
    if (status >= 300) throw new Error(`S3 answered ${status}`);
    return cvId;
  }

  outcome = (jobId: string, cvId: string, locale?: "de") =>
    this.ok("GET /api/extension/uploads/{cvId}", { path: { cvId }, query: { jobId, ...(locale && { locale }) } });
}

/** Headers of a call by an extension that has the host's permission. */
export const fromExtension = (token?: string): Record<string, string> => ({
  origin: `chrome-extension://${EXTENSION_ID}`,
  "sec-fetch-site": "none",
  ...(token && { authorization: `Bearer ${token}` }),
});
