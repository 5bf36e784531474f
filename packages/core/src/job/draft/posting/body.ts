import type { IncomingMessage } from "node:http";
import { PassThrough, type Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { Unreadable } from "./unreadable.ts";

/** A page with its posting has some 300 kB; a board's whole list can have more than this. */
export const PAGE_MAX_BYTES = 2 * 1024 * 1024;

const DECOMPRESSORS: ReadonlyMap<string, () => Transform> = new Map([
  ["identity", () => new PassThrough()],
  ["gzip", () => createGunzip()],
  ["x-gzip", () => createGunzip()],
  ["deflate", () => createInflate()],
  ["br", () => createBrotliDecompress()],
]);

/** What `Accept-Encoding` asks for. */
export const ENCODINGS = "gzip, deflate, br";

/**
 * The bytes of an answer, decompressed. Counted as they come, so that neither a long answer nor one that swells when it is decompressed
 * is ever held. Throws `Unreadable` above `PAGE_MAX_BYTES`, and for encodings that nobody asked for.
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

/** How far a page is searched for its charset (HTML's own rule). */
const DECLARED_WITHIN = 1024;
const DECLARED = /<meta[^>]{0,200}?charset\s*=\s*["']?([\w:.-]{2,40})|<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w:.-]{2,40})/i;

/** The text of a page, by the charset that its beginning, its header or its own words name; UTF-8 unless it cannot be. */
export function textOf(bytes: Buffer, contentType: string): string {
  const marked =
    bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : undefined;
  const told = /charset\s*=\s*"?([\w:.-]+)/i.exec(contentType)?.[1];
  const [, meta, xml] = DECLARED.exec(bytes.toString("latin1", 0, DECLARED_WITHIN)) ?? [];
  // A page that could be searched byte by byte is not in UTF-16, whatever it says.
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

/** Undefined where the charset is unknown or, if it has to fit, the bytes do not. */
function decoded(bytes: Buffer, charset: string | undefined, fatal = false): string | undefined {
  if (!charset) return undefined;
  try {
    return new TextDecoder(charset, { fatal }).decode(bytes);
  } catch {
    return undefined;
  }
}
