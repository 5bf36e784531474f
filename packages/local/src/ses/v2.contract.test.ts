import { CreateEmailIdentityCommand, SendEmailCommand, type SendEmailCommandInput } from "@aws-sdk/client-sesv2";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SENDER, allow, clientsOf, operator, startServices, type Cloud } from "../contract/services.ts";

const IDENTITY = "arn:aws:ses:us-east-1:000000000000:identity/candor.example";

let cloud: Cloud;
beforeAll(async () => {
  cloud = await startServices();
});
afterAll(() => cloud.stop());

const simple = (to: string, extra: Partial<SendEmailCommandInput> = {}): SendEmailCommandInput => ({
  FromEmailAddress: `Candor <${SENDER}>`,
  Destination: { ToAddresses: [to] },
  Content: {
    Simple: {
      Subject: { Data: "Dein Link – bitte öffnen" },
      Body: {
        Text: { Data: "Open https://candor.example/auth?token=abc&next=%2F. Or (http://localhost:3000/help)!" },
        Html: {
          Data: `<a href="https://candor.example/auth?token=abc&amp;next=%2F">Sign in</a> <a href='mailto:help@candor.example'>Help</a>`,
        },
      },
    },
  },
  ...extra,
});
const send = (input: SendEmailCommandInput, principal = operator) =>
  clientsOf(cloud, principal).sesv2.send(new SendEmailCommand(input));

describe("the outbox", () => {
  test("holds what was sent, with its links", async () => {
    const { MessageId } = await send(simple("Ada Lovelace <ada@example.com>"));
    expect(cloud.ses.outbox.list({ to: "ADA@example.com" })).toEqual([
      {
        id: MessageId,
        to: ["ada@example.com"],
        from: SENDER,
        replyTo: [],
        headers: {},
        subject: "Dein Link – bitte öffnen",
        text: expect.stringContaining("Open https://"),
        html: expect.stringContaining("Sign in"),
        sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        links: ["https://candor.example/auth?token=abc&next=%2F", "mailto:help@candor.example", "http://localhost:3000/help"],
      },
    ]);
    expect(cloud.ses.outbox.get(MessageId ?? "")?.from).toBe(SENDER);
  });

  test("is newest first, by the product's clock, and by recipient", async () => {
    await send(simple("first@example.com"));
    cloud.clock.offset = 60_000;
    await send({
      ...simple("second@example.com"),
      Destination: { ToAddresses: ["second@example.com"], BccAddresses: ["first@example.com"] },
    });
    cloud.clock.offset = 0;

    const [newest, older] = cloud.ses.outbox.list({ to: "first@example.com" });
    expect(newest?.to).toEqual(["second@example.com", "first@example.com"]);
    expect(Date.parse(newest?.sentAt ?? "") - Date.parse(older?.sentAt ?? "")).toBeGreaterThan(50_000);
    expect(cloud.ses.outbox.list({ limit: 1 })).toEqual([newest]);
    expect(cloud.ses.outbox.list({ to: "nobody@example.com" })).toEqual([]);
  });

  test("holds where an answer goes, and the headers that were given", async () => {
    const { Simple } = simple("x").Content as { Simple: object };
    const Headers = [
      { Name: "Auto-Submitted", Value: "auto-replied" },
      { Name: "In-Reply-To", Value: "<1@example.com>" },
    ];
    await send(
      simple("answered@example.com", {
        ReplyToAddresses: ["Jobs <jobs@candor.example>"],
        Content: { Simple: { ...Simple, Headers } as never },
      }),
    );
    expect(cloud.ses.outbox.list({ to: "answered@example.com" })).toMatchObject([
      { replyTo: ["jobs@candor.example"], headers: { "Auto-Submitted": "auto-replied", "In-Reply-To": "<1@example.com>" } },
    ]);
  });

  test("takes a sender of a domain below a verified one, which that one's grant is for", async () => {
    const sender = cloud.someone(allow("ses:SendEmail", IDENTITY));
    await send(simple("below@example.com", { FromEmailAddress: "x@jobs.candor.example" }), sender);
    expect(cloud.ses.outbox.list({ to: "below@example.com" })).toMatchObject([{ from: "x@jobs.candor.example" }]);
  });

  test("reads MIME, too", async () => {
    const mime = [
      "From: Jobs <jobs@other.example>",
      "To: Grace <grace@example.com>",
      "Subject: =?utf-8?Q?Gr=C3=BC=C3=9Fe?=",
      "MIME-Version: 1.0",
      "Content-Type: text/plain; charset=utf-8",
      "",
      "See https://candor.example/x",
    ].join("\r\n");
    await send({ FromEmailAddress: "jobs@other.example", Content: { Raw: { Data: Buffer.from(mime) } } });
    expect(cloud.ses.outbox.list({ to: "grace@example.com" })).toMatchObject([
      { subject: "Grüße", links: ["https://candor.example/x"] },
    ]);
  });
});

