import type { Fields } from "./fields.ts";
import { placeName } from "./intrinsics.ts";
import type { ResourceType, TemplateReader } from "./resource-type.ts";
import type { Behaviour, OriginGroup, ResponseHeader } from "./model.ts";

/** Names, certificates, logs and network settings of the edge: without effect on one machine. */
const EDGE_SETTINGS = [
  "Aliases",
  "Comment",
  "Enabled",
  "HttpVersion",
  "IPV6Enabled",
  "Logging",
  "PriceClass",
  "ViewerCertificate",
  "WebACLId",
];
const BEHAVIOUR_SETTINGS = [
  "PathPattern",
  "TargetOriginId",
  "AllowedMethods",
  "Compress",
  "FunctionAssociations",
  "ResponseHeadersPolicyId",
];
/** The managed policy under which CloudFront does not compress either: an answer that it does not cache passes as it is. */
const CACHING_DISABLED = "4135ea2d-6df8-44a3-9df3-4b5a84be39ad";
/** Otherwise without effect: nothing is cached at the edge, all headers reach the origin, and loopback is plain http. */
const CACHE_SETTINGS = ["CachePolicyId", "CachedMethods", "OriginRequestPolicyId", "ViewerProtocolPolicy"];

export const cloudfrontResources: Readonly<Record<string, ResourceType>> = {
  "AWS::CloudFront::Function": { properties: ["FunctionCode"] },
  "AWS::CloudFront::ResponseHeadersPolicy": { properties: ["ResponseHeadersPolicyConfig"] },
  "Custom::CDKBucketDeployment": {
    properties: ["SourceObjectKeys", "DestinationBucketName", "DestinationBucketKeyPrefix", "Exclude", "SystemMetadata"],
    read(deployment, { model, assets }) {
      const cacheControl = deployment.object("SystemMetadata").text("cache-control", "");
      model.siteDeployments.push({
        bucketName: deployment.text("DestinationBucketName"),
        folders: deployment.texts("SourceObjectKeys").map((key) => {
          const folder = assets.get(key.replace(/\.zip$/, ""));
          if (!folder) throw new Error(`${placeName(deployment.place)} deploys ${key}, which is no asset of the assembly.`);
          return folder;
        }),
        keyPrefix: deployment.text("DestinationBucketKeyPrefix", ""),
        exclude: deployment.texts("Exclude"),
        ...(cacheControl && { cacheControl }),
      });
    },
  },
  "AWS::CloudFront::Distribution": {
    properties: ["DistributionConfig"],
    takesSecrets: true,
    read(distribution, reading) {
      const configuration = distribution.object("DistributionConfig");
      configuration.only(
        "a distribution",
        "Origins",
        "OriginGroups",
        "CacheBehaviors",
        "DefaultCacheBehavior",
        "CustomErrorResponses",
        ...EDGE_SETTINGS,
      );
      reading.model.distributions.push({
        origins: configuration.list("Origins").map((origin) => ({
          id: origin.text("Id"),
          domainName: origin.text("DomainName"),
          headers: Object.fromEntries(origin.list("OriginCustomHeaders").map(originHeader)),
        })),
        originGroups: configuration.object("OriginGroups").list("Items").map(originGroupOf),
        behaviours: [...configuration.list("CacheBehaviors"), configuration.object("DefaultCacheBehavior")].map((behaviour) =>
          behaviourOf(behaviour, reading),
        ),
        errorTtls: new Map(
          configuration.list("CustomErrorResponses").map((error) => {
            // An error page of its own is not supported.
            error.only("a custom error response", "ErrorCode", "ErrorCachingMinTTL");
            return [error.number("ErrorCode"), error.number("ErrorCachingMinTTL", 10)] as const;
          }),
        ),
      });
    },
  },
};

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/add-origin-custom-headers.html */
const NO_ORIGIN_HEADER = /^(?:x-edge-|x-amz-|x-real-ip$|proxy-|connection$|content-length$|cookie$|host$|via$)/;

function originHeader(header: Fields): [name: string, value: string] {
  const name = header.text("HeaderName").toLowerCase();
  if (NO_ORIGIN_HEADER.test(name)) throw new Error(`CloudFront adds no header ${name} to requests (${placeName(header.place)}).`);
  return [name, header.text("HeaderValue")];
}

