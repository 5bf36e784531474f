import { SendEmailCommand, SendRawEmailCommand, type SendRawEmailCommandInput } from "@aws-sdk/client-ses";
import {
  DeleteSuppressedDestinationCommand,
  GetSuppressedDestinationCommand,
  ListSuppressedDestinationsCommand,
  PutSuppressedDestinationCommand,
} from "@aws-sdk/client-sesv2";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SENDER, allow, clientsOf, operator, startServices, type Cloud } from "../contract/services.ts";
import { composed, type Letter } from "./composed.fixture.ts";

const IDENTITY = "arn:aws:ses:us-east-1:000000000000:identity/candor.example";

let cloud: Cloud;
beforeAll(async () => {
  cloud = await startServices();
});
afterAll(() => cloud.stop());

const mime = (letter: Letter): Promise<Uint8Array> =>
  composed({ from: `Candor <${SENDER}>`, to: "ada@example.com", subject: "Hello", text: "x", ...letter });

const sendRaw = (input: SendRawEmailCommandInput, principal = operator) =>
  clientsOf(cloud, principal).ses.send(new SendRawEmailCommand(input));
const send = async (letter: Letter, more: Partial<SendRawEmailCommandInput> = {}, principal = operator) =>
  sendRaw({ RawMessage: { Data: await mime(letter) }, ...more }, principal);

describe("the outbox", () => {
  test("holds what was sent, with its links", async () => {
    const { MessageId } = await send({
      from: { name: "Größe & Söhne", address: SENDER },
      to: "Ada Lovelace <ada@example.com>",
      subject: "Dein Link – bitte öffnen",
      text: "Öffne https://candor.example/auth?token=abc&next=%2F. Or (http://localhost:3000/help)!",
      html: `<a href="https://candor.example/auth?token=abc&amp;next=%2F">Öffnen</a>`,
      replyTo: "Jobs <jobs@candor.example>",
      headers: { "Auto-Submitted": "auto-replied", "In-Reply-To": "<1@example.com>" },
    });
    expect(cloud.ses.outbox.list({ to: "ADA@example.com" })).toEqual([
      {
        id: MessageId,
        to: ["ada@example.com"],
        from: SENDER,
        replyTo: ["jobs@candor.example"],
        headers: { "Auto-Submitted": "auto-replied", "In-Reply-To": "<1@example.com>" },
        subject: "Dein Link – bitte öffnen",
        text: expect.stringContaining("Öffne https://"),
        html: expect.stringContaining("Öffnen"),
        sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        links: ["https://candor.example/auth?token=abc&next=%2F", "http://localhost:3000/help"],
      },
    ]);
  });

  test("has the mail for every address of To, Cc and Bcc, or for the destinations alone", async () => {
    await send({ to: "to@example.com", cc: "cc@example.com" });
    expect(cloud.ses.outbox.list({ to: "cc@example.com" })).toMatchObject([{ to: ["to@example.com", "cc@example.com"] }]);
    await send({ to: "shown@example.com" }, { Destinations: ["Real <real@example.com>"] });
    expect(cloud.ses.outbox.list({ to: "real@example.com" })).toMatchObject([{ to: ["real@example.com"] }]);
    expect(cloud.ses.outbox.list({ to: "shown@example.com" })).toEqual([]);
  });

  test("is newest first, by the product's clock, and by recipient", async () => {
    await send({ to: "first@example.com" });
    cloud.clock.offset = 60_000;
    await send(
      { to: "second@example.com", bcc: "first@example.com" },
      { Destinations: ["second@example.com", "first@example.com"] },
    );
    cloud.clock.offset = 0;

    const [newest, older] = cloud.ses.outbox.list({ to: "first@example.com" });
    expect(newest?.to).toEqual(["second@example.com", "first@example.com"]);
    expect(Date.parse(newest?.sentAt ?? "") - Date.parse(older?.sentAt ?? "")).toBeGreaterThan(50_000);
    expect(cloud.ses.outbox.list({ limit: 1 })).toEqual([newest]);
    expect(cloud.ses.outbox.list({ to: "nobody@example.com" })).toEqual([]);
  });

  test("takes a sender from Source where MIME names none", async () => {
    await sendRaw({ Source: `Candor <${SENDER}>`, RawMessage: { Data: Buffer.from("To: source@example.com\r\n\r\nx") } });
    expect(cloud.ses.outbox.list({ to: "source@example.com" })).toMatchObject([
      { from: SENDER, text: expect.stringMatching(/^x/) },
    ]);
  });

  test("takes a sender of a domain below a verified one, which that one's grant is for", async () => {
    const sender = cloud.someone(allow("ses:SendRawEmail", IDENTITY));
    await send({ from: "x@jobs.candor.example", to: "below@example.com" }, {}, sender);
    expect(cloud.ses.outbox.list({ to: "below@example.com" })).toMatchObject([{ from: "x@jobs.candor.example" }]);
  });
});

