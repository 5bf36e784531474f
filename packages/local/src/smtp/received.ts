/** The headers that SES adds to a received mail, and its notification. */
import { decodeWords } from "postal-mime";
import { REGION } from "../kernel/service.ts";
import { addressesIn, type Header, headerNamed, namedAddresses } from "../ses/headers.ts";
import { domainOf, type Verdict, type Verdicts } from "./verdicts.ts";

/** A mail received by SMTP, without its content. */
export interface Arrival {
  /** SES's id of the mail, also the last part of the object's key. */
  readonly id: string;
  /** The envelope's sender; empty for a bounce. */
  readonly sender: string;
  /** The envelope's recipients. */
  readonly recipients: readonly string[];
  /** The client's name for itself; `ip` is its address. */
  readonly helo: string;
  readonly ip: string;
  /** Milliseconds since 1970, by the product's clock. */
  readonly receivedAt: number;
}

export interface StoredAt {
  readonly bucketName: string;
  readonly objectKey: string;
  readonly topicArn: string;
}

/** Size of the headers that a notification holds. */
const TOLD_HEADER_BYTES = 10_240;

/** The header lines that SES puts before a mail, each ended by CRLF. */
export function addedHeaders(arrival: Arrival, verdicts: Verdicts): string {
  const { id, sender, recipients, ip, receivedAt } = arrival;
  const helo = arrival.helo.replaceAll(/[^\w.:[\]-]/g, "") || "unknown";
  const at = new Date(receivedAt).toUTCString().replace("GMT", "+0000 (UTC)");
  const [spf, dkim, dmarc] = [verdicts.spf, verdicts.dkim, verdicts.dmarc].map((verdict) => verdict.toLowerCase());
  const domain = domainOf(sender) || helo;
  const from = `client-ip=${ip}; envelope-from=${sender}; helo=${helo};`;
  return [
    `Return-Path: <${sender}>`,
    `Received: from ${helo} (${helo} [${ip}])`,
    ` by inbound-smtp.${REGION}.amazonaws.com with SMTP id ${id}`,
    ` for ${recipients[0] ?? ""};`,
    ` ${at}`,
    `X-SES-Spam-Verdict: ${verdicts.spam}`,
    `X-SES-Virus-Verdict: ${verdicts.virus}`,
    `Received-SPF: ${spf} (spfCheck: domain of ${domain}) ${from}`,
    "Authentication-Results: amazonses.com;",
    ` spf=${spf} (spfCheck: domain of ${domain}) ${from}`,
    ` dkim=${dkim} header.i=@${domain};`,
    ` dmarc=${dmarc} header.from=${domain};`,
    "",
  ].join("\r\n");
}

/**
 * The notification of an S3 action:
 * https://docs.aws.amazon.com/ses/latest/dg/receiving-email-notifications-contents.html
 * @param matched the recipients for whom the rule holds
 */
export function notification(
  arrival: Arrival,
  about: {
    readonly verdicts: Verdicts;
    readonly headers: readonly Header[];
    readonly matched: readonly string[];
    readonly at: StoredAt;
    readonly milliseconds: number;
  },
): object {
  const { verdicts, headers, matched, at, milliseconds } = about;
  const timestamp = new Date(arrival.receivedAt).toISOString();
  const told = within(headers, TOLD_HEADER_BYTES);
  const status = (verdict: Verdict) => ({ status: verdict });
  return {
    notificationType: "Received",
    mail: {
      timestamp,
      source: arrival.sender,
      messageId: arrival.id,
      // Of the mail's own headers; the envelope's stand in the receipt.
      destination: [...addressesIn(headers, "to"), ...addressesIn(headers, "cc")],
      headersTruncated: told.length < headers.length,
      headers: told,
      commonHeaders: commonHeaders(headers, arrival),
    },
    receipt: {
      timestamp,
      processingTimeMillis: milliseconds,
      recipients: matched,
      spamVerdict: status(verdicts.spam),
      virusVerdict: status(verdicts.virus),
      spfVerdict: status(verdicts.spf),
      dkimVerdict: status(verdicts.dkim),
      dmarcVerdict: status(verdicts.dmarc),
      ...(verdicts.dmarc === "FAIL" && { dmarcPolicy: "reject" }),
      action: { type: "S3", topicArn: at.topicArn, bucketName: at.bucketName, objectKey: at.objectKey },
    },
  };
}

function commonHeaders(headers: readonly Header[], { sender }: Arrival): object {
  const text = (name: string) => valueOf(headers, name);
  const list = (name: string) => {
    const value = valueOf(headers, name);
    return value === undefined ? undefined : splitAddresses(value);
  };
  const common = {
    returnPath: sender,
    from: list("from"),
    date: text("date"),
    to: list("to"),
    cc: list("cc"),
    replyTo: list("reply-to"),
    sender: list("sender"),
    messageId: text("message-id"),
    subject: text("subject"),
  };
  return Object.fromEntries(Object.entries(common).filter(([, value]) => value !== undefined));
}

/** The first header of a name, encoded words decoded. Clipped, for a notification has a largest size. */
function valueOf(headers: readonly Header[], name: string): string | undefined {
  const value = headerNamed(headers, name);
  return value === undefined ? undefined : decodeWords(value.slice(0, TOLD_HEADER_BYTES));
}

/** "Ada <a@b.c>, d@e.f" -> ["Ada <a@b.c>", "d@e.f"] */
const splitAddresses = (value: string): string[] =>
  namedAddresses(value).map(({ name, address }) => (name ? `${name} <${address}>` : address));

/** The first headers that fit into `bytes`. */
function within(headers: readonly Header[], bytes: number): Header[] {
  let left = bytes;
  const kept: Header[] = [];
  for (const header of headers) {
    left -= Buffer.byteLength(`${header.name}: ${header.value}\r\n`);
    if (left < 0) break;
    kept.push(header);
  }
  return kept;
}
