import { join, resolve } from "node:path";
import { Duration, Fn, Stack, Validations } from "aws-cdk-lib";
import type { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import { Certificate } from "aws-cdk-lib/aws-certificatemanager";
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  type IOrigin,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersReferrerPolicy,
  OriginRequestPolicy,
  ResponseHeadersPolicy,
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
import type { Analytics, Inlined, Settings } from "./settings.ts";
import { injectConfig } from "./site-config.ts";
import { siteBuild, siteConfigOf, withSitePages } from "./site-pages.ts";
import { privateBucket } from "./storage.ts";

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
export function createWeb(scope: Construct, { settings, http, realtime, cvs, edgeKey }: WebProps): void {
  const files = new Bucket(scope, "site", privateBucket(settings));
  Validations.of(files).acknowledge({ id: "AwsSolutions-S1", reason: "Public files that CloudFront alone reads." });

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
  const api = new HttpOrigin(Fn.select(2, Fn.split("/", http.apiEndpoint)), {
    // CloudFormation resolves the value while deploying; the template contains only the secret's name.
    customHeaders: { [EDGE_KEY_HEADER]: edgeKey.secretValue.unsafeUnwrap() },
  });
  // The same for everybody: cookies and queries are not forwarded, and the cache follows the answer's headers.
  const shared = {
    origin: api,
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    responseHeadersPolicy: headers,
  };
  const fromFiles = {
    // Without the right to list, S3 answers 403 instead of 404 for a missing file.
    origin: S3BucketOrigin.withOriginAccessControl(files, { originAccessLevels: [AccessLevel.READ, AccessLevel.LIST] }),
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    responseHeadersPolicy: headers,
    functionAssociations: [
      { function: edge, eventType: FunctionEventType.VIEWER_REQUEST },
      { function: edge, eventType: FunctionEventType.VIEWER_RESPONSE },
    ],
  };
  const drawn = {
    ...fromFiles,
    origin: drawnOrigin(http, edgeKey, settings, fromFiles.origin),
    cachePolicy: CachePolicy.CACHING_DISABLED,
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
  };
  const { analytics } = settings;
  const measured = analytics && {
    ...fromFiles,
    responseHeadersPolicy: securityHeaders(scope, settings, "measured", measuredPolicy(site, analytics)),
  };
  const distribution = new Distribution(scope, "distribution", {
    comment: `${settings.stage}-candor`,
    ...(settings.operation.webAclArn && { webAclId: settings.operation.webAclArn }),
    domainNames: [settings.domain],
    certificate: Certificate.fromCertificateArn(scope, "certificate", settings.certificateArn),
    defaultBehavior: fromFiles,
    // CloudFront would keep them for ten seconds by their path alone, whatever their headers say: one account's trouble would be everybody's.
    errorResponses: [500, 502, 503, 504].map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
    additionalBehaviors: {
      "/api/logos/*": shared,
      "/api/*": {
        origin: api,
        viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
        allowedMethods: AllowedMethods.ALLOW_ALL,
        cachePolicy: CachePolicy.CACHING_DISABLED,
        // API Gateway finds an API by the Host header, so the site's own must not be forwarded.
        originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
        responseHeadersPolicy: headers,
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
      // The worker that checks receipts, and the renderer's program that it may compile.
      "/verify/*": { ...fromFiles, responseHeadersPolicy: securityHeaders(scope, settings, "check", CHECK_POLICY) },
      ...publicPages(scope, settings, { shared, fromFiles, edge }),
      ...Object.fromEntries(
        ["/dashboard", "/dashboard/*", "/auth", "/auth/*"].flatMap((path) => [
          [path, drawn],
          [`/??${path}`, drawn],
        ]),
      ),
      // Last, and yet an address from above keeps its place before the patterns that would take it as well.
      ...(measured && Object.fromEntries(STATIC_PAGES.map((pattern) => [pattern, measured]))),
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

/**
 * Pages that the API draws for one person. Whenever it does not answer with one (the list of statuses holds all that CloudFront accepts and
 * the API can answer), the bucket has the page that a browser draws by itself, at the path that edge.js asks for.
 */
function drawnOrigin(http: HttpApi, edgeKey: Secret, settings: Settings, files: IOrigin): IOrigin {
  const drawing = new HttpOrigin(Fn.select(2, Fn.split("/", http.apiEndpoint)), {
    customHeaders: {
      [EDGE_KEY_HEADER]: edgeKey.secretValue.unsafeUnwrap(),
      // The function draws for its own build alone. The distribution is updated after the build's files have arrived.
      "x-candor-build": buildOf(appPage(settings)),
    },
  });
  return new OriginGroup({
    primaryOrigin: drawing,
    fallbackOrigin: files,
    fallbackStatusCodes: [403, 404, 429, 500, 502, 503, 504],
  });
}

interface Behaviours {
  readonly edge: Function;
  readonly shared: BehaviorOptions;
  readonly fromFiles: BehaviorOptions;
}

/**
 * The pages below /public, in every language (`??`). Those of jobs are drawn by the API: a list is cached by its search and its page, a job
 * by its path alone, so that no `source` in a link makes a copy of its own. A closed job is gone once the minute in the header is over.
 */
function publicPages(
  scope: Construct,
  settings: Settings,
  { shared, fromFiles, edge }: Behaviours,
): Record<string, BehaviorOptions> {
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
  const everywhere = (path: string, behaviour: BehaviorOptions) => ({ [path]: behaviour, [`/??${path}`]: behaviour });
  return {
    ...everywhere("/public/privacy-policy", fromFiles),
    ...everywhere("/public/bulk/*", fromFiles),
    ...everywhere("/public/summary/*", fromFiles),
    ...everywhere("/public/jobs", { ...drawn, cachePolicy: lists }),
    ...everywhere("/public/*", drawn),
    ...everywhere("/embed/*", { ...drawn, responseHeadersPolicy: frameHeaders(scope, settings) }),
  };
}

/** The policy of the list that other sites show in a frame: styles and pictures, no script, no form. */
export const framePolicy = ({ styles }: Pick<Inlined, "styles">): string =>
  [
    "default-src 'none'",
    `style-src ${styles.join(" ")}`,
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors *",
  ].join("; ");

function frameHeaders(scope: Construct, settings: Settings): ResponseHeadersPolicy {
  const override = true;
  return new ResponseHeadersPolicy(scope, "frame-headers", {
    responseHeadersPolicyName: `${settings.stage}-candor-frame`,
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: framePolicy(siteBuild(settings)), override },
      strictTransportSecurity: { accessControlMaxAge: Duration.days(730), includeSubdomains: true, override },
      contentTypeOptions: { override },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.SAME_ORIGIN, override },
    },
  });
}

/** The empty style element, and the one that sonner adds. */
const STYLES_OF_APP = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
];

/** The Content-Security-Policy, the same in every environment. CVs are posted to `uploadOrigin` and shown from it. */
export function contentSecurityPolicy(uploadOrigin: string, { styles, scripts }: Inlined): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(" ")}`,
    `style-src 'self' ${[...STYLES_OF_APP, ...styles].join(" ")}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${uploadOrigin}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types candor",
  ].join("; ");
}

