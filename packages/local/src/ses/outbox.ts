/** Sent mails, kept in a SQLite file instead of being sent. */
import { randomUUID } from "node:crypto";
import { openDatabase, transaction } from "../kernel/database.ts";
import type { Clock } from "../kernel/service.ts";

/** A mail that the product has sent. */
export interface SentMail {
  readonly id: string;
  /** Every recipient's address, copies included. */
  readonly to: readonly string[];
  readonly from: string;
  /** Addresses for the answer, where they are not `from`. */
  readonly replyTo: readonly string[];
  /** Headers beside those of every mail, by name: "Auto-Submitted" -> "auto-replied". */
  readonly headers: Readonly<Record<string, string>>;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** ISO 8601, by the product's clock. */
  readonly sentAt: string;
  /** Every href of the HTML and every bare URL of the text, each once. */
  readonly links: readonly string[];
}

/** A mail as its sender gave it. */
export type Letter = Omit<SentMail, "id" | "sentAt" | "links">;

export interface Outbox {
  /** Newest first, 100 by default. `to` is an address, compared without regard to case. */
  list(options?: { readonly to?: string; readonly limit?: number }): readonly SentMail[];
  get(id: string): SentMail | undefined;
}

export interface WritableOutbox extends Outbox {
  /** @returns the mail's id */
  add(letter: Letter): string;
  close(): void;
}

export function openOutbox(file: string, clock: Clock): WritableOutbox {
  const database = openDatabase(
    file,
    `CREATE TABLE IF NOT EXISTS mail (seq INTEGER PRIMARY KEY, id TEXT UNIQUE NOT NULL, content TEXT NOT NULL);
     CREATE TABLE IF NOT EXISTS recipient (address TEXT NOT NULL, seq INTEGER NOT NULL REFERENCES mail, PRIMARY KEY (address, seq)) WITHOUT ROWID;`,
  );
  const insertMail = database.prepare("INSERT INTO mail (id, content) VALUES (?, ?)");
  const insertRecipient = database.prepare("INSERT OR IGNORE INTO recipient (address, seq) VALUES (?, ?)");
  const newest = database.prepare("SELECT content FROM mail ORDER BY seq DESC LIMIT ?");
  const newestTo = database.prepare(
    "SELECT content FROM mail JOIN recipient USING (seq) WHERE address = ? ORDER BY seq DESC LIMIT ?",
  );
  const byId = database.prepare("SELECT content FROM mail WHERE id = ?");
  const mailOf = (row: unknown): SentMail => {
    const mail = JSON.parse((row as { content: string }).content) as Omit<SentMail, "replyTo" | "headers"> & Partial<SentMail>;
    // Mails of an older data folder have neither.
    return { replyTo: [], headers: {}, ...mail };
  };

  return {
    list: ({ to, limit = 100 } = {}) =>
      (to === undefined ? newest.all(limit) : newestTo.all(to.toLowerCase(), limit)).map(mailOf),
    get(id) {
      const row = byId.get(id);
      return row && mailOf(row);
    },
    add(letter) {
      const mail: SentMail = {
        id: randomUUID(),
        ...letter,
        sentAt: new Date(clock.now()).toISOString(),
        links: linksOf(letter.html, letter.text),
      };
      transaction(database, () => {
        const { lastInsertRowid } = insertMail.run(mail.id, JSON.stringify(mail));
        for (const address of mail.to) insertRecipient.run(address.toLowerCase(), lastInsertRowid);
      });
      return mail.id;
    },
    close() {
      if (database.isOpen) database.close();
    },
  };
}

function linksOf(html: string, text: string): string[] {
  const hrefs = [...html.matchAll(/\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(([, double, single]) =>
    unescape(double ?? single ?? ""),
  );
  // The end of a sentence and a closing bracket are no part of a bare URL.
  const bare = [...text.matchAll(/\bhttps?:\/\/[^\s<>"']+/gi)].map(([url]) => url.replace(/[.,;:!?)\]]+$/, ""));
  return [...new Set([...hrefs, ...bare])];
}

const unescape = (text: string): string =>
  text.replaceAll(
    /&(amp|lt|gt|quot|#39|#x27);/gi,
    (_, name: string) => ({ amp: "&", lt: "<", gt: ">", quot: '"' })[name.toLowerCase()] ?? "'",
  );
