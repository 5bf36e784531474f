/** The key that signs a pool's tokens: RS256, generated once, readable by its owner only. */
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import { writeAtomically } from "../kernel/data-folder.ts";

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  /** The public key in the form of the pool's jwks.json. */
  readonly jwk: JWK;
}

export async function signingKey(folder: string, poolId: string): Promise<SigningKey> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${poolId}.jwk.json`);
  if (!existsSync(file)) {
    const { privateKey } = await generateKeyPair("RS256", { extractable: true });
    writeAtomically(file, JSON.stringify({ ...(await exportJWK(privateKey)), kid: crypto.randomUUID() }));
  }
  const secret = JSON.parse(readFileSync(file, "utf8")) as JWK & { kid: string };
  const jwk: JWK = { kty: "RSA", n: secret.n!, e: secret.e!, kid: secret.kid, alg: "RS256", use: "sig" };
  return {
    kid: secret.kid,
    jwk,
    privateKey: (await importJWK(secret, "RS256")) as CryptoKey,
    publicKey: (await importJWK(jwk, "RS256")) as CryptoKey,
  };
}
