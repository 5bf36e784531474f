import { withName } from "@candor/core/candidacy/letter-text.info";
import type { LetterKind } from "@candor/core/candidacy/phrases.info";
import type { Locale } from "../../i18n/locale.ts";
import type letters from "../../locales/en/letters.json";

/** The templates of one language, with placeholders in double braces. */
export type Letters = typeof letters;
export type Letter = LetterKind;
export const LETTERS: readonly Letter[] = ["invitation", "rejection", "question"];

export interface About {
  /** Null where no name is known. */
  readonly name: string | null;
  readonly title: string;
  /** Null where the job names no company. */
  readonly company: string | null;
  /** Null where the writer has entered no name. */
  readonly writer: string | null;
}

/** Subject and text of a mail to a candidate, in the language of the templates. */
export function letterOf(words: Letters, letter: Letter, { name, title, company, writer }: About) {
  const role = filled(company === null ? words.role : words.roleAt, { title, company: company ?? "" });
  const hello = name === null ? words.helloUnnamed : filled(words.hello, { name });
  const end = [words.bye, writer, company].filter(Boolean).join("\n");
  return {
    subject: filled(words[letter].subject, { title }),
    text: `${[hello, filled(words[letter].body, { role }), end].join("\n\n")}\n`,
  };
}

/** A letter before it is sent. */
export interface Draft {
  readonly subject: string;
  readonly text: string;
}

/** The account's own template, filled in. */
export function ownLetterOf({ subject, text }: Draft, { name, title, company }: About, locale: Locale): Draft {
  const values = { title, company: company ?? "", ...(name !== null && { name }) };
  const greeted = name === null ? withName(text, null, locale) : text;
  return { subject: filled(subject, values), text: filled(greeted, values) };
}

/** A draft as a template: person, job and company become placeholders, so that it fits every other letter. */
export function templateOf({ subject, text }: Draft, { name, title, company }: About): Draft {
  const known = Object.entries({ title, company, name }).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const open = (words: string) => known.reduce((left, [key, value]) => left.replaceAll(value, `{{${key}}}`), words);
  return { subject: open(subject), text: open(text) };
}

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/gu, (whole, key: string) => values[key] ?? whole);

/** A mailto: address. Everything is encoded, so that a text cannot add another field to the mail. */
export function mailtoOf(email: string, mail?: { readonly subject: string; readonly text: string }): string {
  const to = `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
  if (!mail) return to;
  return `${to}?subject=${encodeURIComponent(mail.subject)}&body=${encodeURIComponent(mail.text.replaceAll("\n", "\r\n"))}`;
}
