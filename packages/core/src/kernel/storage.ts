import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
} from "@aws-sdk/client-s3";
import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import type { Document } from "@candor/documents";
import { gunzipSync, gzipSync } from "node:zlib";
import { environment, s3 } from "./aws.ts";
import { batchesOf } from "./batches.ts";
import { FILE_MAX_BYTES, LOGO_MAX_BYTES, STORAGE_LIST_LIMIT, UPLOAD_FORM_SECONDS } from "./limits.ts";

export * as Storage from "./storage.ts";

/**
 * Keys of the bucket: `incoming/{cvId}` received files, until they are read; `failed/{cvId}` files that could not be read, for
 * another attempt; `held/{cvId}` files that wait for the account's payment or a recruiter's word; `cv/{account}/{sha256}` the bytes of read CVs;
 * `text/{account}/{sha256}.json` their readings, gzipped; `letters/{account}/{job}/{cvId}` cover letters that came with a CV;
 * `mail/{id}` raw mails until their parts are stored; `logos-incoming/{account}/{logoId}` received logos; `logos/{logoId}`
 * published logos; `exports/{account}/{export}/{number}.zip` what an account has asked for; `erased/` the log of erasures, see erasure-log.ts. No key contains a file name.
 */
const incomingKey = (cvId: string) => `incoming/${cvId}`;
const failedKey = (cvId: string) => `failed/${cvId}`;
const waitingKey = (cvId: string) => `held/${cvId}`;
const letterKey = ({ accountId, jobId, cvId }: Letter) => `letters/${accountId}/${jobId}/${cvId}`;
const incomingLogoKey = ({ accountId, logoId }: SentLogo) => `logos-incoming/${accountId}/${logoId}`;
const logoKey = (logoId: string) => `logos/${logoId}`;
const exportKey = ({ accountId, exportId, number }: ExportFile) => `exports/${accountId}/${exportId}/${number}.zip`;
const mailKey = (key: string) => {
  if (!key.startsWith("mail/")) throw new Error(`Not the key of a mail: ${key}`);
  return key;
};
const cvKey = (accountId: string, sha256: string) => `cv/${accountId}/${sha256}`;
const textKey = (accountId: string, sha256: string) => `text/${accountId}/${sha256}.json`;

const Bucket = () => environment("CV_BUCKET");

/** Key of a cover letter; its id is the one it was announced under. */
export interface Letter {
  readonly accountId: string;
  readonly jobId: string;
  readonly cvId: string;
}

/** Key of a received logo. It contains the account, so that no other account can use the file. */
export interface SentLogo {
  readonly accountId: string;
  readonly logoId: string;
}

/** Key of one file of an account's export. */
export interface ExportFile {
  readonly accountId: string;
  readonly exportId: string;
  readonly number: number;
}

/** Returns the id in a key of the incoming folder, or undefined for any other key. */
export const cvIdOf = (key: string): string | undefined => /^incoming\/(cv_[0-9a-z]+)$/.exec(key)?.[1];

/** Returns a presigned form that accepts one file of at most 10 MB, for ten minutes. */
export async function uploadForm(cvId: string): Promise<{ url: string; fields: Record<string, string> }> {
  return createPresignedPost(s3(), {
    Bucket: Bucket(),
    Key: incomingKey(cvId),
    Fields: { "Content-Type": "application/pdf" },
    Conditions: [["content-length-range", 0, FILE_MAX_BYTES]],
    Expires: UPLOAD_FORM_SECONDS,
  });
}

/** Returns the received bytes of a CV, or undefined when there are none: settled, expired or never sent. */
export const incoming = (cvId: string) => bytesOf(incomingKey(cvId));

/** True while the received bytes of a CV wait to be read. */
export async function hasIncoming(cvId: string): Promise<boolean> {
  try {
    await s3().send(new HeadObjectCommand({ Bucket: Bucket(), Key: incomingKey(cvId) }));
    return true;
  } catch (error) {
    if (error instanceof NotFound) return false;
    throw error;
  }
}

export const removeIncoming = (cvId: string) => remove(incomingKey(cvId));
export const removeFailed = (cvId: string) => remove(failedKey(cvId));
export const removeWaiting = (cvId: string) => remove(waitingKey(cvId));