describe("refusals", () => {
  test.for<[string, Letter, Partial<SendRawEmailCommandInput>, string]>([
    ["a From of another domain", { from: "login@evil.example" }, {}, "MessageRejected"],
    ["a From of a domain that only ends like a verified one", { from: "login@notcandor.example" }, {}, "MessageRejected"],
    ["a Source of another domain", {}, { Source: "login@evil.example" }, "MessageRejected"],
    ["two senders", { from: [SENDER, "ceo@candor.example"] }, {}, "InvalidParameterValue"],
    ["no recipient", { to: [], bcc: [] }, { Destinations: [] }, "InvalidParameterValue"],
    ["a recipient without a domain", {}, { Destinations: ["nope"] }, "InvalidParameterValue"],
    ["51 recipients", {}, { Destinations: Array.from({ length: 51 }, (_, n) => `p${n}@example.com`) }, "InvalidParameterValue"],
  ])("%s", async ([, letter, more, name]) => {
    const before = cloud.ses.outbox.list();
    await expect(send(letter, more)).rejects.toMatchObject({ name, $metadata: { httpStatusCode: 400 } });
    expect(cloud.ses.outbox.list()).toEqual(before);
  });

  test("a message over 10 MB", async () => {
    const Data = Buffer.concat([Buffer.from(`From: ${SENDER}\r\nTo: a@b.example\r\n\r\n`), Buffer.alloc(10 * 1024 * 1024, "x")]);
    await expect(sendRaw({ RawMessage: { Data } })).rejects.toMatchObject({ name: "MessageRejected" });
  });

  test("an action that it does not have is named", async () => {
    const simple = clientsOf(cloud).ses.send(
      new SendEmailCommand({
        Source: SENDER,
        Destination: { ToAddresses: ["a@b.example"] },
        Message: { Subject: { Data: "x" }, Body: {} },
      }),
    );
    await expect(simple).rejects.toMatchObject({ name: "InvalidAction", message: expect.stringContaining("SendEmail") });
  });

  test("a caller whose key is unknown", async () => {
    const stranger = { ...operator, secretAccessKey: "guessed" };
    await expect(send({}, {}, stranger)).rejects.toMatchObject({
      name: "SignatureDoesNotMatch",
      $metadata: { httpStatusCode: 403 },
    });
  });
});

