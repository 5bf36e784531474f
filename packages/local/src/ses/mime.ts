/** Mails that are sent as MIME, with everything but the envelope in it. */
import PostalMime from "postal-mime";
import { addressesIn, type Header, headerNamed, headersOf } from "./headers.ts";

/** Headers that every mail has, and those that are instructions to SES. */
const USUAL =
  /^(?:from|sender|to|cc|bcc|reply-to|subject|date|message-id|mime-version|content-.*|x-ses-.*|return-path|received|dkim-signature)$/i;

export interface Mime {
  readonly bytes: Buffer;
  readonly headers: readonly Header[];
  /** Addresses of the header From. */
  readonly from: readonly string[];
  /** Addresses of the headers To, Cc and Bcc. */
  readonly to: readonly string[];
}

/** Reads the headers alone. */
export function mimeOf(bytes: Buffer): Mime {
  const text = bytes.toString("utf8");
  const end = /\r?\n\r?\n/.exec(text)?.index ?? text.length;
  const headers = headersOf(text.slice(0, end));
  return {
    bytes,
    headers,
    from: addressesIn(headers, "from"),
    to: ["to", "cc", "bcc"].flatMap((name) => addressesIn(headers, name)),
  };
}

/** The parts of a mail that the outbox keeps. @throws Error for bytes that cannot be read */
export async function contentOf({ bytes, headers }: Mime) {
  const { subject = "", text = "", html = "" } = await PostalMime.parse(bytes);
  return {
    subject,
    text,
    html,
    replyTo: addressesIn(headers, "reply-to"),
    headers: Object.fromEntries(headers.filter(({ name }) => !USUAL.test(name)).map(({ name, value }) => [name, value])),
  };
}

/** Named by a header instead of a parameter. */
export const configurationSetOf = ({ headers }: Mime): string | undefined => headerNamed(headers, "x-ses-configuration-set");
