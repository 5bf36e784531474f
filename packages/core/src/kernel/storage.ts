import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
} from "@aws-sdk/client-s3";
import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import type { Document } from "@candor/documents";
import { gunzipSync, gzipSync } from "node:zlib";
import { environment, s3 } from "./aws.ts";
import { FILE_MAX_BYTES, LOGO_MAX_BYTES, STORAGE_LIST_LIMIT, UPLOAD_FORM_SECONDS } from "./limits.ts";

export * as Storage from "./storage.ts";

/**
 * What the bucket holds: `incoming/{cvId}` files as they were sent, until they are read; `failed/{cvId}` those that could not be taken, for
 * another attempt; `held/{cvId}` those that wait for the account's payment; `cv/{account}/{sha256}` the bytes that were read;
 * `text/{account}/{sha256}.json` their reading, gzipped; `letters/{account}/{job}/{cvId}` letters that came beside a CV; `mail/{id}` raw
 * mails until their parts are stored; `logos-incoming/{account}/{logoId}` logos as they were sent, `logos/{logoId}` those that companies
 * show. No key holds a file name.
 */
const incomingKey = (cvId: string) => `incoming/${cvId}`;
const failedKey = (cvId: string) => `failed/${cvId}`;
const waitingKey = (cvId: string) => `held/${cvId}`;
const letterKey = ({ accountId, jobId, cvId }: Letter) => `letters/${accountId}/${jobId}/${cvId}`;
const incomingLogoKey = ({ accountId, logoId }: SentLogo) => `logos-incoming/${accountId}/${logoId}`;
const logoKey = (logoId: string) => `logos/${logoId}`;
const mailKey = (key: string) => {
  if (!key.startsWith("mail/")) throw new Error(`Not a mail: ${key}`);
  return key;
};
const cvKey = (accountId: string, sha256: string) => `cv/${accountId}/${sha256}`;
const textKey = (accountId: string, sha256: string) => `text/${accountId}/${sha256}.json`;

const Bucket = () => environment("CV_BUCKET");

/** Names a letter that came beside a CV: by the id it was announced under. */
export interface Letter {
  readonly accountId: string;
  readonly jobId: string;
  readonly cvId: string;
}

/** Names a logo that was sent: nobody but its account can make it one. */
export interface SentLogo {
  readonly accountId: string;
  readonly logoId: string;
}

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
export const removeFailed = (cvId: string) => remove(failedKey(cvId));
export const removeWaiting = (cvId: string) => remove(waitingKey(cvId));

/** A mail as it came, or undefined when it has been taken in. `key` is the whole one, as SES tells it. */
export const rawMail = (key: string) => bytesOf(mailKey(key));
export const removeMail = (key: string) => remove(mailKey(key));

/** Puts bytes where S3 announces them to the worker: every door ends here. */
export async function deliver(cvId: string, bytes: Uint8Array): Promise<void> {
  await s3().send(
    new PutObjectCommand({ Bucket: Bucket(), Key: incomingKey(cvId), Body: bytes, ContentType: "application/pdf" }),
  );
}

/** Keeps an incoming file for another attempt. False when it is not there. */
export const keepFailed = (cvId: string) => copy(incomingKey(cvId), failedKey(cvId));

/** Puts an incoming file aside. False when it is not there. */
export const keepWaiting = (cvId: string) => copy(incomingKey(cvId), waitingKey(cvId));

/** Sends a file that had failed on its way again. The copy kept stays until it expires. */
export const again = (cvId: string) => copy(failedKey(cvId), incomingKey(cvId));

/** Sends a file that was put aside on its way again. What was put aside stays until the file has settled. False when it is gone. */
export const resume = (cvId: string) => copy(waitingKey(cvId), incomingKey(cvId));

/** Keeps a letter that came beside a CV. */
export async function keepLetter(letter: Letter, bytes: Uint8Array): Promise<void> {
  await s3().send(
    new PutObjectCommand({ Bucket: Bucket(), Key: letterKey(letter), Body: bytes, ContentType: "application/pdf" }),
  );
}

