import type { CreateAuthChallengeTriggerHandler } from "aws-lambda";

/** Issues an empty challenge, because the API has already mailed the link. */
export const handler: CreateAuthChallengeTriggerHandler = async (event) => {
  event.response.publicChallengeParameters = {};
  event.response.privateChallengeParameters = {};
  event.response.challengeMetadata = "MAGIC_LINK";
  return event;
};
