/** The SMTP server of SES: applies the templates' receipt rules to mail that arrives at a loopback port. */
import { randomBytes } from "node:crypto";
import type { Readable } from "node:stream";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import type { S3 } from "../s3/server.ts";
import { REGION, type Clock } from "../kernel/service.ts";
import type { Sqs } from "../sqs/service.ts";
import type { ReceiptRule, Topic } from "../template/model.ts";
import { headersOf } from "../ses/headers.ts";
import { addedHeaders, type Arrival, notification } from "./received.ts";
import { verdictsOn } from "./verdicts.ts";

/** SES's limit for a mail that is stored in a bucket, headers and encoding included. */
export const LARGEST_MAIL_BYTES = 40 * 1024 * 1024;
/** Further connections are answered 421, which clients repeat later. */
const MOST_CONNECTIONS = 100;
const MOST_RECIPIENTS = 100;
/** Silence after which a client is disconnected. */
const SILENCE_MS = 60_000;
/** Bytes that are searched for the end of the headers. */
const HEADER_BYTES = 1024 * 1024;

export interface MailIntakeOptions {
  /** The rules of the active rule set, in their order. */
  readonly rules: readonly ReceiptRule[];
  readonly topics: readonly Topic[];
  readonly s3: Pick<S3, "store">;
  readonly sqs: Pick<Sqs, "send">;
  readonly clock: Clock;
  /** 0 for any free one. */
  readonly port: number;
  readonly onError: (error: unknown) => void;
}

export interface MailIntake {
  readonly port: number;
  /** Lets mails in transfer finish for a moment. */
  stop(): Promise<void>;
}

/** A reply with this code and text. */
class Reply extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, text: string) {
    super(text);
    this.responseCode = responseCode;
  }
}

/**
 * Listens on 127.0.0.1 and, where there is one, on [::1]. A mail is answered 250 once it is in its bucket and every queue
 * has its notification. The sender repeats a mail whose connection breaks before that.
 */
export async function startMailIntake(options: MailIntakeOptions): Promise<MailIntake> {
  const { rules, onError } = options;
  const busy = new Set<Promise<unknown>>();

  const createServer = () => {
    const server = new SMTPServer({
      name: `inbound-smtp.${REGION}.amazonaws.com`,
      banner: "the local cloud",
      size: LARGEST_MAIL_BYTES,
      rejectOversized: true,
      disabledCommands: ["AUTH", "STARTTLS"],
      disableReverseLookup: true,
      hideENHANCEDSTATUSCODES: false,
      maxAllowedUnauthenticatedCommands: false,
      maxClients: MOST_CONNECTIONS,
      socketTimeout: SILENCE_MS,
      closeTimeout: 2000,
      logger: false,
      onRcptTo({ address }, { envelope }, callback) {
        if (!rules.some((rule) => isFor(rule, address)))
          callback(new Reply(550, "5.1.1 Requested action not taken: mailbox unavailable"));
        else if (envelope.rcptTo.length >= MOST_RECIPIENTS) callback(new Reply(452, "4.5.3 Too many recipients"));
        else callback();
      },
      onData(stream, session, callback) {
        const taking = receive(stream, session, options).then(
          (id) => callback(null, `OK ${id}`),
          (error: unknown) => {
            // A client that hangs up or sends too much is not an error of the stand-in.
            if (!stream.sizeExceeded && !stream.destroyed) onError(error);
            callback(new Reply(451, "4.3.0 Requested action aborted: local error in processing"));
          },
        );
        busy.add(taking);
        void taking.finally(() => busy.delete(taking));
      },
    });
    // A client's broken connection. Errors of listening are handled in listen().
    server.on("error", () => {});
    return server;
  };

  const first = createServer();
  const port = await listen(first, options.port, "127.0.0.1");
  const second = createServer();
  const hasSecond = await listen(second, port, "::1").then(
    () => true,
    () => false,
  );
  return {
    port,
    async stop() {
      await Promise.all([close(first), hasSecond && close(second)]);
      await Promise.all(busy);
    },
  };
}

