import { SendRawEmailCommand } from "@aws-sdk/client-ses";
import { environment, ses } from "../aws.ts";

export * as Mail from "./mail.ts";

/** "Candor <login@candor.example>", or its parts. */
export type Sender = string | { readonly name: string; readonly address: string };

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The stage's address unless given. */
  readonly from?: Sender;
  /** The address that answers go to; the sender's unless given. */
  readonly replyTo?: string;
  /** Further headers, printable ASCII. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** No mail can be sent to or from such an address. */
class InvalidAddress extends Error {}

/** Sends one mail. Throws where SES does not take it; `isRejected` says whether trying again is useless. */
export async function send(letter: Letter): Promise<void> {
  const from = letter.from ?? environment("MAIL_FROM");
  for (const address of [letter.to, letter.replyTo, typeof from === "string" ? undefined : from.address]) {
    if (address !== undefined && !ADDRESS.test(address)) throw new InvalidAddress("Not an e-mail address");
  }
  const { mimeOf } = await import("./mime.ts");
  await ses().send(
    new SendRawEmailCommand({
      // The envelope: no header of the message adds a recipient.
      Destinations: [letter.to],
      RawMessage: { Data: await mimeOf({ ...letter, from }) },
    }),
  );
}

/** One address, and nothing that could end it in a header. */
const ADDRESS = /^[^\s\p{Cc}@<>]+@[^\s\p{Cc}@<>]+$/u;

/** SES will never take this mail: its content or an address is refused. */
export const isRejected = (error: unknown): boolean =>
  error instanceof InvalidAddress ||
  (error instanceof Error && (error.name === "MessageRejected" || error.name === "InvalidParameterValue"));
