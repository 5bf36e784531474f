import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import busboy from "busboy";
import { flatHeaders } from "../kernel/listener.ts";
import { Refusal, type Principals } from "../kernel/service.ts";
import { verifyPolicy } from "../kernel/sigv4.ts";
import { Meter, notImplemented, type Received } from "./body.ts";
import { STORED_HEADERS, metadataOf, keepObject, storedHeaders, type ObjectStore } from "./objects.ts";
import { assertPolicy, assertSize, parsePolicy } from "./policy.ts";
import { assertAllowed, assertKey, verified } from "./request.ts";
import { renderXml } from "../kernel/xml.ts";

/** S3's limit for everything before the file. */
const MAX_FIELD_BYTES = 20_000;
const OF_SIGNATURE = ["policy", "x-amz-algorithm", "x-amz-credential", "x-amz-date", "x-amz-signature"];
const UNDERSTOOD = new Set([...OF_SIGNATURE, ...STORED_HEADERS, "key", "bucket", "success_action_status"]);

interface Form {
  readonly fields: ReadonlyMap<string, string>;
  readonly headers: Readonly<Record<string, string>>;
  readonly metadata: Readonly<Record<string, string>>;
  readonly received: Received;
}

/** The presigned POST of a browser. The policy is verified in full before a byte of the file is written. */
export async function post(
  store: ObjectStore,
  principals: Principals,
  bucket: string,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const {
    fields,
    headers: kept,
    metadata,
    received,
  } = await receiveForm(incoming, (fields, fileName, file) => accept(store, principals, bucket, fields, fileName, file));
  const key = fields.get("key") ?? "";
  await keepObject(
    store,
    { bucket, key, ...received, modifiedAt: store.clock.now(), headers: kept, metadata },
    "ObjectCreated:Post",
  );

  const location = `http://${incoming.headers.host ?? ""}/${bucket}/${encodeURIComponent(key).replaceAll("%2F", "/")}`;
  const headers = { ETag: `"${received.eTag}"`, Location: location };
  switch (fields.get("success_action_status")) {
    case "201": {
      const body = renderXml("PostResponse", { Location: location, Bucket: bucket, Key: key, ETag: `"${received.eTag}"` });
      response.writeHead(201, { ...headers, "Content-Type": "application/xml" }).end(body);
      return;
    }
    case "200":
      response.writeHead(200, headers).end();
      return;
    default:
      response.writeHead(204, headers).end();
  }
}

async function accept(
  { blobs, clock }: ObjectStore,
  principals: Principals,
  bucket: string,
  form: ReadonlyMap<string, string>,
  fileName: string,
  file: AsyncIterable<Uint8Array>,
): Promise<Form> {
  const key = form.get("key");
  if (!key)
    throw new Refusal(
      "InvalidArgument",
      "Bucket POST must contain a field named 'key'.  If it is specified, please check the order of the fields.",
    );
  const fields = new Map(form).set(
    "key",
    key.replaceAll("${filename}", () => fileName),
  );
  assertKey(fields.get("key") ?? "");
  // No bucket is open to the public, so that a form without a signature is refused as a call without one.
  if (!form.has("policy") || !form.has("x-amz-signature")) throw new Refusal("AccessDenied", "Access Denied", 403);

  const principal = verified(() => verifyPolicy(fields, { service: "s3", principals, clock }));
  const policy = parsePolicy(fields.get("policy") ?? "");
  assertPolicy(policy, new Map(fields).set("bucket", bucket), clock.now());
  const unknown = [...fields.keys()].find((field) => !UNDERSTOOD.has(field) && !/^x-(amz-meta|ignore)-/.test(field));
  if (unknown !== undefined) throw notImplemented(`form field ${unknown}`);
  assertAllowed(principal, "s3:PutObject", bucket, fields.get("key") ?? "");
  const given = Object.fromEntries(fields);
  const [headers, metadata] = [storedHeaders(given), metadataOf(given)];

  const meter = new Meter(["md5"]);
  const blob = await blobs.receive(meter.measure(file, (size) => assertSize(policy, size, false)));
  try {
    assertSize(policy, meter.size, true);
  } catch (error) {
    await blobs.remove(blob);
    throw error;
  }
  return { fields, headers, metadata, received: { blob, size: meter.size, eTag: meter.digest("md5", "hex") } };
}

/**
 * Reads the fields up to the file and calls `onFile` while the file is still arriving. Fields after the file are ignored, as S3 does.
 * @throws Refusal when the form cannot be read or has no file
 */
async function receiveForm(
  incoming: IncomingMessage,
  onFile: (fields: ReadonlyMap<string, string>, fileName: string, file: Readable) => Promise<Form>,
): Promise<Form> {
  const malformed = (why: string) =>
    new Refusal("MalformedPOSTRequest", `The body of your POST request is not well-formed multipart/form-data: ${why}`);
  let parser: busboy.Busboy;
  try {
    parser = busboy({
      headers: flatHeaders(incoming),
      limits: { fieldSize: MAX_FIELD_BYTES, fields: 100, files: 1 },
      defParamCharset: "utf8",
    });
  } catch (error) {
    throw malformed(error instanceof Error ? error.message : String(error));
  }

  try {
    return await new Promise<Form>((resolve, reject) => {
      const fields = new Map<string, string>();
      let size = 0;
      let hasFile = false;
      parser.on("field", (rawName, value, { valueTruncated }) => {
        if (hasFile) return;
        const name = rawName.toLowerCase();
        size += name.length + value.length;
        if (valueTruncated || size > MAX_FIELD_BYTES) {
          reject(
            new Refusal("MaxPostPreDataLengthExceeded", "Your POST request fields preceding the upload file were too large."),
          );
        } else if (fields.has(name)) {
          reject(new Refusal("InvalidArgument", `The field ${name} may be given once.`));
        }
        fields.set(name, value);
      });
      parser.on("file", (name, file, { filename }) => {
        hasFile = true;
        // A broken upload fails the file's reader; where the form was refused before, there is none.
        file.on("error", () => {});
        if (name === "file") onFile(fields, filename ?? "", file).then(resolve, reject);
        else reject(new Refusal("InvalidArgument", "POST requires exactly one file upload per request."));
      });
      parser.on("close", () => {
        if (!hasFile) reject(new Refusal("InvalidArgument", "POST requires exactly one file upload per request."));
      });
      parser.on("error", (error) => reject(malformed(error instanceof Error ? error.message : String(error))));
      incoming.on("close", () => {
        if (!incoming.readableEnded) parser.destroy();
      });
      incoming.pipe(parser);
    });
  } catch (error) {
    // The rest is read and thrown away, so that the browser gets the answer instead of a broken connection.
    incoming.unpipe(parser);
    parser.destroy();
    incoming.resume();
    throw error;
  }
}
