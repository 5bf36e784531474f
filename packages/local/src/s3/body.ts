import { createHash, type Hash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { crc32 } from "node:zlib";
import { Refusal } from "../kernel/service.ts";
import type { Blobs } from "./blobs.ts";
import { decodeChunks } from "./chunked.ts";
import type { ChecksumAlgorithm } from "./object-index.ts";

type Headers = Readonly<Record<string, string>>;

/** An upload that is on the disk in full. */
export interface Received {
  readonly blob: string;
  readonly size: number;
  /** MD5 in hex, without quotes. */
  readonly eTag: string;
  readonly checksum?: { readonly algorithm: ChecksumAlgorithm; readonly value: string } | undefined;
}

/** S3's limit for one PUT. */
const MAX_PUT_BYTES = 5 * 1024 ** 3;
const CHECKSUM = "x-amz-checksum-";
const ALGORITHMS: readonly ChecksumAlgorithm[] = ["crc32", "sha1", "sha256"];

/**
 * Streams the body of a PUT to disk and checks it against the length, hashes and checksums that the request states.
 * @param headers those of the request and those that a presigned URL holds instead
 * @throws Refusal as S3 answers; nothing is kept then
 */
export async function receivePut(incoming: IncomingMessage, headers: Headers, blobs: Blobs): Promise<Received> {
  const body = checkedBody(incoming, headers, MAX_PUT_BYTES);
  const blob = await blobs.receive(body.source);
  try {
    const checksum = body.verify();
    return { blob, size: body.meter.size, eTag: body.meter.digest("md5", "hex"), checksum };
  } catch (error) {
    await blobs.remove(blob);
    throw error;
  }
}

/** Reads a small body into memory, checked in the same way. @throws Refusal */
export async function readSmall(incoming: IncomingMessage, headers: Headers, maxBytes: number): Promise<Buffer> {
  const body = checkedBody(incoming, headers, maxBytes);
  const chunks: Uint8Array[] = [];
  for await (const chunk of body.source) chunks.push(chunk);
  body.verify();
  return Buffer.concat(chunks);
}

/**
 * A body with its checks: length, SHA-256 of the signature, Content-MD5, checksum in a header or in the trailer of aws-chunked. Call
 * `verify` after all of `source` has been read.
 */
function checkedBody(
  incoming: IncomingMessage,
  headers: Headers,
  maxBytes: number,
): { readonly source: AsyncIterable<Uint8Array>; readonly meter: Meter; verify(): Received["checksum"] } {
  const payload = headers["x-amz-content-sha256"] ?? "UNSIGNED-PAYLOAD";
  if (payload.startsWith("STREAMING-AWS4")) throw notImplemented(`x-amz-content-sha256: ${payload}`);
  const isChunked = payload === "STREAMING-UNSIGNED-PAYLOAD-TRAILER";
  const length = Number(headers[isChunked ? "x-amz-decoded-content-length" : "content-length"]);
  if (!Number.isInteger(length))
    throw new Refusal("MissingContentLength", "You must provide the Content-Length HTTP header.", 411);
  if (length > maxBytes) throw new Refusal("EntityTooLarge", "Your proposed upload exceeds the maximum allowed size");

  const algorithm = checksumAlgorithm(headers);
  const trailers = new Map<string, string>();
  // An early end must not destroy the request: the refusal is still to be sent.
  const raw: AsyncIterable<Buffer> = incoming.iterator({ destroyOnReturn: false });
  const meter = new Meter([
    "md5",
    ...(isHash(payload) ? ["sha256"] : []),
    ...(algorithm && algorithm !== "crc32" ? [algorithm] : []),
  ]);
  const incomplete = new Refusal("IncompleteBody", "The request body did not have the number of bytes that its header says.");

  return {
    source: meter.measure(isChunked ? decodeChunks(raw, trailers) : raw, (size) => {
      if (size > length) throw incomplete;
    }),
    meter,
    verify() {
      if (meter.size !== length) throw incomplete;
      if (isHash(payload) && meter.digest("sha256", "hex") !== payload) {
        throw new Refusal(
          "XAmzContentSHA256Mismatch",
          "The provided 'x-amz-content-sha256' header does not match what was computed.",
        );
      }
      const md5 = headers["content-md5"];
      if (md5 !== undefined && md5 !== meter.digest("md5", "base64")) {
        throw new Refusal("BadDigest", "The Content-MD5 you specified did not match what we received.");
      }
      return algorithm && checked(algorithm, meter, headers, trailers);
    },
  };
}

/** Counts and hashes the bytes of a stream. */
export class Meter {
  size = 0;
  #crc32 = 0;
  readonly #hashes: ReadonlyMap<string, Hash>;

  constructor(algorithms: readonly string[]) {
    this.#hashes = new Map(algorithms.map((algorithm) => [algorithm, createHash(algorithm)]));
  }

  /** @param check is called with the bytes so far, and may throw to stop */
  async *measure(source: AsyncIterable<Uint8Array>, check?: (size: number) => void): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      this.size += chunk.length;
      check?.(this.size);
      for (const hash of this.#hashes.values()) hash.update(chunk);
      this.#crc32 = crc32(chunk, this.#crc32);
      yield chunk;
    }
  }

  digest(algorithm: string, encoding: "hex" | "base64"): string {
    if (algorithm === "crc32") {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(this.#crc32);
      return bytes.toString(encoding);
    }
    const hash = this.#hashes.get(algorithm);
    if (!hash) throw new Error(`${algorithm} was not measured.`);
    return hash.copy().digest(encoding);
  }
}

/** A header or query parameter for a feature that the stand-in does not implement. */
export function notImplemented(what: string): Refusal {
  return new Refusal(
    "NotImplemented",
    `A header or parameter you provided implies functionality that is not implemented in the local cloud: ${what}`,
    501,
  );
}

/** "x-amz-checksum-crc32" in a header, or announced for the trailer -> "crc32" */
function checksumAlgorithm(headers: Headers): ChecksumAlgorithm | undefined {
  const name = [...Object.keys(headers), headers["x-amz-trailer"] ?? ""].find(
    (header) => header.startsWith(CHECKSUM) && header !== "x-amz-checksum-mode",
  );
  if (name === undefined) return undefined;
  const algorithm = ALGORITHMS.find((known) => name === CHECKSUM + known);
  if (!algorithm) throw notImplemented(name);
  return algorithm;
}

function checked(
  algorithm: ChecksumAlgorithm,
  meter: Meter,
  headers: Headers,
  trailers: ReadonlyMap<string, string>,
): NonNullable<Received["checksum"]> {
  const name = CHECKSUM + algorithm;
  const value = meter.digest(algorithm, "base64");
  if ((headers[name] ?? trailers.get(name)) !== value) {
    throw new Refusal("BadDigest", `The ${algorithm.toUpperCase()} you specified did not match the calculated checksum.`);
  }
  return { algorithm, value };
}

const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
