import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import {
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  PutObjectTaggingCommand,
  type PutObjectCommandInput,
} from "@aws-sdk/client-s3";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { BUCKET, OTHER_BUCKET, allow, clientsOf, startServices, type Cloud } from "../contract/services.ts";

const arn = (key: string, bucket = BUCKET) => `arn:aws:s3:::${bucket}/${key}`;
const md5 = (data: string | Buffer) => createHash("md5").update(data).digest("hex");

let cloud: Cloud;
let client: ReturnType<typeof clientsOf>["s3"];
beforeAll(async () => {
  cloud = await startServices();
  client = clientsOf(cloud).s3;
});
afterAll(() => cloud.stop());
beforeEach(() => void cloud.created.splice(0));

const put = (Key: string, extra: Partial<PutObjectCommandInput> = {}) =>
  client.send(new PutObjectCommand({ Bucket: BUCKET, Key, Body: "hello", ...extra }));
const get = (Key: string, extra: object = {}) => client.send(new GetObjectCommand({ Bucket: BUCKET, Key, ...extra }));
const bodyOf = async (Key: string, extra: object = {}) => (await get(Key, extra)).Body?.transformToString();

describe("objects", () => {
  test("what is put is read again with its type, metadata and digest", async () => {
    const { ETag } = await put("a/umläut & +.txt", {
      ContentType: "text/plain",
      Metadata: { owner: "ada" },
      CacheControl: "no-store",
    });
    expect(ETag).toBe(`"${md5("hello")}"`);
    const object = await get("a/umläut & +.txt");
    expect(object).toMatchObject({
      ContentType: "text/plain",
      ContentLength: 5,
      Metadata: { owner: "ada" },
      CacheControl: "no-store",
      ETag,
    });
    expect(await object.Body?.transformToString()).toBe("hello");
    expect(await client.send(new HeadObjectCommand({ Bucket: BUCKET, Key: "a/umläut & +.txt" }))).toMatchObject({
      ContentLength: 5,
      ETag,
    });
  });

  test("20 MB of a stream arrive whole, in chunks with a trailing checksum", async () => {
    const half = Buffer.alloc(10_000_000, 1);
    const Body = Readable.from([half, half]);
    await put("stream", { Body, ContentLength: 20_000_000 });
    const object = await get("stream", { ChecksumMode: "ENABLED" });
    expect(object.ChecksumCRC32).toBeDefined();
    const bytes = (await object.Body?.transformToByteArray()) ?? new Uint8Array();
    expect(md5(Buffer.from(bytes))).toBe(md5(Buffer.concat([half, half])));
  });

  test("nothing is an object, too", async () => {
    await put("empty", { Body: "" });
    expect(await bodyOf("empty")).toBe("");
  });

  test("an object is replaced as a whole, and deleted, twice if need be", async () => {
    await put("replaced");
    await put("replaced", { Body: "anew" });
    expect(await bodyOf("replaced")).toBe("anew");
    await client.send(new DeleteObjectCommand({ Bucket: BUCKET, Key: "replaced" }));
    await client.send(new DeleteObjectCommand({ Bucket: BUCKET, Key: "replaced" }));
    await expect(get("replaced")).rejects.toMatchObject({ name: "NoSuchKey", $metadata: { httpStatusCode: 404 } });
    await expect(client.send(new HeadObjectCommand({ Bucket: BUCKET, Key: "replaced" }))).rejects.toMatchObject({
      name: "NotFound",
    });
  });

  test("of many who put what must not exist yet, one does", async () => {
    const attempts = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => put("once", { Body: `${index}`, IfNoneMatch: "*" })),
    );
    expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(attempts.find(({ status }) => status === "rejected")).toMatchObject({ reason: { name: "PreconditionFailed" } });
  });

  test.for([
    ["bytes=0-1", "he", "bytes 0-1/5"],
    ["bytes=3-", "lo", "bytes 3-4/5"],
    ["bytes=-2", "lo", "bytes 3-4/5"],
    ["bytes=1-99", "ello", "bytes 1-4/5"],
  ] as const)("%s is %j", async ([Range, expected, ContentRange]) => {
    await put("range");
    const object = await get("range", { Range });
    expect(object).toMatchObject({ ContentRange, $metadata: { httpStatusCode: 206 } });
    expect(await object.Body?.transformToString()).toBe(expected);
  });

  test("a range past the end is refused", async () => {
    await put("range");
    await expect(get("range", { Range: "bytes=5-" })).rejects.toMatchObject({ name: "InvalidRange" });
  });

  test("who has it already is not sent it again", async () => {
    const { ETag } = await put("cached");
    await expect(get("cached", { IfNoneMatch: ETag })).rejects.toMatchObject({ $metadata: { httpStatusCode: 304 } });
    await expect(get("cached", { IfMatch: '"other"' })).rejects.toMatchObject({ name: "PreconditionFailed" });
  });

  test("a copy outlives what it was copied from", async () => {
    await put("original", { ContentType: "text/plain", Metadata: { a: "1" } });
    await client.send(new CopyObjectCommand({ Bucket: OTHER_BUCKET, Key: "copy", CopySource: `${BUCKET}/original` }));
    const replaced = {
      Bucket: BUCKET,
      Key: "retyped",
      CopySource: `${BUCKET}/original`,
      MetadataDirective: "REPLACE",
      ContentType: "text/html",
    } as const;
    await client.send(new CopyObjectCommand(replaced));
    await client.send(new DeleteObjectCommand({ Bucket: BUCKET, Key: "original" }));

    const copy = await client.send(new GetObjectCommand({ Bucket: OTHER_BUCKET, Key: "copy" }));
    expect(copy).toMatchObject({ ContentType: "text/plain", Metadata: { a: "1" } });
    expect(await copy.Body?.transformToString()).toBe("hello");
    expect(await get("retyped")).toMatchObject({ ContentType: "text/html", Metadata: {} });
    await expect(
      client.send(new CopyObjectCommand({ ...replaced, Key: "x", CopySource: `${BUCKET}/nothing` })),
    ).rejects.toMatchObject({ name: "NoSuchKey" });
  });

  test("a reader finishes what is deleted meanwhile", async () => {
    await put("long", { Body: Buffer.alloc(5_000_000, 7) });
    const { Body } = await get("long");
    await client.send(new DeleteObjectCommand({ Bucket: BUCKET, Key: "long" }));
    expect(await Body?.transformToByteArray()).toHaveLength(5_000_000);
  });
});

