import type { Locale } from "../../account/account.info.ts";
import type { FailureCode } from "../../kernel/failure.ts";
import { MAIL_MAX_FILES } from "../../kernel/limits.ts";
import { letter } from "../../kernel/mail/letter.ts";
import { wordsToSender, type TellableCode } from "../sender-words.ts";
import { WORDS, type Words } from "./answer.words.ts";
import type { OtherFile } from "./kinds.ts";
import type { Outcome } from "./mail.entity.ts";

/** What became of a file, as far as its sender hears of it; a code says why it could not be taken. */
export type FileOutcome = "received" | "letter" | FailureCode;

/** A mail and what was decided about it. */
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

/**
 * Subject, text and HTML of the answer to a mail. It speaks of the job and the files alone, never of the employer's plan.
 * @param subject of the mail that is answered
 */
export function answerTo(
  mail: Answered,
  subject: string | null,
  files: readonly File[],
): { subject: string; text: string; html: string } {
  const words = filled(WORDS[mail.locale], mail);
  const fallback = mail.outcome === "unknown" ? words.unknownSubject : words.subject;
  return {
    subject: subject ? `Re: ${subject.replace(REPLIED, "")}` : fallback,
    ...letter({ locale: mail.locale, lines: linesOf(mail, words, files), closing: words.closing }),
  };
}

/** How mail programs mark an answer, in the four languages. */
const REPLIED = /^(?:(?:re|aw|rv|ynt|yan)\s*:\s*)+/i;

function linesOf(mail: Answered, words: Words, files: readonly File[]): string[] {
  const { outcome, others } = mail;
  const named = others.map(({ name, kind }) => `${name}: ${words.kinds[kind]}`);
  if (outcome === "noPdf") return [words.noPdf, ...list(words.notTaken, named), words.sendCv];
  if (outcome === "unreadable") return [words.unreadable, words.sendCv];
  if (outcome !== "taken") return [words[outcome]];

  const received = files.filter((file) => file.outcome === "received").map(({ name }) => name);
  const letters = files.filter((file) => file.outcome === "letter").map(({ name }) => name);
  const refused = files.flatMap(({ name, outcome: code }) =>
    code === "received" || code === "letter" ? [] : [`${name}: ${wordsToSender(tellable(code), mail.locale)}`],
  );
  const isLetterOnly = letters.length > 0 && received.length === 0;
  const more = mail.beyond.count - mail.beyond.names.length;
  return [
    ...list(words.received, received),
    ...list(isLetterOnly ? words.letterOnly : words.letterBeside, letters),
    ...(isLetterOnly ? [words.sendCv] : []),
    ...list(words.notTaken, [...refused, ...named]),
    ...list(words.beyond, [...mail.beyond.names, ...(more > 0 ? [words.andMore.replace("{count}", String(more))] : [])]),
  ];
}

/** A sentence with a list below it; nothing where there is nothing to list. */
const list = (sentence: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [[sentence, ...items.map((item) => `• ${item}`)].join("\n")];

/** The words with their blanks filled in; what files are called comes later, and stays as it is. */
function filled({ kinds, ...sentences }: Words, { title = "", mailbox }: Answered): Words {
  const values: Readonly<Record<string, string>> = { title, mailbox, max: String(MAIL_MAX_FILES) };
  const fill = (sentence: string) => sentence.replace(/\{(title|mailbox|max)\}/g, (_, name: string) => values[name]!);
  const entries = Object.entries(sentences).map(([key, sentence]) => [key, fill(sentence)]);
  return { kinds, ...(Object.fromEntries(entries) as Omit<Words, "kinds">) };
}

/** Faults of ours, and what concerns the employer alone, are told alike. */
const tellable = (code: FailureCode): TellableCode => (code.startsWith("read.") ? (code as TellableCode) : "server");
