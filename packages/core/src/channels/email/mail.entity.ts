import { Entity } from "electrodb";
import { LOCALES } from "../../kernel/limits.ts";
import { createdAt, expiresAt, packed, primary, table, updatedAt, written } from "../../kernel/table.ts";
import type { OtherFile } from "./kinds.ts";

/** To whom a mail is answered, and on what. */
export interface Addressee {
  readonly to: string;
  readonly subject: string | null;
  /** The header of that name, if it is one. */
  readonly messageId: string | null;
  /** Of the mails it answers itself, oldest first. */
  readonly references: readonly string[];
}

/** A PDF that was announced: an upload of the job. */
export interface TakenFile {
  readonly cvId: string;
  readonly name: string;
  /** Which of the mails inside the mail it came in. */
  readonly group: number;
}

export const OUTCOMES = ["taken", "noPdf", "unreadable", "closed", "onHold", "unknown"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/**
 * What became of one mail for one job: what is answered once its files have settled, and that it was. Mails to an address that no job
 * has stand in a partition of their own.
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
      /** The address it came to, and who answers: the mailbox, by the company's name or the job's. */
      mailbox: { type: "string", required: true },
      answersAs: { type: "string", required: true },
      /** Of the job. */
      title: { type: "string" },
      /** Absent where nobody is answered. */
      addressee: packed<Addressee>(),
      files: { ...packed<readonly TakenFile[]>(), required: true },
      others: { ...packed<readonly OtherFile[]>(), required: true },
      /** PDFs beyond those that one mail may bring, by name; the count where they are too many to name. */
      beyond: { ...written<{ readonly names: readonly string[]; readonly count: number }>(), required: true },
      /** Somebody is answering until then. */
      claimedUntil: { type: "string" },
      /** It counted among the answers to its sender. */
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