/** Stores a mail and sends its notification. @returns the mail's id */
async function receive(stream: Readable, session: SMTPServerSession, options: MailIntakeOptions): Promise<string> {
  const { rules, topics, s3, sqs, clock } = options;
  const start = performance.now();
  const { mailFrom, rcptTo } = session.envelope;
  const arrival: Arrival = {
    id: messageId(),
    sender: mailFrom ? mailFrom.address : "",
    recipients: rcptTo.map(({ address }) => address),
    helo: session.hostNameAppearsAs || "",
    ip: session.remoteAddress,
    receivedAt: clock.now(),
  };
  // RCPT refuses recipients without a rule.
  const rule = rules.find((each) => arrival.recipients.some((address) => isFor(each, address)));
  if (!rule) throw new Error("No receipt rule takes this mail.");

  const verdicts = verdictsOn(arrival.sender, rule.scans);
  const added = addedHeaders(arrival, verdicts);
  const beginning: Uint8Array[] = [];
  const { bucketName, keyPrefix, topicArn } = rule.store;
  const objectKey = `${keyPrefix}${arrival.id}`;
  await s3.store(bucketName, objectKey, withBeginning(added, stream, beginning));

  const headers = headersOf(added + headerBlock(Buffer.concat(beginning)));
  const matched = arrival.recipients.filter((address) => isFor(rule, address));
  const message = notification(arrival, {
    verdicts,
    headers,
    matched,
    at: { bucketName, objectKey, topicArn },
    milliseconds: Math.round(performance.now() - start),
  });
  const topic = topics.find(({ arn }) => arn === topicArn);
  for (const queue of topic?.queues ?? []) sqs.send(queue, JSON.stringify(message), { senderId: "sns.amazonaws.com" });
  return arrival.id;
}

/** The mail with the headers `added` before it. Copies its first bytes to `beginning`. @throws Error when it is too large or incomplete */
async function* withBeginning(added: string, stream: Readable, beginning: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield Buffer.from(added);
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (size < HEADER_BYTES) beginning.push(chunk);
    size += chunk.length;
    // The rest is read and thrown away, so that the sender gets the answer.
    if (size > LARGEST_MAIL_BYTES) continue;
    yield chunk;
  }
  if (size > LARGEST_MAIL_BYTES) throw new Error("The mail is too large.");
}

/** Up to the empty line that ends the headers. */
function headerBlock(beginning: Buffer): string {
  const text = beginning.toString("utf8");
  const end = /(?:^|\r?\n)\r?\n/.exec(text);
  return end ? text.slice(0, end.index) : text.slice(0, HEADER_BYTES);
}

/** A domain matches its addresses, ".domain" those of the domains below it; an empty list matches all. */
function isFor({ recipients }: ReceiptRule, address: string): boolean {
  const given = address.toLowerCase();
  const domain = given.slice(given.lastIndexOf("@") + 1);
  return (
    recipients.length === 0 ||
    recipients.some((recipient) => {
      const wanted = recipient.toLowerCase();
      if (wanted.includes("@")) return given === wanted;
      return wanted.startsWith(".") ? domain.endsWith(wanted) : domain === wanted;
    })
  );
}

/** 40 lower-case letters and digits, like SES's ids. */
function messageId(): string {
  return Array.from(randomBytes(40), (byte) => "abcdefghijklmnopqrstuvwxyz012345"[byte % 32]).join("");
}

async function listen(server: SMTPServer, port: number, address: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const listener = server.server;
  listener.once("error", reject);
  server.listen(port, address, resolve);
  await promise;
  listener.off("error", reject);
  const bound = listener.address();
  if (bound === null || typeof bound === "string") throw new Error("The mail server listens on no port.");
  return bound.port;
}

async function close(server: SMTPServer): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  await promise;
}
