import { calls, type Call, type CallKey, type Group } from "@candor/contract";
import type { AskedInput } from "@candor/web/app";
import type { APIGatewayProxyEventV2, Context } from "aws-lambda";
import type { Visitor } from "./authenticate.ts";
import type { routes } from "./endpoint.ts";
import type { Locale } from "./locale.ts";

type Handler = ReturnType<typeof routes>;

/** Handlers that pages ask, each loaded with the first page that needs it. Payments are left to the browser: they ask Stripe, which takes its time. */
const HANDLERS: Readonly<Partial<Record<Group, () => Promise<{ readonly handler: Handler }>>>> = {
  auth: () => import("../api/auth.ts"),
  account: () => import("../api/account.ts"),
  jobs: () => import("../api/jobs.ts"),
  uploads: () => import("../api/uploads.ts"),
  candidates: () => import("../api/candidates.ts"),
  extension: () => import("../api/extension.ts"),
};

interface Asker {
  /** The request for the page. */
  readonly event: APIGatewayProxyEventV2;
  readonly context: Context;
  readonly visitor: Visitor;
  readonly locale: Locale;
}

/** Makes a call of a visitor that only reads in this process, through the same handler as over HTTP: parsed, checked and logged alike. */
export async function askInProcess(
  { event, context, visitor, locale }: Asker,
  key: string,
  { path = {}, query = {}, body }: AskedInput,
): Promise<Response> {
  const call: Call | undefined = calls[key as CallKey];
  const load = call && call.access !== "extension" && (call.isRead || key.startsWith("GET ")) ? HANDLERS[call.group] : undefined;
  if (!load) throw new Error(`A page cannot ask ${key}.`);
  const { handler } = await load();
  const asked = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  const { "x-viewer-address": viewer, "x-candor-edge-key": edgeKey, "user-agent": userAgent } = event.headers;
  const result = await handler.as(visitor)(
    {
      ...event,
      routeKey: key,
      // The visitor is known already.
      cookies: [],
      headers: {
        "accept-language": locale,
        "sec-fetch-site": "same-origin",
        ...(viewer && { "x-viewer-address": viewer }),
        ...(edgeKey && { "x-candor-edge-key": edgeKey }),
        ...(userAgent && { "user-agent": userAgent }),
      },
      pathParameters: { ...path },
      queryStringParameters: Object.fromEntries(asked),
      ...(body !== undefined && { body: JSON.stringify(body), isBase64Encoded: false }),
    },
    context,
  );
  return new Response(result.body ?? null, {
    status: result.statusCode ?? 500,
    headers: { "content-type": String(result.headers?.["content-type"] ?? "") },
  });
}
