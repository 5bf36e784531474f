import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand } from "@aws-sdk/client-s3";
import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import type { Document } from "@candor/documents";
import { gunzipSync, gzipSync } from "node:zlib";
import { environment, s3 } from "./aws.ts";
import { FILE_MAX_BYTES, UPLOAD_FORM_SECONDS } from "./limits.ts";

export * as Storage from "./storage.ts";

/**
 * What the bucket holds: `incoming/{cvId}` files as they were sent, until they are read; `cv/{account}/{sha256}` the bytes that were
 * read; `text/{account}/{sha256}.json` their reading, gzipped. No key holds a file name.
 */
const incomingKey = (cvId: string) => `incoming/${cvId}`;
const cvKey = (accountId: string, sha256: string) => `cv/${accountId}/${sha256}`;
const textKey = (accountId: string, sha256: string) => `text/${accountId}/${sha256}.json`;

const Bucket = () => environment("CV_BUCKET");

/** The id in a key of the incoming prefix, or undefined for any other key. */
export const cvIdOf = (key: string): string | undefined => /^incoming\/(cv_[0-9a-z]+)$/.exec(key)?.[1];

/** A form with which a browser may post one file of at most 10 MB, for ten minutes. */
export async function uploadForm(cvId: string): Promise<{ url: string; fields: Record<string, string> }> {
  return createPresignedPost(s3(), {
    Bucket: Bucket(),
    Key: incomingKey(cvId),
    Fields: { "Content-Type": "application/pdf" },
    Conditions: [["content-length-range", 0, FILE_MAX_BYTES]],
    Expires: UPLOAD_FORM_SECONDS,
  });
}

/** The bytes that were sent for a CV, or undefined when they are gone: settled, expired or never there. */
export const incoming = (cvId: string) => bytesOf(incomingKey(cvId));

export const removeIncoming = (cvId: string) => remove(incomingKey(cvId));

/** Keeps the bytes that were read and their reading, under their hash: doing it twice changes nothing. */
export async function keep(accountId: string, sha256: string, bytes: Uint8Array, document: Document): Promise<void> {
  await Promise.all([
    s3().send(
      new PutObjectCommand({ Bucket: Bucket(), Key: cvKey(accountId, sha256), Body: bytes, ContentType: "application/pdf" }),
    ),
    s3().send(
      new PutObjectCommand({
        Bucket: Bucket(),
        Key: textKey(accountId, sha256),
        Body: gzipSync(JSON.stringify(document)),
        ContentType: "application/json",
        ContentEncoding: "gzip",
      }),
    ),
  ]);
}

/** The stored reading of a CV: scoring it for another job reads no PDF. */
export async function reading(accountId: string, sha256: string): Promise<Document | undefined> {
  const bytes = await bytesOf(textKey(accountId, sha256));
  return bytes && (JSON.parse(gunzipSync(bytes).toString("utf8")) as Document);
}

/** Where a browser finds the PDF for the next five minutes; `fileName` makes it a download of that name. */
export async function documentUrl(accountId: string, sha256: string, fileName?: string): Promise<string> {
  const disposition = fileName ? `attachment; filename*=UTF-8''${encodeRfc5987(fileName)}` : "inline";
  return getSignedUrl(
    s3(),
    new GetObjectCommand({
      Bucket: Bucket(),
      Key: cvKey(accountId, sha256),
      ResponseContentType: "application/pdf",
      ResponseContentDisposition: disposition,
    }),
    { expiresIn: 300 },
  );
}

async function bytesOf(Key: string): Promise<Uint8Array | undefined> {
  try {
    const { Body } = await s3().send(new GetObjectCommand({ Bucket: Bucket(), Key }));
    return await Body!.transformToByteArray();
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}

async function remove(Key: string): Promise<void> {
  await s3().send(new DeleteObjectCommand({ Bucket: Bucket(), Key }));
}

const encodeRfc5987 = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
