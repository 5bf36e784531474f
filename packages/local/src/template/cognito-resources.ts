import type { Fields } from "./fields.ts";
import { placeName } from "./intrinsics.ts";
import type { ResourceType, TemplateReader } from "./resource-type.ts";
import type { Trigger, UserPoolClient } from "./model.ts";

const SECONDS = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 } as const;

export const cognitoResources: Readonly<Record<string, ResourceType>> = {
  "AWS::Cognito::UserPool": {
    properties: ["LambdaConfig", "UsernameAttributes", "UsernameConfiguration"],
    read(pool, reading) {
      pool.object("UsernameConfiguration").expect("CaseSensitive", false);
      const id = reading.ref(pool.place);
      reading.model.userPools.push({
        id,
        arn: reading.attribute(pool.place, "Arn"),
        triggers: triggersOf(pool),
        signInByEmail: pool.texts("UsernameAttributes").includes("email"),
        clients: reading
          .all("AWS::Cognito::UserPoolClient")
          .filter((client) => client.text("UserPoolId") === id)
          .map((client) => clientOf(client, reading)),
      });
    },
  },
  "AWS::Cognito::UserPoolClient": {
    properties: [
      "UserPoolId",
      "ExplicitAuthFlows",
      "AccessTokenValidity",
      "IdTokenValidity",
      "RefreshTokenValidity",
      "TokenValidityUnits",
      "AuthSessionValidity",
      "PreventUserExistenceErrors",
      "GenerateSecret",
      "AllowedOAuthFlowsUserPoolClient",
    ],
  },
};

function triggersOf(pool: Fields): Partial<Record<Trigger, string>> {
  const configuration = pool.object("LambdaConfig");
  const triggers: Partial<Record<Trigger, string>> = {};
  for (const [name] of configuration.entries()) {
    switch (name) {
      case "DefineAuthChallenge":
      case "CreateAuthChallenge":
      case "VerifyAuthChallengeResponse":
        triggers[name] = functionName(configuration.text(name));
        break;
      case "PreTokenGeneration":
        break; // Older twin of PreTokenGenerationConfig; CloudFormation wants both to agree.
      case "PreTokenGenerationConfig": {
        const trigger = configuration.object(name);
        trigger.expect("LambdaVersion", "V2_0");
        triggers.PreTokenGeneration = functionName(trigger.text("LambdaArn"));
        break;
      }
      default:
        throw new Error(`The local cloud does not know the trigger ${name} of ${placeName(pool.place)}.`);
    }
  }
  if (configuration.has("PreTokenGeneration") && !triggers.PreTokenGeneration) {
    throw new Error(`${placeName(pool.place)} has a pre-token trigger of version V1_0; the local cloud knows V2_0.`);
  }
  return triggers;
}

function clientOf(client: Fields, { ref }: TemplateReader): UserPoolClient {
  client.expect("GenerateSecret", false);
  client.expect("AllowedOAuthFlowsUserPoolClient", false);
  const units = client.object("TokenValidityUnits");
  const seconds = (token: "AccessToken" | "IdToken" | "RefreshToken", unit: keyof typeof SECONDS, fallback: number) =>
    client.number(`${token}Validity`, fallback) * SECONDS[units.text(token, unit) as keyof typeof SECONDS];
  return {
    id: ref(client.place),
    authFlows: client.texts("ExplicitAuthFlows"),
    accessTokenSeconds: seconds("AccessToken", "hours", 1),
    idTokenSeconds: seconds("IdToken", "hours", 1),
    refreshTokenSeconds: seconds("RefreshToken", "days", 30),
    authSessionSeconds: client.number("AuthSessionValidity", 3) * 60,
    hidesUserExistence: client.text("PreventUserExistenceErrors", "LEGACY") === "ENABLED",
  };
}

const functionName = (arn: string) => arn.replace(/^.*:function:/, "");
