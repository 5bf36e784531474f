import { join, resolve } from "node:path";
import { Duration, Fn, Stack, Validations } from "aws-cdk-lib";
import type { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import { Certificate } from "aws-cdk-lib/aws-certificatemanager";
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  OriginRequestPolicy,
  type ResponseHeadersPolicy,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin, OriginGroup, S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from "aws-cdk-lib/aws-route53";
import { CloudFrontTarget } from "aws-cdk-lib/aws-route53-targets";
import { Bucket, type CfnBucket } from "aws-cdk-lib/aws-s3";
import { BucketDeployment, CacheControl, Source } from "aws-cdk-lib/aws-s3-deployment";
import type { Secret } from "aws-cdk-lib/aws-secretsmanager";
import type { Construct } from "constructs";
import { appPage, buildOf, scriptsIn } from "./app-page.ts";
import { acknowledgeHelper, WRITES_ITS_LOG } from "./cdk-helpers.ts";
import { type Realtime, SOCKET_PATH } from "./realtime.ts";
import type { Settings } from "./settings.ts";
import { injectConfig } from "./site-config.ts";
import { siteBuild, siteConfigOf, withSitePages } from "./site-pages.ts";
import { privateBucket } from "./storage.ts";
import { CHECK_POLICY, contentSecurityPolicy, frameHeaders, measuredPolicy, securityHeaders } from "./web-headers.ts";

interface WebProps {
  readonly settings: Settings;
  readonly http: HttpApi;
  readonly realtime: Realtime;
  readonly cvs: Bucket;
  readonly edgeKey: Secret;
}

/**
 * Proves to the API that a call came through CloudFront, so that it can trust the viewer's address that edge.js adds. CloudFront
 * overwrites the header if a viewer sends it, and cannot add headers that begin with X-Edge.
 */
const EDGE_KEY_HEADER = "x-candor-edge-key";

/** The CloudFront distribution: the site's files and, under the same origin, the API and the WebSocket API. */
export function createWeb(scope: Construct, props: WebProps): void {
  const { settings } = props;
  const files = new Bucket(scope, "site", privateBucket(settings));
  Validations.of(files).acknowledge({ id: "AwsSolutions-S1", reason: "Public files that CloudFront alone reads." });

  const behaviours = commonBehaviours(scope, props, files);
  const distribution = new Distribution(scope, "distribution", {
    comment: `${settings.stage}-candor`,
    ...(settings.operation.webAclArn && { webAclId: settings.operation.webAclArn }),
    domainNames: [settings.domain],
    certificate: Certificate.fromCertificateArn(scope, "certificate", settings.certificateArn),
    defaultBehavior: behaviours.fromFiles,
    // CloudFront would keep them for ten seconds by their path alone, whatever their headers say: one account's trouble would be everybody's.
    errorResponses: [500, 502, 503, 504].map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
    additionalBehaviors: {
      ...fromFunctions(props, behaviours),
      // The worker that checks receipts, and the renderer's program that it may compile.
      "/verify/*": {
        ...behaviours.fromFiles,
        responseHeadersPolicy: securityHeaders(scope, settings, "check", CHECK_POLICY),
      },
      ...publicPages(scope, settings, behaviours),
      ...pagesOfOnePerson(props, behaviours),
      // Last, and yet an address from above keeps its place before the patterns that would take it as well.
      ...measuredPages(scope, settings, behaviours),
    },
  });
  Validations.of(distribution).acknowledge(
    { id: "AwsSolutions-CFR1", reason: "Candidates and recruiters may be anywhere." },
    {
      id: "AwsSolutions-CFR2",
      reason: "The API throttles and counts by account and address; a firewall is a setting, for when traffic asks for it.",
    },
    {
      id: "AwsSolutions-CFR3",
      reason: "Calls are logged by the API, downloads of CVs by S3; a log of page views would only be a list of people.",
    },
  );

  const assets = deployFiles(scope, settings, files, distribution);
  distribution.node.addDependency(assets);
  createAddress(scope, settings, distribution);
}

type Behaviours = Readonly<Record<string, BehaviorOptions>>;

interface CommonBehaviours {
  readonly edge: Function;
  /** Answers of the API that are the same for everybody. */
  readonly shared: BehaviorOptions;
  readonly fromFiles: BehaviorOptions;
  readonly headers: ResponseHeadersPolicy;
}

/** The behaviours of which the paths' own are made. */
function commonBehaviours(scope: Construct, { settings, http, cvs, edgeKey }: WebProps, files: Bucket): CommonBehaviours {
  const site = siteBuild(settings);
  const strict = contentSecurityPolicy(`https://${cvs.bucketRegionalDomainName}`, {
    ...site,
    scripts: [...new Set([...site.scripts, ...scriptsIn(appPage(settings))])],
  });
  const headers = securityHeaders(scope, settings, "headers", strict);
  const edge = new Function(scope, "edge", {
    functionName: `${settings.stage}-candor-edge`,
    comment: "Pages to their files; a page that does not exist to a 404; the viewer's address to the API",
    runtime: FunctionRuntime.JS_2_0,
    // Resolved from the working folder, because the deploy tool bundles this module into another place.
    code: FunctionCode.fromFile({ filePath: resolve("infra/edge.js") }),
  });
  return {
    edge,
    headers,
    // Cookies and queries are not forwarded, and the cache follows the answer's headers.
    shared: {
      origin: originOf(http, edgeKey),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy: headers,
    },
    fromFiles: {
      // Without the right to list, S3 answers 403 instead of 404 for a missing file.
      origin: S3BucketOrigin.withOriginAccessControl(files, { originAccessLevels: [AccessLevel.READ, AccessLevel.LIST] }),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy: headers,
      functionAssociations: [
        { function: edge, eventType: FunctionEventType.VIEWER_REQUEST },
        { function: edge, eventType: FunctionEventType.VIEWER_RESPONSE },
      ],
    },
  };
}

/** The API as an origin. CloudFormation resolves the key while deploying; the template contains only the secret's name. */
const originOf = (http: HttpApi, edgeKey: Secret, customHeaders: Readonly<Record<string, string>> = {}): HttpOrigin =>
  new HttpOrigin(Fn.select(2, Fn.split("/", http.apiEndpoint)), {
    customHeaders: { [EDGE_KEY_HEADER]: edgeKey.secretValue.unsafeUnwrap(), ...customHeaders },
  });

/** Paths below which functions answer: the API, the WebSocket API, the feeds and the sitemaps. */
function fromFunctions({ realtime }: WebProps, { shared, edge, headers }: CommonBehaviours): Behaviours {
  return {
    "/api/logos/*": shared,
    "/api/*": {
      ...shared,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      // API Gateway finds an API by the Host header, so the site's own must not be forwarded.
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      functionAssociations: [{ function: edge, eventType: FunctionEventType.VIEWER_REQUEST }],
    },
    // Under the site's own origin, because `connect-src 'self'` covers wss there.
    [`/${SOCKET_PATH}`]: {
      origin: new HttpOrigin(Fn.select(2, Fn.split("/", realtime.api.apiEndpoint))),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      // Forwards the Sec-WebSocket headers, Origin and the ticket.
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy: headers,
    },
    // Cached for the time in their headers, so that repeated reads run no function.
    ...Object.fromEntries(["/feeds/*", "/sitemap.xml", "/sitemaps/*"].map((pattern) => [pattern, shared])),
  };
}

/**
 * Pages that the API draws for one person, never cached. Whenever it does not answer with one (the list of statuses holds all that CloudFront
 * accepts and the API can answer), the bucket has the page that a browser draws by itself, at the path that edge.js asks for.
 */
function pagesOfOnePerson({ settings, http, edgeKey }: WebProps, { fromFiles }: CommonBehaviours): Behaviours {
  const drawn = {
    ...fromFiles,
    origin: new OriginGroup({
      // The function draws for its own build alone. The distribution is updated after the build's files have arrived.
      primaryOrigin: originOf(http, edgeKey, { "x-candor-build": buildOf(appPage(settings)) }),
      fallbackOrigin: fromFiles.origin,
      fallbackStatusCodes: [403, 404, 429, 500, 502, 503, 504],
    }),
    cachePolicy: CachePolicy.CACHING_DISABLED,
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
  };
  return Object.assign({}, ...["/dashboard", "/dashboard/*", "/auth", "/auth/*"].map((path) => everywhere(path, drawn)));
}

/** The static public pages on a stage that measures visits. */
function measuredPages(scope: Construct, settings: Settings, { fromFiles }: CommonBehaviours): Behaviours {
  if (!settings.analytics) return {};
  const policy = measuredPolicy(siteBuild(settings), settings.analytics);
  const measured = { ...fromFiles, responseHeadersPolicy: securityHeaders(scope, settings, "measured", policy) };
  return Object.fromEntries(STATIC_PAGES.map((pattern) => [pattern, measured]));
}

/** A path in every language. */
const everywhere = (path: string, behaviour: BehaviorOptions): Behaviours => ({ [path]: behaviour, [`/??${path}`]: behaviour });

/**
 * The pages below /public, in every language (`??`). Those of jobs are drawn by the API: a list is cached by its search and its page, a job
 * by its path alone, so that no `source` in a link makes a copy of its own. A closed job is gone once the minute in the header is over.
 */
function publicPages(scope: Construct, settings: Settings, { shared, fromFiles, edge }: CommonBehaviours): Behaviours {
  const lists = new CachePolicy(scope, "lists", {
    cachePolicyName: `${settings.stage}-candor-lists`,
    comment: "By path, search and page",
    queryStringBehavior: CacheQueryStringBehavior.allowList("query", "next"),
    cookieBehavior: CacheCookieBehavior.none(),
    headerBehavior: CacheHeaderBehavior.none(),
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.minutes(1),
    maxTtl: Duration.days(1),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  });
  const drawn = {
    ...shared,
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    functionAssociations: [{ function: edge, eventType: FunctionEventType.VIEWER_REQUEST }],
  };
  return {
    ...everywhere("/public/privacy-policy", fromFiles),
    ...everywhere("/public/bulk/*", fromFiles),
    ...everywhere("/public/summary/*", fromFiles),
    ...everywhere("/public/jobs", { ...drawn, cachePolicy: lists }),
    ...everywhere("/public/*", drawn),
    ...everywhere("/embed/*", { ...drawn, responseHeadersPolicy: frameHeaders(scope, settings) }),
  };
}

/** Patterns of the static public pages. A function, the app and the API answer everything else. */
const STATIC_PAGES = [
  "/",
  "/de",
  "/es",
  "/tr",
  ...["/tools", "/tools/*", "/verify", "/public/privacy-policy"].flatMap((path) => [path, `/??${path}`]),
];

/**
 * Deploys hashed files first and never deletes them, so that neither a new page nor an open one requests a missing file. Returns their
 * deployment.
 */
function deployFiles(scope: Construct, settings: Settings, files: Bucket, distribution: Distribution): BucketDeployment {
  const web = join(settings.built, "web");
  const app = injectConfig(appPage(settings), siteConfigOf(settings));

  const assets = new BucketDeployment(scope, "deploy-assets", {
    sources: [Source.asset(join(web, "assets")), Source.asset(join(settings.built, "site", "assets"))],
    destinationBucket: files,
    destinationKeyPrefix: "assets",
    prune: false,
    cacheControl: [CacheControl.fromString("public, max-age=31536000, immutable")],
  });
  const pages = withSitePages(
    settings,
    (folder) =>
      new BucketDeployment(scope, "deploy-pages", {
        sources: [Source.asset(web, { exclude: ["app.html", "assets"] }), Source.asset(folder), Source.data("app.html", app)],
        destinationBucket: files,
        exclude: ["assets/*"],
        cacheControl: [CacheControl.noCache()],
        distribution,
        distributionPaths: ["/*"],
      }),
  );
  pages.node.addDependency(assets);

  acknowledgeHelper(Stack.of(scope), "Custom::CDKBucketDeployment", [
    WRITES_ITS_LOG,
    "L1",
    "IAM5[Action::s3:GetObject*]",
    "IAM5[Action::s3:GetBucket*]",
    "IAM5[Action::s3:List*]",
    "IAM5[Action::s3:DeleteObject*]",
    "IAM5[Action::s3:Abort*]",
    "IAM5[Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-<AWS::Region>/*]",
    `IAM5[Resource::<${Stack.of(scope).getLogicalId(files.node.defaultChild as CfnBucket)}.Arn>/*]`,
    "IAM5[Resource::*]",
  ]);
  return assets;
}

function createAddress(scope: Construct, { hostedZone, domain }: Settings, distribution: Distribution): void {
  const zone = HostedZone.fromHostedZoneAttributes(scope, "zone", { hostedZoneId: hostedZone.id, zoneName: hostedZone.name });
  const record = { zone, recordName: `${domain}.`, target: RecordTarget.fromAlias(new CloudFrontTarget(distribution)) };
  new ARecord(scope, "ipv4", record);
  new AaaaRecord(scope, "ipv6", record);
}
