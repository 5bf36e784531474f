import type letters from "../../../locales/en/letters.json";

/** Words of one language, with what stands between double braces left open. */
export type Letters = typeof letters;
export type Letter = "invitation" | "rejection" | "question";
export const LETTERS: readonly Letter[] = ["invitation", "rejection", "question"];

export interface About {
  /** Null where no name is known. */
  readonly name: string | null;
  readonly title: string;
  /** Null where the job names no company. */
  readonly company: string | null;
  /** Null where the writer has said no name. */
  readonly writer: string | null;
}

/** Subject and text of a letter to a candidate, in the language of its words. */
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

/** An address that opens a new mail in the reader's own program. Nothing in an address or a text can become another field of it. */
export function mailtoOf(email: string, mail?: { readonly subject: string; readonly text: string }): string {
  const to = `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
  if (!mail) return to;
  return `${to}?subject=${encodeURIComponent(mail.subject)}&body=${encodeURIComponent(mail.text.replaceAll("\n", "\r\n"))}`;
}
