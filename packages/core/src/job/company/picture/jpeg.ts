import { Damaged, sized, type Drawn } from "./drawn.ts";

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const COMMENT = 0xfe;
const EXIF = 0xe1;
/** Adobe's segment contains the colour transform; without it some pictures turn green. */
const ADOBE = 0xee;
/** Frame headers, which contain the size: all of C0 to CF except three that are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isApplications = (marker: number) => marker >= 0xe0 && marker <= 0xef;
/** Markers without a length. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** https://www.w3.org/Graphics/JPEG/itu-t81.pdf, annex B */
export function jpeg(bytes: Buffer): Drawn | undefined {
  if (bytes.length < 3 || bytes[0] !== 0xff || bytes[1] !== START || bytes[2] !== 0xff) return undefined;
  const kept: Buffer[] = [];
  let size: { width: number; height: number } | undefined;
  let turn = UPRIGHT;
  let hasScan = false;
  for (let at = 2; ;) {
    const marker = markerAt(bytes, at);
    if (marker === END) break;
    if (isBare(marker)) {
      at += 2;
      continue;
    }
    const segment = segmentAt(bytes, at);
    at += segment.length;
    if (isFrame(marker)) {
      if (size) throw new Damaged("two frame headers");
      size = sized(segment.readUInt16BE(7), segment.readUInt16BE(5));
    }
    if (marker === EXIF) turn = turnIn(segment) ?? turn;
    if (marker === COMMENT || (isApplications(marker) && marker !== ADOBE)) continue;
    kept.push(segment);
    if (marker !== SCAN) continue;
    hasScan = true;
    const end = endOfScan(bytes, at);
    kept.push(bytes.subarray(at, end));
    at = end;
  }
  if (!size || !hasScan) throw new Damaged("no frame header or no scan");
  const lies = turn > 4;
  return {
    ...(lies ? { width: size.height, height: size.width } : size),
    bytes: Buffer.concat([
      Buffer.from([0xff, START]),
      ...(turn === UPRIGHT ? [] : [turned(turn)]),
      ...kept,
      Buffer.from([0xff, END]),
    ]),
  };
}

function markerAt(bytes: Buffer, at: number): number {
  if (bytes.readUInt8(at) !== 0xff) throw new Damaged("marker expected");
  return bytes.readUInt8(at + 1);
}

function segmentAt(bytes: Buffer, at: number): Buffer {
  const length = bytes.readUInt16BE(at + 2) + 2;
  const segment = bytes.subarray(at, at + length);
  if (length < 4 || segment.length < length) throw new Damaged("truncated segment");
  return segment;
}

/** Returns the end of a scan's pixels: the first marker that is neither a restart nor an escaped FF. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.readUInt8(at + 1);
    if (next !== 0x00 && next !== 0xff && !isBare(next)) return at;
  }
  throw new Damaged("truncated scan");
}

/** EXIF orientation, 1 to 8; from 5 on width and height are exchanged. */
const UPRIGHT = 1;
const TURN_TAG = 0x0112;
const EXIF_HEAD = Buffer.from("Exif\0\0", "latin1");

/** Returns the orientation from EXIF, the only value that is kept. */
function turnIn(segment: Buffer): number | undefined {
  if (!segment.subarray(4, 10).equals(EXIF_HEAD)) return undefined;
  const tiff = segment.subarray(10);
  try {
    const isLittle = tiff.toString("latin1", 0, 2) === "II";
    const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
    const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    for (let entry = 0; entry < short(directory); entry++) {
      const at = directory + 2 + entry * 12;
      const turn = short(at + 8);
      if (short(at) === TURN_TAG) return turn >= 1 && turn <= 8 ? turn : undefined;
    }
  } catch (error) {
    // Unreadable EXIF is dropped like the rest of it.
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}

/** Builds an EXIF segment that contains only the orientation. */
function turned(turn: number): Buffer {
  // Header, one entry (the orientation as one 16-bit number), no further directory.
  const tiff = Buffer.from("4d4d002a00000008000101120003000000010000000000000000", "hex");
  tiff.writeUInt16BE(turn, 18);
  const body = Buffer.concat([EXIF_HEAD, tiff]);
  const head = Buffer.from([0xff, EXIF, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}
