import { Stack, Validations } from "aws-cdk-lib";
import { WebSocketApi, WebSocketStage } from "aws-cdk-lib/aws-apigatewayv2";
import { WebSocketLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import type { Construct } from "constructs";
import { createFunction, type Surroundings } from "./functions.ts";
import type { LambdaName } from "./lambdas.ts";

/** The WebSocket's path under the site. A WebSocket API is reached under its stage's name, so the stage has this name. */
export const SOCKET_PATH = "realtime";

export interface Realtime {
  readonly api: WebSocketApi;
  /** Address at which functions send to connections and end them. */
  readonly callbackUrl: string;
  /** The two actions that functions may take there, as ARNs. */
  readonly connectionArns: readonly string[];
}

/**
 * The WebSocket API that sends notifications to open pages. Like the HTTP API it has its own address beside the site's, so no check
 * assumes that a connection came through CloudFront: it needs a ticket, which is issued to a signed-in person and used once.
 */
export function createRealtime(scope: Construct, around: Surroundings): Realtime {
  const api = new WebSocketApi(scope, "realtime", {
    apiName: `${around.settings.stage}-candor-realtime`,
    routeSelectionExpression: "$request.body.type",
  });
  const stage = new WebSocketStage(scope, "realtime-stage", {
    webSocketApi: api,
    stageName: SOCKET_PATH,
    autoDeploy: true,
    throttle: { rateLimit: 200, burstLimit: 400 },
  });
  Validations.of(stage).acknowledge({
    id: "AwsSolutions-APIG1",
    reason:
      "A WebSocket API logs through a role that is set for the whole AWS account; the functions' own logs say what went wrong.",
  });

  const arn = Stack.of(scope).formatArn({ service: "execute-api", resource: api.apiId });
  const connectionArns = ["POST", "DELETE"].map((method) => `${arn}/${SOCKET_PATH}/${method}/@connections/*`);
  const realtime = { api, callbackUrl: stage.callbackUrl, connectionArns };

  addRoute("$connect", "realtime-connect");
  addRoute("$disconnect", "realtime-disconnect");
  addRoute("$default", "realtime-default", { returnResponse: true });
  return realtime;

  function addRoute(key: string, name: LambdaName, options: { returnResponse?: true } = {}): void {
    const target = createFunction(scope, name, { ...around, realtime });
    const route = api.addRoute(key, { integration: new WebSocketLambdaIntegration(name, target), ...options });
    Validations.of(route).acknowledge({
      id: "AwsSolutions-APIG4",
      reason: "The function of $connect spends a ticket of one use; API Gateway lets nobody send who has not connected.",
    });
  }
}
