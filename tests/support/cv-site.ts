import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A site of somebody else, on which CVs are found in all the ways that mails, job boards and applicant systems know. */
export class CvSite {
  readonly pdf: Uint8Array;
  readonly #server;
  /** One-use addresses that were asked for. */
  readonly #used = new Set<string>();
  /** How often a script has asked for the PDF that comes late. */
  lateAsked = 0;
  readonly #late = Promise.withResolvers<void>();

  private constructor(pdf: Uint8Array) {
    this.pdf = pdf;
    this.#server = createServer((request, response) => this.#answer(request, response));
  }

  static async start(pdf: Uint8Array): Promise<CvSite> {
    const site = new CvSite(pdf);
    site.#server.listen(0, "0.0.0.0");
    await once(site.#server, "listening");
    return site;
  }

  get sha256(): string {
    return createHash("sha256").update(this.pdf).digest("hex");
  }

  /** An address here; another host is another site. The product is on localhost, to which the extension has a permission of its own. */
  at(path: string, host: "127.0.0.1" | "127.0.0.2" = "127.0.0.1"): string {
    return `http://${host}:${(this.#server.address() as AddressInfo).port}${path}`;
  }

  /** Lets the PDF come that comes late. */
  letCome(): void {
    this.#late.resolve();
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://site.example");
    const pdf = (headers: Record<string, string> = {}, bytes: Uint8Array = this.pdf) =>
      response.writeHead(200, { "content-type": "application/pdf", "content-length": bytes.length, ...headers }).end(bytes);
    const page = (body: string, headers: Record<string, string | string[]> = {}, status = 200) =>
      response
        .writeHead(status, { "content-type": "text/html; charset=utf-8", ...headers })
        .end(`<!doctype html><title>Applicants</title>${body}`);

    const cookies = request.headers.cookie ?? "";
    const isSignedIn = ["lax=1", "strict=1"].every((cookie) => cookies.includes(cookie));
    switch (pathname) {
      case "/cv-amira-haddad.pdf":
      case "/cv-nora-lindemann.pdf":
      case "/cv-tom-bell.pdf":
      case "/file":
        return void pdf(searchParams.has("slow") ? { "cache-control": "no-store" } : {});
      case "/late.pdf": {
        // A tab shows it at once, and scripts wait for it.
        if (request.headers["sec-fetch-dest"] !== "empty") return void pdf({ "cache-control": "no-store" });
        this.lateAsked += 1;
        return void this.#late.promise.then(() => pdf({ "cache-control": "no-store" }));
      }
      case "/named":
        return void pdf({ "content-disposition": "inline; filename*=UTF-8''L%C3%A9a%20%C3%96zt%C3%BCrk.pdf" });
      case "/sign-in":
        return void page("Signed in", { "set-cookie": ["lax=1; SameSite=Lax; HttpOnly", "strict=1; SameSite=Strict; HttpOnly"] });
      case "/private.pdf":
        return void (isSignedIn ? pdf({ "cache-control": "no-store" }) : page("<form><input type=password></form>"));
      case "/once-cached.pdf":
      case "/once.pdf": {
        if (this.#used.has(request.url!)) return void page("Gone", {}, 410);
        this.#used.add(request.url!);
        return void pdf({ "cache-control": pathname === "/once.pdf" ? "no-store" : "private, max-age=600" });
      }
      case "/form":
        return void page('<form method="post" action="/made"><button>Show</button></form>');
      case "/made":
        return void (request.method === "POST" ? pdf() : page("Not so", {}, 405));
      case "/blob":
        return void page(
          `<script>fetch("/file").then((r) => r.blob()).then((b) => (window.made = URL.createObjectURL(b)))</script>`,
        );
      case "/links":
        return void page(
          `<a href="/cv-amira-haddad.pdf">Amira Haddad</a> <a href="/file" type="application/pdf">Her letter</a>
           <a href="${this.at("/elsewhere.pdf", "127.0.0.2")}">Tom Bell</a> <a href="/about.html">About us</a>`,
        );
      case "/applicants":
        return void page(
          `<a href="/cv-nora-lindemann.pdf">Nora Lindemann</a> <a href="/cv-amira-haddad.pdf">Amira Haddad</a>
           <a href="/cv-tom-bell.pdf">Tom Bell</a>`,
        );
      case "/elsewhere.pdf":
        return void pdf({ "access-control-allow-origin": "null" });
      case "/frame":
        return void page('<iframe src="/file" width="600" height="400"></iframe>');
      case "/strict":
        return void page('<a href="/cv-amira-haddad.pdf">Amira Haddad</a>', { "content-security-policy": "default-src 'none'" });
      case "/strict.pdf":
        return void pdf({ "content-security-policy": "default-src 'none'" });
      case "/login":
        return void page("<form><input type=password></form>");
      case "/large.pdf":
        return void pdf({}, Buffer.concat([this.pdf, Buffer.alloc(10 * 1024 * 1024)]));
      case "/largest.pdf":
        return void pdf({}, Buffer.concat([this.pdf, Buffer.alloc(10 * 1024 * 1024 - this.pdf.length)]));
      case "/empty.pdf":
        return void pdf({}, new Uint8Array());
      default:
        return void page("<h1>Nothing</h1>");
    }
  }
}