function originGroupOf(group: Fields): OriginGroup {
  group.only("an origin group", "Id", "FailoverCriteria", "Members");
  const [first = "", second = ""] = group
    .object("Members")
    .list("Items")
    .map((member) => member.text("OriginId"));
  const codes = group.object("FailoverCriteria").object("StatusCodes");
  return { id: group.text("Id"), first, second, statuses: codes.texts("Items").map(Number) };
}

function behaviourOf(behaviour: Fields, reading: TemplateReader): Behaviour {
  behaviour.only("a cache behaviour", ...BEHAVIOUR_SETTINGS, ...CACHE_SETTINGS);
  return {
    pathPattern: behaviour.text("PathPattern", "*"),
    originId: behaviour.text("TargetOriginId"),
    allowedMethods: behaviour.has("AllowedMethods") ? behaviour.texts("AllowedMethods") : ["GET", "HEAD"],
    compresses: behaviour.flag("Compress") && behaviour.text("CachePolicyId", "") !== CACHING_DISABLED,
    responseHeaders: responseHeadersOf(behaviour, reading),
    edge: edgeOf(behaviour, reading),
  };
}

function edgeOf(behaviour: Fields, reading: TemplateReader): Behaviour["edge"] {
  const sources = behaviour.list("FunctionAssociations").map((association) => {
    association.expect("EventType", "viewer-request", "viewer-response");
    const arn = association.text("FunctionARN");
    const found = reading.all("AWS::CloudFront::Function").find(({ place }) => reading.attribute(place, "FunctionARN") === arn);
    if (!found)
      throw new Error(`A behaviour of ${placeName(behaviour.place)} names the function ${arn}, which is not in the templates.`);
    return [association.text("EventType"), found.text("FunctionCode")] as const;
  });
  return Object.fromEntries(sources);
}

function responseHeadersOf(behaviour: Fields, reading: TemplateReader): ResponseHeader[] {
  if (!behaviour.has("ResponseHeadersPolicyId")) return [];
  const id = behaviour.text("ResponseHeadersPolicyId");
  const policy = reading.all("AWS::CloudFront::ResponseHeadersPolicy").find(({ place }) => reading.ref(place) === id);
  if (!policy)
    throw new Error(
      `A behaviour of ${placeName(behaviour.place)} names the headers policy ${id}, which is not in the templates.`,
    );

  const configuration = policy.object("ResponseHeadersPolicyConfig");
  configuration.only("a response headers policy", "Name", "Comment", "SecurityHeadersConfig", "CustomHeadersConfig");
  const custom = configuration
    .object("CustomHeadersConfig")
    .list("Items")
    .map((item) => ({ name: item.text("Header").toLowerCase(), value: item.text("Value"), override: item.flag("Override") }));
  return [...securityHeaders(configuration.object("SecurityHeadersConfig")), ...custom];
}

function securityHeaders(configuration: Fields): ResponseHeader[] {
  const value: Record<string, (setting: Fields) => [name: string, value: string]> = {
    ContentSecurityPolicy: (setting) => ["content-security-policy", setting.text("ContentSecurityPolicy")],
    ContentTypeOptions: () => ["x-content-type-options", "nosniff"],
    FrameOptions: (setting) => ["x-frame-options", setting.text("FrameOption")],
    ReferrerPolicy: (setting) => ["referrer-policy", setting.text("ReferrerPolicy")],
    StrictTransportSecurity: (setting) => [
      "strict-transport-security",
      `max-age=${setting.number("AccessControlMaxAgeSec")}` +
        (setting.flag("IncludeSubdomains") ? "; includeSubDomains" : "") +
        (setting.flag("Preload") ? "; preload" : ""),
    ],
    XSSProtection: (setting) => [
      "x-xss-protection",
      setting.flag("Protection") ? (setting.flag("ModeBlock") ? "1; mode=block" : "1") : "0",
    ],
  };
  configuration.only("SecurityHeadersConfig", ...Object.keys(value));
  return configuration.entries().map(([kind]) => {
    const setting = configuration.object(kind);
    const [name, text] = value[kind]!(setting);
    return { name, value: text, override: setting.flag("Override") };
  });
}
