import { OWNER_PERMISSIONS } from "@candor/core/account/account.info";
import type { PreTokenGenerationV2TriggerHandler } from "aws-lambda";

/** Adds role and permissions to the access token. The owner is the only role so far. */
export const handler: PreTokenGenerationV2TriggerHandler = async (event) => {
  // Version 2 accepts lists; the published types still allow only strings.
  const claims = { user_role: "owner", permissions: [...OWNER_PERMISSIONS] as unknown as string };
  event.response = {
    claimsAndScopeOverrideDetails: {
      accessTokenGeneration: { claimsToAddOrOverride: claims },
      idTokenGeneration: { claimsToAddOrOverride: claims },
    },
  };
  return event;
};