describe("damage", () => {
  const tamper = (change: (request: { headers: Record<string, string>; body: unknown }) => void) => {
    const { s3 } = clientsOf(cloud);
    s3.middlewareStack.add(
      (next) => (args) => {
        change(args.request as { headers: Record<string, string>; body: unknown });
        return next(args);
      },
      { step: "finalizeRequest", priority: "low" },
    );
    return s3;
  };

  test("a body that was changed on the way is not stored", async () => {
    const s3 = tamper((request) => (request.body = "jello"));
    await expect(s3.send(new PutObjectCommand({ Bucket: BUCKET, Key: "changed", Body: "hello" }))).rejects.toMatchObject({
      name: "XAmzContentSHA256Mismatch",
    });
    await expect(get("changed")).rejects.toMatchObject({ name: "NoSuchKey" });
  });

  test("a checksum that does not hold is told", async () => {
    const wrong = new PutObjectCommand({ Bucket: BUCKET, Key: "checksum", Body: "hello", ChecksumCRC32: "AAAAAA==" });
    await expect(client.send(wrong)).rejects.toMatchObject({ name: "BadDigest" });
    await client.send(new PutObjectCommand({ Bucket: BUCKET, Key: "checksum", Body: "hello", ChecksumAlgorithm: "SHA256" }));
    expect(await bodyOf("checksum")).toBe("hello");
  });

  test("a list of what to delete that was changed on the way deletes nothing", async () => {
    await put("taken");
    const s3 = tamper((request) => (request.body = (request.body as string).replace("other", "taken")));
    const Delete = { Objects: [{ Key: "other" }] };
    await expect(s3.send(new DeleteObjectsCommand({ Bucket: BUCKET, Delete }))).rejects.toMatchObject({
      name: "XAmzContentSHA256Mismatch",
    });
    expect(await bodyOf("taken")).toBe("hello");
  });

  test("a header that was slipped in past the signature is refused", async () => {
    const s3 = tamper(({ headers }) => (headers["x-amz-meta-owner"] = "eve"));
    await expect(s3.send(new PutObjectCommand({ Bucket: BUCKET, Key: "slipped", Body: "x" }))).rejects.toMatchObject({
      name: "AccessDenied",
    });
  });

  test("an upload that breaks off leaves nothing", async () => {
    const leaving = new AbortController();
    async function* slowly() {
      yield Buffer.alloc(1_000_000);
      leaving.abort();
      yield Buffer.alloc(1_000_000);
    }
    const Body = Readable.from(slowly());
    const broken = client.send(new PutObjectCommand({ Bucket: BUCKET, Key: "broken", Body, ContentLength: 2_000_000 }), {
      abortSignal: leaving.signal,
    });
    await expect(broken).rejects.toThrow();
    await expect(get("broken")).rejects.toMatchObject({ name: "NoSuchKey" });
    expect(cloud.created).toEqual([]);
  });
});

