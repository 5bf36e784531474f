/** People who have an account at a local provider. */
import { createHash } from "node:crypto";

/** Somebody whom the page of a local provider offers by name. Their addresses are proved. */
export interface KnownPerson {
  readonly name: string;
  readonly email: string;
}

export interface Person {
  readonly name: string;
  /** Empty for an account without an address. */
  readonly email: string;
  /** True if the provider has proof that the address is the person's. */
  readonly isProved: boolean;
  /** The organisation whose account it is: any text, at Microsoft. */
  readonly tenant: string;
}

/** Returns the person chosen on the page, or undefined before anybody is chosen. */
export function chosen(query: URLSearchParams, known: readonly KnownPerson[]): Person | undefined {
  const person = known.find(({ email }) => email === query.get("as"));
  if (person) return { ...person, isProved: true, tenant: person.email.split("@")[1] ?? "" };
  const email = query.get("email")?.trim();
  if (email === undefined) return undefined;
  const tenant = query.get("tenant")?.trim() || (email.split("@")[1] ?? "nowhere");
  return { name: email.split("@")[0] || "Nobody", email, isProved: query.get("proved") === "on", tenant };
}

/** Hexadecimal digits that are the same at every start. */
export const digestOf = (...parts: readonly string[]): string => createHash("sha256").update(JSON.stringify(parts)).digest("hex");

/** A GUID made from texts, the same at every start. */
export function guidOf(...parts: readonly string[]): string {
  const digits = digestOf(...parts);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join("-");
}
