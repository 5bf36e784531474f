/** Writes bytes one after the other; numbers are little-endian. */
export class ByteWriter {
  readonly #bytes: number[] = [];

  u8(value: number): void {
    this.#bytes.push(value & 0xff);
  }

  u16(value: number): void {
    this.#bytes.push(value & 0xff, (value >> 8) & 0xff);
  }

  u24(value: number): void {
    this.#bytes.push(value & 0xff, (value >> 8) & 0xff, (value >> 16) & 0xff);
  }

  /** A block with its length before it, so that a reader can skip it. At most 65,535 bytes. */
  block(write: (block: ByteWriter) => void): void {
    const block = new ByteWriter();
    write(block);
    this.u16(block.#bytes.length);
    for (const byte of block.#bytes) this.#bytes.push(byte);
  }

  get length(): number {
    return this.#bytes.length;
  }

  done(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}
