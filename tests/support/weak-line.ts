import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** `through`: all goes on · `cut`: nothing does · `answerLost`: a storage takes a file, and a gateway loses its answer. */
type State = "through" | "cut" | "answerLost";

/** Stands between the extension and the product, storage included, and can break. */
export class WeakLine {
  state: State = "through";
  /** Calls as "POST /api/…", and "POST storage" for files, that arrived at the product. */
  readonly arrived: string[] = [];
  readonly #product: string;
  /** The storage's origin, once a form has named it. */
  #storage = "";
  readonly #server = createServer((request, response) => void this.#pass(request, response));

  private constructor(product: string) {
    this.#product = product;
  }

  static async to(product: string): Promise<WeakLine> {
    const line = new WeakLine(new URL(product).origin);
    line.#server.listen(0);
    await once(line.#server, "listening");
    return line;
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.state === "cut") return void request.socket.destroy();
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { method = "GET", url = "/" } = request;
    const isFile = url.startsWith("/storage/");
    this.arrived.push(isFile ? `${method} storage` : `${method} ${url.replace(/\?.*$/u, "")}`);
    const target = isFile ? this.#storage + url.slice("/storage".length) : this.#product + url;
    const { host: _, connection: __, ...headers } = request.headers;
    const answer = await fetch(target, {
      method,
      // The product's own pages come through the line as well, and call it from their own origin.
      headers: { ...(headers as Record<string, string>), ...(headers.origin === this.url && { origin: this.#product }) },
      ...(parts.length > 0 && { body: Buffer.concat(parts) }),
      redirect: "manual",
    });
    const body = Buffer.from(await answer.arrayBuffer());
    if (isFile && this.state === "answerLost") return void response.writeHead(502).end();
    const answered = Object.fromEntries(
      [...answer.headers].filter(([name]) => !["content-encoding", "content-length", "transfer-encoding"].includes(name)),
    );
    response.writeHead(answer.status, answered).end(this.#withStorageHere(method, url, body));
  }

  /** Forms lead to the storage through this line. */
  #withStorageHere(method: string, url: string, body: Buffer): Buffer | string {
    if (method !== "POST" || url !== "/api/extension/uploads") return body;
    const answer = JSON.parse(body.toString()) as { post?: { url: string } };
    if (!answer.post) return body;
    const form = new URL(answer.post.url);
    this.#storage = form.origin;
    return JSON.stringify({ ...answer, post: { ...answer.post, url: `${this.url}/storage${form.pathname}` } });
  }
}
