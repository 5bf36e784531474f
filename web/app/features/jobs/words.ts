import { useTranslation } from "react-i18next";
import { CODES, type CodeField } from "./codes.ts";

const isCodeField = (field: string): field is CodeField => field in CODES;

/** Known codes of a job in the reader's language; a recruiter's own words stay as they are. */
export function useWords() {
  const { t } = useTranslation("recruiting");
  return {
    code: (field: string, value: string): string => {
      if (!isCodeField(field) || !(CODES[field] as readonly string[]).includes(value)) return value;
      return t(($) => ($[field] as Record<string, string>)[value]!);
    },
  };
}

const REASONS = [
  "age",
  "gender",
  "nationality",
  "maritalStatus",
  "militaryService",
  "photo",
  "religion",
  "health",
  "appearance",
] as const;

/** Why a wish may not count, in a sentence. */
export function useReason(): (code: string) => string {
  const { t } = useTranslation("jobs");
  return (code) => {
    const reason = REASONS.find((known) => known === code) ?? "other";
    return t(($) => $.reason[reason]);
  };
}