describe("permissions", () => {
  test("need the identity, and the configuration set when one is named", async () => {
    const sender = cloud.someone(allow("ses:SendRawEmail", IDENTITY));
    await send({}, {}, sender);
    const denied = { name: "AccessDenied", message: expect.stringContaining("configuration-set/mail") };
    await expect(send({}, { ConfigurationSetName: "mail" }, sender)).rejects.toMatchObject(denied);
    await expect(send({ headers: { "X-SES-CONFIGURATION-SET": "mail" } }, {}, sender)).rejects.toMatchObject(denied);
  });

  test("need a recipient's identity as well, if it is verified in the account, as every one in the sandbox is", async () => {
    const to = "jobs@other.example";
    const sender = cloud.someone(allow("ses:SendRawEmail", IDENTITY));
    const denied = { name: "AccessDenied", message: expect.stringContaining("identity/jobs@other.example") };
    await expect(send({ to }, {}, sender)).rejects.toMatchObject(denied);
    const everybody = { ...allow("ses:SendRawEmail", IDENTITY.replace("candor.example", "*")) };
    const asLogin = cloud.someone({ ...everybody, conditions: { StringLike: { "ses:FromAddress": [SENDER] } } });
    await send({ to }, {}, asLogin);
    expect(cloud.ses.outbox.list({ to })).toHaveLength(1);
    await expect(send({ to, from: to }, {}, asLogin)).rejects.toMatchObject({ name: "AccessDenied" });
  });

  test("a grant for one From does not send as another", async () => {
    const sender = cloud.someone({ ...allow("ses:SendRawEmail"), conditions: { StringEquals: { "ses:FromAddress": [SENDER] } } });
    await send({}, {}, sender);
    const other = { from: "ceo@candor.example" };
    await expect(send(other, {}, sender)).rejects.toMatchObject({ name: "AccessDenied" });
    await expect(send(other, { Source: SENDER }, sender)).rejects.toMatchObject({ name: "AccessDenied" });
  });

  test("a grant for SendEmail is not enough", async () => {
    const sender = cloud.someone(allow("ses:SendEmail"));
    await expect(send({}, {}, sender)).rejects.toMatchObject({ message: expect.stringContaining("ses:SendRawEmail") });
  });
});

describe("a suppressed address", () => {
  const address = "Gone@example.com";
  const sesv2 = () => clientsOf(cloud).sesv2;

  test("gets no mail until it is lifted, and the sender is told nothing", async () => {
    await sesv2().send(new PutSuppressedDestinationCommand({ EmailAddress: address, Reason: "BOUNCE" }));
    await send({ to: address });
    await send({ to: address, cc: "there@example.com" });
    expect(cloud.ses.outbox.list({ to: address })).toEqual([]);
    expect(cloud.ses.outbox.list({ to: "there@example.com" })).toMatchObject([{ to: ["there@example.com"] }]);

    await sesv2().send(new DeleteSuppressedDestinationCommand({ EmailAddress: address }));
    await send({ to: address });
    expect(cloud.ses.outbox.list({ to: address })).toHaveLength(1);
  });

  test("is found and listed with reason and time; another one is not found", async () => {
    const before = Date.now() - 1000;
    for (const EmailAddress of ["one@example.com", "three@example.com", "two@example.com"])
      await sesv2().send(new PutSuppressedDestinationCommand({ EmailAddress, Reason: "COMPLAINT" }));
    const { SuppressedDestination } = await sesv2().send(
      new GetSuppressedDestinationCommand({ EmailAddress: "two@example.com" }),
    );
    expect(SuppressedDestination).toMatchObject({ EmailAddress: "two@example.com", Reason: "COMPLAINT" });
    expect(SuppressedDestination?.LastUpdateTime?.getTime()).toBeGreaterThan(before);

    const list = async (NextToken?: string) =>
      sesv2().send(
        new ListSuppressedDestinationsCommand({ Reasons: ["COMPLAINT"], PageSize: 2, ...(NextToken && { NextToken }) }),
      );
    const first = await list();
    const second = await list(first.NextToken);
    const listed = [first, second].flatMap(({ SuppressedDestinationSummaries: found = [] }) => found);
    expect(listed.map(({ EmailAddress }) => EmailAddress)).toEqual(["one@example.com", "three@example.com", "two@example.com"]);

    for (const Command of [GetSuppressedDestinationCommand, DeleteSuppressedDestinationCommand])
      await expect(sesv2().send(new Command({ EmailAddress: "nobody@example.com" }) as never)).rejects.toMatchObject({
        name: "NotFoundException",
      });
  });
});
