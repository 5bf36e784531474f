import { Refusal } from "../kernel/service.ts";

const MAX_LINE_BYTES = 8 * 1024;

/**
 * Decodes aws-chunked: "SIZE[;extension]\r\n" bytes "\r\n" … "0\r\n" then trailers "name:value\r\n" and an empty line.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-streaming-trailers.html
 * @param trailers is filled, names in lower case, once the last chunk has been read
 * @throws Refusal IncompleteBody, InvalidRequest
 */
export async function* decodeChunks(source: AsyncIterable<Buffer>, trailers: Map<string, string>): AsyncGenerator<Buffer> {
  const reader = new Reader(source);
  for (;;) {
    const header = await reader.line();
    const size = /^[0-9a-f]{1,8}(;.*)?$/i.test(header) ? Number.parseInt(header, 16) : Number.NaN;
    if (Number.isNaN(size)) throw malformed();
    if (size === 0) break;
    yield* reader.bytes(size);
    if ((await reader.line()) !== "") throw malformed();
  }
  for (let line = await reader.line(); line !== ""; line = await reader.line()) {
    const colon = line.indexOf(":");
    if (colon < 1) throw malformed();
    trailers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
}

class Reader {
  readonly #source: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Up to the next line break, without it. */
  async line(): Promise<string> {
    for (;;) {
      const end = this.#rest.indexOf("\r\n");
      if (end >= 0) {
        const line = this.#rest.subarray(0, end).toString("latin1");
        this.#rest = this.#rest.subarray(end + 2);
        return line;
      }
      if (this.#rest.length > MAX_LINE_BYTES) throw malformed();
      this.#rest = Buffer.concat([this.#rest, await this.#more()]);
    }
  }

  async *bytes(count: number): AsyncGenerator<Buffer> {
    for (let left = count; left > 0;) {
      if (this.#rest.length === 0) this.#rest = await this.#more();
      const piece = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  }

  async #more(): Promise<Buffer> {
    const next = await this.#source.next();
    if (next.done) throw new Refusal("IncompleteBody", "The request body terminated unexpectedly");
    return next.value;
  }
}

const malformed = (): Refusal => new Refusal("InvalidRequest", "The body is not in the form of aws-chunked.");
