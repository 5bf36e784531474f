import type { Fields } from "./fields.ts";
import { placeName } from "./intrinsics.ts";
import type { ResourceType, TemplateReader } from "./resource-type.ts";

/** HTTP APIs end a request after 30 s, also when the integration allows more. */
const LONGEST_INTEGRATION_MS = 30_000;

export const apigatewayResources: Readonly<Record<string, ResourceType>> = {
  "AWS::ApiGatewayV2::Api": {
    properties: ["Name", "ProtocolType", "RouteSelectionExpression"],
    read(api, reading) {
      api.expect("ProtocolType", "HTTP", "WEBSOCKET");
      if (api.text("ProtocolType") === "HTTP") readHttpApi(api, reading);
      else readWebSocketApi(api, reading);
    },
  },
  "AWS::ApiGatewayV2::Route": {
    properties: ["ApiId", "RouteKey", "Target", "AuthorizationType", "RouteResponseSelectionExpression"],
  },
  "AWS::ApiGatewayV2::RouteResponse": { properties: ["ApiId", "RouteId", "RouteResponseKey"] },
  "AWS::ApiGatewayV2::Integration": {
    properties: ["ApiId", "IntegrationUri", "IntegrationType", "PayloadFormatVersion", "TimeoutInMillis"],
  },
  "AWS::ApiGatewayV2::Stage": { properties: ["ApiId", "StageName", "DefaultRouteSettings", "RouteSettings"] },
};

function readHttpApi(api: Fields, reading: TemplateReader): void {
  api.expect("RouteSelectionExpression", "${request.method} ${request.path}");
  const { id, name, domainName, routes, stage } = partsOf(api, reading);
  stage?.expect("StageName", "$default");
  const throttling = stage && throttlingOf(stage.object("DefaultRouteSettings"));
  const ofRoutes = stage?.object("RouteSettings");
  const known = routes.map((route) => route.text("RouteKey"));
  for (const [key] of ofRoutes?.entries() ?? [])
    if (!known.includes(key)) throw new Error(`The stage of ${placeName(api.place)} limits ${key}, which is no route of it.`);
  reading.model.httpApis.push({
    id,
    name,
    domainName,
    routes: routes.map((route) => {
      const integration = integrationOf(route, reading);
      integration.expect("PayloadFormatVersion", "2.0");
      const routeKey = route.text("RouteKey");
      const own = ofRoutes && throttlingOf(ofRoutes.object(routeKey));
      return {
        routeKey,
        functionName: functionOf(integration),
        timeoutMs: Math.min(integration.number("TimeoutInMillis", LONGEST_INTEGRATION_MS), LONGEST_INTEGRATION_MS),
        ...(own && { throttling: own }),
      };
    }),
    ...(throttling && { throttling }),
  });
}

function readWebSocketApi(api: Fields, reading: TemplateReader): void {
  const { id, name, domainName, routes, stage } = partsOf(api, reading);
  if (!stage) throw new Error(`The WebSocket API ${placeName(api.place)} has no stage.`);
  if (stage.has("RouteSettings"))
    throw new Error(`${placeName(stage.place)} limits routes of a WebSocket API, which the local cloud does not.`);
  const throttling = throttlingOf(stage.object("DefaultRouteSettings"));
  reading.model.webSocketApis.push({
    id,
    name,
    domainName,
    stage: stage.text("StageName"),
    routeSelection: routeSelectionOf(api),
    routes: routes.map((route) => {
      route.expect("RouteResponseSelectionExpression", "$default");
      const integration = integrationOf(route, reading);
      integration.expect("PayloadFormatVersion", "1.0");
      return {
        routeKey: route.text("RouteKey"),
        functionName: functionOf(integration),
        answers: route.has("RouteResponseSelectionExpression") && hasResponse(route, reading),
      };
    }),
    ...(throttling && { throttling }),
  });
}

function partsOf(api: Fields, reading: TemplateReader) {
  const id = reading.ref(api.place);
  const ofApi = (type: string) => reading.all(type).filter((each) => each.text("ApiId") === id);
  return {
    id,
    name: api.text("Name"),
    domainName: new URL(reading.attribute(api.place, "ApiEndpoint")).host,
    routes: ofApi("AWS::ApiGatewayV2::Route"),
    stage: ofApi("AWS::ApiGatewayV2::Stage")[0],
  };
}

/** "$request.body.message.type" -> ["message", "type"] */
function routeSelectionOf(api: Fields): string[] {
  const expression = api.text("RouteSelectionExpression");
  const path = /^\$request\.body((?:\.\w+)+)$/.exec(expression)?.[1];
  if (!path)
    throw new Error(`${placeName(api.place)} selects routes by ${expression}; the local cloud knows $request.body.NAME.`);
  return path.slice(1).split(".");
}

function hasResponse(route: Fields, reading: TemplateReader): boolean {
  const id = reading.ref(route.place);
  return reading
    .all("AWS::ApiGatewayV2::RouteResponse")
    .some((response) => response.text("RouteId") === id && response.text("RouteResponseKey") === "$default");
}

function integrationOf(route: Fields, reading: TemplateReader): Fields {
  route.expect("AuthorizationType", "NONE");
  const id = route.text("Target").replace(/^integrations\//, "");
  const integration = reading.all("AWS::ApiGatewayV2::Integration").find((each) => reading.ref(each.place) === id);
  if (!integration) throw new Error(`The route ${placeName(route.place)} has no integration ${id}.`);
  integration.expect("IntegrationType", "AWS_PROXY");
  return integration;
}

function functionOf(integration: Fields): string {
  const name = /:function:([^:/]+)/.exec(integration.text("IntegrationUri"))?.[1];
  if (!name) throw new Error(`The integration ${placeName(integration.place)} calls no function.`);
  return name;
}

function throttlingOf(settings: Fields) {
  settings.only("a stage's route settings", "ThrottlingBurstLimit", "ThrottlingRateLimit", "DetailedMetricsEnabled");
  if (!settings.has("ThrottlingRateLimit")) return undefined;
  return { burst: settings.number("ThrottlingBurstLimit"), perSecond: settings.number("ThrottlingRateLimit") };
}
