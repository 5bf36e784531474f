import { request as httpRequest } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { GetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { SESClient, SendRawEmailCommand } from "@aws-sdk/client-ses";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { composed } from "../ses/composed.fixture.ts";
import type { Cloud } from "./cloud.ts";
import { synthesiseFixture } from "../fixture/app.ts";
import { startTestCloud } from "../testing.ts";

let cloud: Cloud;
const errors: unknown[] = [];

beforeAll(async () => {
  cloud = await startTestCloud({
    synthesise: synthesiseFixture,
    siteConfig: { demoUrl: "/_local/demo", note: "</script>" },
    demo: async () => ({ status: 303, headers: { location: "/dashboard" }, body: Buffer.alloc(0) }),
    onError: (error) => errors.push(error),
  });
});
afterAll(async () => {
  await cloud.stop();
  expect(errors).toEqual([]);
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(cloud.url + path, { headers, redirect: "manual" });

/** Options of an SDK client, from environment variables. */
function sdk(environment: Record<string, string>) {
  return {
    region: environment.AWS_REGION!,
    endpoint: environment.AWS_ENDPOINT_URL!,
    credentials: { accessKeyId: environment.AWS_ACCESS_KEY_ID!, secretAccessKey: environment.AWS_SECRET_ACCESS_KEY! },
  };
}

describe("the site", () => {
  test("shows the app at its pages, with its configuration and the template's headers", async () => {
    const response = await get("/dashboard/jobs");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(response.headers.get("content-security-policy")).toBe(`default-src 'self' ${cloud.env().AWS_ENDPOINT_URL_S3}`);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("x-fixture")).toBe("yes");
    const json = /<script type="application\/json" id="config">(.*?)<\/script>/.exec(await response.text())?.[1];
    expect(JSON.parse(json!)).toEqual({ stage: "test", demoUrl: "/_local/demo", note: "</script>" });
  });

  test("answers an unknown page with 404, as its edge function says", async () => {
    const response = await get("/no/such/page");
    expect(response.status).toBe(404);
    expect(await response.text()).toBe("<p>Nothing here</p>");
    expect((await get("/assets/none.js")).status).toBe(404);
    expect((await get("/%2e%2e/%2e%2e/app.ts")).status).toBe(404);
  });

  test("answers from the second origin of a group where the first answers with one of the group's errors", async () => {
    const drawn = await get("/drawn/shell.html?as=cookies");
    expect([drawn.status, await drawn.text(), drawn.headers.getSetCookie()]).toEqual([201, "set", ["a=1; HttpOnly", "b=2"]]);
    const failed = await get("/drawn/shell.html?as=broken");
    expect([failed.status, await failed.text()]).toEqual([200, "<p>From the bucket</p>"]);
    // The API has a route for GET alone.
    expect((await fetch(`${cloud.url}/drawn/shell.html`, { method: "HEAD" })).status).toBe(200);
    // Nonsense of the function is a 500, too; the bucket has no such file.
    expect((await get("/drawn/none.html?as=nonsense")).status).toBe(404);
  });

  test("tells its edge function every value of a name in the query", async () => {
    const asked = (await get("/asked?tag=a&tag=b&source=mail")).headers.get("x-asked");
    expect(JSON.parse(asked!)).toEqual({
      tag: { value: "b", multiValue: [{ value: "a" }, { value: "b" }] },
      source: { value: "mail" },
    });
  });

  test("redirects where its edge function does", async () => {
    const response = await get("/old");
    expect([response.status, response.headers.get("location")]).toEqual([301, "/dashboard"]);
  });

  test("sends text compressed and unchanged files not again", async () => {
    const plain = await get("/assets/app.js", { "accept-encoding": "identity" });
    expect(plain.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const script = await plain.text();

    const compressed = await raw("/assets/app.js", { "accept-encoding": "gzip, br" });
    expect(compressed.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(compressed.body).toString()).toBe(script);
    const again = await get("/assets/app.js", { "if-none-match": String(compressed.headers.etag) });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  test.for(["127.0.0.1", "[::1]"])("answers under %s, too", async (host) => {
    const response = await fetch(`${cloud.url.replace("localhost", host)}/dashboard`);
    expect(response.status).toBe(200);
    await response.body?.cancel();
  });

  test.for(["evil.example", "localhost:1", "localhost.evil.example"])("refuses the Host %s", async (host) => {
    expect((await raw("/dashboard", { host })).status).toBe(421);
    expect((await raw("/_local/outbox", { host })).status).toBe(421);
  });

  test("refuses a write to a page, and a path that is no path", async () => {
    expect((await fetch(`${cloud.url}/dashboard`, { method: "POST" })).status).toBe(403);
    expect((await raw("/%E0%A4%A", {})).status).toBe(400);
  });
});

describe("the API behind the site", () => {
  test("hands a request to the route's function as API Gateway does behind CloudFront", async () => {
    const response = await fetch(`${cloud.url}/api/items/a%20b?x=1`, {
      method: "POST",
      headers: { origin: cloud.url, cookie: "a=1", "content-type": "application/json" },
      body: '{"n":1}',
    });
    expect(response.headers.get("content-security-policy")).toContain("default-src");
    const event = (await response.json()) as Record<string, unknown>;
    expect(event).toMatchObject({
      routeKey: "ANY /api/items/{itemId}",
      pathParameters: { itemId: "a b" },
      queryStringParameters: { x: "1" },
      cookies: ["a=1"],
      body: '{"n":1}',
      headers: { origin: cloud.url, "x-origin-key": "from the distribution" },
    });
    const { host, "x-forwarded-for": chain } = event.headers as Record<string, string>;
    expect(host).toMatch(/^[0-9a-z]{10}\.execute-api\.us-east-1\.amazonaws\.com$/);
    expect(chain).toMatch(/^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1), 127\.0\.0\.1$/);
  });

  test("hears from the distribution alone who asks and that it was asked through it, whatever a viewer says", async () => {
    const { SecretString } = await new SecretsManagerClient(sdk(cloud.env())).send(
      new GetSecretValueCommand({ SecretId: cloud.env().SECRET_ID! }),
    );
    const lies = {
      "x-viewer": "203.0.113.7",
      "x-secret-key": "guessed",
      "x-origin-key": "guessed",
      "x-unwanted": "yes",
      "x-own": "kept",
    };
    const { headers } = (await (await get("/api/items", lies)).json()) as { headers: Record<string, string> };
    expect(headers).toMatchObject({
      "x-viewer": expect.stringMatching(/^(127\.0\.0\.1|::1)$/),
      "x-secret-key": SecretString,
      "x-origin-key": "from the distribution",
      "x-own": "kept",
    });
    expect(headers).not.toHaveProperty("x-unwanted");
  });

  test("answers with status, several cookies, bytes", async () => {
    const cookies = await get("/api/items?as=cookies");
    expect([cookies.status, cookies.headers.getSetCookie(), cookies.headers.get("x-kind")]).toEqual([
      201,
      ["a=1; HttpOnly", "b=2"],
      "cookies",
    ]);
    const bytes = await get("/api/items?as=bytes");
    expect([...new Uint8Array(await bytes.arrayBuffer())]).toEqual([0, 255, 1]);
  });

  test("a function that fails is a 500, and its error is found in the console", async () => {
    const response = await get("/api/items?as=broken");
    expect([response.status, await response.json()]).toEqual([500, { message: "Internal Server Error" }]);
    const [run] = cloud.runs.list("fixture-web");
    expect(run).toMatchObject({ error: { errorType: "Error", errorMessage: "broken on purpose" } });
    const page = await (await get(`/_local/runs/${run!.requestId}`, { accept: "text/html" })).text();
    expect(page).toContain("broken on purpose");
  });

  test("what the function's role does not allow is denied, by name", async () => {
    expect((await get("/api/items?as=put")).status).toBe(500);
    const [run] = cloud.runs.list("fixture-web");
    expect(run?.error?.errorType).toBe("AccessDeniedException");
    expect(run?.error?.errorMessage).toContain(
      "fixture-web is not authorized to perform: dynamodb:PutItem on resource: arn:aws:dynamodb:us-east-1",
    );
  });

  test("no route, and a body over 10 MB", async () => {
    const missing = await get("/api/unknown");
    expect([missing.status, await missing.json()]).toEqual([404, { message: "Not Found" }]);
    const large = await fetch(`${cloud.url}/api/items`, { method: "POST", body: Buffer.alloc(10 * 1024 * 1024 + 1) });
    expect(large.status).toBe(413);
  });
});

describe("code outside the functions", () => {
  test("reaches the services with env(), as the operator or as one function", async () => {
    const operator = cloud.env();
    expect(operator).toMatchObject({ TABLE_NAME: cloud.model.tables[0]!.name, BUCKET: expect.any(String) as unknown });
    const asWeb = new SecretsManagerClient(sdk(cloud.env("web")));
    const asLab = new SecretsManagerClient(sdk(cloud.env("lab")));
    const ask = new GetSecretValueCommand({ SecretId: operator.SECRET_ID! });
    expect((await asWeb.send(ask)).SecretString).toMatch(/^[0-9A-Za-z]{40}$/);
    await expect(asLab.send(ask)).rejects.toMatchObject({ name: "AccessDeniedException" });
  });

  test("an object under the notification's prefix becomes a message in S3's form", async () => {
    const environment = cloud.env();
    const s3 = new S3Client({ ...sdk(environment), endpoint: environment.AWS_ENDPOINT_URL_S3! });
    await s3.send(new PutObjectCommand({ Bucket: environment.BUCKET!, Key: "incoming/a b+ü.pdf", Body: "content" }));
    await s3.send(new PutObjectCommand({ Bucket: environment.BUCKET!, Key: "elsewhere/c", Body: "content" }));

    const [message, ...more] = await cloud.queues.receive("uploads", { max: 10, waitSeconds: 5 });
    expect(more).toEqual([]);
    const { Records } = JSON.parse(message!.body) as {
      Records: { eventName: string; s3: { object: { key: string; size: number } } }[];
    };
    expect(Records).toMatchObject([{ eventSource: "aws:s3", eventName: "ObjectCreated:Put", s3: { object: { size: 7 } } }]);
    const key = decodeURIComponent(Records[0]!.s3.object.key.replaceAll("+", " "));
    expect(await (await s3.send(new GetObjectCommand({ Bucket: environment.BUCKET!, Key: key }))).Body?.transformToString()).toBe(
      "content",
    );
  });
});

describe("/_local", () => {
  const write = (path: string, body: object, origin: string | undefined) =>
    fetch(cloud.url + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...(origin && { origin }) },
      body: JSON.stringify(body),
    });

  test("lists the mail of an address as JSON, and shows it", async () => {
    const ses = new SESClient(sdk(cloud.env()));
    const mime = await composed({
      from: "login@fixture.example",
      to: "ada@post.example",
      subject: "Hello <you>",
      text: "Open https://fixture.example/in?t=1",
      html: '<script>x</script><a href="https://fixture.example/in?t=1">in</a>',
    });
    await ses.send(new SendRawEmailCommand({ RawMessage: { Data: mime } }));
    const mails = (await (await get("/_local/outbox?to=ada@post.example")).json()) as { id: string; links: string[] }[];
    expect(mails).toMatchObject([{ subject: "Hello <you>", links: ["https://fixture.example/in?t=1"] }]);

    const page = await get(`/_local/outbox/${mails[0]!.id}`, { accept: "text/html" });
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await page.text()).toContain("Hello &#60;you&#62;");
    const frame = await get(`/_local/outbox/${mails[0]!.id}/html`);
    expect(frame.headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'/);
    expect(await (await get("/_local/outbox?to=nobody@post.example")).json()).toEqual([]);
  });

  test("lets browsers say from which site a form is sent", async () => {
    expect((await get("/_local/clock", { accept: "text/html" })).headers.get("referrer-policy")).toBe("same-origin");
  });

  test("moves the clock for the site itself only", async () => {
    expect((await write("/_local/clock", { advance: "P8D" }, undefined)).status).toBe(403);
    expect((await write("/_local/clock", { advance: "P8D" }, "https://evil.example")).status).toBe(403);
    expect(cloud.clock.offsetMs).toBe(0);

    const moved = (await (await write("/_local/clock", { advance: "P8D" }, cloud.url)).json()) as {
      now: string;
      offsetMs: number;
    };
    expect(moved.offsetMs).toBe(8 * 86_400_000);
    const { answer } = await cloud.invoke("lab", { act: "now" });
    const { now } = JSON.parse((answer.ok && answer.payload) || "{}") as { now: number };
    expect(Math.abs(now - Date.parse(moved.now))).toBeLessThan(10_000);

    expect((await write("/_local/clock", { advance: "a while" }, cloud.url)).status).toBe(400);
    expect((await write("/_local/clock", { advance: "P99999D" }, cloud.url)).status).toBe(400);
    expect(await (await write("/_local/clock", { reset: true }, cloud.url)).json()).toMatchObject({ offsetMs: 0 });
    expect(await (await get("/_local/clock")).json()).toMatchObject({ offsetMs: 0 });
  });

  test.for(["", "outbox", "queues", "queues/work", "queues/dead-letters", "tables", "buckets", "runs", "clock"])(
    "shows the page /%s",
    async (path) => {
      const response = await get(`/_local/${path}`, { accept: "text/html" });
      expect([path, response.status, response.headers.get("content-type")]).toEqual([path, 200, "text/html; charset=utf-8"]);
      const page = await response.text();
      expect(page).toContain("<h1>");
      expect(page).not.toMatch(/<script|style=|<style/);
    },
  );

  test("shows items of a table and downloads objects", async () => {
    const { name } = cloud.model.tables[0]!;
    expect(await (await get(`/_local/tables/${name}?pk=nothing`, { accept: "text/html" })).text()).toContain("No items.");
    const bucket = cloud.env().BUCKET!;
    const download = await get(`/_local/buckets/${bucket}/object?key=elsewhere/c`);
    expect([await download.text(), download.headers.get("content-disposition")]).toEqual([
      "content",
      "attachment; filename*=UTF-8''c",
    ]);
  });

  test.for(["nothing", "queues/none", "runs/none", "buckets/none", "tables/none", "outbox/none"])(
    "does not have /%s",
    async (path) => {
      expect((await get(`/_local/${path}`)).status).toBe(404);
    },
  );

  test("opens the demo from the site, not from elsewhere", async () => {
    expect((await get("/_local/demo")).status).toBe(303);
    expect((await get("/_local/demo", { "sec-fetch-site": "cross-site" })).status).toBe(404);
  });
});

/** Without fetch's own headers and decoding. */
async function raw(path: string, headers: Record<string, string>) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number;
    headers: Record<string, unknown>;
    body: Buffer;
  }>();
  const { hostname, port } = new URL(cloud.url);
  const sent = httpRequest({ hostname, port, path, headers }, (response) => {
    const chunks: Buffer[] = [];
    response.on("data", (chunk: Buffer) => chunks.push(chunk));
    response.on("end", () => resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }));
  });
  sent.once("error", reject).end();
  return promise;
}
