import { fill } from "../../words.ts";
import { counted } from "../../ui/counted.ts";
import type { Locale } from "@candor/core/kernel/limits";
import { FIELDS, type Field } from "./answers.ts";
import { Refused } from "./calls.ts";
import type { Trouble } from "./useApplication.ts";
import type { ApplyWords } from "./words.ts";

/** Fields that have another name in the contract. */
const NAMES: Readonly<Record<string, Field>> = { files: "file" };

/** Refusals that belong to a field although they name none. */
const CODES: Readonly<Record<string, Field>> = {
  "email.required": "email",
  "email.invalid": "email",
  "source.required": "source",
  "consent.required": "consent",
};

/** Sentences of a failed application that belong to its fields. */
export function fieldErrors(trouble: Trouble, { apply }: ApplyWords): Partial<Record<Field, string>> {
  if (trouble.is === "unread") return { file: fill(apply.unread, { name: trouble.name, reason: trouble.message ?? "" }).trim() };
  if (trouble.is !== "refused" || !(trouble.error instanceof Refused)) return {};
  const { problem } = trouble.error;
  const named = Object.entries(problem?.fields ?? {}).flatMap(([name, sentence]): [Field, string][] => {
    const [first = name] = name.split(".");
    const field = NAMES[first] ?? FIELDS.find((known) => known === first);
    return field ? [[field, sentence]] : [];
  });
  const coded = CODES[problem?.code ?? ""];
  return named.length === 0 && coded && problem ? { [coded]: problem.message } : Object.fromEntries(named);
}

/** The sentence of a failed application above its button; undefined where fields say it. */
export function problemText(trouble: Trouble, words: ApplyWords, locale: Locale): string | undefined {
  const { apply } = words;
  if (trouble.is === "lost") return apply.lost;
  if (trouble.is === "unread") return undefined;
  const { error } = trouble;
  if (!(error instanceof Refused)) return apply.unexpected;
  if (error.retryAfterSeconds !== undefined) {
    const count = Math.max(1, Math.ceil(error.retryAfterSeconds / 60));
    return counted(apply.again, count, locale, { count });
  }
  if (Object.keys(fieldErrors(trouble, words)).length > 0) return undefined;
  return error.problem?.message ?? apply.network;
}
