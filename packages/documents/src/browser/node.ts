// Stands in for the module of Node that the reader imports.
import { damaged, inflate } from "./inflate.ts";
import { Buffer } from "./scope.ts";

/**
 * `inflateSync` of `node:zlib`: throws for a stream that is damaged, cut short or unpacks to more than the limit, so that the file is judged as
 * on the server.
 */
export function inflateSync(data: Uint8Array, { maxOutputLength }: { readonly maxOutputLength: number }): Uint8Array {
  const [method = 0, flags = 0] = data;
  const isZlib = (method & 0x0f) === 8 && method >> 4 <= 7 && ((method << 8) | flags) % 31 === 0 && (flags & 0x20) === 0;
  if (!isZlib) damaged();
  const { bytes, end } = inflate(data, 2, maxOutputLength);
  const sum = Array.from(data.subarray(end, end + 4)).reduce((value, byte) => value * 256 + byte, 0);
  if (end + 4 > data.length || sum !== adler32(bytes)) damaged();
  return Buffer.concat([bytes]);
}

/** The checksum of unpacked bytes (RFC 1950). */
function adler32(bytes: Uint8Array): number {
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  return b * 65_536 + a;
}
