import * as z from "zod/mini";
import { SUPPORT_MESSAGE_MAX_CHARACTERS, SUPPORT_SUBJECT_MAX_CHARACTERS } from "../kernel/limits.ts";
import { oneLine } from "../kernel/line.info.ts";

/** A member's question to the operator. */
export const Question = z.object({
  subject: z
    .string("support.subjectRequired")
    .check(oneLine, z.minLength(1, "support.subjectRequired"), z.maxLength(SUPPORT_SUBJECT_MAX_CHARACTERS, "input.invalid")),
  message: z
    .string("support.messageRequired")
    .check(z.trim(), z.minLength(1, "support.messageRequired"), z.maxLength(SUPPORT_MESSAGE_MAX_CHARACTERS, "input.invalid")),
});
export type Question = z.infer<typeof Question>;
