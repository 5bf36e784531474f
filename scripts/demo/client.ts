import type { AnswerOf, BodyOf, CallKey, Problem } from "@candor/contract";

interface Mail {
  readonly id: string;
  readonly links: readonly string[];
}

const MAIL_WAIT_MS = 10_000;
const MAIL_POLL_MS = 100;

/** A caller of the API from outside, with the cookies of one person. */
export class Client {
  readonly #url: string;
  #cookies = new Map<string, string>();

  constructor(url: string) {
    this.#url = url;
  }

  /**
   * Makes a call of the contract. Names in braces are filled from `path`.
   * @throws Error with the refusal's code and sentence
   */
  async call<K extends CallKey>(
    key: K,
    { path = {}, body }: { path?: Record<string, string>; body?: BodyOf<K> } = {},
  ): Promise<AnswerOf<K>> {
    const [method = "GET", template = ""] = key.split(" ");
    const response = await fetch(
      this.#url + template.replace(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(path[name] ?? "")),
      {
        method,
        headers: {
          origin: new URL(this.#url).origin,
          cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
    );
    this.#keep(response.headers.getSetCookie());
    const text = await response.text();
    if (!response.ok) {
      const problem = (response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : {}) as Partial<Problem>;
      throw new Error(`${key} answered ${response.status} ${problem.code ?? ""} ${problem.message ?? text.slice(0, 200)}`.trim());
    }
    return (text === "" ? undefined : JSON.parse(text)) as AnswerOf<K>;
  }

  /** Registers, or signs in who is registered: asks for a link, reads the outbox, opens the link. */
  async register(email: string): Promise<void> {
    const before = new Set((await this.#mailsTo(email)).map((mail) => mail.id));
    await this.call("POST /api/auth/magic-links", { body: { email, intent: "register", acceptTerms: true, locale: "en" } });
    const until = Date.now() + MAIL_WAIT_MS;
    for (;;) {
      const mail = (await this.#mailsTo(email)).find((mail) => !before.has(mail.id));
      const token = mail?.links.map((link) => new URL(link, this.#url).searchParams.get("token")).find((token) => token !== null);
      if (token) {
        await this.call("POST /api/auth/session", { body: { token } });
        return;
      }
      if (Date.now() > until)
        throw new Error(`No sign-in link for ${email} reached the outbox within ${MAIL_WAIT_MS / 1000} seconds`);
      await new Promise((resolve) => setTimeout(resolve, MAIL_POLL_MS));
    }
  }

  async #mailsTo(email: string): Promise<Mail[]> {
    const response = await fetch(`${this.#url}/_local/outbox?to=${encodeURIComponent(email)}`);
    if (!response.ok) throw new Error(`The outbox answered ${response.status}`);
    return (await response.json()) as Mail[];
  }

  /** A cookie set to nothing is a cookie taken away. */
  #keep(cookies: readonly string[]): void {
    for (const cookie of cookies) {
      const [pair = ""] = cookie.split(";");
      const name = pair.slice(0, pair.indexOf("="));
      const value = pair.slice(pair.indexOf("=") + 1);
      if (value === "" || /;\s*max-age=0(;|$)/iu.test(cookie)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}
