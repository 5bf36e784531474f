import type { IncomingMessage } from "node:http";
import { PassThrough, type Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { Unreadable } from "./unreadable.ts";

/** Limit of a response. A page with a posting has about 300 kB; the list of a whole board can exceed this. */
export const PAGE_MAX_BYTES = 2 * 1024 * 1024;

const DECOMPRESSORS: ReadonlyMap<string, () => Transform> = new Map([
  ["identity", () => new PassThrough()],
  ["gzip", () => createGunzip()],
  ["x-gzip", () => createGunzip()],
  ["deflate", () => createInflate()],
  ["br", () => createBrotliDecompress()],
]);

/** Value of `Accept-Encoding`. */
export const ENCODINGS = "gzip, deflate, br";

/**
 * Reads and decompresses a response. The size is checked during reading, so that neither a long response nor a decompression bomb
 * is ever held in memory. Throws `Unreadable` above `PAGE_MAX_BYTES` and for encodings that were not requested.
 */
export async function bytesOf(answer: IncomingMessage, signal: AbortSignal): Promise<Buffer> {
  const encoding = (answer.headers["content-encoding"] || "identity").trim().toLowerCase();
  const decompressor = DECOMPRESSORS.get(encoding);
  if (!decompressor) throw new Unreadable(`encoding ${encoding}`);

  const kept: Buffer[] = [];
  let size = 0;
  await pipeline(
    answer,
    decompressor(),
    async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) {
        size += chunk.length;
        if (size > PAGE_MAX_BYTES) throw new Unreadable("too large");
        kept.push(chunk);
      }
    },
    { signal },
  );
  return Buffer.concat(kept);
}

/** Bytes at the start of a page that are searched for its charset, as HTML prescribes. */
const DECLARED_WITHIN = 1024;
const DECLARED = /<meta[^>]{0,200}?charset\s*=\s*["']?([\w:.-]{2,40})|<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w:.-]{2,40})/i;

/**
 * Decodes a page by the charset of its byte order mark, its header or its markup; else as UTF-8 if that is valid, else as
 * Windows-1252.
 */
export function textOf(bytes: Buffer, contentType: string): string {
  const marked =
    bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : undefined;
  const told = /charset\s*=\s*"?([\w:.-]+)/i.exec(contentType)?.[1];
  const [, meta, xml] = DECLARED.exec(bytes.toString("latin1", 0, DECLARED_WITHIN)) ?? [];
  // A page in which the declaration was found as ASCII cannot be in UTF-16, although it declares it.
  const own = (meta ?? xml)?.replace(/^utf-16.*$/i, "utf-8");
  return (
    decoded(bytes, marked) ??
    decoded(bytes, told) ??
    decoded(bytes, own) ??
    decoded(bytes, "utf-8", true) ??
    decoded(bytes, "windows-1252") ??
    ""
  );
}

/** Decodes bytes. Undefined where the charset is unknown or, with `fatal`, where the bytes are invalid in it. */
function decoded(bytes: Buffer, charset: string | undefined, fatal = false): string | undefined {
  if (!charset) return undefined;
  try {
    return new TextDecoder(charset, { fatal }).decode(bytes);
  } catch {
    return undefined;
  }
}
