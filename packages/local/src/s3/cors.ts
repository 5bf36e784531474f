/** A rule of a bucket's CorsConfiguration. */
export interface CorsRule {
  readonly allowedOrigins: readonly string[];
  readonly allowedMethods: readonly string[];
  readonly allowedHeaders?: readonly string[] | undefined;
  readonly exposedHeaders?: readonly string[] | undefined;
  readonly maxAgeSeconds?: number | undefined;
}

/** The request that a browser asks permission for in a preflight. */
export interface CorsRequest {
  readonly origin: string;
  readonly method: string;
  /** Of a preflight; empty for the request itself. */
  readonly headers: readonly string[];
}

/**
 * The headers of the first rule that allows this request, or undefined when none does.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/cors.html
 */
export function corsHeaders(
  rules: readonly CorsRule[],
  { origin, method, headers }: CorsRequest,
): Record<string, string> | undefined {
  const rule = rules.find(
    (rule) =>
      rule.allowedOrigins.some((allowed) => like(allowed, origin)) &&
      rule.allowedMethods.includes(method) &&
      headers.every((header) => (rule.allowedHeaders ?? []).some((allowed) => like(allowed.toLowerCase(), header.toLowerCase()))),
  );
  if (!rule) return undefined;

  const isForAll = rule.allowedOrigins.includes("*");
  return {
    "Access-Control-Allow-Origin": isForAll ? "*" : origin,
    "Access-Control-Allow-Methods": rule.allowedMethods.join(", "),
    ...(headers.length > 0 ? { "Access-Control-Allow-Headers": headers.join(", ").toLowerCase() } : {}),
    ...(rule.exposedHeaders?.length ? { "Access-Control-Expose-Headers": rule.exposedHeaders.join(", ") } : {}),
    ...(rule.maxAgeSeconds === undefined ? {} : { "Access-Control-Max-Age": String(rule.maxAgeSeconds) }),
    ...(isForAll ? {} : { "Access-Control-Allow-Credentials": "true" }),
    Vary: "Origin, Access-Control-Request-Headers, Access-Control-Request-Method",
  };
}

/** S3 takes at most one `*` in an origin or header. */
function like(pattern: string, value: string): boolean {
  const [before = "", after] = pattern.split("*");
  if (after === undefined) return pattern === value;
  return value.length >= before.length + after.length && value.startsWith(before) && value.endsWith(after);
}
