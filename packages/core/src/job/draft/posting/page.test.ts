import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import type { RequestListener } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { Internet, page, PUBLIC } from "../../../../../../tests/support/postings/internet.ts";
import { AdvertLink } from "../from-link.ts";
import { internet as realInternet } from "./network.ts";

const internet = new Internet();
beforeAll(() => internet.start());
afterEach(() => internet.clear());
afterAll(() => internet.stop());

const HOST = "firm.teamtailor.com";
const ADDRESS = `${HOST}/jobs/1`;
const draft = (fetchMs?: number) =>
  AdvertLink.draft(AdvertLink.linkOf(`https://${ADDRESS}`), "en", { network: internet, ...(fetchMs && { fetchMs }) });
const refused = (code = "advert.fetchFailed") => expect.objectContaining({ code });

const HTML = "text/html; charset=utf-8";
const htmlOf = (title: string) =>
  `<script type="application/ld+json">{"@type":"JobPosting","title":"${title}","description":"Bakes"}</script>`;
const answer =
  (body: string | Buffer, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { "content-type": HTML, ...headers }).end(body);
const redirect =
  (location: string, status = 302): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { location }).end();

describe("allowed addresses", () => {
  test.for([
    ["127.0.0.1"],
    ["::1"],
    ["10.0.0.8"],
    ["169.254.169.254"],
    ["fd00:ec2::254"],
    ["::ffff:10.0.0.8"],
    ["64:ff9b::a00:8"],
    ["0.0.0.0"],
    [PUBLIC, "127.0.0.1"],
    ["2606:2800:21f:cb07::1", "fe80::1"],
    [],
  ])("a platform's host name that resolves to %j is not connected to", async (addresses) => {
    internet.lies(HOST, addresses);
    internet.has(ADDRESS, page("teamtailor.html"));
    await expect(draft()).rejects.toEqual(refused());
    expect(internet.connected).toEqual([]);
  });

  test("a name is looked up once, so that a second, private answer is never used", async () => {
    internet.lies(HOST, [PUBLIC, "1.1.1.1"], ["127.0.0.1"]);
    internet.has(ADDRESS, page("teamtailor.html"));
    await draft();
    expect(internet.connected).toEqual([{ host: HOST, addresses: [PUBLIC, "1.1.1.1"] }]);
  });

  test("each redirect is looked up again, and refused if its address has become private", async () => {
    internet.lies(HOST, [PUBLIC], ["10.1.2.3"]);
    internet.has(ADDRESS, redirect("/jobs/1-cook"));
    internet.has(`${ADDRESS}-cook`, page("teamtailor.html"));
    await expect(draft()).rejects.toEqual(refused());
    expect(internet.asked).toEqual([ADDRESS]);
  });

  test("an unknown host name is reported as a link to be checked", async () => {
    const network = { connect: internet.connect, resolve: () => Promise.reject(new Error("ENOTFOUND")) };
    const link = AdvertLink.linkOf(`https://${ADDRESS}`);
    await expect(AdvertLink.draft(link, "en", { network })).rejects.toEqual(refused());
  });

  test("a real connection goes to the given addresses, whatever the name resolves to", async () => {
    const socket = realInternet.connect("jobs.lever.co", ["127.0.0.1"]);
    const { promise, resolve } = Promise.withResolvers<string | undefined>();
    // Usually nothing listens there; a server that does cannot present the host's certificate.
    socket.on("error", (error: Error & { address?: string }) => resolve(error.address));
    socket.on("connect", () => resolve(socket.remoteAddress));
    expect(await promise).toBe("127.0.0.1");
    socket.destroy();
  });
});