/** Returns a raw mail, or undefined when it has been taken in. `key` is the whole key, as in SES's notification. */
export const rawMail = (key: string) => bytesOf(mailKey(key));
export const removeMail = (key: string) => remove(mailKey(key));

/** Puts bytes into the incoming folder, where S3 notifies the worker. Every channel ends here. */
export async function deliver(cvId: string, bytes: Uint8Array): Promise<void> {
  await s3().send(
    new PutObjectCommand({ Bucket: Bucket(), Key: incomingKey(cvId), Body: bytes, ContentType: "application/pdf" }),
  );
}

/** Puts bytes aside until a recruiter has them read. */
export async function keepForWord(cvId: string, bytes: Uint8Array): Promise<void> {
  await s3().send(new PutObjectCommand({ Bucket: Bucket(), Key: waitingKey(cvId), Body: bytes, ContentType: "application/pdf" }));
}

/** Copies an incoming file for another attempt. Returns false when it does not exist. */
export const keepFailed = (cvId: string) => copy(incomingKey(cvId), failedKey(cvId));

/** Copies an incoming file to wait for payment. Returns false when it does not exist. */
export const keepWaiting = (cvId: string) => copy(incomingKey(cvId), waitingKey(cvId));

/** Copies a failed file to the incoming folder for another attempt. Its own copy stays until it expires. */
export const again = (cvId: string) => copy(failedKey(cvId), incomingKey(cvId));

/**
 * Copies a file that waited for payment to the incoming folder. Its own copy stays until the file has settled. Returns false when
 * it does not exist.
 */
export const resume = (cvId: string) => copy(waitingKey(cvId), incomingKey(cvId));

export async function keepLetter(letter: Letter, bytes: Uint8Array): Promise<void> {
  await s3().send(
    new PutObjectCommand({ Bucket: Bucket(), Key: letterKey(letter), Body: bytes, ContentType: "application/pdf" }),
  );
}

/** Folders whose keys begin with the account, below the folder's name. */
const OF_ACCOUNT = ["cv", "text", "letters", "logos-incoming", "exports"] as const;
const REMOVED_AT_ONCE = 10;

/** Deletes up to a page of an account's objects. Returns their number: 0 when nothing is left. */
export async function eraseSomeOfAccount(accountId: string): Promise<number> {
  for (const folder of OF_ACCOUNT) {
    const { Contents = [] } = await s3().send(
      new ListObjectsV2Command({ Bucket: Bucket(), Prefix: `${folder}/${accountId}/`, MaxKeys: STORAGE_LIST_LIMIT }),
    );
    for (const some of batchesOf(Contents, REMOVED_AT_ONCE)) await Promise.all(some.map(({ Key }) => remove(Key!)));
    if (Contents.length > 0) return Contents.length;
  }
  return 0;
}

/** Deletes the cover letters of a job's candidates. */
export const eraseLetters = (accountId: string, jobId: string) => eraseUnder(`letters/${accountId}/${jobId}/`);

async function eraseUnder(Prefix: string): Promise<void> {
  for (;;) {
    const { Contents = [] } = await s3().send(
      new ListObjectsV2Command({ Bucket: Bucket(), Prefix, MaxKeys: STORAGE_LIST_LIMIT }),
    );
    if (Contents.length === 0) return;
    for (const { Key } of Contents) await remove(Key!);
  }
}

export const removeLetter = (letter: Letter) => remove(letterKey(letter));

/** Deletes the bytes of a CV and their reading. */
export async function eraseReading(accountId: string, sha256: string): Promise<void> {
  await Promise.all([remove(cvKey(accountId, sha256)), remove(textKey(accountId, sha256))]);
}

/** Keys of the bytes of a CV and of their reading. */
export const keysOfReading = (accountId: string, sha256: string) => [cvKey(accountId, sha256), textKey(accountId, sha256)];

/** Yields all files of CVs that were read, of every account, with their readings. */
export async function* readFiles(): AsyncGenerator<{ key: string; accountId: string; sha256: string }> {
  for (const folder of ["cv/", "text/"]) {
    for (let after: string | undefined; ;) {
      const { Contents = [] } = await s3().send(
        new ListObjectsV2Command({ Bucket: Bucket(), Prefix: folder, StartAfter: after, MaxKeys: STORAGE_LIST_LIMIT }),
      );
      if (Contents.length === 0) break;
      for (const { Key: key = "" } of Contents) {
        const [, accountId = "", name = ""] = key.split("/");
        yield { key, accountId, sha256: name.replace(/\.json$/u, "") };
      }
      after = Contents.at(-1)!.Key;
    }
  }
}

