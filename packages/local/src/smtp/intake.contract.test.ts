import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { GetObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { createTransport, type SendMailOptions } from "nodemailer";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Cloud } from "../cloud/cloud.ts";
import { synthesiseFixture } from "../fixture/app.ts";
import { startTestCloud } from "../testing.ts";

const DOMAIN = "jobs.fixture.example";

let cloud: Cloud;
const errors: unknown[] = [];

beforeAll(async () => {
  cloud = await startTestCloud({ synthesise: synthesiseFixture, onError: (error) => errors.push(error) });
});
afterAll(async () => {
  await cloud.stop();
  expect(errors).toEqual([]);
});

interface Told {
  readonly notificationType: string;
  readonly mail: {
    readonly messageId: string;
    readonly headersTruncated: boolean;
    readonly headers: { name: string; value: string }[];
    readonly [field: string]: unknown;
  };
  readonly receipt: { readonly action: { bucketName: string; objectKey: string }; readonly [field: string]: unknown };
}

const send = (mail: SendMailOptions) =>
  createTransport({ host: "127.0.0.1", port: cloud.smtpPort, secure: false, ignoreTLS: true }).sendMail({
    from: "Ada Lovelace <ada@sender.example>",
    subject: "My CV",
    text: "Hello",
    ...mail,
  });

/** The notification in the queue for the mail with this subject. */
const toldOf = (subject: string): Told[] =>
  cloud.queues
    .peek("mail", 1000)
    .map(({ body }) => JSON.parse(body) as Told)
    .filter(({ mail }) => mail.headers.some(({ name, value }) => name === "Subject" && value === subject));

async function only(subject: string): Promise<Told> {
  const [told, ...more] = toldOf(subject);
  if (!told || more.length > 0) throw new Error(`${subject} was told ${more.length + (told ? 1 : 0)} times.`);
  return told;
}

