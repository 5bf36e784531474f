import PostalMime from "postal-mime";
import { expect, test, vi } from "vitest";
import { Mail, type Letter } from "./mail.ts";
import { mimeOf } from "./mime.ts";

const JOB = { name: "Nurse (Candor)", address: "nurse-k7m2@jobs.candor.example" };
const letter = (more: Partial<Letter> = {}) => ({
  from: JOB,
  to: "ada@post.example",
  subject: "Your application",
  text: "Hello",
  html: "<p>Hello</p>",
  ...more,
});

/** Sends a letter and returns the raw message and its parsed form. */
async function composed(more?: Partial<Letter>) {
  const raw = (await mimeOf({ ...letter(more), from: more?.from ?? JOB })).toString("latin1");
  const head = raw.slice(0, raw.indexOf("\r\n\r\n"));
  const read = await PostalMime.parse(Buffer.from(raw, "latin1"));
  return { raw, head, read, header: (name: string) => read.headers.filter(({ key }) => key === name).map(({ value }) => value) };
}

test.for([
  ["Nurse (Candor)", "Nurse (Candor)"],
  ['He said "no" \\ yes', 'He said "no" \\ yes'],
  ["a\r\nBcc: x@y.example", "a Bcc: x@y.example"],
  ["x> <evil@y.example", "x> <evil@y.example"],
  ["Evil <evil@y.example>, More", "Evil <evil@y.example>, More"],
  ["half \ud83d a character", "half \ufffd a character"],
] as const)("%j is read back as the sender's name only", async ([name, read]) => {
  const mail = await composed({ from: { ...JOB, name } });
  expect(mail.read.from).toEqual({ name: read, address: JOB.address });
  expect(mail.header("bcc")).toEqual([]);
  expect(mail.header("from")).toHaveLength(1);
});

test("letters beyond ASCII are encoded in words that every program reads back, none longer than 75 characters", async () => {
  const name = "Leiter(in) Einkauf – Süd, Mühendis Şef İşçi 👩🏽‍💻 ".repeat(4).trim();
  const { read, head } = await composed({ from: { ...JOB, name }, subject: name });
  expect(read.from?.name).toBe(name);
  expect(read.subject).toBe(name);
  expect(head).toMatch(/^[\x20-\x7e\r\n]*$/);
  const words = head.match(/=\?[^\s]*\?=/g) ?? [];
  expect(words.length).toBeGreaterThan(6);
  expect(Math.max(...words.map((word) => word.length))).toBeLessThanOrEqual(75);
  expect(Math.max(...head.split("\r\n").map((line) => line.length))).toBeLessThanOrEqual(78);
});

test("text and HTML are alternatives and unchanged, however long their lines are", async () => {
  const text = `Grüße aus Köln\nFrom here on\n.\n${"ü".repeat(3000)}\n=20 = trailing \nhttps://candor.example/auth?token=${"a".repeat(200)}&x=1`;
  const html = `<p>Grüße</p>${"<b>ş</b>".repeat(800)}`;
  const { raw, read } = await composed({ text, html });
  expect(read.text?.replaceAll("\r\n", "\n").trimEnd()).toBe(text);
  expect(read.html?.trimEnd()).toBe(html);
  expect(raw).toContain("Content-Type: multipart/alternative");
  expect(Math.max(...raw.split("\r\n").map((line) => line.length))).toBeLessThanOrEqual(78);
  expect(raw).toMatch(/^[\x20-\x7e\r\n]*$/);
});

test("headers of an answer are sent; one that would inject another header is left out", async () => {
  const references = Array.from({ length: 30 }, (_, n) => `<${n}.message@post.example>`).join(" ");
  const { header, read } = await composed({
    replyTo: "ada+candor@post.example",
    headers: {
      "Auto-Submitted": "auto-replied",
      "X-Auto-Response-Suppress": "All",
      "In-Reply-To": "<29.message@post.example>",
      References: references,
      "List-Unsubscribe": `<https://candor.example/${"a".repeat(300)}>`,
      "X-Injected": "a\r\nBcc: x@y.example",
      "X-Not-Ascii": "Grüße",
      "X-Long": "x".repeat(871),
    },
  });
  expect(header("auto-submitted")).toEqual(["auto-replied"]);
  expect(header("x-auto-response-suppress")).toEqual(["All"]);
  expect(read.inReplyTo).toBe("<29.message@post.example>");
  expect(read.references).toBe(references);
  expect(header("list-unsubscribe")[0]).toBe(`<https://candor.example/${"a".repeat(300)}>`);
  expect(read.replyTo).toEqual([{ name: "", address: "ada+candor@post.example" }]);
  expect(["x-injected", "x-not-ascii", "x-long", "bcc"].flatMap(header)).toEqual([]);
});

test("a subject of several lines is one line", async () => {
  const { read, header } = await composed({ subject: "Hello\r\nBcc: x@y.example\r\n\r\n<script>\u0000" });
  expect(read.subject).toBe("Hello Bcc: x@y.example <script>");
  expect(header("bcc")).toEqual([]);
  expect(read.text?.trim()).toBe("Hello");
});

test("the stage's sender is given as one line of its settings, and a comma makes no second recipient", async () => {
  const { read } = await composed({ from: "Candor <login@candor.example>", to: "ada,bo@post.example" });
  expect(read.from).toEqual({ name: "Candor", address: "login@candor.example" });
  expect(read.to).toEqual([{ name: "", address: '"ada,bo"@post.example' }]);
});

test.for([
  ["to", { to: "ada@post.example\r\nBcc: x@y.example" }],
  ["to", { to: "Ada <ada@post.example>" }],
  ["to", { to: "ada@post.example, bo@post.example" }],
  ["to", { to: "ada" }],
  ["replyTo", { replyTo: "a@b.example>\nX: y" }],
  ["from", { from: { name: "Candor", address: "x@y.example\u0000" } }],
] as const)("an invalid address is rejected for good: %s %j", async ([, more]) => {
  vi.stubEnv("MAIL_FROM", "Candor <login@candor.example>");
  const failure: unknown = await Mail.send(letter(more)).catch((error: unknown) => error);
  vi.unstubAllEnvs();
  expect(failure).toMatchObject({ message: "Not an e-mail address" });
  expect(Mail.isRejected(failure)).toBe(true);
});