/**
 * The policy of the worker that checks receipts. A worker has the policy of its own file, so that WebAssembly is allowed in it alone,
 * and in no page. It fetches the renderer's program from beside itself, and nothing else.
 */
export const CHECK_POLICY = [
  "default-src 'none'",
  "script-src 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

/** Hosts of a tag manager and of the measurements that it sends. */
const TAG_MANAGER_HOSTS = [
  "https://www.googletagmanager.com",
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
];

/**
 * The policy of the static public pages on a stage that measures visits. It has no Trusted Types, because a tag manager makes scripts
 * from strings. These pages neither upload files nor show data of an account.
 */
export function measuredPolicy({ styles, scripts }: Inlined, { tagManager, script }: Analytics): string {
  const hosts = [...(tagManager ? TAG_MANAGER_HOSTS : []), ...(script ? [new URL(script.url).origin] : [])].join(" ");
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(" ")} ${hosts}`,
    `style-src 'self' ${styles.join(" ")}`,
    `img-src 'self' data: ${hosts}`,
    "font-src 'self'",
    `connect-src 'self' ${hosts}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Patterns of the static public pages. A function, the app and the API answer everything else. */
const STATIC_PAGES = [
  "/",
  "/de",
  "/es",
  "/tr",
  ...["/tools", "/tools/*", "/verify", "/public/privacy-policy"].flatMap((path) => [path, `/??${path}`]),
];

function securityHeaders(scope: Construct, { stage }: Settings, id: string, policy: string): ResponseHeadersPolicy {
  const override = true;
  return new ResponseHeadersPolicy(scope, id, {
    responseHeadersPolicyName: `${stage}-candor${id === "headers" ? "" : `-${id}`}`,
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: policy, override },
      strictTransportSecurity: { accessControlMaxAge: Duration.days(730), includeSubdomains: true, override },
      contentTypeOptions: { override },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.SAME_ORIGIN, override },
    },
    customHeadersBehavior: {
      customHeaders: [
        { header: "Cross-Origin-Opener-Policy", value: "same-origin", override },
        { header: "Permissions-Policy", value: "camera=(), geolocation=(), microphone=(), payment=(), usb=()", override },
      ],
    },
  });
}

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
