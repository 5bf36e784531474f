import { createHash, randomUUID } from "node:crypto";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { openDatabase, transaction } from "../kernel/database.ts";
import { ACCOUNT_ID, REGION, Refusal, type Clock } from "../kernel/service.ts";
import type { MessageAttributes } from "./attributes.ts";
import { Fairness } from "./fairness.ts";

/** A standard queue as its template describes it; absent settings have AWS's defaults. */
export interface QueueConfig {
  readonly name: string;
  readonly visibilityTimeoutSeconds?: number | undefined;
  readonly retentionSeconds?: number | undefined;
  readonly delaySeconds?: number | undefined;
  readonly receiveWaitSeconds?: number | undefined;
  readonly maximumMessageBytes?: number | undefined;
  readonly redrive?: { readonly deadLetterQueue: string; readonly maxReceiveCount: number } | undefined;
}

export type Queue = Required<Omit<QueueConfig, "redrive">> & Pick<QueueConfig, "redrive">;

export interface Message {
  readonly id: string;
  readonly queue: string;
  readonly body: string;
  readonly md5OfBody: string;
  readonly attributes: MessageAttributes;
  /** The tenant it belongs to, for the queue's fairness. */
  readonly groupId: string | undefined;
  /** The sender's name: a principal. */
  readonly senderId: string;
  /** Milliseconds since 1970, by the product's clock, like all times here. */
  readonly sentAt: number;
  readonly visibleAt: number;
  readonly receiveCount: number;
  readonly firstReceivedAt: number | undefined;
  /** Handle of the latest receive. */
  readonly receiptHandle: string | undefined;
  /** For a dead letter: the queue that it failed in. */
  readonly deadLetterOf: string | undefined;
}

export interface Counts {
  readonly visible: number;
  readonly inFlight: number;
  readonly delayed: number;
  /** Milliseconds since 1970. */
  readonly oldestSentAt: number | undefined;
}

