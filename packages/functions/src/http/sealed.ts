import { CompactEncrypt, compactDecrypt } from "jose";
import { keyFor, type Purpose } from "./secrets.ts";

/** Encrypts a value for one purpose and a time, so that only this stage's functions can read or make it. */
export async function seal(purpose: Purpose, value: object, keptMs: number): Promise<string> {
  const plain = new TextEncoder().encode(JSON.stringify({ value, endsAt: Date.now() + keptMs }));
  return new CompactEncrypt(plain).setProtectedHeader({ alg: "dir", enc: "A256GCM" }).encrypt(await keyFor(purpose));
}

/** Reads a sealed value; undefined if there is none, or if it is forged, of another purpose or too old. */
export async function unseal<T>(purpose: Purpose, text: string | undefined): Promise<T | undefined> {
  if (!text) return undefined;
  try {
    const { plaintext } = await compactDecrypt(text, await keyFor(purpose), {
      keyManagementAlgorithms: ["dir"],
      contentEncryptionAlgorithms: ["A256GCM"],
    });
    const { value, endsAt } = JSON.parse(new TextDecoder().decode(plaintext)) as { value: T; endsAt: number };
    return endsAt > Date.now() ? value : undefined;
  } catch {
    return undefined;
  }
}

/** `Lax`, because the browser comes back from another site by a link: a stricter cookie would not be sent. */
const ATTRIBUTES = "Path=/; Secure; HttpOnly; SameSite=Lax";

/** A sealed value as a cookie of this host that no script can read. */
export class SealedCookie<T extends object> {
  readonly #name: string;
  readonly #purpose: Purpose;
  readonly #keptMs: number;

  constructor(name: `__Host-${string}`, purpose: Purpose, keptMs: number) {
    this.#name = name;
    this.#purpose = purpose;
    this.#keptMs = keptMs;
  }

  async set(value: T): Promise<string> {
    const sealed = await seal(this.#purpose, value, this.#keptMs);
    return `${this.#name}=${sealed}; ${ATTRIBUTES}; Max-Age=${Math.ceil(this.#keptMs / 1000)}`;
  }

  clear(): string {
    return `${this.#name}=; ${ATTRIBUTES}; Max-Age=0`;
  }

  read(cookies: readonly string[]): Promise<T | undefined> {
    const found = cookies.find((cookie) => cookie.startsWith(`${this.#name}=`));
    return unseal<T>(this.#purpose, found?.slice(this.#name.length + 1));
  }
}
