import type { Fields } from "../fields.ts";
import { placeName } from "../intrinsics.ts";
import type { Kind } from "../kinds.ts";
import type { Reading } from "../read-template.ts";

/** HTTP APIs end a request after 30 s, whatever the integration says. */
const LONGEST_INTEGRATION_MS = 30_000;

export const gatewayKinds: Readonly<Record<string, Kind>> = {
  "AWS::ApiGatewayV2::Api": {
    properties: ["Name", "ProtocolType"],
    read(api, reading) {
      api.expect("ProtocolType", "HTTP");
      const id = reading.ref(api.place);
      const ofApi = (type: string) => reading.all(type).filter((each) => each.text("ApiId") === id);
      const throttling = ofApi("AWS::ApiGatewayV2::Stage").map(throttlingOf)[0];
      reading.model.httpApis.push({
        id,
        name: api.text("Name"),
        domainName: new URL(reading.attribute(api.place, "ApiEndpoint")).host,
        routes: ofApi("AWS::ApiGatewayV2::Route").map((route) => routeOf(route, reading)),
        ...(throttling && { throttling }),
      });
    },
  },
  "AWS::ApiGatewayV2::Route": { properties: ["ApiId", "RouteKey", "Target", "AuthorizationType"] },
  "AWS::ApiGatewayV2::Integration": {
    properties: ["ApiId", "IntegrationUri", "IntegrationType", "PayloadFormatVersion", "TimeoutInMillis"],
  },
  "AWS::ApiGatewayV2::Stage": { properties: ["ApiId", "StageName", "DefaultRouteSettings"] },
};

function routeOf(route: Fields, reading: Reading) {
  route.expect("AuthorizationType", "NONE");
  const integrationId = route.text("Target").replace(/^integrations\//, "");
  const integration = reading.all("AWS::ApiGatewayV2::Integration").find((each) => reading.ref(each.place) === integrationId);
  if (!integration) throw new Error(`The route ${placeName(route.place)} has no integration ${integrationId}.`);
  integration.expect("IntegrationType", "AWS_PROXY");
  integration.expect("PayloadFormatVersion", "2.0");
  const functionName = /:function:([^:/]+)/.exec(integration.text("IntegrationUri"))?.[1];
  if (!functionName) throw new Error(`The integration ${placeName(integration.place)} calls no function.`);
  return {
    routeKey: route.text("RouteKey"),
    functionName,
    timeoutMs: Math.min(integration.number("TimeoutInMillis", LONGEST_INTEGRATION_MS), LONGEST_INTEGRATION_MS),
  };
}

function throttlingOf(stage: Fields) {
  stage.expect("StageName", "$default");
  const settings = stage.object("DefaultRouteSettings");
  settings.only("a stage's route settings", "ThrottlingBurstLimit", "ThrottlingRateLimit", "DetailedMetricsEnabled");
  if (!settings.has("ThrottlingRateLimit")) return undefined;
  return { burst: settings.number("ThrottlingBurstLimit"), perSecond: settings.number("ThrottlingRateLimit") };
}
