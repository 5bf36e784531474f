import { type Call, type CallKey, calls } from "@candor/contract";
import { METRICS } from "@candor/core/kernel/alarm";
import { RemovalPolicy, Validations } from "aws-cdk-lib";
import { type CfnStage, HttpApi, HttpMethod, HttpStage, LogGroupLogDestination } from "aws-cdk-lib/aws-apigatewayv2";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import { FilterPattern, LogGroup, MetricFilter, RetentionDays } from "aws-cdk-lib/aws-logs";
import type { Construct, IDependable } from "constructs";
import { createFunction, type Surroundings } from "./functions.ts";
import { lambdas, type LambdaName } from "./lambdas.ts";
import { refusedCallsName } from "./monitoring.ts";
import { STAGE_THROTTLE, type Throttle, throttleOf } from "./throttles.ts";

type Group = (typeof calls)[keyof typeof calls]["group"];

/**
 * The HTTP API: one route for each call of the contract, answered by the function of its group.
 *
 * Browsers reach it through CloudFront, under the site's own origin. Its execute-api address cannot be closed: an HTTP API
 * supports neither a resource policy nor a firewall, and disabling the address would only move it to another name. So no check
 * assumes that a call came through CloudFront: the functions check sessions, origins and limits, and the stage throttles.
 */
export function createApi(scope: Construct, around: Surroundings): HttpApi {
  const { stage } = around.settings;
  const http = new HttpApi(scope, "api", { apiName: `${stage}-candor`, createDefaultStage: false });
  Validations.of(http).acknowledge({
    id: "AwsSolutions-APIG4",
    reason:
      "A session is a sealed cookie, which the functions open, verify and look up on every call; no authorizer of API Gateway can.",
  });

  const integrations = new Map<LambdaName, HttpLambdaIntegration>(
    lambdas.flatMap(({ name }) => {
      if (!name.startsWith("api-")) return [];
      const target = createFunction(scope, name, around);
      // One permission for the whole API, not one for every route.
      const integration = new HttpLambdaIntegration(`${name}-integration`, target, { scopePermissionToRoute: false });
      return [[name, integration] as const];
    }),
  );
  const integrationOf = (group: Group) => {
    // The type checks that every group has its function.
    const name: LambdaName = `api-${group}`;
    const integration = integrations.get(name);
    if (!integration) throw new Error(`No function answers the group ${group}.`);
    return integration;
  };

  const throttled: Throttled[] = [];
  for (const [key, call] of Object.entries(calls as Readonly<Record<CallKey, Call>>) as [CallKey, Call][]) {
    const [method, path] = key.split(" ") as [HttpMethod, string];
    // Extensions send preflights. API Gateway's own answers to them would hold for every path.
    const methods = call.fromExtension ? [method, HttpMethod.OPTIONS] : [method];
    const [route] = http.addRoutes({ path, methods, integration: integrationOf(call.group) });
    const throttle = throttleOf(key, call);
    if (route && throttle) throttled.push({ key, route, throttle });
  }

  const accessLog = new LogGroup(scope, "api-access-log", {
    logGroupName: `/aws/vendedlogs/${stage}-candor-api`,
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  new MetricFilter(scope, "api-throttles", {
    logGroup: accessLog,
    // A 429 of a function's own has the time that it took.
    filterPattern: FilterPattern.literal('{ $.status = "429" && $.functionMilliseconds = "-" }'),
    metricNamespace: METRICS,
    metricName: refusedCallsName(stage),
  });
  const apiStage = new HttpStage(scope, "api-stage", {
    httpApi: http,
    stageName: "$default",
    autoDeploy: true,
    throttle: { rateLimit: STAGE_THROTTLE.perSecond, burstLimit: STAGE_THROTTLE.burst },
    accessLogSettings: { destination: new LogGroupLogDestination(accessLog), format: accessLogFormat() },
  });
  limitRoutes(apiStage, throttled);
  return http;
}

interface Throttled {
  readonly key: CallKey;
  readonly route: IDependable;
  readonly throttle: Throttle;
}

/** Gives routes limits of their own. API Gateway refuses a stage that names a route which does not exist yet. */
function limitRoutes(stage: HttpStage, throttled: readonly Throttled[]): void {
  (stage.node.defaultChild as CfnStage).routeSettings = Object.fromEntries(
    throttled.map(({ key, throttle: { perSecond, burst } }) => [
      key,
      { ThrottlingRateLimit: perSecond, ThrottlingBurstLimit: burst },
    ]),
  );
  stage.node.addDependency(...throttled.map(({ route }) => route));
}

/** Logs the route, not the path, because paths may contain tokens; and no address, because it would be CloudFront's: functions log the viewer's. */
function accessLogFormat(): AccessLogFormat {
  return AccessLogFormat.custom(
    JSON.stringify({
      at: "$context.requestTime",
      requestId: "$context.requestId",
      route: "$context.routeKey",
      status: "$context.status",
      milliseconds: "$context.responseLatency",
      bytes: "$context.responseLength",
      functionMilliseconds: "$context.integrationLatency",
      error: "$context.integrationErrorMessage",
    }),
  );
}