describe("lists", () => {
  const list = (options: object) => client.send(new ListObjectsV2Command({ Bucket: OTHER_BUCKET, ...options }));
  const keysOf = async (options: object) => (await list(options)).Contents?.map(({ Key }) => Key) ?? [];

  test("are in the order of their bytes, cut by prefix, and go on where they stopped", async () => {
    for (const Key of ["l/b", "l/a", "l/ä", "l/Z", "m/<&>", "l/a/1"])
      await client.send(new PutObjectCommand({ Bucket: OTHER_BUCKET, Key, Body: "x" }));
    expect(await keysOf({ Prefix: "l/" })).toEqual(["l/Z", "l/a", "l/a/1", "l/b", "l/ä"]);
    expect(await keysOf({ Prefix: "m" })).toEqual(["m/<&>"]);
    expect(await keysOf({ Prefix: "l/", StartAfter: "l/a/1" })).toEqual(["l/b", "l/ä"]);

    const first = await list({ Prefix: "l/", MaxKeys: 3 });
    expect(first).toMatchObject({ IsTruncated: true, KeyCount: 3 });
    expect(await keysOf({ Prefix: "l/", ContinuationToken: first.NextContinuationToken })).toEqual(["l/b", "l/ä"]);
  });

  test("show folders once", async () => {
    for (const Key of ["d/1", "d/2", "e/1", "root"])
      await client.send(new PutObjectCommand({ Bucket: BUCKET, Key: `folders/${Key}`, Body: "x" }));
    const all = await client.send(new ListObjectsV2Command({ Bucket: BUCKET, Prefix: "folders/", Delimiter: "/" }));
    expect(all.CommonPrefixes?.map(({ Prefix }) => Prefix)).toEqual(["folders/d/", "folders/e/"]);
    expect(all.Contents?.map(({ Key }) => Key)).toEqual(["folders/root"]);

    const page = await client.send(new ListObjectsV2Command({ Bucket: BUCKET, Prefix: "folders/", Delimiter: "/", MaxKeys: 1 }));
    const rest = await client.send(
      new ListObjectsV2Command({
        Bucket: BUCKET,
        Prefix: "folders/",
        Delimiter: "/",
        ContinuationToken: page.NextContinuationToken,
      }),
    );
    expect(rest.CommonPrefixes?.map(({ Prefix }) => Prefix)).toEqual(["folders/e/"]);
    expect(rest.Contents).toHaveLength(1);
  });

  test("the console sees the same without a key", async () => {
    await put("console/1", { Body: "seen" });
    expect(cloud.s3.objects(BUCKET, { prefix: "console/" }).objects).toMatchObject([{ key: "console/1", size: 4 }]);
    expect(Buffer.concat((await cloud.s3.open(BUCKET, "console/1")?.body.toArray()) as Buffer[]).toString()).toBe("seen");
    expect(cloud.s3.open(BUCKET, "console/2")).toBeUndefined();
  });
});

describe("permissions", () => {
  test("reading, writing and deleting are granted apart, and by prefix", async () => {
    await put("mine/1");
    const { s3 } = clientsOf(cloud, cloud.someone(allow("s3:GetObject", arn("mine/*"))));
    await s3.send(new GetObjectCommand({ Bucket: BUCKET, Key: "mine/1" }));
    await s3.send(new HeadObjectCommand({ Bucket: BUCKET, Key: "mine/1" }));
    const refused = (action: string, key: string) => ({
      name: "AccessDenied",
      message: expect.stringMatching(
        new RegExp(`someone\\d+ is not authorized to perform: ${action} on resource: ${arn(key)} because`),
      ),
    });
    await expect(s3.send(new PutObjectCommand({ Bucket: BUCKET, Key: "mine/2", Body: "x" }))).rejects.toMatchObject(
      refused("s3:PutObject", "mine/2"),
    );
    await expect(s3.send(new GetObjectCommand({ Bucket: BUCKET, Key: "yours/1" }))).rejects.toMatchObject(
      refused("s3:GetObject", "yours/1"),
    );
    await expect(s3.send(new DeleteObjectCommand({ Bucket: BUCKET, Key: "mine/1" }))).rejects.toMatchObject(
      refused("s3:DeleteObject", "mine/1"),
    );
    await expect(s3.send(new ListObjectsV2Command({ Bucket: BUCKET }))).rejects.toMatchObject({ name: "AccessDenied" });
  });

  test("a copy needs reading here and writing there", async () => {
    await put("from");
    const copy = new CopyObjectCommand({ Bucket: OTHER_BUCKET, Key: "to", CopySource: `${BUCKET}/from` });
    const reader = clientsOf(cloud, cloud.someone(allow("s3:GetObject"))).s3;
    const writer = clientsOf(cloud, cloud.someone(allow("s3:PutObject"))).s3;
    await expect(reader.send(copy)).rejects.toMatchObject({ message: expect.stringContaining("s3:PutObject") });
    await expect(writer.send(copy)).rejects.toMatchObject({ message: expect.stringContaining("s3:GetObject") });
  });

  test("many are deleted each on its own", async () => {
    await put("del/1");
    await put("keep/1");
    const { s3 } = clientsOf(cloud, cloud.someone(allow("s3:DeleteObject", arn("del/*"))));
    const Objects = [{ Key: "del/1" }, { Key: "del/<none>" }, { Key: "keep/1" }];
    const result = await s3.send(new DeleteObjectsCommand({ Bucket: BUCKET, Delete: { Objects } }));
    expect(result.Deleted?.map(({ Key }) => Key)).toEqual(["del/1", "del/<none>"]);
    expect(result.Errors).toMatchObject([{ Key: "keep/1", Code: "AccessDenied" }]);
    expect(await bodyOf("keep/1")).toBe("hello");
  });

  test("what is not there is told only to those who may list", async () => {
    const reader = allow("s3:GetObject");
    const missing = new GetObjectCommand({ Bucket: BUCKET, Key: "not/there" });
    await expect(clientsOf(cloud, cloud.someone(reader)).s3.send(missing)).rejects.toMatchObject({ name: "AccessDenied" });
    const lister = cloud.someone(reader, allow("s3:ListBucket", `arn:aws:s3:::${BUCKET}`));
    await expect(clientsOf(cloud, lister).s3.send(missing)).rejects.toMatchObject({ name: "NoSuchKey" });
  });

  test("a listing granted for one prefix is refused for another", async () => {
    const grant = { ...allow("s3:ListBucket"), conditions: { StringLike: { "s3:prefix": ["mine/*"] } } };
    const { s3 } = clientsOf(cloud, cloud.someone(grant));
    await s3.send(new ListObjectsV2Command({ Bucket: BUCKET, Prefix: "mine/" }));
    await expect(s3.send(new ListObjectsV2Command({ Bucket: BUCKET }))).rejects.toMatchObject({ name: "AccessDenied" });
  });

  test("without a signature nothing is read", async () => {
    await put("public");
    const response = await fetch(`${cloud.s3.url}/${BUCKET}/public`);
    expect(response.status).toBe(403);
    expect(await response.text()).toContain("<Code>AccessDenied</Code>");
  });
});

