import { OWNER_PERMISSIONS } from "@candor/core/account/account.info";
import type { PreTokenGenerationV2TriggerHandler } from "aws-lambda";

/** Puts role and permissions into the access token. An account has one kind of person so far: its owner. */
export const handler: PreTokenGenerationV2TriggerHandler = async (event) => {
  // Version 2 takes lists; the published types still say strings.
  const claims = { user_role: "owner", permissions: [...OWNER_PERMISSIONS] as unknown as string };
  event.response = {
    claimsAndScopeOverrideDetails: {
      accessTokenGeneration: { claimsToAddOrOverride: claims },
      idTokenGeneration: { claimsToAddOrOverride: claims },
    },
  };
  return event;
};