async function stored({ receipt: { action } }: Told): Promise<Buffer> {
  const { AWS_REGION, AWS_ENDPOINT_URL_S3, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = cloud.env();
  const s3 = new S3Client({
    region: AWS_REGION!,
    endpoint: AWS_ENDPOINT_URL_S3!,
    credentials: { accessKeyId: AWS_ACCESS_KEY_ID!, secretAccessKey: AWS_SECRET_ACCESS_KEY! },
  });
  const { Body } = await s3.send(new GetObjectCommand({ Bucket: action.bucketName, Key: action.objectKey }));
  return Buffer.from(await Body!.transformToByteArray());
}

describe("a mail to a mailbox", () => {
  test("lies in the bucket as it came, and the queue is told of it as AWS documents it", async () => {
    await send({
      to: `First <one@${DOMAIN}>`,
      cc: "someone@else.example",
      envelope: { from: "ada@sender.example", to: `one@${DOMAIN}` },
    });
    const told = await only("My CV");
    const { messageId } = told.mail;
    expect(messageId).toMatch(/^[a-z0-9]{40}$/);
    expect(told).toEqual({
      notificationType: "Received",
      mail: {
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        source: "ada@sender.example",
        messageId,
        destination: [`one@${DOMAIN}`, "someone@else.example"],
        headersTruncated: false,
        headers: expect.arrayContaining([
          { name: "Return-Path", value: "<ada@sender.example>" },
          { name: "X-SES-Spam-Verdict", value: "PASS" },
          { name: "From", value: "Ada Lovelace <ada@sender.example>" },
          { name: "To", value: `First <one@${DOMAIN}>` },
        ]),
        commonHeaders: {
          returnPath: "ada@sender.example",
          from: ["Ada Lovelace <ada@sender.example>"],
          date: expect.any(String),
          to: [`First <one@${DOMAIN}>`],
          cc: ["someone@else.example"],
          messageId: expect.stringMatching(/^<.*@sender\.example>$/),
          subject: "My CV",
        },
      },
      receipt: {
        timestamp: told.mail["timestamp"],
        processingTimeMillis: expect.any(Number),
        recipients: [`one@${DOMAIN}`],
        spamVerdict: { status: "PASS" },
        virusVerdict: { status: "PASS" },
        spfVerdict: { status: "PASS" },
        dkimVerdict: { status: "PASS" },
        dmarcVerdict: { status: "PASS" },
        action: {
          type: "S3",
          topicArn: "arn:aws:sns:us-east-1:000000000000:mail-received",
          bucketName: expect.any(String),
          objectKey: `mail/${messageId}`,
        },
      },
    });
    const raw = (await stored(told)).toString();
    expect(raw).toMatch(/^Return-Path: <ada@sender\.example>\r\nReceived: from /);
    expect(raw).toContain("\r\nX-SES-Spam-Verdict: PASS\r\nX-SES-Virus-Verdict: PASS\r\nReceived-SPF: pass ");
    expect(raw).toContain("\r\nAuthentication-Results: amazonses.com;\r\n spf=pass ");
    expect(raw).toMatch(/\r\n\r\nHello\r\n$/);
  });

  test("with two recipients is told once, with both", async () => {
    const [one, two] = [`one@${DOMAIN}`, `Two@${DOMAIN.toUpperCase()}`];
    await send({ subject: "to both", to: [one, two] });
    expect((await only("to both")).receipt["recipients"]).toEqual([one, expect.stringMatching(/^two@jobs\.fixture\.example$/i)]);
  });

  test.for([
    ["spf-fail.test", { spf: "FAIL", dkim: "FAIL", dmarc: "FAIL", policy: "reject" }],
    ["spam.test", { spam: "FAIL" }],
    ["virus.test", { virus: "FAIL" }],
  ] as const)("from %s is kept with that verdict", async ([domain, verdicts]) => {
    await send({ subject: `from ${domain}`, from: `x@${domain}`, to: `one@${DOMAIN}` });
    const told = await only(`from ${domain}`);
    const {
      spam = "PASS",
      virus = "PASS",
      spf = "PASS",
      dkim = "PASS",
      dmarc = "PASS",
      policy,
    } = verdicts as Record<string, string>;
    expect(told.receipt).toMatchObject({
      spamVerdict: { status: spam },
      virusVerdict: { status: virus },
      spfVerdict: { status: spf },
      dkimVerdict: { status: dkim },
      dmarcVerdict: { status: dmarc },
    });
    expect(told.receipt["dmarcPolicy"]).toBe(policy);
    expect((await stored(told)).toString()).toContain(`X-SES-Spam-Verdict: ${spam}\r\nX-SES-Virus-Verdict: ${virus}\r\n`);
  });

  test("that is a bounce has an empty source", async () => {
    await send({ subject: "bounce", to: `one@${DOMAIN}`, envelope: { from: "", to: `one@${DOMAIN}` } });
    expect((await only("bounce")).mail["source"]).toBe("");
  });

  test("may hold lines that begin with dots, and any bytes", async () => {
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte).filter((byte) => byte !== 10 && byte !== 13));
    const body = Buffer.concat([Buffer.from("a\r\n.\r\n..b\r\n.c\r\n"), bytes, Buffer.from("\r\n")]);
    const raw = Buffer.concat([Buffer.from("Subject: dots\r\n\r\n"), body]);
    await send({ raw, envelope: { from: "ada@sender.example", to: `one@${DOMAIN}` } });
    expect((await stored(await only("dots"))).subarray(-body.length).equals(body)).toBe(true);
  });

  test("of long headers is told with the first 10 kB of them", async () => {
    const headers = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`X-Filler-${n}`, "x".repeat(500)]));
    await send({ subject: "long", to: `one@${DOMAIN}`, headers });
    const all = cloud.queues.peek("mail", 1000).map(({ body }) => JSON.parse(body) as Told);
    const told = all.find(({ mail }) => (mail["commonHeaders"] as { subject?: string }).subject === "long")!;
    expect(told.mail.headersTruncated).toBe(true);
    expect(JSON.stringify(told.mail.headers).length).toBeLessThan(14_000);
  });

  test("of 30 MB arrives whole", { tags: "size" }, async () => {
    const content = randomBytes(21 * 1024 * 1024);
    await send({ subject: "large", to: `one@${DOMAIN}`, attachments: [{ filename: "cv.pdf", content }] });
    const raw = (await stored(await only("large"))).toString("latin1");
    expect(raw.length).toBeGreaterThan(28 * 1024 * 1024);
    const attached = raw.slice(raw.indexOf("\r\n\r\n", raw.indexOf("cv.pdf")) + 4, raw.lastIndexOf("\r\n--"));
    const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
    expect(sha256(Buffer.from(attached, "base64"))).toBe(sha256(content));
  });
});

