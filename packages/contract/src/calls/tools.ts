import * as Rewrite from "@candor/core/tools/rewrite.info";
import { type Calls, call } from "./call.ts";

const rewrite = { group: "tools", access: "anyone", status: 200, answer: Rewrite.Rewritten } as const;

/**
 * The free tools answer in the browser. Where a model is configured, these calls word their texts anew; the fifth tool gives quotes and a level,
 * and has no text to word.
 */
export const toolCalls = {
  "POST /api/tools/ai-hiring-response-tool": call({
    ...rewrite,
    summary: "A message to an applicant in the wording of a model",
    body: Rewrite.Response,
  }),
  "POST /api/tools/ai-linkedin-message-creator": call({
    ...rewrite,
    summary: "LinkedIn messages in the wording of a model, within LinkedIn's limits",
    body: Rewrite.Linkedin,
  }),
  "POST /api/tools/interview-question-generator": call({
    ...rewrite,
    summary: "Interview questions in the wording of a model",
    body: Rewrite.Interview,
  }),
  "POST /api/tools/job-description-generator": call({
    ...rewrite,
    summary: "The lines of a job description in the wording of a model",
    body: Rewrite.Description,
  }),
} as const satisfies Calls;
