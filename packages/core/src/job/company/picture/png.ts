import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { crc32, createInflate } from "node:zlib";
import { Damaged, sized, type Drawn } from "./drawn.ts";

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");
/** Bytes of a chunk besides its data: length, type and checksum. */
const FRAME = 12;
/** Chunks needed for rendering. Animations lose all frames but the first. */
const KEPT = new Set(["IHDR", "PLTE", "tRNS", "sRGB", "gAMA", "cHRM", "IDAT", "IEND"]);
/** Samples per pixel, by colour type. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** https://www.w3.org/TR/png-3/ */
export async function png(bytes: Buffer): Promise<Drawn | undefined> {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined;
  const chunks = chunksOf(bytes).filter(({ type }) => KEPT.has(type));
  const [header] = chunks;
  if (header?.type !== "IHDR" || header.data.length !== 13) throw new Damaged("IHDR is not the first chunk");
  if (chunks.filter(({ type }) => type === "IHDR").length > 1) throw new Damaged("two IHDR chunks");
  const size = sized(header.data.readUInt32BE(0), header.data.readUInt32BE(4));
  const pixels = chunks.filter(({ type }) => type === "IDAT").map(({ data }) => data);
  await assertWhole(pixels, header.data);
  return { ...size, bytes: Buffer.concat([SIGNATURE, ...chunks.map(({ whole }) => whole)]) };
}

/** Returns the chunks up to the picture's own end; bytes after it are ignored. */
function chunksOf(bytes: Buffer) {
  const chunks: { type: string; data: Buffer; whole: Buffer }[] = [];
  for (let at = SIGNATURE.length; ;) {
    const length = bytes.readUInt32BE(at);
    const whole = bytes.subarray(at, at + length + FRAME);
    if (whole.length < length + FRAME) throw new Damaged("truncated chunk");
    const type = whole.toString("latin1", 4, 8);
    if (crc32(whole.subarray(4, -4)) !== whole.readUInt32BE(length + 8)) throw new Damaged(`wrong checksum of ${type}`);
    chunks.push({ type, data: whole.subarray(8, -4), whole });
    if (type === "IEND") return chunks;
    at += whole.length;
  }
}

/**
 * Decompresses the pixels without storing them and compares their number with the header. With fewer a browser would show half a
 * picture; a decompression bomb has more and is stopped at the first extra byte.
 */
async function assertWhole(pixels: readonly Buffer[], header: Buffer): Promise<void> {
  const expected = bytesOf(header);
  let unpacked = 0;
  const count = async (packed: AsyncIterable<Buffer>) => {
    for await (const part of packed) {
      unpacked += part.length;
      if (unpacked > expected) throw new Damaged("more pixels than the header says");
    }
  };
  await pipeline(Readable.from(pixels), createInflate(), count).catch((error: unknown) => {
    throw error instanceof Damaged ? error : new Damaged("pixels cannot be decompressed", { cause: error });
  });
  if (unpacked !== expected) throw new Damaged("fewer pixels than the header says");
}

/** First pixel and step of each pass of an interlaced picture: x, y, then x, y. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Computes the size of the decompressed pixels for a header; each line has one extra byte for its filter. */
function bytesOf(header: Buffer): number {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth, colour, interlaced] = [header.readUInt8(8), header.readUInt8(9), header.readUInt8(12)];
  const samples = SAMPLES[colour];
  if (!samples || ![1, 2, 4, 8, 16].includes(depth)) throw new Damaged("unknown colour type or depth");
  const passes = interlaced ? PASSES : ([[0, 0, 1, 1]] as const);
  return passes.reduce((sum, [x, y, everyX, everyY]) => {
    const columns = Math.ceil(Math.max(0, width - x) / everyX);
    const lines = Math.ceil(Math.max(0, height - y) / everyY);
    return sum + (columns === 0 ? 0 : lines * (1 + Math.ceil((columns * samples * depth) / 8)));
  }, 0);
}
