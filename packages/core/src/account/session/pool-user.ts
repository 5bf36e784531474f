import {
  AdminDeleteUserCommand,
  AdminUserGlobalSignOutCommand,
  UserNotFoundException,
} from "@aws-sdk/client-cognito-identity-provider";
import { cognito, environment } from "../../kernel/aws.ts";

// A person has a user in Cognito's pool for their address, whose name is the address, and one per account at Google or Microsoft.

/** Deletes a user of the pool with every refresh token; one that is gone already is no fault. */
export const deletePoolUser = (username: string): Promise<void> =>
  unlessGone(cognito().send(new AdminDeleteUserCommand({ UserPoolId: environment("USER_POOL_ID"), Username: username })));

/** Revokes every refresh token of a user of the pool. */
export const signOutPoolUser = (username: string): Promise<void> =>
  unlessGone(cognito().send(new AdminUserGlobalSignOutCommand({ UserPoolId: environment("USER_POOL_ID"), Username: username })));

async function unlessGone(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error;
  }
}
