// The names of Node and of the browser that the reader and pdf.js find in a worker. Injected into the browser's bundle before everything else.

const scope = globalThis as Record<string, unknown>;
// pdf.js runs in this thread. Without a window it would take this worker for its own, and answer the messages that are meant for us.
scope["window"] = globalThis;
// The browser's own would draw; the ones of dom.ts keep the data for the reader, as under Node.
for (const name of ["DOMMatrix", "FontFace", "ImageData", "Path2D"]) scope[name] = undefined;

/** The part of Node's `Buffer` that the reader uses: bytes as Latin-1. */
class Bytes extends Uint8Array {
  override indexOf(searched: number | string, from = 0): number {
    return typeof searched === "number" ? super.indexOf(searched, from) : this.toString("latin1").indexOf(searched, from);
  }

  override includes(searched: number | string, from = 0): boolean {
    return this.indexOf(searched, from) >= 0;
  }

  override toString(_encoding?: string, start = 0, end = this.length): string {
    let text = start === 0 && end === this.length ? this.#text : undefined;
    if (text !== undefined) return text;
    text = "";
    // `apply` takes a limited number of arguments.
    for (let at = start; at < end; at += CHUNK) text += String.fromCharCode(...this.subarray(at, Math.min(end, at + CHUNK)));
    if (start === 0 && end === this.length) this.#text = text;
    return text;
  }

  readUInt16BE(at: number): number {
    return this.#view.getUint16(at);
  }

  readUInt32BE(at: number): number {
    return this.#view.getUint32(at);
  }

  readInt32BE(at: number): number {
    return this.#view.getInt32(at);
  }

  writeUInt8(value: number, at: number): number {
    this.#view.setUint8(at, value);
    return at + 1;
  }

  writeUInt32BE(value: number, at: number): number {
    this.#view.setUint32(at, value);
    return at + 4;
  }

  get #view(): DataView {
    return new DataView(this.buffer, this.byteOffset, this.byteLength);
  }

  /** The whole as text, made once: the file is searched many times. */
  #text: string | undefined;
}

const CHUNK = 0x4000;

// A class, because pdf-parse asks `instanceof` of it.
export const Buffer = Object.assign(Bytes, {
  alloc: (length: number): Bytes => new Bytes(length),
  from: (source: ArrayBuffer | string, start = 0, length?: number): Bytes =>
    typeof source === "string"
      ? new Bytes(Array.from(source, (sign) => sign.charCodeAt(0)))
      : new Bytes(source, start, length ?? source.byteLength - start),
  concat: (parts: readonly Uint8Array[]): Bytes => {
    const whole = new Bytes(parts.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const part of parts) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  },
});

/** Time in place of processor time: a worker has no other work. */
export const process = {
  cpuUsage: (before = { user: 0, system: 0 }) => ({ user: performance.now() * 1000 - before.user, system: 0 }),
};
