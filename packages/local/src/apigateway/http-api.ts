/** An HTTP API of the templates: routes requests to functions, within API Gateway's limits. */
import { randomUUID } from "node:crypto";
import type { Lambda } from "../lambda/lambda.ts";
import type { Clock } from "../kernel/service.ts";
import type { HttpApi as HttpApiModel } from "../template/model.ts";
import { type ApiReply, type ApiRequest, eventOf, messageReply, replyOf } from "./payload.ts";
import { Routes } from "./routes.ts";
import { tokenBucket } from "./token-bucket.ts";

export const LONGEST_BODY_BYTES = 10 * 1024 * 1024;

export class HttpApi {
  readonly #model: HttpApiModel;
  readonly #routes: Routes<HttpApiModel["routes"][number]>;
  readonly #lambda: Pick<Lambda, "invoke" | "after">;
  readonly #clock: Clock;
  readonly #takeToken: () => boolean;
  readonly #takeTokenOf: ReadonlyMap<string, () => boolean>;

  constructor(model: HttpApiModel, lambda: Pick<Lambda, "invoke" | "after">, clock: Clock) {
    this.#model = model;
    this.#routes = new Routes(model.routes);
    this.#lambda = lambda;
    this.#clock = clock;
    this.#takeToken = tokenBucket(model.throttling);
    this.#takeTokenOf = new Map(
      model.routes.flatMap(({ routeKey, throttling }) => (throttling ? [[routeKey, tokenBucket(throttling)]] : [])),
    );
  }

  /** Answers a request whose body has been read and whose path is validly percent-encoded. */
  async answer(request: ApiRequest): Promise<ApiReply> {
    if (request.body.length > LONGEST_BODY_BYTES) return messageReply(413, "Request Entity Too Large");
    const match = this.#routes.find(request.method, request.path);
    const takeToken = (match && this.#takeTokenOf.get(match.route.routeKey)) ?? this.#takeToken;
    if (!takeToken()) return messageReply(429, "Too Many Requests");
    if (!match) return messageReply(404, "Not Found");

    const { route, pathParameters } = match;
    const { id: apiId, domainName } = this.#model;
    const requestId = randomUUID();
    const event = eventOf(request, {
      apiId,
      domainName,
      routeKey: route.routeKey,
      pathParameters,
      requestId,
      now: this.#clock.now(),
    });
    const reply = await this.#within(route.timeoutMs, (onStart) => this.#call(route.functionName, event, onStart));
    return { ...reply, headers: { ...reply.headers, "apigw-requestid": requestId } };
  }

  async #call(functionName: string, event: object, onStart: () => void): Promise<ApiReply> {
    const { answer } = await this.#lambda.invoke(functionName, event, onStart);
    if (answer.ok) return replyOf(answer.payload) ?? messageReply(500, "Internal Server Error");
    return answer.error.errorType === "TooManyRequestsException" || answer.error.errorType === "Sandbox.Timedout"
      ? messageReply(503, "Service Unavailable")
      : messageReply(500, "Internal Server Error");
  }

  /**
   * Answers 503 when `call` is not done within `limitMs` after it calls `onStart`. The function goes on, as on AWS. Time in which functions
   * load does not count: on a busy machine that may take long, and the caller would only ask again.
   */
  async #within(limitMs: number, call: (onStart: () => void) => Promise<ApiReply>): Promise<ApiReply> {
    const { promise: late, resolve } = Promise.withResolvers<ApiReply>();
    let cancel = (): void => {};
    const onStart = () => (cancel = this.#lambda.after(limitMs, () => resolve(messageReply(503, "Service Unavailable"))));
    return Promise.race([call(onStart), late]).finally(() => cancel());
  }
}
