import { Failure } from "../../../kernel/failure.ts";
import { Damaged, sized, type Drawn } from "./drawn.ts";

/** Chunks needed for rendering; EXIF, XMP and colour profiles are dropped. */
const KEPT = new Set(["VP8X", "ALPH", "VP8 ", "VP8L"]);
/** Flags in the first byte of VP8X. */
const ALPHA = 0b0001_0000;
const ANIMATED = 0b0000_0010;

/** https://developers.google.com/speed/webp/docs/riff_container */
export function webp(bytes: Buffer): Drawn | undefined {
  if (bytes.toString("latin1", 0, 4) !== "RIFF" || bytes.toString("latin1", 8, 12) !== "WEBP") return undefined;
  const end = bytes.readUInt32LE(4) + 8;
  if (end > bytes.length) throw new Damaged("truncated file");
  const chunks = chunksOf(bytes.subarray(12, end)).filter(({ type }) => KEPT.has(type));
  const pictures = chunks.filter(({ type }) => type === "VP8 " || type === "VP8L");
  const head = chunks.find(({ type }) => type === "VP8X");
  if (head && head.data.readUInt8(0) & ANIMATED) throw new Failure("logo.animated");
  const [picture] = pictures;
  if (!picture || pictures.length > 1) throw new Damaged("not exactly one picture");
  const size = picture.type === "VP8L" ? losslessSize(picture.data) : lossySize(picture.data);
  if (head && !isSame(size, canvasOf(head.data))) throw new Damaged("canvas and picture differ in size");
  const body = chunks.map(({ type, data }) => chunk(type, type === "VP8X" ? headOnly(data) : data));
  return { ...size, bytes: chunk("RIFF", Buffer.concat([Buffer.from("WEBP"), ...body])) };
}

function chunksOf(bytes: Buffer) {
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = 0; at < bytes.length;) {
    const length = bytes.readUInt32LE(at + 4);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (data.length < length) throw new Damaged("truncated chunk");
    chunks.push({ type: bytes.toString("latin1", at, at + 4), data });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.from(`${type}\0\0\0\0`, "latin1");
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** Parses a key frame's size: a tag of three bytes, a start code of three, then width and height of 14 bits each. */
function lossySize(data: Buffer) {
  if (data.readUIntBE(3, 3) !== 0x9d012a) throw new Damaged("no key frame");
  return sized(data.readUInt16LE(6) & 0x3fff, data.readUInt16LE(8) & 0x3fff);
}

function losslessSize(data: Buffer) {
  if (data.readUInt8(0) !== 0x2f) throw new Damaged("wrong VP8L signature");
  const bits = data.readUInt32LE(1);
  return sized((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
}

const canvasOf = (head: Buffer) => ({ width: head.readUIntLE(4, 3) + 1, height: head.readUIntLE(7, 3) + 1 });

const isSame = (a: { width: number; height: number }, b: { width: number; height: number }) =>
  a.width === b.width && a.height === b.height;

/** Clears the flags of chunks that were dropped. */
function headOnly(data: Buffer): Buffer {
  const head = Buffer.from(data.subarray(0, 10));
  head.writeUInt8(head.readUInt8(0) & ALPHA, 0);
  return head;
}
