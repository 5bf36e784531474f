// Stands in for the module of Node that the reader imports.
import { Inflate } from "fflate";
import { Buffer } from "./scope.ts";

/** Packed bytes that are unpacked at a time, so that the limit is noticed before much is unpacked. */
const CHUNK = 0x1_0000;

/**
 * `inflateSync` of `node:zlib`: throws for a stream that is damaged, cut short or unpacks to more than the limit, so that the file is judged as
 * on the server.
 */
export function inflateSync(data: Uint8Array, { maxOutputLength }: { readonly maxOutputLength: number }): Uint8Array {
  const [method = 0, flags = 0] = data;
  const isZlib = (method & 0x0f) === 8 && method >> 4 <= 7 && ((method << 8) | flags) % 31 === 0 && (flags & 0x20) === 0;
  if (!isZlib) throw new Error("The stream has no header.");
  const parts: Uint8Array[] = [];
  let length = 0;
  const inflate = new Inflate((part) => {
    length += part.length;
    if (length > maxOutputLength) throw Object.assign(new Error("The stream is too large."), { code: "ERR_BUFFER_TOO_LARGE" });
    parts.push(part);
  });
  for (let at = 2; at < data.length; at += CHUNK) inflate.push(data.subarray(at, at + CHUNK), at + CHUNK >= data.length);
  const whole = Buffer.concat(parts);
  if (!holds(data, adler32(whole))) throw new Error("The stream is damaged.");
  return whole;
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

/** True where the bytes hold this number. A line's end may follow the checksum of a stream. */
function holds(bytes: Uint8Array, sum: number): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = bytes.length - 4; at >= 2; at -= 1) if (view.getUint32(at) === sum) return true;
  return false;
}
