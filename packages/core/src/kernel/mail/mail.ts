import { SendEmailCommand } from "@aws-sdk/client-sesv2";
import { environment, ses } from "../aws.ts";

export * as Mail from "./mail.ts";

/** What may stand in a header of ours: nothing that could begin another one. */
const PRINTABLE = /^[\x20-\x7e]{1,870}$/;

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Who is shown as the sender; the stage's address unless given. */
  readonly from?: { readonly name: string; readonly address: string };
  /** Who hears the answer; the sender unless given. */
  readonly replyTo?: string;
  /** Further headers, printable ASCII. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends one mail. A failure is the caller's to handle: nobody waits for a mail that never left. */
export async function send({ to, subject, text, html, from, replyTo, headers = {} }: Letter): Promise<void> {
  const utf8 = (data: string) => ({ Data: data, Charset: "UTF-8" });
  const Headers = Object.entries(headers)
    .filter(([, value]) => PRINTABLE.test(value))
    .map(([Name, Value]) => ({ Name, Value }));
  await ses().send(
    new SendEmailCommand({
      FromEmailAddress: from ? `${phraseOf(from.name)} <${from.address}>` : environment("MAIL_FROM"),
      Destination: { ToAddresses: [to] },
      ...(replyTo && { ReplyToAddresses: [replyTo] }),
      Content: {
        Simple: {
          Subject: utf8(oneLine(subject)),
          Body: { Text: utf8(text), Html: utf8(html) },
          ...(Headers.length > 0 && { Headers }),
        },
      },
    }),
  );
}

const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, " ").trim();

/** Bytes of one encoded word: 45 are 60 characters of base64, and a word has at most 75. */
const WORD_BYTES = 45;

/**
 * A display name as a header holds it: quoted, or in encoded words (RFC 2047) where it has letters beyond ASCII. Nothing in it can end
 * the name.
 */
export function phraseOf(name: string): string {
  const line = oneLine(name);
  if (/^[\x20-\x7e]*$/.test(line)) return `"${line.replace(/["\\]/g, "\\$&")}"`;
  const words: string[] = [];
  for (const character of line.toWellFormed()) {
    const longer = (words.at(-1) ?? "") + character;
    if (words.length > 0 && Buffer.byteLength(longer) <= WORD_BYTES) words[words.length - 1] = longer;
    else words.push(character);
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString("base64")}?=`).join(" ");
}
