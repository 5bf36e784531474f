import type { CreateAuthChallengeTriggerHandler } from "aws-lambda";

/** The challenge is a link that was mailed before: nothing is sent and nothing is kept here. */
export const handler: CreateAuthChallengeTriggerHandler = async (event) => {
  event.response.publicChallengeParameters = {};
  event.response.privateChallengeParameters = {};
  event.response.challengeMetadata = "MAGIC_LINK";
  return event;
};