describe("refused is", () => {
  test("another domain, with 550, also one below the mailboxes'", async () => {
    for (const to of ["x@fixture.example", "x@other.example", `x@deeper.${DOMAIN}`]) {
      await expect(send({ to })).rejects.toMatchObject({ responseCode: 550 });
    }
  });

  test("of two recipients the one who is not ours; the other gets it", async () => {
    const { rejected } = await send({ subject: "half", to: [`one@${DOMAIN}`, "x@other.example"] });
    expect(rejected).toEqual(["x@other.example"]);
    expect((await only("half")).receipt["recipients"]).toEqual([`one@${DOMAIN}`]);
  });

  test("a mail that says it has 41 MB, with 552 before it is sent", async () => {
    const client = await aClient();
    expect(await client.say("EHLO me", `MAIL FROM:<a@sender.example> SIZE=${41 * 1024 * 1024}`)).toMatch(/^552 /);
    client.socket.destroy();
  });

  test("one that says nothing and has them, with 552 after it; the connection stays good", async () => {
    const client = await aClient();
    await client.say("EHLO me", `MAIL FROM:<a@sender.example>`, `RCPT TO:<one@${DOMAIN}>`);
    await client.say("DATA");
    client.socket.write("Subject: grows\r\n\r\n");
    const megabyte = Buffer.from(`${"y".repeat(1022)}\r\n`.repeat(1024));
    for (let sent = 0; sent < 41; sent++) if (!client.socket.write(megabyte)) await once(client.socket, "drain");
    expect(await client.say("\r\n.")).toMatch(/^552 /);
    expect(toldOf("grows")).toEqual([]);
    expect(await client.say(`MAIL FROM:<a@sender.example>`)).toMatch(/^250 /);
    client.socket.destroy();
  });

  test("what is no SMTP", async () => {
    const client = await aClient();
    expect(await client.say("POST / HTTP/1.1")).toMatch(/^421 /);
    client.socket.destroy();
  });
});

test("a client that hangs up in the middle, or says nothing, leaves nothing and holds up nobody", async () => {
  const silent = await aClient();
  const gone = await aClient();
  await gone.say("EHLO me", "MAIL FROM:<a@sender.example>", `RCPT TO:<one@${DOMAIN}>`, "DATA");
  gone.socket.write("Subject: cut off\r\n\r\nhalf a se");
  gone.socket.destroy();

  await send({ subject: "meanwhile", to: `one@${DOMAIN}` });
  await only("meanwhile");
  expect(toldOf("cut off")).toEqual([]);
  const told = cloud.queues.peek("mail", 1000).map(({ body }) => (JSON.parse(body) as Told).receipt.action);
  const kept = cloud.objects.objects(told[0]!.bucketName, { prefix: "mail/" }).objects.map(({ key }) => key);
  expect(kept.toSorted()).toEqual(told.map(({ objectKey }) => objectKey).toSorted());
  silent.socket.destroy();
});

test("commands may come all at once", async () => {
  const client = await aClient();
  const last = await client.say("EHLO me", "MAIL FROM:<a@sender.example>", `RCPT TO:<one@${DOMAIN}>`, "DATA");
  expect(last).toMatch(/^354 /);
  expect(await client.say("Subject: at once", "", "x", ".")).toMatch(/^250 /);
  await only("at once");
  client.socket.destroy();
});

/** An SMTP client by hand. `say` sends lines at once and answers the reply to the last command among them. */
async function aClient(): Promise<{ socket: Socket; say(...lines: string[]): Promise<string> }> {
  const socket = connect(cloud.smtpPort, "127.0.0.1");
  const replies = createInterface(socket)[Symbol.asyncIterator]();
  const reply = async (): Promise<string> => {
    for (;;) {
      const { value, done } = await replies.next();
      if (done) throw new Error("The server hung up.");
      if (/^\d{3} /.test(value)) return value;
    }
  };
  await reply();
  return {
    socket,
    async say(...lines) {
      socket.write(lines.map((line) => `${line}\r\n`).join(""));
      // Only the end of a mail's text is answered.
      const commands = lines.at(-1)?.endsWith(".") ? 1 : lines.length;
      let last = "";
      for (let command = 0; command < commands; command++) last = await reply();
      return last;
    },
  };
}
