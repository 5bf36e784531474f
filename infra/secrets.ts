import { ArnFormat, RemovalPolicy, Stack, Validations } from "aws-cdk-lib";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import type { Construct } from "constructs";
import { modelKeyName, type Settings } from "./settings.ts";

/** The key that seals session cookies: 64 hexadecimal digits, drawn by AWS and seen by nobody. */
export function createSessionSecret(scope: Construct, settings: Settings): Secret {
  return createKey(scope, settings, {
    id: "session-secret",
    description: `Seals the session cookies of ${settings.siteUrl}`,
    whyNotByTheCalendar: "A new key signs everybody out",
  });
}

/** What CloudFront adds to the API's calls, so that a function can tell them from calls made straight to API Gateway. */
export function createEdgeKey(scope: Construct, settings: Settings): Secret {
  return createKey(scope, settings, {
    id: "edge-key",
    description: `Shows the API that a call came through CloudFront, at ${settings.siteUrl}`,
    whyNotByTheCalendar: "A new key has to reach CloudFront by a deploy",
  });
}

interface Key {
  readonly id: string;
  readonly description: string;
  readonly whyNotByTheCalendar: string;
}

/** 64 hexadecimal digits. */
function createKey(scope: Construct, settings: Settings, { id, description, whyNotByTheCalendar }: Key): Secret {
  const secret = new Secret(scope, id, {
    description,
    generateSecretString: {
      passwordLength: 64,
      excludePunctuation: true,
      excludeUppercase: true,
      excludeCharacters: "ghijklmnopqrstuvwxyz",
    },
    removalPolicy: settings.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
  Validations.of(secret).acknowledge({
    id: "AwsSolutions-SMG4",
    reason: `${whyNotByTheCalendar}, so it is changed by hand when there is cause (docs/operations.md).`,
  });
  return secret;
}

/** The secret that holds the key of a stage's model. It is made by hand (docs/operations.md), so AWS has drawn the last six characters of its ARN. */
export function modelKeyArn(scope: Construct, settings: Settings): string {
  return Stack.of(scope).formatArn({
    service: "secretsmanager",
    resource: "secret",
    resourceName: `${modelKeyName(settings)}-??????`,
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  });
}
