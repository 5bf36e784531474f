import { Duration, RemovalPolicy, Validations } from "aws-cdk-lib";
import { AccountRecovery, FeaturePlan, LambdaVersion, UserPool, UserPoolOperation } from "aws-cdk-lib/aws-cognito";
import type { UserPoolClient } from "aws-cdk-lib/aws-cognito";
import type { Construct } from "constructs";
import { clientOptions, createFederation, type Federation } from "./federation.ts";
import { createFunction, type Surroundings } from "./functions.ts";

export interface Identity {
  readonly pool: UserPool;
  readonly client: UserPoolClient;
  /** Google and Microsoft; undefined on a stage without them. */
  readonly federation: Federation | undefined;
}

/**
 * The user pool. A user signs in with a link sent to their address: the API runs Cognito's custom challenge, whose three
 * triggers choose the challenge, issue it and check the answer; a fourth writes role and permissions into the tokens. Only the API
 * creates users, and Cognito those who come from Google or Microsoft: an account follows from none of them (decision 0036).
 */
export function createIdentity(scope: Construct, around: Surroundings): Identity {
  const { keepsData } = around.settings;
  const pool = new UserPool(scope, "users", {
    featurePlan: FeaturePlan.ESSENTIALS,
    signInAliases: { email: true },
    signInCaseSensitive: false,
    selfSignUpEnabled: false,
    accountRecovery: AccountRecovery.EMAIL_ONLY,
    // No user has a password, but Cognito generates one for each new user, so it has to be strong.
    passwordPolicy: { minLength: 32, requireLowercase: true, requireUppercase: true, requireDigits: true, requireSymbols: true },
    deletionProtection: keepsData,
    removalPolicy: keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
  pool.addTrigger(UserPoolOperation.DEFINE_AUTH_CHALLENGE, createFunction(scope, "identity-define-challenge", around));
  pool.addTrigger(UserPoolOperation.CREATE_AUTH_CHALLENGE, createFunction(scope, "identity-create-challenge", around));
  pool.addTrigger(UserPoolOperation.VERIFY_AUTH_CHALLENGE_RESPONSE, createFunction(scope, "identity-verify-challenge", around));
  // Only version 2 can change the access token; version 1 changes the ID token alone.
  pool.addTrigger(
    UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG,
    createFunction(scope, "identity-pre-token", around),
    LambdaVersion.V2_0,
  );

  Validations.of(pool).acknowledge(
    { id: "AwsSolutions-COG2", reason: "There is no password to strengthen: signing in proves the mailbox, every time." },
    {
      id: "AwsSolutions-COG8",
      reason: "The Plus tier adds threat protection for passwords; the custom challenge limits attempts itself.",
    },
  );

  const client = pool.addClient("web", {
    generateSecret: false,
    authFlows: { custom: true },
    ...clientOptions(around.settings),
    accessTokenValidity: Duration.hours(1),
    idTokenValidity: Duration.hours(1),
    // As long as the session cookie; a sign-out revokes it at once.
    refreshTokenValidity: Duration.days(400),
    enableTokenRevocation: true,
    preventUserExistenceErrors: true,
  });
  return { pool, client, federation: createFederation(scope, around.settings, { pool, client }) };
}
