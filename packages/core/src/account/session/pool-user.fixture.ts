import { AdminGetUserCommand, UserNotFoundException } from "@aws-sdk/client-cognito-identity-provider";
import { cognito, environment } from "../../kernel/aws.ts";

/** True if Cognito's pool has a user of this name, for tests. */
export async function hasPoolUser(username: string): Promise<boolean> {
  try {
    await cognito().send(new AdminGetUserCommand({ UserPoolId: environment("USER_POOL_ID"), Username: username }));
    return true;
  } catch (error) {
    if (error instanceof UserNotFoundException) return false;
    throw error;
  }
}
