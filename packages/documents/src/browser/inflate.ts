/** Symbols of a Huffman code in order, and how many of them have each length. */
interface Code {
  readonly counts: readonly number[];
  readonly symbols: readonly number[];
}

const LONGEST = 15;

function codeOf(lengths: readonly number[]): Code {
  const counts = Array.from({ length: LONGEST + 1 }, (_, length) => lengths.filter((one) => one === length).length);
  const symbols = lengths.map((_, symbol) => symbol).filter((symbol) => lengths[symbol] !== 0);
  return { counts, symbols: symbols.toSorted((a, b) => lengths[a]! - lengths[b]! || a - b) };
}

const times = (count: number, value: number) => Array.from({ length: count }, () => value);
const FIXED = codeOf([...times(144, 8), ...times(112, 9), ...times(24, 7), ...times(8, 8)]);
const FIXED_DISTANCES = codeOf(times(30, 5));

/** Extra bits of each symbol, and the values at which symbols begin. */
const LENGTH_BITS = [...times(8, 0), 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const DISTANCE_BITS = Array.from({ length: 30 }, (_, i) => Math.max(0, (i >> 1) - 1));
const begins = (bits: readonly number[], first: number) => {
  let value = first;
  return bits.map((count) => (value += 2 ** count) - 2 ** count);
};
const LENGTHS = begins(LENGTH_BITS, 3).with(28, 258);
const DISTANCES = begins(DISTANCE_BITS, 1);

const END = 256;
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

export const damaged = (): never => {
  throw new Error("The stream is damaged.");
};

/** Bits of packed bytes, the lowest of each byte first. */
class Bits {
  readonly #data: Uint8Array;
  #at: number;
  #held = 0;
  #count = 0;

  constructor(data: Uint8Array, from: number) {
    this.#data = data;
    this.#at = from;
  }

  /** Place after the last byte of which bits were taken. */
  get end(): number {
    return this.#at - (this.#count >> 3);
  }

  take(bits: number): number {
    while (this.#count < bits) {
      if (this.#at >= this.#data.length) damaged();
      this.#held |= this.#data[this.#at++]! << this.#count;
      this.#count += 8;
    }
    const value = this.#held & ((1 << bits) - 1);
    this.#held >>>= bits;
    this.#count -= bits;
    return value;
  }

  /** Whole bytes, from the next one on. */
  bytes(count: number): Uint8Array {
    this.#at = this.end;
    [this.#held, this.#count] = [0, 0];
    if (this.#at + count > this.#data.length) damaged();
    this.#at += count;
    return this.#data.subarray(this.#at - count, this.#at);
  }

  symbolOf({ counts, symbols }: Code): number {
    let [code, first, index] = [0, 0, 0];
    for (let bits = 1; bits <= LONGEST; bits += 1) {
      code |= this.take(1);
      const here = counts[bits]!;
      if (code - first < here) return symbols[index + code - first]!;
      index += here;
      first = (first + here) << 1;
      code <<= 1;
    }
    return damaged();
  }

  /** The codes that a block brings along: for bytes and lengths, and for distances. */
  codes(): [letters: Code, distances: Code] {
    const [letters, distances, lengths] = [this.take(5) + 257, this.take(5) + 1, times(19, 0)];
    for (let i = 0, left = this.take(4) + 4; i < left; i += 1) lengths[ORDER[i]!] = this.take(3);
    const code = codeOf(lengths);
    const all: number[] = [];
    while (all.length < letters + distances) {
      const symbol = this.symbolOf(code);
      if (symbol < 16) all.push(symbol);
      else if (symbol === 16) all.push(...times(this.take(2) + 3, all.at(-1) ?? damaged()));
      else all.push(...times(symbol === 17 ? this.take(3) + 3 : this.take(7) + 11, 0));
    }
    return [codeOf(all.slice(0, letters)), codeOf(all.slice(letters))];
  }
}

/** Unpacked bytes, up to a limit. */
class Unpacked {
  readonly #most: number;
  #bytes: Uint8Array;
  #length = 0;

  constructor(most: number, expected: number) {
    this.#most = most;
    this.#bytes = new Uint8Array(Math.min(most, expected));
  }

  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  put(byte: number): void {
    if (this.#length === this.#most) throw Object.assign(new Error("The stream is too large."), { code: "ERR_BUFFER_TOO_LARGE" });
    if (this.#length === this.#bytes.length) {
      const larger = new Uint8Array(Math.min(this.#most, 2 * this.#length));
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes[this.#length++] = byte;
  }

  repeat(back: number, count: number): void {
    if (back > this.#length) damaged();
    for (let i = 0; i < count; i += 1) this.put(this.#bytes[this.#length - back]!);
  }
}

/**
 * Unpacks deflated bytes (RFC 1951) from a place on, and tells where they end. Throws for bytes that are damaged or cut short, and with
 * `ERR_BUFFER_TOO_LARGE`, as Node does, when there are more than `most`.
 */
export function inflate(data: Uint8Array, from: number, most: number): { readonly bytes: Uint8Array; readonly end: number } {
  const bits = new Bits(data, from);
  const unpacked = new Unpacked(most, 4 * data.length + 1024);
  for (let isLast = false; !isLast;) {
    isLast = bits.take(1) === 1;
    const type = bits.take(2);
    if (type === 0) copyTo(unpacked, bits);
    else if (type === 1) unpackTo(unpacked, bits, FIXED, FIXED_DISTANCES);
    else unpackTo(unpacked, bits, ...(type === 2 ? bits.codes() : damaged()));
  }
  return { bytes: unpacked.bytes, end: bits.end };
}

function copyTo(unpacked: Unpacked, bits: Bits): void {
  const [a, b, c, d] = bits.bytes(4) as unknown as [number, number, number, number];
  if (a + 256 * b !== 65_535 - (c + 256 * d)) damaged();
  for (const byte of bits.bytes(a + 256 * b)) unpacked.put(byte);
}

function unpackTo(unpacked: Unpacked, bits: Bits, letters: Code, distances: Code): void {
  for (let symbol = bits.symbolOf(letters); symbol !== END; symbol = bits.symbolOf(letters)) {
    if (symbol < END) unpacked.put(symbol);
    else {
      const count = (LENGTHS[symbol - 257] ?? damaged()) + bits.take(LENGTH_BITS[symbol - 257]!);
      const far = bits.symbolOf(distances);
      unpacked.repeat((DISTANCES[far] ?? damaged()) + bits.take(DISTANCE_BITS[far]!), count);
    }
  }
}
