/** Everything that Stripe keeps, as JSON in a SQLite file. */
import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Stripe } from "stripe";
import { openDatabase, transaction } from "../../kernel/database.ts";
import { dueAt } from "./due.ts";
import { missing } from "./problem.ts";

/** The kept kinds, by the name in their field `object`. */
export interface Kinds {
  readonly customer: Stripe.Customer;
  readonly tax_id: Stripe.TaxId;
  readonly product: Stripe.Product;
  readonly price: Stripe.Price;
  readonly payment_method: Stripe.PaymentMethod;
  readonly payment_intent: Stripe.PaymentIntent;
  readonly refund: Stripe.Refund;
  readonly subscription: Stripe.Subscription;
  readonly subscription_schedule: Stripe.SubscriptionSchedule;
  readonly invoice: Stripe.Invoice;
  readonly invoice_payment: Stripe.InvoicePayment;
  readonly event: Stripe.EventBase;
  readonly webhook_endpoint: Stripe.WebhookEndpoint;
  readonly "checkout.session": Stripe.Checkout.Session;
  readonly "billing_portal.configuration": Stripe.BillingPortal.Configuration;
  readonly "billing_portal.session": Stripe.BillingPortal.Session;
}
export type Kind = keyof Kinds;
export type Anything = Kinds[Kind];