/** Removes the letters of a job's candidates. */
export async function eraseLetters(accountId: string, jobId: string): Promise<void> {
  const Prefix = `letters/${accountId}/${jobId}/`;
  for (;;) {
    const { Contents = [] } = await s3().send(
      new ListObjectsV2Command({ Bucket: Bucket(), Prefix, MaxKeys: STORAGE_LIST_LIMIT }),
    );
    if (Contents.length === 0) return;
    for (const { Key } of Contents) await remove(Key!);
  }
}

export const removeLetter = (letter: Letter) => remove(letterKey(letter));

/** Removes the bytes of a CV and their reading. */
export async function eraseReading(accountId: string, sha256: string): Promise<void> {
  await Promise.all([remove(cvKey(accountId, sha256)), remove(textKey(accountId, sha256))]);
}

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
export const documentUrl = (accountId: string, sha256: string, fileName?: string) => urlOf(cvKey(accountId, sha256), fileName);

/** Where a browser finds a letter for the next five minutes. */
export const letterUrl = (letter: Letter, fileName?: string) => urlOf(letterKey(letter), fileName);

/** A form with which a browser may post one logo of at most 1 MB, for ten minutes. */
export async function logoForm(logo: SentLogo): Promise<{ url: string; fields: Record<string, string> }> {
  return createPresignedPost(s3(), {
    Bucket: Bucket(),
    Key: incomingLogoKey(logo),
    Conditions: [["content-length-range", 0, LOGO_MAX_BYTES]],
    Expires: UPLOAD_FORM_SECONDS,
  });
}

/** The bytes that were sent as a logo, or undefined when none came, or they were dealt with. */
export const incomingLogo = (logo: SentLogo) => bytesOf(incomingLogoKey(logo));
export const removeIncomingLogo = (logo: SentLogo) => remove(incomingLogoKey(logo));

/** Keeps a logo that was looked at. */
export async function keepLogo(logoId: string, { bytes, type }: { bytes: Uint8Array; type: string }): Promise<void> {
  await s3().send(new PutObjectCommand({ Bucket: Bucket(), Key: logoKey(logoId), Body: bytes, ContentType: type }));
}

/** A logo as it was kept, or undefined. */
export async function logo(logoId: string): Promise<{ bytes: Uint8Array; type: string | undefined } | undefined> {
  const found = await objectOf(logoKey(logoId));
  return found && { bytes: await found.Body!.transformToByteArray(), type: found.ContentType };
}

export const removeLogo = (logoId: string) => remove(logoKey(logoId));

async function urlOf(Key: string, fileName?: string): Promise<string> {
  const disposition = fileName ? `attachment; filename*=UTF-8''${encodeRfc5987(fileName)}` : "inline";
  return getSignedUrl(
    s3(),
    new GetObjectCommand({
      Bucket: Bucket(),
      Key,
      ResponseContentType: "application/pdf",
      ResponseContentDisposition: disposition,
    }),
    { expiresIn: 300 },
  );
}

async function bytesOf(Key: string): Promise<Uint8Array | undefined> {
  return (await objectOf(Key))?.Body!.transformToByteArray();
}

async function objectOf(Key: string) {
  try {
    return await s3().send(new GetObjectCommand({ Bucket: Bucket(), Key }));
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}

/** Copies an object; false when there is none. */
async function copy(from: string, to: string): Promise<boolean> {
  try {
    await s3().send(new CopyObjectCommand({ Bucket: Bucket(), Key: to, CopySource: `${Bucket()}/${from}` }));
    return true;
  } catch (error) {
    if (error instanceof NoSuchKey) return false;
    throw error;
  }
}

async function remove(Key: string): Promise<void> {
  await s3().send(new DeleteObjectCommand({ Bucket: Bucket(), Key }));
}

const encodeRfc5987 = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
