import { addressParser, decodeWords } from "postal-mime";
import * as z from "zod/mini";
import { EmailAddress } from "../../account/account.info.ts";
import type { Application } from "../../upload/upload.info.ts";
import { cleanLine } from "../../kernel/clean-text.ts";
import type { Addressee } from "./mail.entity.ts";

export interface Header {
  /** Lower case. */
  readonly name: string;
  readonly value: string;
}

/** Sender, subject and text of a mail. */
export interface Letterhead {
  readonly email: string | null;
  readonly name: string | null;
  readonly subject: string | null;
  readonly message: string | null;
}

/** Data from the headers alone. */
export interface Envelope extends Letterhead {
  readonly headers: readonly Header[];
  /** For example "multipart/report". */
  readonly type: string;
}

/** The type of a mail that tells what has become of another. */
export const REPORT = "multipart/report";

const MOST_SUBJECT = 200;
const MOST_NAME = 200;

/** Reads the headers, regardless of case. */
export function envelopeOf(given: readonly Header[]): Envelope {
  const headers = given.map(({ name, value }) => ({ name: name.toLowerCase(), value }));
  const { address, name } = authorIn(headers);
  return {
    email: address,
    name: name && name.toLowerCase() !== address ? name : null,
    subject: cleanLine(decodeWords(valueOf(headers, "subject") ?? ""), MOST_SUBJECT) || null,
    message: null,
    headers,
    type: valueOf(headers, "content-type")?.split(";")[0]!.trim().toLowerCase() ?? "text/plain",
  };
}

/** Returns the author in From. When From has several addresses or occurs twice, the author is unknown. */
function authorIn(headers: readonly Header[]): { address: string | null; name: string | null } {
  const authors = headers.flatMap(({ name, value }) => (name === "from" ? addressParser(value, { flatten: true }) : []));
  const [author] = authors;
  if (!author || authors.length > 1) return { address: null, name: null };
  const address = z.safeParse(EmailAddress, author.address ?? "").data ?? null;
  return { address, name: cleanLine(author.name, MOST_NAME) || null };
}

/** One message id in a form that is safe to repeat in a header. */
const MESSAGE_ID = /<[!-;=?-~]{1,250}>/g;
/** Most ids kept of a long exchange; with the header's name they stay within the limit of SES, 870 characters. */
const MOST_REFERENCES = 3;

/** Returns the recipient of an answer: only the author in From, never an address in Reply-To. */
export function addresseeOf({ email, subject, headers }: Envelope): Addressee | undefined {
  if (!email) return undefined;
  const idsIn = (name: string) => valueOf(headers, name)?.match(MESSAGE_ID) ?? [];
  const references = idsIn("references");
  return {
    to: email,
    subject,
    messageId: idsIn("message-id")[0] ?? null,
    references: (references.length > 0 ? references : idsIn("in-reply-to")).slice(-MOST_REFERENCES + 1),
  };
}

/** Builds the application data of a CV that came by mail. */
export function applicationOf({ email, name, subject, message }: Letterhead, isVerified: boolean): Application {
  return { email, name, isVerified, foundAt: null, message, subject, link: null, consent: null, letters: [] };
}

/** The value of the first header of a name. */
export const valueOf = (headers: readonly Header[], name: string): string | undefined =>
  headers.find((header) => header.name === name)?.value;
