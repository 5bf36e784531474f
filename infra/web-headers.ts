import { Duration } from "aws-cdk-lib";
import { HeadersReferrerPolicy, ResponseHeadersPolicy } from "aws-cdk-lib/aws-cloudfront";
import type { Construct } from "constructs";
import type { Analytics, Inlined, Settings } from "./settings.ts";
import { siteBuild } from "./site-pages.ts";

/** The policy of the list that other sites show in a frame: styles and pictures, no script, no form. */
const framePolicy = ({ styles }: Pick<Inlined, "styles">): string =>
  [
    "default-src 'none'",
    `style-src ${styles.join(" ")}`,
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors *",
  ].join("; ");

export function frameHeaders(scope: Construct, settings: Settings): ResponseHeadersPolicy {
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

export function securityHeaders(scope: Construct, { stage }: Settings, id: string, policy: string): ResponseHeadersPolicy {
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
