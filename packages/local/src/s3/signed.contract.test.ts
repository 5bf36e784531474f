import { createHmac } from "node:crypto";
import { GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { createPresignedPost, type PresignedPost, type PresignedPostOptions } from "@aws-sdk/s3-presigned-post";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { REGION } from "../kernel/service.ts";
import {
  BUCKET,
  OTHER_BUCKET,
  SITE,
  allow,
  aPrincipal,
  clientsOf,
  operator,
  startServices,
  type Cloud,
} from "../contract/services.ts";

/** Uses of a URL or a form that another caller has signed. */

const grant = allow("s3:PutObject", `arn:aws:s3:::${BUCKET}/incoming/*`);

let cloud: Cloud;
let client: ReturnType<typeof clientsOf>["s3"];
beforeAll(async () => {
  cloud = await startServices();
  client = clientsOf(cloud).s3;
});
afterAll(() => cloud.stop());
beforeEach(() => {
  cloud.clock.offset = 0;
});

const keys = () => cloud.s3.objects(BUCKET).objects.map(({ key }) => key);
async function refusal(response: Response): Promise<string> {
  return `${response.status} ${/<Code>(.*)<\/Code>/.exec(await response.text())?.[1] ?? ""}`;
}

describe("a presigned GET", () => {
  let url: string;
  beforeAll(async () => {
    await client.send(new PutObjectCommand({ Bucket: BUCKET, Key: "cv/1 ä", Body: "hello", ContentType: "application/pdf" }));
    const command = new GetObjectCommand({
      Bucket: BUCKET,
      Key: "cv/1 ä",
      ResponseContentDisposition: 'attachment; filename="Ada (CV).pdf"',
      ResponseContentType: "text/plain",
    });
    url = await getSignedUrl(client, command, { expiresIn: 60 });
  });

  test("downloads under the name and type it was signed with, in parts if asked", async () => {
    const response = await fetch(url);
    expect(await response.text()).toBe("hello");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="Ada (CV).pdf"');
    expect(response.headers.get("content-type")).toBe("text/plain");
    expect(await (await fetch(url, { headers: { Range: "bytes=1-2" } })).text()).toBe("el");
  });

  test.for<[string, (url: URL) => void, string]>([
    ["another key", (url) => (url.pathname = `/${BUCKET}/cv/2`), "403 SignatureDoesNotMatch"],
    ["another bucket", (url) => (url.pathname = url.pathname.replace(BUCKET, OTHER_BUCKET)), "403 SignatureDoesNotMatch"],
    ["another file name", (url) => url.searchParams.set("response-content-disposition", "inline"), "403 SignatureDoesNotMatch"],
    ["a longer life", (url) => url.searchParams.set("X-Amz-Expires", "600000"), "403 SignatureDoesNotMatch"],
    ["a life of eight days", (url) => url.searchParams.set("X-Amz-Expires", "691200"), "400 AuthorizationHeaderMalformed"],
    ["an added parameter", (url) => url.searchParams.set("response-cache-control", "public"), "403 SignatureDoesNotMatch"],
    ["a guessed signature", (url) => url.searchParams.set("X-Amz-Signature", "0".repeat(64)), "403 SignatureDoesNotMatch"],
    [
      "another's key id",
      (url) =>
        url.searchParams.set("X-Amz-Credential", (url.searchParams.get("X-Amz-Credential") ?? "").replace("OPERATOR", "EVE")),
      "403 InvalidAccessKeyId",
    ],
    ["no key id", (url) => url.searchParams.delete("X-Amz-Credential"), "400 AuthorizationHeaderMalformed"],
  ])("does not serve %s", async ([, change, expected]) => {
    const changed = new URL(url);
    change(changed);
    expect(await refusal(await fetch(changed))).toBe(expected);
  });

  test("whose file name fits into no header is refused", async () => {
    for (const name of ["Çağrı 漢字.pdf", "a\r\nSet-Cookie: b"]) {
      const command = new GetObjectCommand({
        Bucket: BUCKET,
        Key: "cv/1 ä",
        ResponseContentDisposition: `attachment; filename="${name}"`,
      });
      expect(await refusal(await fetch(await getSignedUrl(client, command)))).toBe("400 InvalidArgument");
    }
  });

  test("is not another method", async () => {
    expect(await refusal(await fetch(url, { method: "DELETE" }))).toBe("403 SignatureDoesNotMatch");
    expect(await refusal(await fetch(url, { method: "PUT", body: "x" }))).toBe("403 SignatureDoesNotMatch");
  });

  test("ends with its minute", async () => {
    cloud.clock.offset = 30_000;
    expect((await fetch(url)).status).toBe(200);
    cloud.clock.offset = 120_000;
    expect(await refusal(await fetch(url))).toBe("403 AccessDenied");
  });

  test("is not yet good for a clock that is an hour behind", async () => {
    cloud.clock.offset = -3_600_000;
    expect(await refusal(await fetch(url))).toBe("403 RequestTimeTooSkewed");
  });

  test("is worth what its signer may do when it is used", async () => {
    const signer = cloud.someone(allow("s3:GetObject"));
    const theirs = await getSignedUrl(clientsOf(cloud, signer).s3, new GetObjectCommand({ Bucket: BUCKET, Key: "cv/1 ä" }));
    expect((await fetch(theirs)).status).toBe(200);
    cloud.principals.set(signer.accessKeyId, { ...signer, statements: [] });
    expect(await refusal(await fetch(theirs))).toBe("403 AccessDenied");
    cloud.principals.delete(signer.accessKeyId);
    expect(await refusal(await fetch(theirs))).toBe("403 InvalidAccessKeyId");
  });
});

describe("a presigned PUT", () => {
  // Otherwise the SDK signs a checksum of the body, which it does not have yet, and no file could match it.
  const withoutChecksum = () =>
    new S3Client({
      endpoint: cloud.s3.url,
      region: REGION,
      credentials: client.config.credentials,
      requestChecksumCalculation: "WHEN_REQUIRED",
    });
  const sign = (headers?: string[], signer = withoutChecksum()) =>
    getSignedUrl(
      signer,
      new PutObjectCommand({ Bucket: BUCKET, Key: "incoming/put", ContentType: "application/pdf", ContentLength: 5 }),
      {
        expiresIn: 60,
        ...(headers ? { signableHeaders: new Set(headers) } : {}),
      },
    );
  const send = (url: string, body: string, type = "application/pdf") =>
    fetch(url, { method: "PUT", body, headers: { "Content-Type": type } });

  test("takes the file it was signed for, and no other", async () => {
    const url = await sign(["content-type", "content-length"]);
    expect((await send(url, "12345")).status).toBe(200);
    expect(await refusal(await send(url, "123456"))).toBe("403 SignatureDoesNotMatch");
    expect(await refusal(await send(url, "12345", "text/html"))).toBe("403 SignatureDoesNotMatch");
    expect(await refusal(await send(url.replace("incoming/put", "incoming/other"), "12345"))).toBe("403 SignatureDoesNotMatch");
  });

  test("takes no other bytes than those whose checksum was signed", async () => {
    expect(await refusal(await send(await sign([], client), "12345"))).toBe("400 BadDigest");
  });

  test("takes no header that its signer did not sign", async () => {
    const slipped = await fetch(await sign(["content-type"]), {
      method: "PUT",
      body: "x",
      headers: { "Content-Type": "application/pdf", "x-amz-meta-owner": "eve" },
    });
    expect(await refusal(slipped)).toBe("403 AccessDenied");
  });

  test("ends with its minute", async () => {
    const url = await sign();
    cloud.clock.offset = 120_000;
    expect(await refusal(await send(url, "12345"))).toBe("403 AccessDenied");
  });
});

describe("a presigned POST", () => {
  const options: PresignedPostOptions = {
    Bucket: BUCKET,
    Key: "incoming/cv_1",
    Conditions: [["content-length-range", 5, 1_000], { "Content-Type": "application/pdf" }],
    Fields: { "Content-Type": "application/pdf" },
    Expires: 600,
  };
  const sign = (change: Partial<PresignedPostOptions> = {}, principal = operator) =>
    createPresignedPost(clientsOf(cloud, principal).s3, { ...options, ...change });

  interface Change {
    readonly fields?: Record<string, string | undefined>;
    readonly file?: string;
    readonly url?: string;
    readonly after?: Record<string, string>;
  }
  function submit({ url, fields }: PresignedPost, change: Change = {}, headers: Record<string, string> = {}): Promise<Response> {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, ...change.fields }))
      if (value !== undefined) form.append(name, value);
    if (change.file !== "none") form.append("file", new Blob([change.file ?? "%PDF-1.7 hello"]), "Ada's CV ä.pdf");
    for (const [name, value] of Object.entries(change.after ?? {})) form.append(name, value);
    return fetch(change.url ?? url, { method: "POST", body: form, headers });
  }

  test("stores the file under the signed key and type, and tells of it", async () => {
    cloud.created.splice(0);
    const response = await submit(await sign());
    expect(response.status).toBe(204);
    const object = await client.send(new GetObjectCommand({ Bucket: BUCKET, Key: "incoming/cv_1" }));
    expect(object).toMatchObject({ ContentType: "application/pdf", ETag: response.headers.get("etag") });
    expect(await object.Body?.transformToString()).toBe("%PDF-1.7 hello");
    await expect.poll(() => cloud.created).toMatchObject([{ key: "incoming/cv_1", size: 14, eventName: "ObjectCreated:Post" }]);
  });

  test("answers as it was signed to", async () => {
    const status = { success_action_status: "201" };
    const response = await submit(
      await sign({ Fields: { ...options.Fields, ...status }, Conditions: [...(options.Conditions ?? []), status] }),
    );
    expect(response.status).toBe(201);
    expect(await response.text()).toContain("<Key>incoming/cv_1</Key>");
  });

  test.for<[string, Change, string]>([
    ["another key", { fields: { key: "cv/other" } }, "403 AccessDenied"],
    ["another type", { fields: { "Content-Type": "text/html" } }, "403 AccessDenied"],
    ["no type", { fields: { "Content-Type": undefined } }, "403 AccessDenied"],
    ["an extra field", { fields: { "x-amz-meta-owner": "eve" } }, "403 AccessDenied"],
    ["an extra field that makes it public", { fields: { acl: "public-read" } }, "403 AccessDenied"],
    ["a file that is too long", { file: "x".repeat(1_001) }, "400 EntityTooLarge"],
    ["a file that is too short", { file: "x" }, "400 EntityTooSmall"],
    ["no file", { file: "none" }, "400 InvalidArgument"],
    ["no key", { fields: { key: undefined } }, "400 InvalidArgument"],
    ["no policy", { fields: { Policy: undefined } }, "403 AccessDenied"],
    ["no signature", { fields: { "X-Amz-Signature": undefined } }, "403 AccessDenied"],
    ["a guessed signature", { fields: { "X-Amz-Signature": "0".repeat(64) } }, "403 SignatureDoesNotMatch"],
    [
      "another's key id",
      { fields: { "X-Amz-Credential": "AKIAEVE/20261120/us-east-1/s3/aws4_request" } },
      "403 InvalidAccessKeyId",
    ],
    [
      "a policy of its own",
      { fields: { Policy: Buffer.from('{"expiration":"2099-01-01T00:00:00Z","conditions":[]}').toString("base64") } },
      "403 SignatureDoesNotMatch",
    ],
    ["another bucket", { url: `/${OTHER_BUCKET}` }, "403 AccessDenied"],
    ["an unknown bucket", { url: "/nowhere" }, "404 NoSuchBucket"],
    ["a preface of 30 KB", { fields: { "x-ignore-me": "x".repeat(30_000) } }, "400 MaxPostPreDataLengthExceeded"],
  ])("refuses %s", async ([, change, expected]) => {
    const before = keys();
    const form = await sign({ Key: "incoming/refused" });
    const response = await submit(form, { ...change, ...(change.url ? { url: `${cloud.s3.url}${change.url}` } : {}) });
    expect(await refusal(response)).toBe(expected);
    expect(keys()).toEqual(before);
  });

  test("refuses a second key, whichever it believes", async () => {
    const { url, fields } = await sign({ Key: "incoming/refused" });
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields })) form.append(name, value);
    form.append("KEY", "cv/stolen");
    form.append("file", new Blob(["hello"]));
    expect(await refusal(await fetch(url, { method: "POST", body: form }))).toBe("400 InvalidArgument");
  });

  test("does not see what follows the file", async () => {
    expect(
      (await submit(await sign({ Key: "incoming/after" }), { after: { key: "cv/stolen", acl: "public-read" } })).status,
    ).toBe(204);
    expect(keys()).not.toContain("cv/stolen");
  });

  test("ends when its policy says so, by the product's clock", async () => {
    const form = await sign({ Key: "incoming/late" });
    cloud.clock.offset = 601_000;
    expect(await refusal(await submit(form))).toBe("403 AccessDenied");
  });

  test("signed by who may not write there is refused when it is used", async () => {
    const writer = cloud.someone(grant);
    expect((await submit(await sign({ Key: "incoming/granted" }, writer))).status).toBe(204);
    expect(await refusal(await submit(await sign({ Key: "cv/foreign" }, writer)))).toBe("403 AccessDenied");
    expect(await refusal(await submit(await sign({}, aPrincipal("nobody", grant))))).toBe("403 InvalidAccessKeyId");
  });

  test("a condition may leave room: a beginning, and the name of the file", async () => {
    const room = {
      Key: "incoming/${filename}",
      Conditions: [["starts-with", "$x-amz-meta-note", "CV"]] satisfies PresignedPostOptions["Conditions"],
    };
    const form = await sign({ ...room, Fields: {} });
    expect((await submit(form, { fields: { "x-amz-meta-note": "CV of Ada" } })).status).toBe(204);
    expect(keys()).toContain("incoming/Ada's CV ä.pdf");
    expect(await refusal(await submit(form, { fields: { "x-amz-meta-note": "a CV" } }))).toBe("403 AccessDenied");
  });

  test("a field that no header can serve is refused", async () => {
    const room = {
      Conditions: [["starts-with", "$x-amz-meta-note", ""]] satisfies PresignedPostOptions["Conditions"],
      Fields: {},
    };
    const response = await submit(await sign(room), { fields: { "x-amz-meta-note": "a\r\nSet-Cookie: b" } });
    expect(await refusal(response)).toBe("400 InvalidArgument");
  });

  test("what the policy allows but the stand-in does not do is refused, not ignored", async () => {
    const acl = { acl: "public-read" };
    expect(
      await refusal(
        await submit(await sign({ Fields: { ...options.Fields, ...acl }, Conditions: [...(options.Conditions ?? []), acl] })),
      ),
    ).toBe("501 NotImplemented");
  });

  test.for([
    ["no boundary", "multipart/form-data", "x"],
    ["no form in it", "multipart/form-data; boundary=b", "x"],
    [
      "a form that breaks off",
      "multipart/form-data; boundary=b",
      '--b\r\nContent-Disposition: form-data; name="key"\r\n\r\nincoming/x',
    ],
  ] as const)("a body with %s is refused", async ([, type, body]) => {
    const response = await fetch(`${cloud.s3.url}/${BUCKET}`, { method: "POST", headers: { "Content-Type": type }, body });
    expect(response.status).toBe(400);
  });

  test("a form that its own secret signed with a broken policy is refused", async () => {
    const { url, fields } = await sign();
    const policy = Buffer.from('{"expiration":"soon"}').toString("base64");
    const [, day = ""] = (fields["X-Amz-Credential"] ?? "").split("/");
    const key = [day, "us-east-1", "s3", "aws4_request"].reduce<Buffer>(
      (key, part) => createHmac("sha256", key).update(part).digest(),
      Buffer.from(`AWS4${operator.secretAccessKey}`),
    );
    const signature = createHmac("sha256", key).update(policy).digest("hex");
    expect(await refusal(await submit({ url, fields: { ...fields, Policy: policy, "X-Amz-Signature": signature } }))).toBe(
      "400 InvalidPolicyDocument",
    );
  });

  test("an upload of which 20 MB are too much is heard out and refused", async () => {
    expect(await refusal(await submit(await sign(), { file: "x".repeat(20_000_000) }))).toBe("400 EntityTooLarge");
  });

  test("an upload that breaks off leaves nothing", async () => {
    const { url, fields } = await sign({ Key: "incoming/broken", Conditions: [], Fields: {} });
    const head = Object.entries(fields).map(
      ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const leaving = new AbortController();
    async function* slowly() {
      yield Buffer.from(`${head.join("")}--b\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\n`);
      yield Buffer.alloc(500_000);
      leaving.abort();
    }
    const headers = { "Content-Type": "multipart/form-data; boundary=b" };
    const broken = fetch(url, { method: "POST", headers, body: slowly(), duplex: "half", signal: leaving.signal });
    await expect(broken).rejects.toThrow();
    expect((await submit(await sign({ Key: "incoming/next" }))).status).toBe(204);
    expect(keys()).not.toContain("incoming/broken");
  });

  test("is heard by the site's pages, and by no other's", async () => {
    const form = await sign({ Key: "incoming/cors" });
    const allowed = await submit(form, {}, { Origin: SITE });
    expect(allowed.headers.get("access-control-allow-origin")).toBe(SITE);
    expect(allowed.headers.get("access-control-expose-headers")).toBe("ETag");
    const foreign = await submit(form, {}, { Origin: "https://evil.example" });
    expect(foreign.headers.get("access-control-allow-origin")).toBeNull();
    const refused = await submit(form, { file: "x" }, { Origin: SITE });
    expect(refused.headers.get("access-control-allow-origin")).toBe(SITE);
  });
});

describe("a preflight", () => {
  const ask = (origin: string, method: string, bucket = BUCKET) =>
    fetch(`${cloud.s3.url}/${bucket}`, {
      method: "OPTIONS",
      headers: {
        Origin: origin,
        "Access-Control-Request-Method": method,
        "Access-Control-Request-Headers": "content-type,x-custom",
      },
    });

  test("is answered by the bucket's rules", async () => {
    const response = await ask(SITE, "POST");
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "access-control-allow-origin": SITE,
      "access-control-allow-methods": "GET, POST",
      "access-control-allow-headers": "content-type, x-custom",
      "access-control-max-age": "300",
    });
  });

  test.for([
    ["another origin", "https://evil.example", "POST", BUCKET],
    ["another method", SITE, "PUT", BUCKET],
    ["a bucket without rules", SITE, "POST", OTHER_BUCKET],
  ] as const)("is refused for %s", async ([, origin, method, bucket]) => {
    expect((await ask(origin, method, bucket)).status).toBe(403);
  });
});
