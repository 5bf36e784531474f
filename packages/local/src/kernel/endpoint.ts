import type { Calls } from "./calls.ts";
import { under, type Faults } from "./faults.ts";
import type { IncomingMessage, ServerResponse } from "node:http";
import { denial } from "./iam.ts";
import { jsonRefusal, operationOf } from "./json-protocol.ts";
import { flatHeaders, listenOnLoopback, splitUrl } from "./listener.ts";
import { isQuery, Parameters } from "./query-protocol.ts";
import {
  ANONYMOUS,
  Refusal,
  type AwsReply,
  type AwsRequest,
  type Clock,
  type Principal,
  type Principals,
  type Service,
} from "./service.ts";
import { SignatureError, sha256, signedFor, verifyHeader, type Fault } from "./sigv4.ts";

/** DynamoDB's largest request is 16 MB. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;

/** One line per answered call. */
export interface Call {
  readonly service: string;
  readonly principal: string;
  readonly method: string;
  /** X-Amz-Target or the path. */
  readonly target: string;
  readonly status: number;
  readonly milliseconds: number;
  /** The failure of the stand-in, for a 500. */
  readonly error?: unknown;
}

export interface EndpointOptions {
  readonly services: readonly Service[];
  readonly principals: Principals;
  readonly clock: Clock;
  /** Faults that tests put in. */
  readonly faults?: Faults;
  /** Counts the calls that are allowed. */
  readonly calls?: Calls;
  /** The port; 0, any free one, by default. */
  readonly port?: number;
  readonly log?: (call: Call) => void;
}

/** Error codes for a wrong signature, in every service but S3. */
const CODES: Record<Fault, string> = {
  missing: "MissingAuthenticationTokenException",
  malformed: "IncompleteSignatureException",
  unknownKey: "UnrecognizedClientException",
  mismatch: "InvalidSignatureException",
  skewed: "InvalidSignatureException",
  expired: "InvalidSignatureException",
  unsignedHeaders: "InvalidSignatureException",
};

/**
 * The endpoint of every service but S3: verifies the signature, checks the permissions, calls the service.
 * `stop` closes the listener and then its services.
 */
export async function createEndpoint(options: EndpointOptions): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const { services, principals, clock, log } = options;
  const callers = createCallers();

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const start = performance.now();
    const [path, query] = splitUrl(incoming.url ?? "/");
    const headers = flatHeaders(incoming);
    const method = incoming.method ?? "GET";
    const caller = callers.of(response);

    const named = services.filter(({ signingName }) => signingName === signedFor(headers));
    let service = named.find((each) => each.handles?.({ method, path, headers }) ?? true);
    let principal = ANONYMOUS;
    let error: unknown;

    const decide = async (): Promise<AwsReply> => {
      const body = await readBody(incoming);
      const request: AwsRequest = {
        method,
        path,
        query: new URLSearchParams(query),
        headers,
        body,
        signal: caller.signal,
      };
      if (!headers["authorization"]) {
        service = services.find((candidate) => candidate.isPublic?.(request));
        if (!service) throw new Refusal("MissingAuthenticationTokenException", "Missing Authentication Token", 403);
        return service.answer(request, ANONYMOUS);
      }
      if (!service) throw new Refusal("UnknownServiceException", `The local cloud has no service "${signedFor(headers) ?? ""}".`);

      principal = verifyHeader({ method, path, query, headers }, sha256(body), {
        service: service.signingName,
        principals,
        clock,
      });
      return answerAllowed(options, service, request, principal);
    };

    const reply = await decide().catch((thrown: unknown): AwsReply => {
      const refuse = service ? service.refusal.bind(service) : jsonRefusal.bind(undefined, "1.0");
      if (thrown instanceof Refusal) return refuse(thrown.code, thrown.message, thrown.status);
      if (thrown instanceof SignatureError) return refuse(CODES[thrown.fault], thrown.message, 403);
      // A caller that has hung up is not a failure of the stand-in.
      if (!caller.signal.aborted) error = thrown;
      return refuse("InternalServerError", "The local cloud failed to answer this call; its log says why.", 500);
    });

    response.writeHead(reply.status, { "x-amzn-RequestId": crypto.randomUUID(), ...reply.headers }).end(reply.body);
    log?.({
      service: service?.signingName ?? "unknown",
      principal: principal.name,
      method,
      target: headers["x-amz-target"] ?? path,
      status: reply.status,
      milliseconds: Math.round(performance.now() - start),
      ...(error === undefined ? {} : { error }),
    });
  }

  const listener = await listenOnLoopback({ port: options.port ?? 0, clock }, answer);
  return {
    url: listener.url,
    async stop() {
      callers.abort();
      await listener.stop();
      await Promise.all(services.map(async (service) => service.stop?.()));
    },
  };
}

/** The service's answer, unless the caller may not ask for it or a test has put in a fault. @throws Refusal AccessDeniedException */
async function answerAllowed(
  { faults, calls }: EndpointOptions,
  service: Service,
  request: AwsRequest,
  principal: Principal,
): Promise<AwsReply> {
  for (const need of service.needs(request)) {
    const denied = denial(principal, need);
    if (denied) throw new Refusal("AccessDeniedException", denied, 403);
  }
  const call = { service: service.signingName, operation: operationIn(request), caller: principal.name };
  calls?.add(call);
  const does = faults?.meeting({ ...call, text: () => `${request.path}\n${request.body.toString()}` });
  if (!does) return service.answer(request, principal);
  return under(does, { service: service.signingName, request }, (faulty) => service.answer(faulty, principal));
}

/** Ends calls whose caller hangs up, and all that are under way when the endpoint stops. */
function createCallers() {
  const waiting = new Set<AbortController>();
  return {
    of(response: ServerResponse): AbortController {
      const caller = new AbortController();
      waiting.add(caller);
      response.once("close", () => {
        waiting.delete(caller);
        // An answered call has nothing left to end, and an abort writes a stack trace.
        if (!response.writableFinished) caller.abort();
      });
      return caller;
    },
    abort: () => waiting.forEach((caller) => caller.abort()),
  };
}

/** The name of the operation that a call asks for, in each of AWS's protocols; REST calls go by their method and path. */
function operationIn(request: AwsRequest): string {
  const inBody = isQuery(request) ? new Parameters(request).value("Action") : undefined;
  return operationOf(request) || inBody || `${request.method} ${request.path}`;
}

/** @throws Refusal RequestEntityTooLarge */
async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    // The rest of a body that is too long is read and thrown away, so that the caller gets the answer.
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  if (size > MAX_BODY_BYTES) throw new Refusal("RequestEntityTooLarge", `A request may have ${MAX_BODY_BYTES} bytes.`, 413);
  return Buffer.concat(chunks);
}
