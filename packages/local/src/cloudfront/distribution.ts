/** The CloudFront distribution of the templates: behaviours, edge functions, headers policies, compression. */
import { globPattern } from "../kernel/glob.ts";
import type { HttpApi } from "../apigateway/http-api.ts";
import type { ApiReply, ApiRequest } from "../apigateway/payload.ts";
import type { Accepted, WebSocketApi } from "../apigateway/websocket-api.ts";
import type { Behaviour, Distribution as DistributionModel, Model } from "../template/model.ts";
import { secretNamedBy } from "../template/read-template.ts";
import type { Clock } from "../kernel/service.ts";
import { compressed, encodingFor } from "./compression.ts";
import { type EdgeFunction, edgeFunction } from "./edge.ts";
import { KeptErrors } from "./kept-errors.ts";
import { SiteFiles } from "./site-files.ts";

export interface DistributionOptions {
  readonly model: Model;
  /** HTTP APIs, by the host name of their origin. */
  readonly apis: ReadonlyMap<string, HttpApi>;
  /** WebSocket APIs, by the host name of their origin. */
  readonly sockets: ReadonlyMap<string, WebSocketApi>;
  /** Address of the buckets, which replaces AWS's in the Content-Security-Policy. */
  readonly s3Url: string;
  /** Added to the run-time configuration of pages. */
  readonly siteConfig: Readonly<Record<string, unknown>>;
  /** The value of a secret by its ARN, for an origin's headers. */
  readonly secretOf: (arn: string) => string;
  readonly clock: Clock;
}

interface Origin {
  answer(request: ApiRequest, behaviour: Behaviour): Promise<ApiReply>;
  /** Present where sockets can be opened. */
  connect?(request: ApiRequest): Promise<Accepted | ApiReply>;
}

interface Rule {
  readonly behaviour: Behaviour;
  readonly pattern: RegExp;
  readonly origin: Origin;
  readonly viewerRequest: EdgeFunction | undefined;
  readonly viewerResponse: EdgeFunction | undefined;
}

export class Distribution {
  readonly #rules: readonly Rule[];
  readonly #errors: KeptErrors;

