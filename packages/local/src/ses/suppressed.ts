/** Addresses that SES sends nothing to, because a mail to them bounced or was complained about. Kept in a SQLite file. */
import { openDatabase } from "../kernel/database.ts";
import type { Clock } from "../kernel/service.ts";

export interface SuppressedAddress {
  readonly address: string;
  readonly reason: "BOUNCE" | "COMPLAINT";
  /** Milliseconds since 1970, by the product's clock. */
  readonly at: number;
}

export type Suppressed = ReturnType<typeof openSuppressed>;

export function openSuppressed(file: string, clock: Clock) {
  const database = openDatabase(
    file,
    "CREATE TABLE IF NOT EXISTS suppressed (address TEXT PRIMARY KEY, reason TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID",
  );
  const put = database.prepare("INSERT OR REPLACE INTO suppressed (address, reason, at) VALUES (?, ?, ?)");
  const remove = database.prepare("DELETE FROM suppressed WHERE address = ?");
  const one = database.prepare("SELECT address, reason, at FROM suppressed WHERE address = ?");
  const after = database.prepare("SELECT address, reason, at FROM suppressed WHERE address > ? ORDER BY address LIMIT ?");
  return {
    find: (address: string) => one.get(address.toLowerCase()) as SuppressedAddress | undefined,
    /** At most `limit` in the order of their addresses, from the one after `address` on. */
    list: (address: string, limit: number) => after.all(address, limit) as unknown as SuppressedAddress[],
    put: (address: string, reason: SuppressedAddress["reason"]): void =>
      void put.run(address.toLowerCase(), reason, Math.round(clock.now())),
    /** @returns false if it was not there */
    remove: (address: string): boolean => remove.run(address.toLowerCase()).changes > 0,
    close() {
      if (database.isOpen) database.close();
    },
  };
}
