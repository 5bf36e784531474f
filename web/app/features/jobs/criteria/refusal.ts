import type { Criterion } from "@candor/scoring/criterion.info";
import { ApiError } from "../../../api/client.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useReason } from "../../../recruiting/labels.ts";

/** The problem of one criterion, and the lawful wording where there is one. */
export interface RowProblem {
  readonly words: string;
  readonly instead?: string;
}

const LAWFUL = [
  "age",
  "nationality",
  "nativeSpeaker",
  "militaryService",
  "maritalStatus",
  "familyDuties",
  "pregnancy",
  "health",
  "appearance",
] as const;
const DIGITAL_NATIVE = /digital\s+nati/iu;

/** Explains, in the reader's language, why a criterion is not allowed. */
export function useRefusal(): (code: string, text: string) => RowProblem {
  const { t } = useTranslation("criteria");
  const reason = useReason();
  return (code, text) => {
    const words = reason(code);
    if (DIGITAL_NATIVE.test(text)) return { words, instead: t(($) => $.lawful.digital) };
    const known = LAWFUL.find((lawful) => lawful === code);
    return known ? { words, instead: t(($) => $.lawful[known]) } : { words };
  };
}

/** A refused criterion with its refused wording. After a change of the wording the refusal is no longer shown. */
export interface Refusal {
  readonly id: string;
  readonly text: string;
  readonly code: string;
}

/** The refusal of a criterion in its present wording. It goes with the wording, and stays with its criterion when others are moved or deleted. */
export const refusalOf = ({ id, text }: Pick<Criterion, "id" | "text">, refusals: readonly Refusal[]): Refusal | undefined =>
  refusals.find((refusal) => refusal.id === id && refusal.text.trim() === text.trim());

/** The criteria that the server refused; it names them `criteria.N` or `criteria.N.text`. */
export function refusalsIn(error: unknown, asked: readonly Criterion[]): Refusal[] {
  if (!(error instanceof ApiError)) return [];
  return Object.entries(error.fields).flatMap(([path, code]) => {
    const criterion = asked[Number(/^criteria\.(\d+)(?:\.|$)/u.exec(path)?.[1] ?? Number.NaN)];
    return criterion ? [{ id: criterion.id, text: criterion.text, code }] : [];
  });
}