describe("what it does not have", () => {
  test.for([
    ["an upload in parts", new CreateMultipartUploadCommand({ Bucket: BUCKET, Key: "x" }), "NotImplemented"],
    ["tags", new PutObjectTaggingCommand({ Bucket: BUCKET, Key: "x", Tagging: { TagSet: [] } }), "NotImplemented"],
    ["a public object", new PutObjectCommand({ Bucket: BUCKET, Key: "x", Body: "x", ACL: "public-read" }), "NotImplemented"],
    ["another bucket", new PutObjectCommand({ Bucket: "nowhere", Key: "x", Body: "x" }), "NoSuchBucket"],
    ["a key of 1,025 bytes", new PutObjectCommand({ Bucket: BUCKET, Key: "x".repeat(1_025), Body: "x" }), "KeyTooLongError"],
  ] as const)("%s is refused by name", async ([, command, name]) => {
    await expect(client.send(command as PutObjectCommand)).rejects.toMatchObject({ name });
  });

  test("a bucket that is there says so", async () => {
    await client.send(new HeadBucketCommand({ Bucket: BUCKET }));
    await expect(client.send(new HeadBucketCommand({ Bucket: "nowhere" }))).rejects.toMatchObject({ name: "NotFound" });
  });
});

describe("notifications", () => {
  test("tell of every created object, in order, and of no deleted one", async () => {
    await put("n/1", { Body: "12345678" });
    await client.send(new CopyObjectCommand({ Bucket: BUCKET, Key: "n/2", CopySource: `${BUCKET}/n/1` }));
    await client.send(new DeleteObjectCommand({ Bucket: BUCKET, Key: "n/1" }));

    await expect.poll(() => cloud.created).toHaveLength(2);
    expect(cloud.created).toMatchObject([
      {
        bucket: BUCKET,
        key: "n/1",
        size: 8,
        eTag: md5("12345678"),
        eventName: "ObjectCreated:Put",
        eventTime: expect.stringMatching(/Z$/),
      },
      { bucket: BUCKET, key: "n/2", size: 8, eTag: md5("12345678"), eventName: "ObjectCreated:Copy" },
    ]);
    const [first, second] = cloud.created;
    expect((first?.sequencer ?? "") < (second?.sequencer ?? "")).toBe(true);
  });

  test("are told again until they are heard", async () => {
    let attempts = 0;
    const deaf = await startServices({
      onCreated: () => {
        attempts += 1;
        if (attempts < 2) throw new Error("not now");
      },
    });
    await clientsOf(deaf).s3.send(new PutObjectCommand({ Bucket: BUCKET, Key: "again", Body: "x" }));
    await expect.poll(() => attempts).toBe(2);
    await deaf.stop();
  });
});
