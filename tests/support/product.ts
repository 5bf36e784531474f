import { calls, type AnswerOf, type BodyOf, type CallKey, type Problem, type QueryOf } from "@candor/contract";
import { setTimeout } from "node:timers/promises";
import { expect, inject, test } from "vitest";

let own: string | undefined;

/** The running product, as any client meets it: over HTTP. The local cloud that all files share, unless a file uses one of its own. */
export const url = (): string => own ?? inject("cloudUrl");

/** From now on this file speaks to the product at another URL. */
export const useProduct = (at: string): void => void (own = at);

interface Parts<K extends CallKey> {
  path?: Record<string, string>;
  query?: QueryOf<K>;
  body?: BodyOf<K>;
  headers?: Record<string, string>;
}

export interface Reply<K extends CallKey> {
  readonly status: number;
  readonly headers: Headers;
  /** The answer, or the refusal where the status says so. */
  readonly body: AnswerOf<K> & Partial<Problem>;
}

/** Somebody with a cookie jar. A visitor until `signIn`. */
export class Client {
  readonly #cookies = new Map<string, string>();
  locale = "en";

  async call<K extends CallKey>(key: K, { path = {}, query, body, headers = {} }: Parts<K> = {}): Promise<Reply<K>> {
    const [method, template = ""] = key.split(" ");
    const target = new URL(
      template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? "")),
      url(),
    );
    for (const [name, value] of Object.entries(query ?? {})) target.searchParams.set(name, String(value));
    const response = await fetch(target, {
      method: method!,
      redirect: "manual",
      headers: {
        origin: new URL(url()).origin,
        "accept-language": this.locale,
        cookie: this.cookieHeader(),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    this.#keep(response.headers.getSetCookie());
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
  }

  /** The answer of a call that must work. */
  async ok<K extends CallKey>(key: K, parts: Parts<K> = {}): Promise<AnswerOf<K>> {
    const { status, body } = await this.call(key, parts);
    expect({ key, status, ...(status >= 400 && { body }) }).toEqual({ key, status: calls[key].status });
    return body;
  }

  cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  cookieNames(): string[] {
    return [...this.#cookies.keys()];
  }

  #keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0/i.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}

let people = 0;
const run = Date.now().toString(36);

/** An address that nobody used before. */
export const freshAddress = (): string => `recruiter-${run}-${process.pid}-${++people}@firm.example`;

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
}

export async function outboxOf(address: string): Promise<Mail[]> {
  const response = await fetch(new URL(`/_local/outbox?to=${encodeURIComponent(address)}`, url()), {
    headers: { accept: "application/json" },
  });
  const answer = (await response.json()) as Mail[] | { items: Mail[] };
  return Array.isArray(answer) ? answer : answer.items;
}

/** The token in the newest sign-in mail to an address. */
export async function mailedToken(address: string): Promise<string> {
  const [newest] = await outboxOf(address);
  const link = newest?.links.find((candidate) => candidate.includes("token="));
  if (!link) throw new Error(`No link was mailed to ${address}`);
  return new URL(link).searchParams.get("token")!;
}

/** A recruiter with a fresh account, signed in by a mailed link. */
export async function aRecruiter(): Promise<Recruiter> {
  const recruiter = new Recruiter(freshAddress());
  await recruiter.ok("POST /api/auth/magic-links", { body: { email: recruiter.email, intent: "register", acceptTerms: true } });
  await recruiter.ok("POST /api/auth/session", { body: { token: await mailedToken(recruiter.email) } });
  return recruiter;
}

export class Recruiter extends Client {
  readonly email: string;

  constructor(email: string) {
    super();
    this.email = email;
  }

  /** A job that asks for React, TypeScript and German. */
  async openJob(fields: Partial<BodyOf<"POST /api/jobs">> = {}) {
    return this.ok("POST /api/jobs", {
      body: {
        title: "Senior Frontend Engineer",
        department: "Engineering",
        location: "Berlin",
        technicalSkills: ["React", "TypeScript"],
        languageRequirements: ["German B2"],
        mustHaveRequirements: ["React"],
        description: "We look for somebody who builds our customer portal in React and TypeScript.",
        ...fields,
      },
    });
  }

  /** Sends a file as the page does: asks for a form, then posts it. Answers S3's status. */
  async send(jobId: string, bytes: Uint8Array, name = "cv.pdf"): Promise<{ cvId: string; status: number }> {
    const { uploads } = await this.ok("POST /api/jobs/{jobId}/uploads", {
      path: { jobId },
      body: { files: [{ name, size: bytes.length }] },
    });
    const { cvId, url: target, fields } = uploads[0]!;
    return { cvId, status: (await postForm(target, fields, bytes)).status };
  }

  /** Waits until nothing of a job's uploads is on its way. */
  async settled(jobId: string, timeoutMs = 30_000) {
    const ends = Date.now() + timeoutMs;
    for (;;) {
      const { items } = await this.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId } });
      if (items.every(({ state }) => state === "complete" || state === "failed")) return items;
      if (Date.now() > ends) throw new Error(`Still on their way: ${JSON.stringify(items)}`);
      await setTimeout(100);
    }
  }

  /** Sends a file and waits for its outcome. */
  async upload(jobId: string, bytes: Uint8Array, name?: string) {
    const { cvId } = await this.send(jobId, bytes, name);
    const items = await this.settled(jobId);
    return items.find((item) => item.cvId === cvId)!;
  }
}

/** Posts a file with a presigned form. */
export async function postForm(
  target: string,
  fields: Record<string, string>,
  bytes: Uint8Array,
  type = "application/pdf",
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("file", new Blob([bytes as Uint8Array<ArrayBuffer>], { type }), "file");
  return fetch(target, { method: "POST", body: form });
}

/** Moves the product's clock. It stays moved for every test that runs later: use it in a file of its own. */
export async function advanceClock(duration: string): Promise<void> {
  const response = await fetch(new URL("/_local/clock", url()), {
    method: "POST",
    headers: { origin: new URL(url()).origin, "content-type": "application/json" },
    body: JSON.stringify({ advance: duration }),
  });
  expect(response.status).toBe(200);
}

/** A test as a recruiter with a fresh, empty account. */
export const asRecruiter = (sentence: string, body: (recruiter: Recruiter) => Promise<void>, timeoutMs = 60_000) =>
  test(sentence, async () => body(await aRecruiter()), timeoutMs);

declare module "vitest" {
  interface ProvidedContext {
    cloudUrl: string;
  }
}
