/** Users and refresh tokens of the pools, kept over restarts. */
import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { openDatabase } from "../kernel/database.ts";

export interface User {
  readonly sub: string;
  /** The user name: a federated user's is "Google_104…", any other's is its sub. */
  readonly username: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly status: "FORCE_CHANGE_PASSWORD" | "CONFIRMED" | "EXTERNAL_PROVIDER";
  /** Milliseconds since 1970, as all times here. */
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** A signed-in session, which access tokens are issued for. */
export interface Grant {
  /** Links all tokens of the session: `origin_jti`. */
  readonly originId: string;
  readonly sub: string;
  readonly clientId: string;
  readonly signedInAt: number;
  readonly expiresAt: number;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS users (
    pool TEXT NOT NULL, sub TEXT NOT NULL, email TEXT, attributes TEXT NOT NULL, status TEXT NOT NULL,
    created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL, PRIMARY KEY (pool, sub)
  ) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS users_by_email ON users (pool, email);
  CREATE TABLE IF NOT EXISTS grants (
    token_hash TEXT PRIMARY KEY, pool TEXT NOT NULL, origin_id TEXT NOT NULL UNIQUE, sub TEXT NOT NULL, client_id TEXT NOT NULL,
    signed_in_at INTEGER NOT NULL, expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS grants_by_user ON grants (pool, sub);
  CREATE TABLE IF NOT EXISTS federated (
    pool TEXT NOT NULL, username TEXT NOT NULL, sub TEXT NOT NULL, PRIMARY KEY (pool, username)
  ) STRICT;
`;

const SELECT = "SELECT users.*, federated.username FROM users LEFT JOIN federated USING (pool, sub)";

export class UserStore {
  readonly #database: DatabaseSync;

  constructor(file: string) {
    this.#database = openDatabase(file, SCHEMA);
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }

  /** Answers undefined when the pool has a user of this e-mail address. */
  create(pool: string, attributes: Readonly<Record<string, string>>, now: number): User | undefined {
    const sub = randomUUID();
    const user: User = {
      sub,
      username: sub,
      attributes,
      status: "FORCE_CHANGE_PASSWORD",
      createdAt: now,
      updatedAt: now,
    };
    const { changes } = this.#database
      .prepare("INSERT INTO users VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING")
      .run(pool, user.sub, attributes.email?.toLowerCase() ?? null, JSON.stringify(attributes), user.status, now, now);
    return changes === 1 ? user : undefined;
  }

  /**
   * Creates or updates the user whom a provider has signed in. The address of a federated user is an attribute and no name, so several
   * users may have the same.
   */
  federate(pool: string, username: string, attributes: Readonly<Record<string, string>>, now: number): User {
    const known = this.find(pool, username);
    const sub = known?.sub ?? randomUUID();
    const merged = { ...known?.attributes, ...attributes };
    if (known) {
      this.update(pool, known, merged, now);
    } else {
      this.#database
        .prepare("INSERT INTO users VALUES (?, ?, NULL, ?, 'EXTERNAL_PROVIDER', ?, ?)")
        .run(pool, sub, JSON.stringify(merged), now, now);
      this.#database.prepare("INSERT INTO federated VALUES (?, ?, ?)").run(pool, username, sub);
    }
    return { sub, username, attributes: merged, status: "EXTERNAL_PROVIDER", createdAt: known?.createdAt ?? now, updatedAt: now };
  }

  /** By sub, by the name of a federated user or, without regard to case, by the e-mail address of any other. */
  find(pool: string, username: string): User | undefined {
    const row = this.#database
      .prepare(`${SELECT} WHERE pool = ? AND (sub = ? OR username = ? OR email = ?)`)
      .get(pool, username, username, username.toLowerCase());
    return row && userOf(row);
  }

  list(pool: string): User[] {
    return this.#database.prepare(`${SELECT} WHERE pool = ? ORDER BY created_at, sub`).all(pool).map(userOf);
  }

  /** Answers false when the address belongs to another user. */
  update(pool: string, { sub, status }: User, attributes: Readonly<Record<string, string>>, now: number): boolean {
    const email = status === "EXTERNAL_PROVIDER" ? null : (attributes.email?.toLowerCase() ?? null);
    const { changes } = this.#database
      .prepare("UPDATE OR IGNORE users SET email = ?, attributes = ?, updated_at = ? WHERE pool = ? AND sub = ?")
      .run(email, JSON.stringify(attributes), now, pool, sub);
    return changes === 1;
  }

  confirm(pool: string, { sub }: User, now: number): void {
    this.#database
      .prepare("UPDATE users SET status = 'CONFIRMED', updated_at = ? WHERE pool = ? AND sub = ? AND status <> 'CONFIRMED'")
      .run(now, pool, sub);
  }

  /** Removes the user with every session. */
  delete(pool: string, { sub }: User): void {
    this.revokeAll(pool, sub);
    this.#database.prepare("DELETE FROM users WHERE pool = ? AND sub = ?").run(pool, sub);
    this.#database.prepare("DELETE FROM federated WHERE pool = ? AND sub = ?").run(pool, sub);
  }

  /** Begins a session. Only a hash of its refresh token is kept. @returns the refresh token */
  grant(pool: string, grant: Grant): string {
    const refreshToken = randomBytes(48).toString("base64url");
    this.#database
      .prepare("INSERT INTO grants VALUES (?, ?, ?, ?, ?, ?, ?)")
      .run(hash(refreshToken), pool, grant.originId, grant.sub, grant.clientId, grant.signedInAt, grant.expiresAt);
    return refreshToken;
  }

  findGrant(refreshToken: string): (Grant & { readonly pool: string }) | undefined {
    const row = this.#database.prepare("SELECT * FROM grants WHERE token_hash = ?").get(hash(refreshToken));
    return row && grantOf(row);
  }

  /** False once the session was revoked. */
  hasGrant(pool: string, originId: string): boolean {
    return this.#database.prepare("SELECT 1 FROM grants WHERE pool = ? AND origin_id = ?").get(pool, originId) !== undefined;
  }

  revoke(refreshToken: string): void {
    this.#database.prepare("DELETE FROM grants WHERE token_hash = ?").run(hash(refreshToken));
  }

  revokeAll(pool: string, sub: string): void {
    this.#database.prepare("DELETE FROM grants WHERE pool = ? AND sub = ?").run(pool, sub);
  }
}

type Row = Record<string, unknown>;

function userOf(row: Row): User {
  return {
    sub: String(row.sub),
    username: String(row.username ?? row.sub),
    attributes: JSON.parse(String(row.attributes)) as Record<string, string>,
    status: row.status as User["status"],
    createdAt: Number(row.created_at),
    updatedAt: Number(row.updated_at),
  };
}

function grantOf(row: Row): Grant & { readonly pool: string } {
  return {
    pool: String(row.pool),
    originId: String(row.origin_id),
    sub: String(row.sub),
    clientId: String(row.client_id),
    signedInAt: Number(row.signed_in_at),
    expiresAt: Number(row.expires_at),
  };
}

const hash = (text: string) => createHash("sha256").update(text).digest("hex");