/** A delivery of an event to an endpoint. Times are real ones, in ms: retries do not wait for the product's clock. */
export interface Delivery {
  readonly id: number;
  readonly eventId: string;
  readonly endpointId: string;
  readonly type: string;
  readonly state: "pending" | "delivered" | "failed";
  readonly attempts: number;
  readonly dueAt: number;
  /** Status of the last answer; 0 when there was none. */
  readonly status: number | null;
  readonly answer: string | null;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS object (seq INTEGER PRIMARY KEY, id TEXT UNIQUE NOT NULL, kind TEXT NOT NULL, customer TEXT, due INTEGER, content TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS by_kind ON object (kind, customer, seq);
  CREATE INDEX IF NOT EXISTS by_due ON object (due, seq) WHERE due IS NOT NULL;
  CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS answer (key TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS delivery (id INTEGER PRIMARY KEY, eventId TEXT NOT NULL, endpointId TEXT NOT NULL, type TEXT NOT NULL, state TEXT NOT NULL,
    attempts INTEGER NOT NULL, dueAt INTEGER NOT NULL, status INTEGER, answer TEXT);
  CREATE INDEX IF NOT EXISTS pending ON delivery (dueAt, id) WHERE state = 'pending';`;

export class Store {
  readonly #database: DatabaseSync;
  /** Kept prepared: it is asked twenty times a second. */
  #due: StatementSync | undefined;

  constructor(file: string) {
    this.#database = openDatabase(file, SCHEMA);
  }

  /** Runs `work` in full or not at all. */
  atOnce<T>(work: () => T): T {
    return this.#database.isTransaction ? work() : transaction(this.#database, work);
  }

  /** Runs `work` and keeps its changes only if it returns true. */
  atOnceIf(work: () => boolean): boolean {
    return this.#undoUnless(work, (isKept) => isKept);
  }

  /** Runs `work` and undoes its changes. */
  tryOut<T>(work: () => T): T {
    return this.#undoUnless(work, () => false);
  }

  #undoUnless<T>(work: () => T, isKept: (result: T) => boolean): T {
    this.#database.exec("BEGIN IMMEDIATE");
    let end = "ROLLBACK";
    try {
      const result = work();
      if (isKept(result)) end = "COMMIT";
      return result;
    } finally {
      this.#database.exec(end);
    }
  }

  /** Writes an object, new or changed. A changed one keeps its place in lists. */
  put<T extends Anything>(object: T): T {
    const owner = "customer" in object ? object.customer : null;
    const customer = typeof owner === "string" ? owner : null;
    this.#database
      .prepare(
        `INSERT INTO object (id, kind, customer, due, content) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET customer = excluded.customer, due = excluded.due, content = excluded.content`,
      )
      .run(object.id, object.object, customer, dueAt(object) ?? null, JSON.stringify(object));
    return object;
  }

  find<K extends Kind>(kind: K, id: string): Kinds[K] | undefined {
    const row = this.#database.prepare("SELECT content FROM object WHERE id = ? AND kind = ?").get(id, kind);
    return row && contentOf<Kinds[K]>(row);
  }

  /** @param param the parameter that named the id, for the error */
  get<K extends Kind>(kind: K, id: string, param?: string): Kinds[K] {
    const found = this.find(kind, id);
    if (!found) throw missing(kind.replace(".", " "), id, param);
    return found;
  }

  /** Newest first. */
  list<K extends Kind>(kind: K, { customer }: { readonly customer?: string | undefined } = {}): Kinds[K][] {
    const rows = customer
      ? this.#database.prepare("SELECT content FROM object WHERE kind = ? AND customer = ? ORDER BY seq DESC").all(kind, customer)
      : this.#database.prepare("SELECT content FROM object WHERE kind = ? ORDER BY seq DESC").all(kind);
    return rows.map((row) => contentOf<Kinds[K]>(row));
  }

  remove(id: string): void {
    this.#database.prepare("DELETE FROM object WHERE id = ?").run(id);
  }

  /** The object to which something happens next, not after `seconds`. */
  nextDue(seconds: number): { readonly at: number; readonly object: Anything } | undefined {
    const row = this.#database
      .prepare("SELECT due, content FROM object WHERE due <= ? ORDER BY due, seq LIMIT 1")
      .get(seconds) as { due: number } | undefined;
    return row && { at: row.due, object: contentOf<Anything>(row) };
  }

  setting<T>(name: string): T | undefined {
    const row = this.#database.prepare("SELECT value FROM setting WHERE name = ?").get(name) as { value: string } | undefined;
    return row && (JSON.parse(row.value) as T);
  }

  set(name: string, value: unknown): void {
    const statement = "INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value";
    this.#database.prepare(statement).run(name, JSON.stringify(value ?? null));
  }

  /** The answer that was given to an idempotency key. */
  answerOf(key: string): { readonly fingerprint: string; readonly status: number; readonly body: string } | undefined {
    const row = this.#database.prepare("SELECT fingerprint, status, body FROM answer WHERE key = ?").get(key);
    return row as { fingerprint: string; status: number; body: string } | undefined;
  }

  keepAnswer(key: string, fingerprint: string, status: number, body: string): void {
    this.#database
      .prepare("INSERT OR IGNORE INTO answer (key, fingerprint, status, body) VALUES (?, ?, ?, ?)")
      .run(key, fingerprint, status, body);
  }

  addDelivery({ eventId, endpointId, type, dueAt }: Pick<Delivery, "eventId" | "endpointId" | "type" | "dueAt">): void {
    this.#database
      .prepare("INSERT INTO delivery (eventId, endpointId, type, state, attempts, dueAt) VALUES (?, ?, ?, 'pending', 0, ?)")
      .run(eventId, endpointId, type, dueAt);
  }

  changeDelivery(
    id: number,
    { state, attempts, dueAt, status, answer }: Omit<Delivery, "id" | "eventId" | "endpointId" | "type">,
  ) {
    this.#database
      .prepare("UPDATE delivery SET state = ?, attempts = ?, dueAt = ?, status = ?, answer = ? WHERE id = ?")
      .run(state, attempts, dueAt, status, answer, id);
  }

  /** Deliveries that have not ended and are due at this time, the first due ones first. */
  dueDeliveries(milliseconds: number, limit: number): Delivery[] {
    this.#due ??= this.#database.prepare(
      "SELECT * FROM delivery WHERE state = 'pending' AND dueAt <= ? ORDER BY dueAt, id LIMIT ?",
    );
    return this.#due.all(milliseconds, limit) as unknown as Delivery[];
  }

  /** Number of deliveries that have not ended. */
  countPending(): number {
    return (this.#database.prepare("SELECT count(*) AS count FROM delivery WHERE state = 'pending'").get() as { count: number })
      .count;
  }

  /** Newest first. */
  deliveries(limit: number): Delivery[] {
    return this.#database.prepare("SELECT * FROM delivery ORDER BY id DESC LIMIT ?").all(limit) as unknown as Delivery[];
  }

  delivery(id: number): Delivery | undefined {
    return this.#database.prepare("SELECT * FROM delivery WHERE id = ?").get(id) as Delivery | undefined;
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }
}

const contentOf = <T>(row: unknown): T => JSON.parse((row as { content: string }).content) as T;
