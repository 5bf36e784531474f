import type { Locale } from "../../account/account.info.ts";
import type { FailureCode } from "../../kernel/failure.ts";
import { MAIL_MAX_FILES } from "../../kernel/limits.ts";
import { letter } from "../../kernel/mail/letter.ts";
import { translator, type Values } from "../../kernel/translate.ts";
import { messageToSender, type TellableCode } from "../sender-messages.ts";
import { KINDS, TEMPLATES } from "./answer.templates.ts";
import type { OtherFile } from "./kinds.ts";
import type { Outcome } from "./mail.entity.ts";

/** Outcome of a file as its sender is told it; a code gives the reason of a refusal. */
export type FileOutcome = "received" | "letter" | FailureCode;

/** A mail and the decision about it. */
export interface Answered {
  readonly outcome: Outcome;
  readonly locale: Locale;
  readonly mailbox: string;
  readonly title?: string | undefined;
  readonly others: readonly OtherFile[];
  readonly beyond: { readonly names: readonly string[]; readonly count: number };
}

interface File {
  readonly name: string;
  readonly outcome: FileOutcome;
}

const translate = translator(TEMPLATES);

/** Returns a sentence about one mail. File names are never put into a sentence: they are listed unchanged. */
type Say = (key: Parameters<typeof translate>[1], values?: Values) => string;

/**
 * Returns subject, text and HTML of the answer to a mail. It mentions only the job and the files, never the employer's plan.
 * @param subject of the mail that is answered
 */
export function answerTo(
  mail: Answered,
  subject: string | null,
  files: readonly File[],
): { subject: string; text: string; html: string } {
  const { locale, mailbox, title = "" } = mail;
  const say: Say = (key, values) => translate(locale, key, { title, mailbox, max: MAIL_MAX_FILES, ...values });
  return {
    subject: subject ? `Re: ${subject.replace(REPLIED, "")}` : say(mail.outcome === "unknown" ? "unknownSubject" : "subject"),
    ...letter({ locale, lines: linesOf(mail, say, files), closing: say("closing") }),
  };
}

/** Prefixes by which mail programs mark an answer, in the four languages. */
const REPLIED = /^(?:(?:re|aw|rv|ynt|yan)\s*:\s*)+/i;

function linesOf(mail: Answered, say: Say, files: readonly File[]): string[] {
  const { outcome, others, locale } = mail;
  const named = others.map(({ name, kind }) => `${name}: ${KINDS[locale][kind]}`);
  if (outcome === "noPdf") return [say("noPdf"), ...list(say("notTaken"), named), say("sendCv")];
  if (outcome === "unreadable") return [say("unreadable"), say("sendCv")];
  if (outcome !== "taken") return [say(outcome)];

  const received = files.filter((file) => file.outcome === "received").map(({ name }) => name);
  const letters = files.filter((file) => file.outcome === "letter").map(({ name }) => name);
  const refused = files.flatMap(({ name, outcome: code }) =>
    code === "received" || code === "letter" ? [] : [`${name}: ${messageToSender(tellable(code), locale)}`],
  );
  const isLetterOnly = letters.length > 0 && received.length === 0;
  const more = mail.beyond.count - mail.beyond.names.length;
  return [
    ...list(say("received"), received),
    ...list(say(isLetterOnly ? "letterOnly" : "letterBeside"), letters),
    ...(isLetterOnly ? [say("sendCv")] : []),
    ...list(say("notTaken"), [...refused, ...named]),
    ...list(say("beyond"), [...mail.beyond.names, ...(more > 0 ? [say("andMore", { count: more })] : [])]),
  ];
}

/** Returns a sentence with a list below it, or nothing for an empty list. */
const list = (sentence: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [[sentence, ...items.map((item) => `• ${item}`)].join("\n")];

/** Codes that a sender may see. Our own faults and matters of the employer's plan all become `server`. */
const tellable = (code: FailureCode): TellableCode => (code.startsWith("read.") ? (code as TellableCode) : "server");
