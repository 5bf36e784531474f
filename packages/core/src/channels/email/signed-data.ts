/**
 * Opens S/MIME's opaque signature: the mail inside a CMS `SignedData` (RFC 5652). Only the way to the content is read; who signed is not
 * asked, because whom a mail comes from is told by its DMARC verdict.
 */

const SIGNED_DATA = "2a864886f70d010702";
const DATA = "2a864886f70d010701";

const [OID, OCTETS, SEQUENCE] = [0x06, 0x04, 0x30] as const;
const [CONSTRUCTED_OCTETS, CONTENT] = [0x24, 0xa0] as const;

/** Deeper than any honest message, and in more pieces. */
const MOST_DEEP = 12;
const MOST_PIECES = 200_000;

/** One value of BER: its tag, and where its content lies. An indefinite length ends at two zero bytes. */
interface Value {
  readonly tag: number;
  readonly start: number;
  readonly end: number;
  /** Where the next one begins. */
  readonly next: number;
}

/** The content of a signed message, or undefined: another kind of message (an encrypted one), or no message at all. */
export function signedContent(bytes: Uint8Array): Uint8Array | undefined {
  try {
    const message = child(bytes, valueAt(bytes, 0, bytes.length, 0), SEQUENCE, [OID, SIGNED_DATA]);
    const signed = message && valueAt(bytes, message.start, message.end, 1);
    if (!signed) return undefined;
    const content = childrenOf(bytes, signed, 2).find(
      (value) => value.tag === SEQUENCE && child(bytes, value, SEQUENCE, [OID, DATA]),
    );
    const inner = content && child(bytes, content, SEQUENCE, [OID, DATA]);
    return inner && octetsOf(bytes, valueAt(bytes, inner.start, inner.end, 3), 3);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The content `[0]` of a sequence that begins with this object identifier. */
function child(bytes: Uint8Array, value: Value, tag: number, [first, oid]: readonly [number, string]): Value | undefined {
  if (value.tag !== tag) return undefined;
  const [name, content] = childrenOf(bytes, value, 1);
  if (name?.tag !== first || content?.tag !== CONTENT) return undefined;
  return Buffer.from(bytes.subarray(name.start, name.end)).toString("hex") === oid ? content : undefined;
}

function childrenOf(bytes: Uint8Array, { start, end }: Value, depth: number): Value[] {
  const values: Value[] = [];
  for (let at = start; at < end;) {
    const value = valueAt(bytes, at, end, depth);
    if (values.push(value) > MOST_PIECES) throw new RangeError("Too many BER values");
    at = value.next;
  }
  return values;
}

/** An octet string; a sender that streams writes it in pieces. */
function octetsOf(bytes: Uint8Array, value: Value, depth: number): Uint8Array | undefined {
  if (value.tag === OCTETS) return bytes.subarray(value.start, value.end);
  if (value.tag !== CONSTRUCTED_OCTETS) return undefined;
  const pieces = childrenOf(bytes, value, depth + 1).map((piece) => octetsOf(bytes, piece, depth + 1));
  return pieces.every((piece) => piece !== undefined) ? Buffer.concat(pieces) : undefined;
}

/** @throws RangeError for what is cut off, nested too deep, or no BER */
function valueAt(bytes: Uint8Array, at: number, limit: number, depth: number): Value {
  if (depth > MOST_DEEP || at + 2 > limit) throw new RangeError("No BER value");
  const tag = bytes[at]!;
  const first = bytes[at + 1]!;
  if (first === 0x80) return indefinite(bytes, { tag, start: at + 2 }, limit, depth);
  const more = first < 0x80 ? 0 : first & 0x7f;
  if (more > 4 || at + 2 + more > limit) throw new RangeError("No BER length");
  let length = more === 0 ? first : 0;
  for (let n = 0; n < more; n++) length = length * 256 + bytes[at + 2 + n]!;
  const start = at + 2 + more;
  if (start + length > limit) throw new RangeError("The BER value is cut off");
  return { tag, start, end: start + length, next: start + length };
}

function indefinite(bytes: Uint8Array, { tag, start }: Pick<Value, "tag" | "start">, limit: number, depth: number): Value {
  for (let at = start; ;) {
    if (at + 2 > limit) throw new RangeError("The BER value never ends");
    if (bytes[at] === 0 && bytes[at + 1] === 0) return { tag, start, end: at, next: at + 2 };
    at = valueAt(bytes, at, limit, depth + 1).next;
  }
}