describe("redirects", () => {
  test.for([
    ["a path", "/jobs/2", `${HOST}/jobs/2`],
    ["http, which becomes https", `http://${HOST}/jobs/2`, `${HOST}/jobs/2`],
    ["another host of a platform", "https://firm.na.teamtailor.com/jobs/2", "firm.na.teamtailor.com/jobs/2"],
  ])("to %s are followed", async ([, location, lies]) => {
    internet.has(ADDRESS, redirect(location!, 301));
    internet.has(lies!, page("teamtailor.html"));
    expect((await draft()).fields.title).toBe("Truck Mechanic");
    expect(internet.asked).toEqual([ADDRESS, lies]);
  });

  test.for([
    "https://careers.firm.example/jobs/1",
    "http://127.0.0.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://[::1]/",
    "http://localhost:3000/",
    "https://user@firm.teamtailor.com/jobs/2",
    "https://firm.teamtailor.com:8443/jobs/2",
    "//evil.example/jobs/1",
    "file:///etc/passwd",
    "gopher://firm.teamtailor.com/",
    "https://[",
    "",
  ])("to %j are not", async (location) => {
    internet.has(ADDRESS, redirect(location));
    await expect(draft()).rejects.toEqual(refused());
    expect(new Set(internet.connected.map(({ host }) => host))).toEqual(new Set([HOST]));
  });

  test("four are followed, a fifth is not", async () => {
    for (let n = 1; n <= 5; n++) internet.has(`${HOST}/jobs/${n}`, redirect(`/jobs/${n + 1}`));
    internet.has(`${HOST}/jobs/5`, page("teamtailor.html"));
    await draft();
    internet.has(`${HOST}/jobs/5`, redirect("/jobs/6"));
    internet.has(`${HOST}/jobs/6`, page("teamtailor.html"));
    await expect(draft()).rejects.toEqual(refused());
  });

  test("in a circle end", async () => {
    internet.has(ADDRESS, redirect(`https://${ADDRESS}`));
    await expect(draft()).rejects.toEqual(refused());
    expect(internet.asked).toHaveLength(5);
  });
});