describe("refusals", () => {
  test.for([
    ["a From of another domain", { FromEmailAddress: "login@evil.example" }, "MessageRejected"],
    ["a From of a domain that only ends like a verified one", { FromEmailAddress: "login@notcandor.example" }, "MessageRejected"],
    ["an answer to what is no address", { ReplyToAddresses: ["nope"] }, "BadRequestException"],
    [
      "a header that would begin another",
      { Content: { Simple: { ...simple("x").Content?.Simple, Headers: [{ Name: "X-A", Value: "a\r\nBcc: b@c.d" }] } } },
      "BadRequestException",
    ],
    ["a From of a domain of which one address is verified", { FromEmailAddress: "other@other.example" }, "MessageRejected"],
    ["a From that is no address", { FromEmailAddress: "nope" }, "BadRequestException"],
    ["no From", { FromEmailAddress: undefined }, "BadRequestException"],
    ["nobody to send to", { Destination: { ToAddresses: [] } }, "BadRequestException"],
    ["a recipient that is no address", { Destination: { ToAddresses: ["nope"] } }, "BadRequestException"],
    [
      "51 recipients",
      { Destination: { ToAddresses: Array.from({ length: 51 }, (_, n) => `p${n}@example.com`) } },
      "BadRequestException",
    ],
    ["content of two kinds", { Content: { ...simple("a@b.c").Content, Raw: { Data: Buffer.from("x") } } }, "BadRequestException"],
    ["a template, which it does not have", { Content: { Template: { TemplateName: "t" } } }, "BadRequestException"],
  ] as const)("%s", async ([, change, name]) => {
    const before = cloud.ses.outbox.list();
    await expect(send(simple("refused@example.com", change as Partial<SendEmailCommandInput>))).rejects.toMatchObject({ name });
    expect(cloud.ses.outbox.list()).toEqual(before);
  });

  test("an operation that it does not have is named", async () => {
    const create = clientsOf(cloud).sesv2.send(new CreateEmailIdentityCommand({ EmailIdentity: "new.example" }));
    await expect(create).rejects.toMatchObject({ message: expect.stringContaining("/v2/email/identities") });
  });
});

describe("permissions", () => {
  test("need the identity, and the configuration set when one is named", async () => {
    const sender = cloud.someone(allow("ses:SendEmail", IDENTITY));
    await send(simple("a@example.com"), sender);
    const withSet = send(simple("a@example.com", { ConfigurationSetName: "mail" }), sender);
    await expect(withSet).rejects.toMatchObject({
      name: "AccessDeniedException",
      message: expect.stringContaining("configuration-set/mail"),
    });
  });

  test("a grant for one From does not send as another", async () => {
    const sender = cloud.someone({ ...allow("ses:SendEmail"), conditions: { StringEquals: { "ses:FromAddress": [SENDER] } } });
    await send(simple("a@example.com"), sender);
    await expect(send(simple("a@example.com", { FromEmailAddress: "ceo@candor.example" }), sender)).rejects.toMatchObject({
      name: "AccessDeniedException",
    });
  });

  test("MIME needs its own action", async () => {
    const sender = cloud.someone(allow("ses:SendEmail"));
    const raw = { FromEmailAddress: SENDER, Content: { Raw: { Data: Buffer.from("To: a@example.com\r\n\r\nx") } } };
    await expect(send(raw, sender)).rejects.toMatchObject({ message: expect.stringContaining("ses:SendRawEmail") });
  });
});
