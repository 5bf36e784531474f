import { inflateSync } from "node:zlib";

/** Lists of objects of a CV unpack to less than this, together; so do its drawing, its scripts and its colour profiles. */
const MOST_UNPACKED = 8 * 1024 * 1024;

/** The parts of a file that are not pictures, fonts or the like. */
export interface FileParts {
  /**
   * All dictionaries as text, with those in packed lists of objects; undefined where some cannot be read. Escapes in names are resolved:
   * "/N#6fne" is "/None".
   */
  readonly dictionaries: string | undefined;
  /** The data of the other streams, unpacked: what draws pages, scripts, colour profiles. */
  readonly streams: readonly Buffer[];
  /** False when such a stream is packed in a way that is not unpacked here. */
  readonly areStreamsRead: boolean;
}

const OBJECTS = /\/Type\s*\/ObjStm(?![A-Za-z])/;
const NO_DRAWING =
  /\/(?:Length[123]|Width|Subtype\s*\/(?:Image|Type1C|CIDFontType0C|OpenType|XML)|Type\s*\/(?:XRef|Metadata|EmbeddedFile)|FunctionType|ShadingType|CMapName)(?![A-Za-z0-9])/;
const FILTERS = /\/Filter(?![A-Za-z])\s*(?:\[([^\]]{0,200})\]|(\/\w+))/;
const HAS_FILTER = /\/Filter(?![A-Za-z])/;

/** Reads a file's parts from its bytes. */
export function partsOf(bytes: Uint8Array): FileParts {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.includes("/Encrypt", 0, "latin1")) return { dictionaries: undefined, streams: [], areStreamsRead: false };
  const parts: string[] = [];
  const streams: Buffer[] = [];
  let areDictionariesRead = true;
  let areStreamsRead = true;
  let from = 0;
  let [leftForObjects, leftForStreams] = [MOST_UNPACKED, MOST_UNPACKED];
  for (let at = file.indexOf("stream"); at >= 0; at = file.indexOf("stream", at + 6)) {
    if (at < from) continue;
    const end = file.indexOf("endstream", at);
    const until = end < 0 ? file.length : end;
    const text = withoutEscapes(file.toString("latin1", from, at));
    parts.push(text);
    const dictionary = text.slice(text.lastIndexOf("obj"));
    const data = file.subarray(at + (file[at + 6] === 0x0d ? 8 : 7), until);
    if (OBJECTS.test(dictionary)) {
      const objects = unpacked(data, leftForObjects);
      leftForObjects -= objects.length;
      areDictionariesRead &&= objects.length > 0;
      parts.push(withoutEscapes(objects.toString("latin1")));
    } else if (!NO_DRAWING.test(dictionary)) {
      const drawing = drawingOf(dictionary, data, leftForStreams);
      areStreamsRead &&= drawing !== undefined;
      leftForStreams -= drawing?.length ?? 0;
      if (drawing) streams.push(drawing);
    }
    from = until + "endstream".length;
  }
  parts.push(withoutEscapes(file.toString("latin1", from)));
  return { dictionaries: areDictionariesRead ? parts.join("\n") : undefined, streams, areStreamsRead };
}

const withoutEscapes = (text: string) =>
  text.includes("#") ? text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))) : text;

/** The data of a stream without its filters; undefined where one of them is not known here. */
function drawingOf(dictionary: string, data: Buffer, most: number): Buffer | undefined {
  if (!HAS_FILTER.test(dictionary)) return data;
  const [, several, one] = FILTERS.exec(dictionary) ?? [];
  let drawing: Buffer | undefined = data;
  for (const [name] of (several ?? one ?? "/unknown").matchAll(/\w+/g)) {
    if (name === "FlateDecode" || name === "Fl") drawing = unpacked(drawing, most);
    else if (name === "ASCII85Decode" || name === "A85") drawing = fromAscii85(drawing);
    else return undefined;
  }
  return drawing;
}

/** Bytes of text in base 85 (ISO 32000-2, 7.4.3). */
function fromAscii85(text: Buffer): Buffer {
  const bytes = Buffer.alloc(text.length * 4);
  let [length, value, digits] = [0, 0, 0];
  for (const code of text) {
    if (code === 0x7e) break;
    if (code === 0x7a && digits === 0) length = bytes.writeUInt32BE(0, length);
    if (code < 0x21 || code > 0x75) continue;
    value = value * 85 + code - 0x21;
    digits += 1;
    if (digits < 5) continue;
    length = bytes.writeUInt32BE(value % 2 ** 32, length);
    [value, digits] = [0, 0];
  }
  if (digits > 0) value = value * 85 ** (5 - digits) + 85 ** (5 - digits) - 1;
  for (let i = 1; i < digits; i += 1) length = bytes.writeUInt8(Math.floor(value / 256 ** (4 - i)) % 256, length);
  return bytes.subarray(0, length);
}

function unpacked(data: Buffer, most: number): Buffer {
  try {
    return inflateSync(data, { maxOutputLength: Math.max(1, most) });
  } catch {
    // Faults of the stream are left to pdf.js.
    return Buffer.alloc(0);
  }
}