describe("limits of time, size and type", () => {
  test.for([
    ["never answers", () => undefined],
    ["stops after its headers", (_, response) => response.writeHead(200, { "content-type": HTML }).write("<p>")],
    [
      "sends a letter now and then",
      (_, response) => {
        response.writeHead(200, { "content-type": HTML });
        const timer = setInterval(() => response.write("x"), 20);
        response.on("close", () => clearInterval(timer));
      },
    ],
  ] as [string, RequestListener][])("a page that %s is given up in time", async ([, listener]) => {
    internet.has(ADDRESS, listener);
    const began = performance.now();
    await expect(draft(300)).rejects.toEqual(refused());
    // The default time limit of a link is ten seconds.
    expect(performance.now() - began).toBeLessThan(8000);
  });

  test("a resolver that never answers is given up in time", async () => {
    const network = { connect: internet.connect, resolve: () => new Promise<string[]>(() => {}) };
    await expect(AdvertLink.draft(AdvertLink.linkOf(`https://${ADDRESS}`), "en", { network, fetchMs: 200 })).rejects.toEqual(
      refused(),
    );
  });

  test.for([
    ["declared in its header", answer("x", { "content-length": "2097153" })],
    ["not declared", answer("x".repeat(2_200_000), { "transfer-encoding": "chunked" })],
    ["a gzip swells", answer(gzipSync(Buffer.alloc(300_000_000)), { "content-encoding": "gzip" })],
    ["a brotli swells", answer(brotliCompressSync(Buffer.alloc(50_000_000)), { "content-encoding": "br" })],
    ["a deflate swells", answer(deflateSync(Buffer.alloc(50_000_000)), { "content-encoding": "deflate" })],
  ] as [string, RequestListener][])("too large a page is not held: %s", async ([, listener]) => {
    internet.has(ADDRESS, listener);
    const before = process.memoryUsage().arrayBuffers;
    await expect(draft()).rejects.toEqual(refused());
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
  });

  test.for([
    ["gzip", gzipSync(htmlOf("Baker"))],
    ["deflate", deflateSync(htmlOf("Baker"))],
    ["br", brotliCompressSync(htmlOf("Baker"))],
  ] as const)("a page in %s is read", async ([encoding, body]) => {
    internet.has(ADDRESS, answer(body, { "content-encoding": encoding }));
    expect((await draft()).fields.title).toBe("Baker");
  });

  test.for([
    ["no gzip at all", answer("plain", { "content-encoding": "gzip" })],
    ["half a gzip", answer(gzipSync(htmlOf("Baker")).subarray(0, 40), { "content-encoding": "gzip" })],
    ["an encoding that was not requested", answer("x", { "content-encoding": "zstd" })],
    ["two encodings", answer(gzipSync(gzipSync("x")), { "content-encoding": "gzip, gzip" })],
    ["a PDF", answer("%PDF-1.7", { "content-type": "application/pdf" })],
    ["a picture", answer("x", { "content-type": "image/svg+xmlish" })],
    ["plain text", answer(htmlOf("Baker"), { "content-type": "text/plain" })],
    ["no type", answer(htmlOf("Baker"), { "content-type": "" })],
    ["an error", (_, response) => response.writeHead(500, { "content-type": HTML }).end(htmlOf("Baker"))],
    ["part of it", (_, response) => response.writeHead(206, { "content-type": HTML }).end(htmlOf("Baker"))],
    ["a broken line", (request) => request.socket.destroy()],
    ["no HTTP", (request) => request.socket.end("SSH-2.0-OpenSSH_9.6\r\n")],
    ["endless headers", (request) => request.socket.end(`HTTP/1.1 200 OK\r\n${"x-a: b\r\n".repeat(100_000)}`)],
  ] as [string, RequestListener][])("%s is no page", async ([, listener]) => {
    internet.has(ADDRESS, listener);
    await expect(draft()).rejects.toEqual(refused());
  });

  test("requests name Candor and send no cookies or credentials", async () => {
    internet.has(ADDRESS, (_, response) => response.writeHead(302, { location: "/jobs/2", "set-cookie": "a=b" }).end());
    internet.has(`${HOST}/jobs/2`, answer(htmlOf("Baker"), { "set-cookie": "c=d" }));
    await draft();
    await draft();
    for (const { method, headers } of internet.requests) {
      expect(method).toBe("GET");
      expect(Object.keys(headers).toSorted()).toEqual(["accept", "accept-encoding", "connection", "host", "user-agent"]);
      expect(headers["user-agent"]).toMatch(/^Candor\//);
    }
  });
});

describe("the charset of a page", () => {
  const latin = (text: string) => Buffer.from(text, "latin1");
  const TITLE = "Bäckerin für Öhringen";
  // İ, ş and ğ are at 0xDD, 0xFE and 0xF0 in the Turkish charset.
  const turkish = latin(htmlOf("\xDD\xFE\xE7i De\xF0i\xFEtirme"));

  test.for([
    ["UTF-8 by default", Buffer.from(htmlOf(TITLE)), "text/html", TITLE],
    ["the header's charset", latin(htmlOf(TITLE)), "text/html; charset=ISO-8859-1", TITLE],
    ["the page's own charset", latin(`<meta charset="iso-8859-1">${htmlOf(TITLE)}`), "text/html", TITLE],
    [
      "the page's older way to say it",
      latin(`<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">${htmlOf(TITLE)}`),
      "text/html",
      TITLE,
    ],
    ["Turkish", turkish, "text/html; charset=iso-8859-9", "İşçi Değiştirme"],
    ["an unknown charset", Buffer.from(htmlOf(TITLE)), "text/html; charset=klingon", TITLE],
    ["a page that declares a wrong charset", Buffer.from(`<meta charset="utf-16">${htmlOf(TITLE)}`), "text/html", TITLE],
    ["no charset and no UTF-8", latin(htmlOf(TITLE)), "text/html", TITLE],
    ["UTF-16 with its mark", Buffer.from(`\uFEFF${htmlOf(TITLE)}`, "utf16le"), "text/html", TITLE],
  ] as [string, Buffer, string, string][])("%s", async ([, body, type, title]) => {
    internet.has(ADDRESS, answer(body, { "content-type": type }));
    expect((await draft()).fields.title).toBe(title);
  });
});
