/**
 * Errors that CloudFront keeps: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/custom-error-pages-expiration.html
 * Within the time, everybody who asks for the path gets them, also where the behaviour caches nothing.
 */
import type { ApiReply, ApiRequest } from "../apigateway/payload.ts";
import type { Clock } from "../kernel/service.ts";

const ALWAYS: ReadonlySet<number> = new Set([404, 410, 414, 500, 501, 502, 503, 504]);
/** Of these, the origin may forbid to keep them. */
const HEEDS_ORIGIN: ReadonlySet<number> = new Set([404, 410, 414, 501]);
const DEFAULT_TTL_SECONDS = 10;

export class KeptErrors {
  readonly #kept = new Map<string, { readonly reply: ApiReply; readonly until: number }>();
  readonly #ttls: ReadonlyMap<number, number>;
  readonly #clock: Clock;

  /** @param ttls seconds by status, where the distribution names them */
  constructor(ttls: ReadonlyMap<number, number>, clock: Clock) {
    this.#ttls = ttls;
    this.#clock = clock;
  }

  /** The answer to a request: a kept error, or that of the origin. */
  async answer(request: ApiRequest, ask: () => Promise<ApiReply>): Promise<ApiReply> {
    if (request.method !== "GET" && request.method !== "HEAD") return ask();
    const known = this.#kept.get(request.path);
    if (known && known.until > this.#clock.now()) return known.reply;
    this.#kept.delete(request.path);
    const reply = await ask();
    const seconds = this.#secondsFor(reply);
    if (seconds > 0) this.#kept.set(request.path, { reply, until: this.#clock.now() + seconds * 1000 });
    return reply;
  }

  #secondsFor({ status, headers }: ApiReply): number {
    if (!ALWAYS.has(status)) return 0;
    const told = String(headers["cache-control"] ?? "");
    if (HEEDS_ORIGIN.has(status) && /\b(?:no-store|no-cache|private)\b|\bmax-age=0\b/.test(told)) return 0;
    return this.#ttls.get(status) ?? DEFAULT_TTL_SECONDS;
  }
}
