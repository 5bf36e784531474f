import * as z from "zod/mini";
import { MarkLevel, EvidenceLevel } from "../mark.info.ts";

/** A model's answer for one criterion, unchecked. */
export const MarkProposal = z.object({
  criterionId: z.string(),
  mark: MarkLevel,
  rung: z.nullable(EvidenceLevel),
  /** Words that the model claims to have copied from the CV. */
  quotes: z.array(z.string()),
});
export type MarkProposal = z.infer<typeof MarkProposal>;

export const MarkProposals = z.object({ marks: z.array(MarkProposal) });
export type MarkProposals = z.infer<typeof MarkProposals>;

/** A model's prose, unchecked. The summary is a list of sentences, because each is checked by itself. */
export const ProseProposal = z.object({
  summary: z.array(z.string()),
  recommendation: z.string(),
  questions: z.array(z.object({ criterionId: z.string(), text: z.string() })),
});
export type ProseProposal = z.infer<typeof ProseProposal>;

/** A JSON schema in the subset for structured output: every property required, no others allowed. */
export interface AnswerSchema {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

const object = (properties: Readonly<Record<string, unknown>>) => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const listOf = (items: unknown) => ({ type: "array", items });
const oneOf = (values: readonly string[]) => ({ type: "string", enum: values });
const text = { type: "string" };
const textOrNull = { type: ["string", "null"] };
const orNull = (schema: unknown) => ({ anyOf: [schema, { type: "null" }] });

export const shapes = { object, listOf, oneOf, text, textOrNull };

/** The schema of an answer with marks. It lists the ids, so that no other can be answered. */
export const marksSchema = (criterionIds: readonly string[]): AnswerSchema => ({
  name: "marks",
  schema: object({
    marks: listOf(
      object({
        criterionId: oneOf(criterionIds),
        mark: oneOf(MarkLevel.options),
        rung: orNull(oneOf(EvidenceLevel.options)),
        quotes: listOf(text),
      }),
    ),
  }),
});

export const proseSchema = (criterionIds: readonly string[]): AnswerSchema => ({
  name: "prose",
  schema: object({
    summary: listOf(text),
    recommendation: text,
    questions: listOf(object({ criterionId: oneOf(criterionIds), text })),
  }),
});
