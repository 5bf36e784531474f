import MailComposer from "nodemailer/lib/mail-composer";
import type { Letter, Sender } from "./mail.ts";

/**
 * Encodes a mail for sending (RFC 5322, MIME). Import this file lazily: only few calls of a function that can send mail send one.
 */
export async function mimeOf({
  from,
  to,
  replyTo,
  subject,
  text,
  html,
  headers = {},
}: Letter & { from: Sender }): Promise<Buffer> {
  const composer = new MailComposer({
    from: typeof from === "string" ? from : { ...from, name: oneLine(from.name) },
    to: addressOnly(to),
    ...(replyTo && { replyTo: addressOnly(replyTo) }),
    subject: oneLine(subject),
    text,
    html,
    headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => PRINTABLE.test(value))),
    encoding: "quoted-printable",
    newline: "windows",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/** Passed in parts, so that a comma in an address does not split it. */
const addressOnly = (address: string) => ({ name: "", address });

/** A value that cannot inject another header, up to the limit of SES. Other values are left out. */
const PRINTABLE = /^[\x20-\x7e]{1,870}$/;

const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, " ")
    .trim();
