import { setTimeout } from "node:timers/promises";
import { createTransport } from "nodemailer";
import { inject } from "vitest";
import type { Mail } from "../../../scripts/client.ts";
import { STATE_MS } from "../patience.ts";
import { asOperator, outboxOf } from "../product.ts";

/** A mail of the product, as the outbox shows it. */
export interface Answer extends Mail {
  readonly from: string;
  readonly to: readonly string[];
  readonly html: string;
  readonly replyTo: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

let people = 0;
const run = Date.now().toString(36);

/** An address that never wrote before. */
export const anAddress = (who = "applicant", domain = "post.example"): string =>
  `${who}-${run}-${process.pid}-${++people}@${domain}`;

/**
 * Sends a raw mail over SMTP. Returns the key under which SES stores it.
 * @throws Error when the server does not say 250
 */
export async function post(raw: Buffer, { from, to }: { from: string; to: string | readonly string[] }): Promise<string> {
  const transport = createTransport({ host: "127.0.0.1", port: inject("smtpPort"), ignoreTLS: true });
  try {
    const { response } = await transport.sendMail({ envelope: { from, to: [to].flat() }, raw });
    return `mail/${/OK (\w+)/.exec(response)![1]!}`;
  } finally {
    transport.close();
  }
}

/** Sends a mail and waits until it has been taken in, which deletes the raw one. */
export async function postAndWait(raw: Buffer, envelope: { from: string; to: string | readonly string[] }): Promise<void> {
  const key = await post(raw, envelope);
  await until(`${key} is taken in`, async () => ((await isKept(key)) ? undefined : true));
}

/** True while a raw mail is in the bucket. */
export async function isKept(key: string): Promise<boolean> {
  asOperator();
  const { Storage } = await import("@candor/core/kernel/storage");
  return (await Storage.rawMail(key)) !== undefined;
}

/** The product's mails to an address, oldest first. */
export async function answersTo(address: string): Promise<Answer[]> {
  const mails = (await outboxOf(address)) as Answer[];
  return mails.filter(({ headers }) => headers["Auto-Submitted"] === "auto-replied").toReversed();
}

/** Waits for `count` answers to an address. */
export async function answered(address: string, count = 1): Promise<Answer[]> {
  return until(`${address} is answered`, async () => {
    const answers = await answersTo(address);
    return answers.length >= count ? answers : undefined;
  });
}

export async function theAnswer(address: string): Promise<Answer> {
  const [answer] = await answered(address);
  return answer!;
}

/** Repeats `ask` until it returns a value. */
export async function until<T>(what: string, ask: () => Promise<T | undefined>, timeoutMs = STATE_MS): Promise<T> {
  for (const ends = performance.now() + timeoutMs; performance.now() < ends; await setTimeout(100)) {
    const found = await ask();
    if (found !== undefined) return found;
  }
  throw new Error(`In ${timeoutMs / 1000} s this did not happen: ${what}`);
}