/** "arn:aws:sqs:us-east-1:000000000000:NAME" */
export const queueArn = (name: string): string => `arn:aws:sqs:${REGION}:${ACCOUNT_ID}:${name}`;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS message (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT UNIQUE NOT NULL, queue TEXT NOT NULL, body TEXT NOT NULL, md5OfBody TEXT NOT NULL,
    attributes TEXT NOT NULL, senderId TEXT NOT NULL, sentAt INTEGER NOT NULL, visibleAt INTEGER NOT NULL, receiveCount INTEGER NOT NULL DEFAULT 0,
    firstReceivedAt INTEGER, receiptHandle TEXT, deadLetterOf TEXT);
  CREATE INDEX IF NOT EXISTS message_by_visibility ON message (queue, visibleAt, seq);`;

/** Messages that are due, of all tenants but the noisy ones (a JSON list). */
const OF_QUIET = `SELECT * FROM message WHERE queue = ? AND visibleAt <= ? AND (groupId IS NULL OR groupId NOT IN (SELECT value FROM json_each(?)))
  ORDER BY visibleAt, seq LIMIT 100`;
const OF_TENANT = "SELECT * FROM message WHERE queue = ? AND visibleAt <= ? AND groupId = ? ORDER BY visibleAt, seq LIMIT 100";

/** The messages of all queues, in one SQLite file; every method is one transaction. Throws `Refusal`s with SQS's codes. */
export class MessageStore {
  readonly #clock: Clock;
  readonly #database: DatabaseSync;
  readonly #queues: ReadonlyMap<string, Queue>;
  readonly #statements = new Map<string, StatementSync>();
  readonly #fairness = new Map<string, Fairness>();
  /** Since when the messages in flight are worked on, by receipt handle. */
  readonly #takenAt = new Map<string, number>();
  #lastSeen: number;

  constructor(file: string, queues: readonly QueueConfig[], clock: Clock) {
    this.#clock = clock;
    this.#lastSeen = clock.now();
    this.#database = openDatabase(file, SCHEMA);
    addGroups(this.#database);
    this.#queues = new Map(queues.map((config) => [config.name, withDefaults(config)]));
    for (const { name, redrive } of this.#queues.values()) {
      if (redrive && !this.#queues.has(redrive.deadLetterQueue))
        throw new Error(`Queue ${name} names an unknown dead-letter queue ${redrive.deadLetterQueue}.`);
    }
  }

  names(): readonly string[] {
    return [...this.#queues.keys()];
  }

  /** @throws Refusal QueueDoesNotExist */
  queue(name: string): Queue {
    const queue = this.#queues.get(name);
    if (!queue) throw new Refusal("QueueDoesNotExist", "The specified queue does not exist.");
    return queue;
  }

  /** The queues whose dead-letter queue this is. */
  sourcesOf(deadLetterQueue: string): readonly string[] {
    return [...this.#queues.values()]
      .filter(({ redrive }) => redrive?.deadLetterQueue === deadLetterQueue)
      .map(({ name }) => name);
  }

  send(
    name: string,
    body: string,
    options: {
      senderId: string;
      attributes?: MessageAttributes;
      groupId?: string | undefined;
      delaySeconds?: number | undefined;
    },
  ): { id: string; md5OfBody: string } {
    const queue = this.queue(name);
    const now = this.#now();
    const [id, md5OfBody] = [randomUUID(), createHash("md5").update(body).digest("hex")];
    const visibleAt = now + (options.delaySeconds ?? queue.delaySeconds) * 1000;
    this.#prepare(
      "INSERT INTO message (id, queue, body, md5OfBody, attributes, groupId, senderId, sentAt, visibleAt) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    ).run(
      id,
      name,
      body,
      md5OfBody,
      JSON.stringify(options.attributes ?? {}),
      options.groupId ?? null,
      options.senderId,
      now,
      visibleAt,
    );
    if (options.groupId !== undefined) this.#fairnessOf(name).sent(options.groupId, now);
    return { id, md5OfBody };
  }

  /**
   * Receives up to `max` visible messages, those of quiet tenants first. One that was received too often goes to the dead-letter queue
   * instead.
   */
  take(name: string, max: number, visibilitySeconds?: number): readonly Message[] {
    const queue = this.queue(name);
    const now = this.#now();
    return transaction(this.#database, () => {
      this.#expire(queue, now);
      const taken: Message[] = [];
      for (const message of this.#due(name, now, max)) {
        if (taken.length === max) break;
        if (queue.redrive && message.receiveCount >= queue.redrive.maxReceiveCount) {
          this.#prepare("UPDATE message SET queue = ?, visibleAt = ?, receiptHandle = NULL, deadLetterOf = ? WHERE id = ?").run(
            queue.redrive.deadLetterQueue,
            now,
            name,
            message.id,
          );
          continue;
        }
        const receiptHandle = `${message.id}/${randomUUID()}`;
        const visibleAt = now + (visibilitySeconds ?? queue.visibilityTimeoutSeconds) * 1000;
        const firstReceivedAt = message.firstReceivedAt ?? now;
        this.#prepare(
          "UPDATE message SET receiveCount = receiveCount + 1, receiptHandle = ?, visibleAt = ?, firstReceivedAt = ? WHERE id = ?",
        ).run(receiptHandle, visibleAt, firstReceivedAt, message.id);
        if (message.receiptHandle !== undefined) this.#takenAt.delete(message.receiptHandle);
        this.#takenAt.set(receiptHandle, now);
        taken.push({ ...message, receiptHandle, visibleAt, firstReceivedAt, receiveCount: message.receiveCount + 1 });
      }
      return taken;
    });
  }

  /** Messages that are due, in the order of delivery: at least `atLeast` where there are so many. */
  #due(name: string, now: number, atLeast: number): readonly Message[] {
    const noisy = this.#fairnessOf(name).noisy(this.#load(name, now), now);
    const due = this.#prepare(OF_QUIET).all(name, now, JSON.stringify(noisy)).map(messageOf);
    for (const group of noisy) {
      if (due.length >= atLeast) break;
      due.push(...this.#prepare(OF_TENANT).all(name, now, group).map(messageOf));
    }
    return due;
  }

  #load(name: string, now: number) {
    const rows = this.#prepare(
      "SELECT groupId, count(*) FILTER (WHERE visibleAt > ? AND receiptHandle IS NOT NULL) AS flying FROM message WHERE queue = ? GROUP BY groupId",
    ).all(now, name) as { groupId: string | null; flying: number }[];
    return {
      inFlight: new Map(rows.flatMap(({ groupId, flying }) => (groupId === null ? [] : [[groupId, flying] as const]))),
      inFlightOfAll: rows.reduce((sum, { flying }) => sum + flying, 0),
    };
  }

  /** Counts the time since a message was received as work of its tenant. */
  #worked(name: string, receiptHandle: string, now: number): void {
    const takenAt = this.#takenAt.get(receiptHandle);
    if (takenAt === undefined) return;
    const { groupId } = (this.#prepare("SELECT groupId FROM message WHERE id = ?").get(idOf(receiptHandle)) ?? {}) as {
      groupId?: string | null;
    };
    this.#fairnessOf(name).worked(groupId ?? undefined, Math.max(0, now - takenAt), now);
    this.#takenAt.delete(receiptHandle);
  }

  #fairnessOf(name: string): Fairness {
    const known = this.#fairness.get(name) ?? new Fairness();
    this.#fairness.set(name, known);
    return known;
  }

  /** Time at which the next message becomes visible, in milliseconds since 1970; undefined for an empty queue. */
  nextVisibleAt(name: string): number | undefined {
    // Moves the stored times back where the clock was set back.
    this.#now();
    const row = this.#prepare("SELECT min(visibleAt) AS at FROM message WHERE queue = ?").get(name) as { at: number | null };
    return row.at ?? undefined;
  }

  /** Deletes by the handle of the latest receive; an outdated one deletes nothing, as on AWS. @throws Refusal ReceiptHandleIsInvalid */
  delete(name: string, receiptHandle: string): void {
    this.queue(name);
    this.#worked(name, receiptHandle, this.#now());
    this.#prepare("DELETE FROM message WHERE queue = ? AND id = ? AND receiptHandle = ?").run(
      name,
      idOf(receiptHandle),
      receiptHandle,
    );
  }

  /** @throws Refusal ReceiptHandleIsInvalid, MessageNotInflight */
  changeVisibility(name: string, receiptHandle: string, seconds: number): void {
    this.queue(name);
    const now = this.#now();
    const { changes } = this.#prepare(
      "UPDATE message SET visibleAt = ? WHERE queue = ? AND id = ? AND receiptHandle = ? AND visibleAt > ?",
    ).run(now + seconds * 1000, name, idOf(receiptHandle), receiptHandle, now);
    if (changes === 0) throw new Refusal("MessageNotInflight", "The message referred to isn't in flight.");
    this.#worked(name, receiptHandle, now);
    this.#takenAt.set(receiptHandle, now);
  }

  /** Makes messages visible again that were received and not deleted. @returns how many */
  release(name: string): number {
    const now = this.#now();
    return Number(
      this.#prepare("UPDATE message SET visibleAt = ? WHERE queue = ? AND receiptHandle IS NOT NULL AND visibleAt > ?").run(
        now,
        name,
        now,
      ).changes,
    );
  }

  purge(name: string): void {
    this.queue(name);
    this.#prepare("DELETE FROM message WHERE queue = ?").run(name);
    this.#fairness.delete(name);
  }

  /** Sends dead letters as new messages to the queues where they failed, or to `destination`. Those in flight stay. @returns how many */
  moveBack(name: string, destination?: string): number {
    const sources = this.sourcesOf(name);
    if (sources.length === 0)
      throw new Refusal("InvalidParameterValue", "Source queue must be configured as a Dead Letter Queue.");
    if (destination !== undefined) this.queue(destination);
    const now = this.#now();
    return transaction(this.#database, () => {
      const letters = this.#prepare("SELECT * FROM message WHERE queue = ? AND visibleAt <= ? ORDER BY seq")
        .all(name, now)
        .map(messageOf);
      for (const letter of letters) {
        const target = destination ?? letter.deadLetterOf ?? sources[0] ?? name;
        this.#prepare(
          "UPDATE message SET id = ?, queue = ?, sentAt = ?, visibleAt = ?, receiveCount = 0, firstReceivedAt = NULL, receiptHandle = NULL, deadLetterOf = NULL WHERE id = ?",
        ).run(randomUUID(), target, now, now, letter.id);
      }
      return letters.length;
    });
  }

  counts(name: string): Counts {
    const queue = this.queue(name);
    const now = this.#now();
    this.#expire(queue, now);
    const row = this.#prepare(
      `SELECT count(*) FILTER (WHERE visibleAt <= :now) AS visible, count(*) FILTER (WHERE visibleAt > :now AND receiptHandle IS NOT NULL) AS inFlight,
       count(*) FILTER (WHERE visibleAt > :now AND receiptHandle IS NULL) AS delayed, min(sentAt) AS oldest FROM message WHERE queue = :name`,
    ).get({ now, name }) as { visible: number; inFlight: number; delayed: number; oldest: number | null };
    return { visible: row.visible, inFlight: row.inFlight, delayed: row.delayed, oldestSentAt: row.oldest ?? undefined };
  }

  /** Looks without receiving, oldest first. */
  peek(name: string, limit: number): readonly Message[] {
    this.queue(name);
    return this.#prepare("SELECT * FROM message WHERE queue = ? ORDER BY seq LIMIT ?").all(name, limit).map(messageOf);
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }

  #expire({ name, retentionSeconds }: Queue, now: number): void {
    this.#prepare("DELETE FROM message WHERE queue = ? AND sentAt < ?").run(name, now - retentionSeconds * 1000);
  }

  /** The clock's time. When it has been set back, all stored times move back with it: messages in flight would stay invisible otherwise. */
  #now(): number {
    const now = this.#clock.now();
    const back = this.#lastSeen - now;
    if (back > 1_000) {
      this.#prepare(
        "UPDATE message SET visibleAt = visibleAt - :back, sentAt = sentAt - :back, firstReceivedAt = firstReceivedAt - :back",
      ).run({ back });
    }
    this.#lastSeen = now;
    return now;
  }

  #prepare(sql: string): StatementSync {
    const statement = this.#statements.get(sql) ?? this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

/** https://docs.aws.amazon.com/AWSSimpleQueueService/latest/APIReference/API_SetQueueAttributes.html */
function withDefaults(config: QueueConfig): Queue {
  return {
    name: config.name,
    visibilityTimeoutSeconds: config.visibilityTimeoutSeconds ?? 30,
    retentionSeconds: config.retentionSeconds ?? 345_600,
    delaySeconds: config.delaySeconds ?? 0,
    receiveWaitSeconds: config.receiveWaitSeconds ?? 0,
    maximumMessageBytes: config.maximumMessageBytes ?? 1_048_576,
    redrive: config.redrive,
  };
}

/** Files made before queues were fair have no groups yet. */
function addGroups(database: DatabaseSync): void {
  const columns = database.prepare("SELECT name FROM pragma_table_info('message')").all();
  if (!columns.some(({ name }) => name === "groupId")) database.exec("ALTER TABLE message ADD COLUMN groupId TEXT");
  database.exec("CREATE INDEX IF NOT EXISTS message_by_group ON message (queue, groupId, visibleAt, receiptHandle)");
}

function messageOf(row: unknown): Message {
  const { attributes, groupId, firstReceivedAt, receiptHandle, deadLetterOf, ...rest } = row as Record<string, unknown>;
  return {
    ...(rest as unknown as Message),
    attributes: JSON.parse(attributes as string) as MessageAttributes,
    groupId: (groupId as string | null) ?? undefined,
    firstReceivedAt: (firstReceivedAt as number | null) ?? undefined,
    receiptHandle: (receiptHandle as string | null) ?? undefined,
    deadLetterOf: (deadLetterOf as string | null) ?? undefined,
  };
}

function idOf(receiptHandle: string): string {
  const [, id] = /^([0-9a-f-]{36})\/[0-9a-f-]{36}$/.exec(receiptHandle) ?? [];
  if (id === undefined)
    throw new Refusal("ReceiptHandleIsInvalid", `The input receipt handle "${receiptHandle}" is not a valid receipt handle.`);
  return id;
}
