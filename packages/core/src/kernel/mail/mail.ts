import { SendRawEmailCommand } from "@aws-sdk/client-ses";
import { environment, ses } from "../aws.ts";

export * as Mail from "./mail.ts";

/** "Candor <login@candor.example>", or its two parts. */
export type Sender = string | { readonly name: string; readonly address: string };

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Defaults to the stage's address. */
  readonly from?: Sender;
  /** Address for replies; defaults to the sender's. */
  readonly replyTo?: string;
  /** Further headers, printable ASCII. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** An address that no mail can be sent to or from. */
class InvalidAddress extends Error {}

/** Sends one mail. Throws where SES refuses it; `isRejected` tells if a retry is useless. */
export async function send(letter: Letter): Promise<void> {
  const from = letter.from ?? environment("MAIL_FROM");
  for (const address of [letter.to, letter.replyTo, typeof from === "string" ? undefined : from.address]) {
    if (address !== undefined && !ADDRESS.test(address)) throw new InvalidAddress("Not an e-mail address");
  }
  const { mimeOf } = await import("./mime.ts");
  await ses().send(
    new SendRawEmailCommand({
      // Only the envelope names recipients, so no header of the message can add one.
      Destinations: [letter.to],
      RawMessage: { Data: await mimeOf({ ...letter, from }) },
    }),
  );
}

/** One address without characters that could end it in a header. */
const ADDRESS = /^[^\s\p{Cc}@<>]+@[^\s\p{Cc}@<>]+$/u;

/** True if SES refused the content or an address, so that a retry is useless. */
export const isRejected = (error: unknown): boolean =>
  error instanceof InvalidAddress ||
  (error instanceof Error && (error.name === "MessageRejected" || error.name === "InvalidParameterValue"));
