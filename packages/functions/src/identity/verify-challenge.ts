import { MagicLink } from "@candor/core/account/session/magic-link";
import * as z from "zod/mini";
import type { VerifyAuthChallengeResponseTriggerHandler } from "aws-lambda";

const ChallengeAnswer = z.object({ token: z.string(), attempt: z.string() });

/** Accepts the answer if it spends a link that was mailed to this address. */
export const handler: VerifyAuthChallengeResponseTriggerHandler = async (event) => {
  const email = event.request.userAttributes["email"];
  const answer = ChallengeAnswer.safeParse(parsed(event.request.challengeAnswer));
  event.response.answerCorrect =
    email !== undefined && answer.success && (await MagicLink.spend(answer.data.token, email.toLowerCase(), answer.data.attempt));
  return event;
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
