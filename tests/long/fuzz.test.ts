import { calls, type CallKey, openApiOf } from "@candor/contract";
import { expect, test } from "vitest";
import { aCv } from "../support/pdf.ts";
import { aRecruiter, url } from "../support/product.ts";

const REQUESTS = 12_000;
const AT_ONCE = 6;

/** They end what the other requests need; a visitor's request meets them all the same. */
const ENDS = new Set<string>(["DELETE /api/auth/session", "DELETE /api/auth/sessions", "DELETE /api/account"]);

/** Random numbers that are the same at every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
const random = numbers(18);
const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;

/** Values that programs stumble over. */
const ODD: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  "",
  " ",
  "\u0000",
  "\ud800",
  "a\udfffb",
  "\r\nBcc: x@y.z",
  "‮fdp.exe",
  "../../etc/passwd",
  "😀".repeat(5000),
  "x".repeat(100_000),
  "2026-13-45T99:99:99Z",
  "__proto__",
  [],
  {},
  [[[[[]]]]],
  { $ne: 1 },
  { toString: 1, length: -1 },
  { constructor: { prototype: { polluted: true } } },
];

/** Parts of a path, encoded or broken. */
const ODD_PARTS = [
  "x",
  "%00",
  "%ED%A0%80",
  "%FF",
  "..%2f..%2f",
  "%F0%9F%98%80",
  "a".repeat(3000),
  "%",
  "job_",
  "null",
  "-1",
  "$candor%23",
  "%0d%0aa:b",
];

interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}

/** A value that a schema describes, in which each part is odd or missing once in six times. */
function nearly(schema: Schema | undefined, ids: readonly string[]): unknown {
  if (!schema || random() < 0.16) return one(ODD);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return nearly(one(choices), ids);
  if ("const" in schema) return schema.const;
  if (schema.enum) return one(schema.enum);
  switch (Array.isArray(schema.type) ? one(schema.type) : schema.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).flatMap(([name, part]) => (random() < 0.12 ? [] : [[name, nearly(part, ids)]])),
      );
    case "array":
      return Array.from({ length: Math.floor(random() * 4) }, () => nearly(schema.items, ids));
    case "integer":
    case "number":
      return one([0, 1, 5, 42, 100, 1000]);
    case "boolean":
      return random() < 0.5;
    default:
      return one([...ids, "React", "Ada Lovelace", "ada@firm.example", "2026-12-01", "https://firm.example/job", "de"]);
  }
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

const { paths } = openApiOf("http://localhost") as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

/** A call's body and the names of its query, as the published description has them. */
function describe(key: CallKey): { schema: Schema | undefined; query: readonly string[] } {
  const [method = "", template = ""] = key.split(" ");
  const { parameters = [], requestBody } = paths[template]?.[method.toLowerCase()] ?? {};
  const [content] = Object.values(requestBody?.content ?? {});
  return { schema: content?.schema, query: parameters.filter((each) => each.in === "query").map(({ name }) => name) };
}

/** A body as text: as the call describes it, odd, or no JSON at all. */
function bodyOf(schema: Schema | undefined, ids: readonly string[]): string {
  const choice = random();
  if (choice < 0.05) return one(["", "{", "null", "[]", '"\\ud800"', "\u0000", `{"a":`.repeat(2000), "{}".repeat(3)]);
  return JSON.stringify(choice < 0.1 ? one(ODD) : nearly(schema, ids));
}

test("no request is answered with a fault of ours", { timeout: 1_800_000 }, async () => {
  const recruiter = await aRecruiter();
  const { id: jobId } = await recruiter.openJob();
  const { cvId } = await recruiter.upload(jobId, await aCv());
  const company = await recruiter.ok("POST /api/companies", { body: { name: "Nordlicht" } });
  const ids = [jobId, cvId, company.id];
  const real: Readonly<Record<string, string>> = { jobId, cvId, companyId: company.id };
  const keys = Object.keys(calls) as CallKey[];
  const described = new Map(keys.map((key) => [key, describe(key)]));

  const faults: string[] = [];
  const statuses = new Map<number, number>();
  let sent = 0;
  const send = async () => {
    while (sent < REQUESTS) {
      const key = keys[sent++ % keys.length]!;
      const [method = "", template = ""] = key.split(" ");
      // A job that stands is worth more than the deletion of it.
      const isKept = method !== "DELETE" && random() < 0.75;
      const path = template.replaceAll(/\{(\w+)\}/gu, (_, name: string) => (isKept && real[name]) || one(ODD_PARTS));
      const { schema, query: names } = described.get(key)!;
      const asked = names.filter(() => random() < 0.5).map((name) => `${name}=${random() < 0.5 ? one(ids) : one(ODD_PARTS)}`);
      const query = asked.length > 0 ? `?${asked.join("&")}` : "";
      const isMember = random() < 0.85 && !ENDS.has(key);
      const body = method === "GET" ? undefined : bodyOf(schema, ids);
      const response = await fetch(`${url()}${path}${query}`, {
        method,
        redirect: "manual",
        headers: {
          origin: url(),
          "content-type": one(["application/json", "application/json", "application/json", "text/plain"]),
          ...(isMember && { cookie: recruiter.cookieHeader() }),
          ...(random() < 0.1 && { "idempotency-key": one(["a", "x".repeat(500), "ü", jobId]).replaceAll(/[^\x20-\x7e]/gu, "?") }),
        },
        ...(body !== undefined && { body }),
      });
      await response.arrayBuffer();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      if (response.status >= 500) faults.push(`${response.status} ${method} ${path}${query} ${body?.slice(0, 300) ?? ""}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  console.log(`${sent} requests of ${keys.length} calls: ${JSON.stringify(Object.fromEntries([...statuses].toSorted()))}`);
  expect(faults).toEqual([]);
  expect((await recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId } })).id).toBe(jobId);
});