/** Deletes one file of a CV that was read, or its reading. */
export async function removeReadFile(key: string): Promise<void> {
  if (!/^(?:cv|text)\/[^/]+\/[^/]+$/u.test(key)) throw new Error(`Not the key of a CV's file: ${key}`);
  await remove(key);
}

/** Stores the bytes of a CV and their reading under their hash, so that repeating it changes nothing. */
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

/** Returns the stored reading of a CV; with it the CV can be scored for another job without reading the PDF. */
export async function reading(accountId: string, sha256: string): Promise<Document | undefined> {
  const bytes = await bytesOf(textKey(accountId, sha256));
  return bytes && (JSON.parse(gunzipSync(bytes).toString("utf8")) as Document);
}

/** Returns the bytes of a CV that was read, or undefined. */
export const document = (accountId: string, sha256: string) => bytesOf(cvKey(accountId, sha256));

/** Returns the bytes of a file that waits for payment, or undefined. */
export const waiting = (cvId: string) => bytesOf(waitingKey(cvId));

/** Returns the bytes of a cover letter, or undefined. */
export const letter = (of: Letter) => bytesOf(letterKey(of));

export async function keepExport(file: ExportFile, bytes: Uint8Array): Promise<void> {
  await s3().send(new PutObjectCommand({ Bucket: Bucket(), Key: exportKey(file), Body: bytes, ContentType: "application/zip" }));
}

/** Returns an address of one file of an export that is valid for five minutes. */
export const exportUrl = (file: ExportFile, fileName: string) => urlOf(exportKey(file), fileName, "application/zip");

/** Deletes the files of an export. */
export const eraseExport = (accountId: string, exportId: string) => eraseUnder(`exports/${accountId}/${exportId}/`);

/** Returns an address of the PDF that is valid for five minutes; `fileName` makes it a download of that name. */
export const documentUrl = (accountId: string, sha256: string, fileName?: string) => urlOf(cvKey(accountId, sha256), fileName);

/** Returns an address of a cover letter that is valid for five minutes. */
export const letterUrl = (letter: Letter, fileName?: string) => urlOf(letterKey(letter), fileName);

/** Returns a presigned form that accepts one logo of at most 1 MB, for ten minutes. */
export async function logoForm(logo: SentLogo): Promise<{ url: string; fields: Record<string, string> }> {
  return createPresignedPost(s3(), {
    Bucket: Bucket(),
    Key: incomingLogoKey(logo),
    Conditions: [["content-length-range", 0, LOGO_MAX_BYTES]],
    Expires: UPLOAD_FORM_SECONDS,
  });
}

/** Returns the received bytes of a logo, or undefined when none were sent, or they have been processed. */
export const incomingLogo = (logo: SentLogo) => bytesOf(incomingLogoKey(logo));
export const removeIncomingLogo = (logo: SentLogo) => remove(incomingLogoKey(logo));

export async function keepLogo(logoId: string, { bytes, type }: { bytes: Uint8Array; type: string }): Promise<void> {
  await s3().send(new PutObjectCommand({ Bucket: Bucket(), Key: logoKey(logoId), Body: bytes, ContentType: type }));
}

/** Returns a stored logo, or undefined. */
export async function logo(logoId: string): Promise<{ bytes: Uint8Array; type: string | undefined } | undefined> {
  const found = await objectOf(logoKey(logoId));
  return found && { bytes: await found.Body!.transformToByteArray(), type: found.ContentType };
}

export const removeLogo = (logoId: string) => remove(logoKey(logoId));

async function urlOf(Key: string, fileName?: string, type = "application/pdf"): Promise<string> {
  const disposition = fileName ? `attachment; filename*=UTF-8''${encodeRfc5987(fileName)}` : "inline";
  return getSignedUrl(
    s3(),
    new GetObjectCommand({
      Bucket: Bucket(),
      Key,
      ResponseContentType: type,
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

/** Copies an object. Returns false when it does not exist. */
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
