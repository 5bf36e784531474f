import type { DefineAuthChallengeTriggerHandler } from "aws-lambda";

/** Allows one challenge with one answer: a right one gets tokens, a wrong one ends the attempt. */
export const handler: DefineAuthChallengeTriggerHandler = async (event) => {
  const last = event.request.session.at(-1);
  if (event.request.userNotFound || (last && !last.challengeResult)) {
    event.response.issueTokens = false;
    event.response.failAuthentication = true;
  } else if (last) {
    event.response.issueTokens = true;
    event.response.failAuthentication = false;
  } else {
    event.response.issueTokens = false;
    event.response.failAuthentication = false;
    event.response.challengeName = "CUSTOM_CHALLENGE";
  }
  return event;
};