  constructor(distribution: DistributionModel, options: DistributionOptions) {
    const { model, apis, sockets, s3Url, siteConfig, secretOf, clock } = options;
    this.#errors = new KeptErrors(distribution.errorTtls, clock);
    const origins = new Map(
      distribution.origins.map(({ id, domainName, headers }) => [
        id,
        originOf({ domainName, headers: withSecrets(headers, secretOf) }),
      ]),
    );
    for (const { id, first, second, statuses } of distribution.originGroups)
      origins.set(id, grouped(originNamed(first), originNamed(second), statuses));
    const compiled = new Map<string, EdgeFunction>();
    const compile = (source: string | undefined) => {
      if (source === undefined) return undefined;
      const edge = compiled.get(source) ?? edgeFunction(source);
      compiled.set(source, edge);
      return edge;
    };

    function originNamed(id: string): Origin {
      const origin = origins.get(id);
      if (!origin) throw new Error(`The distribution names the origin ${id}, which it does not have.`);
      return origin;
    }

    function originOf({ domainName, headers }: { domainName: string; headers: Readonly<Record<string, string>> }): Origin {
      const api = apis.get(domainName);
      if (api)
        return {
          answer: async (request, { compresses }) => {
            const reply = await api.answer(forwarded(request, domainName, headers));
            return compresses ? compressed(reply, request) : reply;
          },
        };
      const socket = sockets.get(domainName);
      if (socket)
        return {
          answer: async () => textReply(426, "Upgrade Required"),
          connect: (request) => socket.connect(forwarded(request, domainName, headers)),
        };
      const bucket = model.buckets.find((each) => each.regionalDomainName === domainName);
      if (!bucket) throw new Error(`The distribution's origin ${domainName} is neither an API nor a bucket of the templates.`);
      const files = new SiteFiles(
        model.siteDeployments.filter(({ bucketName }) => bucketName === bucket.name),
        siteConfig,
      );
      return { answer: (request, behaviour) => fileReply(files, request, behaviour) };
    }

    this.#rules = distribution.behaviours.map((behaviour) => {
      const origin = origins.get(behaviour.originId);
      if (!origin)
        throw new Error(
          `The behaviour ${behaviour.pathPattern} names the origin ${behaviour.originId}, which the distribution does not have.`,
        );
      if (origin.connect && Object.keys(behaviour.edge).length > 0)
        throw new Error(`The local cloud runs no edge function before a socket (${behaviour.pathPattern}).`);
      return {
        behaviour: { ...behaviour, responseHeaders: withLocalBuckets(behaviour.responseHeaders, model, s3Url) },
        pattern: globPattern(behaviour.pathPattern),
        origin,
        viewerRequest: compile(behaviour.edge["viewer-request"]),
        viewerResponse: compile(behaviour.edge["viewer-response"]),
      };
    });
  }

  async answer(request: ApiRequest): Promise<ApiReply> {
    const { behaviour, origin, viewerRequest, viewerResponse } = this.#ruleOf(request);
    if (!behaviour.allowedMethods.includes(request.method))
      return withHeaders(textReply(403, "This method is not allowed here."), behaviour);

    const seen = edgeRequest(request);
    const decided = viewerRequest?.viewerRequest(seen, request.sourceIp);
    if (decided && "response" in decided) {
      const { statusCode, headers, cookies } = decided.response;
      const set = Object.entries(cookies).map(
        ([name, { value, attributes }]) => `${name}=${value}${attributes ? `; ${attributes}` : ""}`,
      );
      const plain = { ...plainHeaders(headers), ...(set.length > 0 && { "set-cookie": set }) };
      return withHeaders({ status: statusCode, headers: plain, body: Buffer.alloc(0) }, behaviour);
    }
    const asked = decided ? changed(request, seen.headers, decided.request) : request;
    const reply = await this.#errors.answer(asked, () => origin.answer(asked, behaviour));
    if (!viewerResponse) return withHeaders(reply, behaviour);

    const response = { statusCode: reply.status, headers: edgeHeaders(reply.headers), cookies: {} };
    const { statusCode } = viewerResponse.viewerResponse(decided?.request ?? seen, response, request.sourceIp);
    return withHeaders({ ...reply, status: statusCode }, behaviour);
  }

  /** Accepts or refuses the handshake of a socket. */
  async connect(request: ApiRequest): Promise<Accepted | ApiReply> {
    const { behaviour, origin } = this.#ruleOf(request);
    const reply = (await origin.connect?.(request)) ?? textReply(400, "There is no socket here.");
    return "take" in reply ? reply : withHeaders(reply, behaviour);
  }

  #ruleOf({ path }: ApiRequest): Rule {
    return this.#rules.find(({ pattern }) => pattern.test(path))!;
  }
}

/** An origin group: reads go to the second origin if the first answers with one of the statuses. */
function grouped(first: Origin, second: Origin, statuses: readonly number[]): Origin {
  return {
    async answer(request, behaviour) {
      const reply = await first.answer(request, behaviour);
      return statuses.includes(reply.status) ? second.answer(request, behaviour) : reply;
    },
  };
}

/** The request with the changes of an edge function; other headers stay unchanged. */
function changed(
  request: ApiRequest,
  before: EdgeHeaders,
  { uri, headers: after }: { uri: string; headers: EdgeHeaders },
): ApiRequest {
  const kept = Object.entries(request.headers).filter(([name]) => name in after || name === "cookie");
  const set = Object.entries(after).flatMap(([name, { value }]) => (value === before[name]?.value ? [] : [[name, value]]));
  return { ...request, path: uri, headers: Object.fromEntries([...kept, ...set]) };
}

function withSecrets(headers: Readonly<Record<string, string>>, secretOf: (arn: string) => string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      const arn = secretNamedBy(value);
      return [name, arn === undefined ? value : secretOf(arn)];
    }),
  );
}

