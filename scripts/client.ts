import { setTimeout } from "node:timers/promises";
import { calls, type AnswerOf, type BodyOf, type CallKey, type Problem, type QueryOf } from "@candor/contract";

/** Longest wait for a sign-in mail, in ms; long, because the machine may be busy. */
const MAIL_MS = 60_000;

export interface Parts<K extends CallKey> {
  /** Values of the path's parameters. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: QueryOf<K>;
  readonly body?: BodyOf<K>;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Reply<K extends CallKey> {
  readonly status: number;
  readonly headers: Headers;
  /** The answer, or the refusal, depending on the status. */
  readonly body: (AnswerOf<K> extends undefined ? unknown : AnswerOf<K>) & Partial<Problem>;
}

/** A mail in the local cloud's outbox. */
export interface Mail {
  readonly id: string;
  readonly subject: string;
  /** The addresses for answers, if not the sender's. */
  readonly replyTo: readonly string[];
  readonly text: string;
  readonly links: readonly string[];
}

/** A refusal of a call that was expected to succeed. */
export class Refused extends Error {
  readonly status: number;

  constructor(call: string, status: number, problem: Partial<Problem> | undefined) {
    super(`${call} answered ${status} ${problem?.code ?? ""}: ${problem?.message ?? ""}`);
    this.name = "Refused";
    this.status = status;
  }

  /** True if the same call may succeed later: too many calls, or a product that is too busy. */
  get isForNow(): boolean {
    return this.status === 429 || this.status === 503;
  }
}

/** A client of the API over HTTP, with its own cookies. It calls as a visitor until it signs in. */
export class Client {
  readonly #url: string;
  readonly #cookies = new Map<string, string>();

  /** @param url the product's address, "http://localhost:3000" */
  constructor(url: string) {
    this.#url = url;
  }

  /** Makes a call of the contract and returns any answer, refusals included. */
  async call<K extends CallKey>(key: K, { path = {}, query, body, headers = {} }: Parts<K> = {}): Promise<Reply<K>> {
    const [method = "GET", template = ""] = key.split(" ");
    const target = new URL(
      template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? "")),
      this.#url,
    );
    for (const [name, value] of Object.entries(query ?? {})) target.searchParams.set(name, String(value));
    const response = await fetch(target, {
      method,
      redirect: "manual",
      headers: {
        origin: new URL(this.#url).origin,
        cookie: this.cookieHeader(),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    this.#keep(response.headers.getSetCookie());
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json");
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : undefined };
  }

  /** Opens an address of the product as a link does, and keeps the cookies of the answer. Redirects are not followed. */
  async open(address: string | URL, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    const response = await fetch(new URL(address, this.#url), {
      redirect: "manual",
      headers: { cookie: this.cookieHeader(), ...headers },
    });
    this.#keep(response.headers.getSetCookie());
    return response;
  }

  /**
   * Makes a call that must succeed, and returns its answer.
   * @throws Refused with the code and sentence of the refusal
   */
  async ok<K extends CallKey>(key: K, parts: Parts<K> = {}): Promise<AnswerOf<K>> {
    const { status, body } = await this.call(key, parts);
    if (status !== calls[key].status) throw new Refused(key, status, body);
    return body as AnswerOf<K>;
  }

  /** Registers an address, or signs in to its account: requests a link, reads it from the outbox, opens it. */
  async register(email: string): Promise<void> {
    const before = new Set((await this.outbox(email)).map(({ id }) => id));
    await this.ok("POST /api/auth/magic-links", { body: { email, intent: "register", acceptTerms: true } });
    for (const until = performance.now() + MAIL_MS; performance.now() < until; await setTimeout(50)) {
      const mail = (await this.outbox(email)).find(({ id }) => !before.has(id));
      if (!mail) continue;
      await this.ok("POST /api/auth/session", { body: { token: tokenIn(mail) } });
      return;
    }
    throw new Error(`No sign-in link for ${email} reached the outbox`);
  }

  /** Signs in to the local cloud's demo account. */
  async openDemo(): Promise<void> {
    const response = await fetch(new URL("/_local/demo", this.#url), { redirect: "manual" });
    if (response.status !== 303) throw new Error(`The demo answered ${response.status}`);
    this.#keep(response.headers.getSetCookie());
  }

  /** Mails that the local cloud sent to an address, newest first. */
  async outbox(email: string): Promise<Mail[]> {
    const response = await fetch(new URL(`/_local/outbox?to=${encodeURIComponent(email)}`, this.#url));
    if (!response.ok) throw new Error(`The outbox answered ${response.status}`);
    return (await response.json()) as Mail[];
  }

  cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  cookies(): [name: string, value: string][] {
    return [...this.#cookies];
  }

  cookieNames(): string[] {
    return [...this.#cookies.keys()];
  }

  #keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/;\s*Max-Age=0/i.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}

/** The token of the sign-in link in a mail. */
export function tokenIn({ links }: Mail): string {
  const token = links.map((link) => new URL(link).searchParams.get("token")).find(Boolean);
  if (!token) throw new Error("The mail holds no sign-in link");
  return token;
}

/** Posts a file with a presigned form, as a browser does. */
export async function postForm(
  form: { readonly url: string; readonly fields: Readonly<Record<string, string>> },
  bytes: Uint8Array,
): Promise<Response> {
  const data = new FormData();
  for (const [name, value] of Object.entries(form.fields)) data.set(name, value);
  data.set("file", new Blob([bytes], { type: "application/pdf" }), "file");
  return fetch(form.url, { method: "POST", body: data });
}
