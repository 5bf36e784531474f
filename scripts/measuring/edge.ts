import { execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Headers that belong to one connection, which a proxy must not forward. */
const OF_THE_CONNECTION = new Set(["connection", "keep-alive", "transfer-encoding"]);

const APP_PAGE = /^(?:\/(?:de|es|tr))?\/(?:dashboard|auth)(?:[/?]|$)/u;

/** An answer as it goes to the browser: compressed, with its headers. */
export interface KeptAnswer {
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

const withoutConnection = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.has(name)));

/** Asks for a page as CloudFront does, and returns the answer to keep. */
export async function answerOf(url: string): Promise<KeptAnswer> {
  const asked = request(url, { headers: { "accept-encoding": "br, gzip" } });
  asked.end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  const parts = (await answer.toArray()) as Buffer[];
  return { headers: withoutConnection(answer.headers), body: Buffer.concat(parts) };
}

/**
 * HTTP/2 over TLS in front of the local cloud, as CloudFront provides it, because a browser's first paint depends on it. `openssl` creates
 * the certificate for the run, so the browser has to ignore its issuer. `kept` are answers that it gives itself, by their path, as CloudFront
 * does with what it has cached. `pagesAt` is a
 * path that it asks for in place of every page of the app. Returns the address, a function that stops the server, and the hash of its key: a
 * browser that ignores every error of a certificate caches nothing.
 */
export async function startEdge(
  origin: string,
  { kept = new Map(), pagesAt }: { kept?: ReadonlyMap<string, KeptAnswer>; pagesAt?: string } = {},
): Promise<{ url: string; keyHash: string; stop: () => Promise<void> }> {
  const agent = new Agent({ keepAlive: true });
  const made = certificate();
  const server = createSecureServer(made, (incoming, outgoing) => {
    const answer = kept.get(incoming.url);
    if (answer) {
      outgoing.writeHead(200, answer.headers);
      outgoing.end(answer.body);
      return;
    }
    const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !name.startsWith(":")));
    const path = pagesAt !== undefined && APP_PAGE.test(incoming.url) ? pagesAt : incoming.url;
    const onwards = request(origin + path, { agent, method: incoming.method, headers }, (passed) => {
      outgoing.writeHead(passed.statusCode!, withoutConnection(passed.headers));
      passed.pipe(outgoing);
    });
    // Closing a page aborts its requests.
    onwards.on("error", () => outgoing.stream.destroy());
    outgoing.on("close", () => onwards.destroy());
    incoming.pipe(onwards);
  });
  server.on("sessionError", () => {});
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keyHash: createHash("sha256")
      .update(new X509Certificate(made.cert).publicKey.export({ type: "spki", format: "der" }))
      .digest("base64"),
    stop: async () => {
      agent.destroy();
      server.close();
    },
  };
}

function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), "candor-edge-"));
  try {
    const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
    const made = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1", "-subj", "/CN=127.0.0.1"];
    execFileSync("openssl", ["req", "-x509", ...made, "-keyout", key, "-out", cert], { stdio: "pipe" });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