/** The request to the origin: all headers but Host, the viewer's address in X-Forwarded-For, CloudFront as the client. */
function forwarded(request: ApiRequest, domainName: string, originHeaders: Readonly<Record<string, string>>): ApiRequest {
  const before = request.headers["x-forwarded-for"] ?? [];
  const headers = {
    ...request.headers,
    host: domainName,
    // API Gateway adds the address of the CloudFront server, here also this machine's.
    "x-forwarded-for": [...[before].flat(), request.sourceIp, "127.0.0.1"].join(", "),
    "x-forwarded-proto": "https",
    via: "2.0 local (CloudFront)",
    ...originHeaders,
  };
  return { ...request, headers, sourceIp: "127.0.0.1" };
}

async function fileReply(files: SiteFiles, { method, path, headers }: ApiRequest, { compresses }: Behaviour): Promise<ApiReply> {
  const file = files.find(decodeURIComponent(path));
  if (!file) return textReply(404, "Not Found");

  const encoding = compresses && file.isCompressible ? encodingFor({ headers }) : "identity";
  const etag = encoding === "identity" ? `"${file.etag}"` : `W/"${file.etag}"`;
  const common = {
    etag,
    ...(file.cacheControl && { "cache-control": file.cacheControl }),
    ...(compresses && file.isCompressible && { vary: "Accept-Encoding" }),
  };
  const known = String(headers["if-none-match"] ?? "").split(/\s*,\s*/);
  if (known.some((tag) => tag.replace(/^W\//, "") === `"${file.etag}"`))
    return { status: 304, headers: common, body: Buffer.alloc(0) };

  const body = await file.read(encoding);
  return {
    status: 200,
    headers: {
      ...common,
      "content-type": file.contentType,
      "content-length": String(body.length),
      ...(encoding !== "identity" && { "content-encoding": encoding }),
    },
    body: method === "HEAD" ? Buffer.alloc(0) : body,
  };
}

function withHeaders(reply: ApiReply, { responseHeaders }: Behaviour): ApiReply {
  const added = responseHeaders.filter(({ name, override }) => override || !(name in reply.headers));
  return { ...reply, headers: { ...reply.headers, ...Object.fromEntries(added.map(({ name, value }) => [name, value])) } };
}

/** Replaces the buckets' https addresses on AWS by the loopback address of all buckets. */
function withLocalBuckets(
  headers: Behaviour["responseHeaders"],
  { buckets }: Model,
  s3Url: string,
): Behaviour["responseHeaders"] {
  return headers.map((header) => ({
    ...header,
    value: buckets.reduce(
      (value, { regionalDomainName }) => value.replaceAll(`https://${regionalDomainName}`, s3Url),
      header.value,
    ),
  }));
}

const textReply = (status: number, text: string): ApiReply => ({
  status,
  headers: { "content-type": "text/plain; charset=utf-8" },
  body: Buffer.from(`${text}\n`),
});

/** A request as an edge function sees it, with its cookies and query apart from the headers. */
function edgeRequest({ method, path, query, headers }: ApiRequest) {
  const { cookie = "", ...rest } = headers;
  const pairs = [cookie]
    .flat()
    .join("; ")
    .split("; ")
    .filter((pair) => pair.includes("="));
  const named = (list: readonly string[]) =>
    Object.fromEntries(list.map((pair) => [pair.split("=")[0]!, { value: pair.slice(pair.indexOf("=") + 1) }]));
  return {
    method,
    uri: path,
    headers: edgeHeaders(rest),
    cookies: named(pairs),
    querystring: valuesIn(query.split("&").filter((pair) => pair.includes("="))),
  };
}

/** The values of a query. A name that comes several times has the last as its value, and all of them beside it. */
function valuesIn(pairs: readonly string[]) {
  const values = new Map<string, { value: string }[]>();
  for (const pair of pairs) {
    const at = pair.indexOf("=");
    const name = pair.slice(0, at);
    values.set(name, [...(values.get(name) ?? []), { value: pair.slice(at + 1) }]);
  }
  return Object.fromEntries(
    [...values].map(([name, all]) => [name, { value: all.at(-1)!.value, ...(all.length > 1 && { multiValue: all }) }]),
  );
}

type EdgeHeaders = Readonly<Record<string, { readonly value: string }>>;

const edgeHeaders = (headers: ApiRequest["headers"] | ApiReply["headers"]): EdgeHeaders =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, { value: [value].flat().join(",") }]],
    ),
  );

const plainHeaders = (headers: EdgeHeaders) =>
  Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]));
