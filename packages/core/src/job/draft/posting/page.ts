import { request, type IncomingMessage } from "node:http";
import { safeUrl } from "./address.ts";
import { bytesOf, ENCODINGS, PAGE_MAX_BYTES, textOf } from "./body.ts";
import type { Network } from "./network.ts";
import { isPublicAddress } from "./public-address.ts";
import { Unreadable } from "./unreadable.ts";

/** A fetched page. */
export interface Page {
  /** Final address after redirects. */
  readonly url: URL;
  readonly text: string;
}

interface Fetching {
  readonly network: Network;
  /** Aborts all requests under way. */
  readonly signal: AbortSignal;
  /** True if requests to a host are allowed. Checked for every address, including those of redirects. */
  readonly isKnown: (host: string) => boolean;
}

const REDIRECTS_MAX = 4;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const CONTENT = /^(?:text\/(?:html|xml|json)|application\/(?:xhtml\+xml|json|xml|[\w.-]+\+(?:json|xml)))(?:\s*;|$)/i;
const HEADERS = {
  "user-agent": "Candor/1.0 (reads a job posting once, when its recruiter asks for it)",
  accept: "text/html, application/xhtml+xml, application/json, application/xml;q=0.9",
  "accept-encoding": ENCODINGS,
  connection: "close",
};

/**
 * Fetches a page. Each host on the way must be allowed, and all its addresses must be public; the connection goes to the
 * addresses that were checked. Throws `Unreadable` for everything that is not a page.
 */
export async function fetchPage(address: string, fetching: Fetching): Promise<Page> {
  let url = urlFor(address, fetching);
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
    const answer = await answerOf(url, fetching);
    try {
      const next = REDIRECTS.has(answer.statusCode ?? 0) ? answer.headers.location : undefined;
      if (next === undefined) return await pageIn(answer, url, fetching.signal);
      url = urlFor(next, fetching, url);
    } finally {
      answer.destroy();
    }
  }
  throw new Unreadable("too many redirects");
}

function urlFor(address: string, { isKnown }: Fetching, base?: URL): URL {
  const url = safeUrl(address, base);
  if (!url || !isKnown(url.hostname)) throw new Unreadable(`leads to ${url?.hostname ?? "no address"}`);
  return url;
}

async function answerOf(url: URL, { network, signal }: Fetching): Promise<IncomingMessage> {
  const host = url.hostname;
  const addresses = await before(signal, network.resolve(host));
  const refused = addresses.find((address) => !isPublicAddress(address));
  if (refused !== undefined || addresses.length === 0) throw new Unreadable(`${host} is ${refused ?? "nowhere"}`);

  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  // `http` and not `https`, because `network.connect` returns a connection that is encrypted already.
  request({
    // No agent, because an agent would open connections to unchecked addresses.
    createConnection: () => network.connect(host, addresses),
    path: `${url.pathname}${url.search}`,
    headers: { ...HEADERS, host },
    setHost: false,
    signal,
  })
    .on("response", resolve)
    .on("error", reject)
    .end();
  return promise;
}

async function pageIn(answer: IncomingMessage, url: URL, signal: AbortSignal): Promise<Page> {
  const { statusCode = 0, headers } = answer;
  if (statusCode !== 200) throw new Unreadable(`status ${statusCode}`, { isGone: statusCode === 404 || statusCode === 410 });
  const contentType = headers["content-type"] ?? "";
  if (!CONTENT.test(contentType)) throw new Unreadable(`content ${contentType.slice(0, 80) || "of no type"}`);
  if (Number(headers["content-length"]) > PAGE_MAX_BYTES) throw new Unreadable("too large");
  return { url, text: textOf(await bytesOf(answer, signal), contentType) };
}

/** Returns the value of a promise, or rejects when the signal aborts first. */
async function before<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason as Error);
  signal.addEventListener("abort", abort, { once: true });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}
