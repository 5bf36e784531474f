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

/** Who wrote a mail, what about, and in which words. */
export interface Letterhead {
  readonly email: string | null;
  readonly name: string | null;
  readonly subject: string | null;
  readonly message: string | null;
}

/** What the headers alone tell. */
export interface Envelope extends Letterhead {
  readonly headers: readonly Header[];
  /** "multipart/report" */
  readonly type: string;
}

const MOST_SUBJECT = 200;
const MOST_NAME = 200;

/** What stands in these headers, whatever their case. */
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

/** Who is named in From. Nobody when it names several, or is there twice: then nobody can say who wrote. */
function authorIn(headers: readonly Header[]): { address: string | null; name: string | null } {
  const authors = headers.flatMap(({ name, value }) => (name === "from" ? addressParser(value, { flatten: true }) : []));
  const [author] = authors;
  if (!author || authors.length > 1) return { address: null, name: null };
  const address = z.safeParse(EmailAddress, author.address ?? "").data ?? null;
  return { address, name: cleanLine(author.name, MOST_NAME) || null };
}

/** One message id, as a header may hold it again. */
const MESSAGE_ID = /<[!-;=?-~]{1,250}>/g;
/** The last of a long exchange; with our own header's name they stay within SES's limit of 870 characters. */
const MOST_REFERENCES = 3;

/** Whom to answer: who is named in From, and nobody else. */
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

/** How somebody applied who did so by mail. */
export function applicationOf({ email, name, subject, message }: Letterhead, isVerified: boolean): Application {
  return { email, name, isVerified, foundAt: null, message, subject, link: null, consent: null, letters: [] };
}

const valueOf = (headers: readonly Header[], name: string): string | undefined =>
  headers.find((header) => header.name === name)?.value;
