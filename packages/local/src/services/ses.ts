import { randomUUID } from "node:crypto";
import PostalMime, { type Address } from "postal-mime";
import * as z from "zod";
import { openDatabase, transaction } from "./database.ts";
import { inputOf, jsonRefusal, unknownOperation } from "./json-protocol.ts";
import { ACCOUNT_ID, REGION, Refusal, type AwsReply, type AwsRequest, type Clock, type Need, type Service } from "./service.ts";

/** A mail that the product has sent. */
export interface SentMail {
  readonly id: string;
  /** Every recipient's address, copies included. */
  readonly to: readonly string[];
  readonly from: string;
  /** Where an answer goes, if not to `from`: addresses. */
  readonly replyTo: readonly string[];
  /** What was given beside the usual headers, by name: "Auto-Submitted" -> "auto-replied". Of MIME none. */
  readonly headers: Readonly<Record<string, string>>;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** ISO 8601, by the product's clock. */
  readonly sentAt: string;
  /** Where its links lead: every href of the HTML and every bare URL of the text, each once. */
  readonly links: readonly string[];
}

export interface Outbox {
  /** Newest first, 100 unless asked otherwise. `to` is an address, compared without regard to case. */
  list(options?: { readonly to?: string; readonly limit?: number }): readonly SentMail[];
  get(id: string): SentMail | undefined;
}

export interface SesOptions {
  readonly file: string;
  readonly clock: Clock;
  /** Domains and addresses that the templates verify. */
  readonly identities: readonly string[];
}

export interface Ses extends Service {
  readonly outbox: Outbox;
  stop(): Promise<void>;
}

const Part = z.strictObject({ Data: z.string(), Charset: z.string().optional() });
const Addresses = z.array(z.string()).default([]);
const Destination = z.strictObject({ ToAddresses: Addresses, CcAddresses: Addresses, BccAddresses: Addresses });
/** https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_MessageHeader.html */
const MessageHeader = z.strictObject({
  Name: z.string().regex(/^[!-9;-~]{1,126}$/),
  Value: z.string().regex(/^[ -~]{1,870}$/),
});
const Input = z.strictObject({
  FromEmailAddress: z.string().optional(),
  Destination: Destination.default({ ToAddresses: [], CcAddresses: [], BccAddresses: [] }),
  ReplyToAddresses: Addresses,
  ConfigurationSetName: z.string().optional(),
  EmailTags: z.array(z.unknown()).optional(),
  Content: z.strictObject({
    Simple: z
      .strictObject({
        Subject: Part,
        Body: z.strictObject({ Text: Part.optional(), Html: Part.optional() }),
        Headers: z.array(MessageHeader).max(15).default([]),
      })
      .optional(),
    Raw: z.strictObject({ Data: z.string() }).optional(),
  }),
});
type Input = z.infer<typeof Input>;

const PATH = "/v2/email/outbound-emails";

/** SES: takes what the product sends into an outbox instead of sending it. */
export function createSes({ file, clock, identities }: SesOptions): Ses {
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
    // Older ones were kept without these.
    return { replyTo: [], headers: {}, ...mail };
  };
  const verified = new Set(identities.map((identity) => identity.toLowerCase()));

  /** The identity that a sender is of: its address, its domain, or the nearest domain above, which covers those below it. */
  function identityOf(from: string): string | undefined {
    const labels = domainOf(from).split(".");
    return [from.toLowerCase(), ...labels.map((_, index) => labels.slice(index).join("."))].find((name) => verified.has(name));
  }

  async function send(input: Input): Promise<AwsReply> {
    const mail = await compose(input, new Date(clock.now()).toISOString());
    if (identityOf(mail.from) === undefined) {
      throw new Refusal(
        "MessageRejected",
        `Email address is not verified. The following identities failed the check in region ${REGION.toUpperCase()}: ${mail.from}`,
      );
    }
    transaction(database, () => {
      const { lastInsertRowid } = insertMail.run(mail.id, JSON.stringify(mail));
      for (const address of mail.to) insertRecipient.run(address.toLowerCase(), lastInsertRowid);
    });
    return { status: 200, headers: { "Content-Type": "application/json" }, body: JSON.stringify({ MessageId: mail.id }) };
  }

  return {
    signingName: "ses",
    outbox: {
      list: ({ to, limit = 100 } = {}) =>
        (to === undefined ? newest.all(limit) : newestTo.all(to.toLowerCase(), limit)).map(mailOf),
      get(id) {
        const row = byId.get(id);
        return row && mailOf(row);
      },
    },
    needs(request) {
      const input = read(request);
      const from = addressOf(input.FromEmailAddress ?? "");
      const identity = identityOf(from) ?? domainOf(from);
      const { ToAddresses, CcAddresses, BccAddresses } = input.Destination;
      const need = (resource: string): Need => ({
        // Sending MIME needs the action of the older API, in SESv2 too.
        action: input.Content.Raw ? "ses:SendRawEmail" : "ses:SendEmail",
        resource: `arn:aws:ses:${REGION}:${ACCOUNT_ID}:${resource}`,
        context: {
          "ses:FromAddress": [from],
          "ses:Recipients": [...ToAddresses, ...CcAddresses, ...BccAddresses].map(addressOf),
        },
      });
      const set = input.ConfigurationSetName;
      return [need(`identity/${identity}`), ...(set ? [need(`configuration-set/${set}`)] : [])];
    },
    answer: async (request) => send(read(request)),
    refusal(code, message, status) {
      const { body = "", headers = {} } = jsonRefusal("1.1", code, message, status);
      return { status, headers: { ...headers, "Content-Type": "application/json" }, body };
    },
    stop() {
      if (database.isOpen) database.close();
      return Promise.resolve();
    },
  };
}

