import { useTranslation } from "react-i18next";
import { ApiError } from "../../../api/client.ts";
import { useProblemText } from "../../../api/problems.ts";
import type { Field } from "./answers.ts";
import { FIELDS } from "./answers.ts";
import type { Trouble } from "./useApplication.ts";

/** Fields that have another name in the contract. */
const NAMES: Readonly<Record<string, Field>> = { files: "file" };

/** Refusals that belong to a field although they name none. */
const CODES: Readonly<Record<string, Field>> = {
  "email.required": "email",
  "email.invalid": "email",
  "source.required": "source",
  "consent.required": "consent",
};

/** Sentences for a failed application: at its fields, or above the button. */
export function useTroubleText() {
  const { t } = useTranslation("public");
  const problemText = useProblemText();

  const fields = (trouble: Trouble): Partial<Record<Field, string>> => {
    if (trouble.is === "unread")
      return { file: t(($) => $.apply.unread, { name: trouble.name, reason: trouble.message ?? "" }).trim() };
    if (trouble.is !== "refused" || !(trouble.error instanceof ApiError)) return {};
    const { error } = trouble;
    const named = Object.entries(error.fields).flatMap(([name, sentence]): [Field, string][] => {
      const [first = name] = name.split(".");
      const field = NAMES[first] ?? FIELDS.find((known) => known === first);
      return field ? [[field, sentence]] : [];
    });
    const coded = CODES[error.code];
    return named.length === 0 && coded ? { [coded]: error.message } : Object.fromEntries(named);
  };

  const problem = (trouble: Trouble): string | undefined => {
    if (trouble.is === "lost") return t(($) => $.apply.lost);
    if (trouble.is === "unread") return undefined;
    const { error } = trouble;
    if (error instanceof ApiError && error.status === 429 && error.retryAfter !== undefined) {
      return t(($) => $.apply.again, { count: Math.max(1, Math.ceil(error.retryAfter / 60)) });
    }
    return Object.keys(fields(trouble)).length > 0 ? undefined : problemText(error);
  };
  return { fields, problem };
}
