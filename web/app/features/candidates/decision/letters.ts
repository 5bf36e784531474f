import type letters from "../../../locales/en/letters.json";

/** The templates of one language, with placeholders in double braces. */
export type Letters = typeof letters;
export type Letter = "invitation" | "rejection" | "question";
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

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/gu, (whole, key: string) => values[key] ?? whole);

/** A mailto: address. Everything is encoded, so that a text cannot add another field to the mail. */
export function mailtoOf(email: string, mail?: { readonly subject: string; readonly text: string }): string {
  const to = `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
  if (!mail) return to;
  return `${to}?subject=${encodeURIComponent(mail.subject)}&body=${encodeURIComponent(mail.text.replaceAll("\n", "\r\n"))}`;
}
