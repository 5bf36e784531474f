import { useTranslation } from "../i18n/useTranslation.ts";
import { CODES, type CodeField } from "./codes.ts";

const isCodeField = (field: string): field is CodeField => field in CODES;

/** The label of a job's code in the reader's language; a value outside the list is the recruiter's own text and stays as it is. */
export function useCodeLabel(): (field: string, value: string) => string {
  const { t } = useTranslation("recruiting");
  return (field, value) => {
    if (!isCodeField(field) || !(CODES[field] as readonly string[]).includes(value)) return value;
    return t(($) => ($[field] as Record<string, string>)[value]!);
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
  "nativeSpeaker",
  "familyDuties",
  "pregnancy",
  "union",
] as const;

/** The sentence that explains why a requirement may not count. */
export function useReason(): (code: string) => string {
  const { t } = useTranslation("jobs");
  return (code) => {
    const reason = REASONS.find((known) => known === code) ?? "other";
    return t(($) => $.reason[reason]);
  };
}
