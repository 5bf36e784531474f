import { Entity } from "electrodb";
import { LOCALES } from "../../kernel/limits.ts";
import { createdAt, expiresAt, packed, primary, table, updatedAt, written } from "../../kernel/table.ts";
import type { OtherFile } from "./kinds.ts";
import type { Letterhead } from "./letterhead.ts";

/** Recipient of an answer, and the message it replies to. */
export interface Addressee {
  readonly to: string;
  readonly subject: string | null;
  /** The Message-ID header, if it is valid. */
  readonly messageId: string | null;
  /** Message ids of the earlier exchange, oldest first. */
  readonly references: readonly string[];
}

/** A PDF that was announced as an upload of the job. */
export interface TakenFile {
  readonly cvId: string;
  readonly name: string;
  /** Number of the forwarded mail that contained it; 0 is the outer mail. */
  readonly group: number;
}

export const OUTCOMES = ["taken", "noPdf", "unreadable", "closed", "onHold", "unknown"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/**
 * The record of one mail for one job: the answer to send once its files have settled, and the time it was sent. Mails to unknown
 * addresses are in a partition of their own.
 */
export const MailEntity = new Entity(
  {
    model: { service: "candor", entity: "mail", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      jobId: { type: "string", required: true },
      mailId: { type: "string", required: true },
      outcome: { type: OUTCOMES, required: true },
      receivedAt: { type: "string", required: true },
      locale: { type: LOCALES, required: true },
      /** Address the mail was sent to, which also sends the answer; `answersAs` is its display name, the company or the job. */
      mailbox: { type: "string", required: true },
      answersAs: { type: "string", required: true },
      /** Title of the job. */
      title: { type: "string" },
      /** The letterhead and text, for the recruiter where nobody is answered. */
      letterhead: packed<Letterhead>(),
      isVerified: { type: "boolean" },
      /** Its files are put aside until a recruiter has them read. */
      isHeld: { type: "boolean" },
      /** Absent where no answer is sent. */
      addressee: packed<Addressee>(),
      files: { ...packed<readonly TakenFile[]>(), required: true },
      others: { ...packed<readonly OtherFile[]>(), required: true },
      /** PDFs beyond the limit of one mail: their names, or only their number where they are too many to name. */
      beyond: { ...written<{ readonly names: readonly string[]; readonly count: number }>(), required: true },
      /** A task has claimed the answer until this time, and names itself. */
      claimedUntil: { type: "string" },
      claimedBy: { type: "string" },
      /** The answer has been counted against the sender's daily limit. */
      isCounted: { type: "boolean" },
      answeredAt: { type: "string" },
      createdAt,
      updatedAt,
      expiresAt,
    },
    indexes: { ofJob: primary(["accountId", "jobId"], ["mailId"]) },
  },
  table,
);

export type MailRow = NonNullable<Awaited<ReturnType<typeof read>>["data"]>;
const read = (key: { accountId: string; jobId: string; mailId: string }) => MailEntity.get(key).go();
