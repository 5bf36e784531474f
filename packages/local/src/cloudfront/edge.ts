/** CloudFront Functions: the templates' own code in a context that has JavaScript and nothing else. */
import { Script, createContext } from "node:vm";
import * as z from "zod";

/** CloudFront ends a function after about a millisecond. This limit only stops endless ones, also on a busy machine. */
const LIMIT_MS = 10_000;

const Headers = z.record(z.string(), z.object({ value: z.string() }));
const Value = z.object({ value: z.string() });
const Values = z.record(z.string(), Value.extend({ multiValue: z.array(Value).optional() }));
const Cookies = z.record(z.string(), z.object({ value: z.string(), attributes: z.string().optional() }));
/** Cookies and the query stand beside the headers: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html */
const Request = z.object({
  method: z.string(),
  uri: z.string(),
  headers: Headers.default({}),
  querystring: Values.default({}),
  cookies: Cookies.default({}),
});
const Response = z.object({
  statusCode: z.int(),
  statusDescription: z.string().optional(),
  headers: Headers.default({}),
  cookies: Cookies.default({}),
});

type EdgeRequest = z.infer<typeof Request>;
type EdgeResponse = z.infer<typeof Response>;

/** A function that adds one of these is answered 502: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/edge-function-restrictions-all.html */
const DISALLOWED = /^(?:connection|expect|keep-alive|proxy-.*|trailer|upgrade|x-accel-.*|x-amz-cf-.*|x-edge-.*)$/;

export interface EdgeFunction {
  /** Answers the request to make, or the response to send without making one. Throws what the code throws. */
  viewerRequest(request: EdgeRequest, ip: string): { request: EdgeRequest } | { response: EdgeResponse };
  viewerResponse(request: EdgeRequest, response: EdgeResponse, ip: string): EdgeResponse;
}

/** Compiles the source of a CloudFront Function. Throws when it does not compile. */
export function edgeFunction(source: string): EdgeFunction {
  const context = createContext(Object.create(null) as object, { codeGeneration: { strings: false, wasm: false } });
  new Script(source, { filename: "cloudfront-function.js" }).runInContext(context);
  const call = new Script("JSON.stringify(handler(JSON.parse(input)))");

  const run = (eventType: string, event: object): unknown => {
    (context as { input?: string }).input = JSON.stringify({
      version: "1.0",
      context: { distributionDomainName: "localhost", distributionId: "LOCAL", eventType, requestId: crypto.randomUUID() },
      ...event,
    });
    return JSON.parse(call.runInContext(context, { timeout: LIMIT_MS }) as string);
  };
  return {
    viewerRequest(request, ip) {
      const result = run("viewer-request", { viewer: { ip }, request });
      const response = Response.safeParse(result);
      if (response.success) return { response: response.data };
      const left = Request.parse(result);
      const added = Object.keys(left.headers).find((name) => !(name in request.headers) && DISALLOWED.test(name));
      if (added) throw new Error(`A CloudFront function may not add the header ${added}.`);
      return { request: left };
    },
    viewerResponse(request, response, ip) {
      return Response.parse(run("viewer-response", { viewer: { ip }, request, response }));
    },
  };
}