/** @throws Refusal UnknownOperationException, BadRequestException */
function read(request: AwsRequest): Input {
  if (request.method !== "POST" || request.path !== PATH) throw unknownOperation("SES", `${request.method} ${request.path}`);
  const result = Input.safeParse(inputOf(request));
  if (!result.success) throw new Refusal("BadRequestException", z.prettifyError(result.error));
  if (!result.data.Content.Simple === !result.data.Content.Raw) {
    throw new Refusal("BadRequestException", "Exactly one of Simple and Raw must be given as the content.");
  }
  // A From inside MIME would be another one than the policies were asked about.
  if (!result.data.FromEmailAddress) throw new Refusal("BadRequestException", "FromEmailAddress is required in the local cloud.");
  return result.data;
}

async function compose(input: Input, sentAt: string): Promise<SentMail> {
  const { FromEmailAddress = "", Destination: to, ReplyToAddresses, Content } = input;
  const raw = Content.Raw ? await parseMime(Content.Raw.Data) : undefined;
  const given = [...to.ToAddresses, ...to.CcAddresses, ...to.BccAddresses].map(addressOf);
  const recipients = [...new Set(given.length > 0 ? given : (raw?.to ?? []))];
  const from = addressOf(FromEmailAddress);
  const replyTo = ReplyToAddresses.map(addressOf);
  for (const address of [from, ...recipients, ...replyTo]) assertAddress(address);
  if (recipients.length === 0) throw new Refusal("BadRequestException", "Missing required header 'To'.");
  if (recipients.length > 50) throw new Refusal("BadRequestException", "Recipient count exceeds 50.");

  const text = raw?.text ?? Content.Simple?.Body.Text?.Data ?? "";
  const html = raw?.html ?? Content.Simple?.Body.Html?.Data ?? "";
  const subject = raw?.subject ?? Content.Simple?.Subject.Data ?? "";
  const headers = Object.fromEntries((Content.Simple?.Headers ?? []).map(({ Name, Value }) => [Name, Value]));
  const links = linksOf(html, text);
  return { id: randomUUID(), to: recipients, from, replyTo, headers, subject, text, html, sentAt, links };
}

async function parseMime(base64: string): Promise<{ to: string[]; subject: string; text: string; html: string }> {
  const mail = await PostalMime.parse(Buffer.from(base64, "base64")).catch((error: unknown) => {
    throw new Refusal(
      "BadRequestException",
      `The message could not be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  const addresses = (list: Address[] = []): string[] =>
    list.flatMap((entry) => (entry.group ? addresses(entry.group) : [entry.address ?? ""]));
  return {
    to: [mail.to, mail.cc, mail.bcc].flatMap((list) => addresses(list)).filter(Boolean),
    subject: mail.subject ?? "",
    text: mail.text ?? "",
    html: mail.html ?? "",
  };
}

/** "Candor <login@candor.example>" -> "login@candor.example" */
const addressOf = (text: string): string => (/<([^<>]*)>\s*$/.exec(text)?.[1] ?? text).trim();

const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1).toLowerCase();

function assertAddress(address: string): void {
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(address)) throw new Refusal("BadRequestException", `Invalid email address<${address}>.`);
}

function linksOf(html: string, text: string): string[] {
  const hrefs = [...html.matchAll(/\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(([, double, single]) =>
    unescape(double ?? single ?? ""),
  );
  // What ends a sentence or closes a bracket is no part of a bare URL.
  const bare = [...text.matchAll(/\bhttps?:\/\/[^\s<>"']+/gi)].map(([url]) => url.replace(/[.,;:!?)\]]+$/, ""));
  return [...new Set([...hrefs, ...bare])];
}

const unescape = (text: string): string =>
  text.replaceAll(
    /&(amp|lt|gt|quot|#39|#x27);/gi,
    (_, name: string) => ({ amp: "&", lt: "<", gt: ">", quot: '"' })[name.toLowerCase()] ?? "'",
  );
