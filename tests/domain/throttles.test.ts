import { sentences } from "@candor/contract";
import { mail, multipart, pdfPart, textPart } from "@candor/core/channels/email/sample-mails.fixture";
import { expect, test } from "vitest";
import { anAddress, postAndWait, theAnswer } from "../support/mails/post-office.ts";
import { aCv } from "../support/pdf.ts";
import { asRecruiter, asRecruiterInDetail, aVisitor, faults, outboxOf } from "../support/product.ts";
import { freshAddress } from "../support/recruiter.ts";

asRecruiterInDetail(
  "a mail is taken though the table left its mailbox out of a batch, and its sender is told nothing false",
  async (recruiter) => {
    const job = await recruiter.openJob();
    const ada = anAddress("ada");
    const name = job.mailbox.slice(0, job.mailbox.indexOf("@"));
    const fault = await faults().add({
      service: "dynamodb",
      operation: "BatchGetItem",
      about: name,
      times: 2,
      does: { kind: "leave", items: 1 },
    });
    const content = multipart("mixed", textPart("My CV."), pdfPart(await aCv({ salt: ada }), "Ada.pdf"));
    await postAndWait(mail({ from: ada, to: job.mailbox }, content), { from: ada, to: job.mailbox });
    expect((await theAnswer(ada)).text).toContain("we have received:\n• Ada.pdf");
    expect(await fault.hits()).toBe(2);
  },
);

asRecruiter("files that the table left out of a batch are announced all the same", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  const fault = await faults().add({
    service: "dynamodb",
    operation: "BatchWriteItem",
    about: jobId,
    times: 3,
    does: { kind: "leave", items: 2 },
  });
  const files = ["one.pdf", "two.pdf", "three.pdf"].map((name) => ({ name, size: 10 }));
  await recruiter.ok("POST /api/jobs/{jobId}/uploads", { path: { jobId }, body: { files } });
  const { items } = await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId } });
  expect(items.map(({ name }) => name).toSorted()).toEqual(["one.pdf", "three.pdf", "two.pdf"]);
  expect(await fault.hits()).toBe(3);
});

asRecruiter("a table that throttles is answered with 503, and when to try again", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  const fault = await faults().add({ service: "dynamodb", about: jobId, does: { kind: "throttle" } });
  const refused = await recruiter.call("GET /api/jobs/{jobId}", { path: { jobId } });
  expect(refused).toMatchObject({
    status: 503,
    body: {
      code: "server.busy",
      message: "Too much is happening at once just now. Nothing was lost; please try again in a few seconds.",
    },
  });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  // Each call of the table is tried four times, and the request makes a few of them at once.
  expect(await fault.hits()).toBeLessThan(20);

  await fault.end();
  const transaction = { service: "dynamodb", operation: "TransactWriteItems", about: jobId } as const;
  const conflicts = await faults().add({ ...transaction, times: 3, does: { kind: "conflict" } });
  const close = { path: { jobId }, body: { status: "closed" } } as const;
  expect((await recruiter.call("PUT /api/jobs/{jobId}/status", close)).status).toBe(200);
  expect(await conflicts.hits()).toBe(3);
  await conflicts.end();
});

asRecruiter("a fault of ours is told as one in four languages, with the id of its log line", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  // A refusal that no service gives for now: the call was wrong.
  const does = { kind: "fail", code: "ValidationException", status: 400 } as const;
  const fault = await faults().add({ service: "dynamodb", about: jobId, does });
  const ask = async (language: string) =>
    (await recruiter.call("GET /api/jobs/{jobId}", { path: { jobId }, headers: { "accept-language": language } })).body;
  for (const [language, message] of [
    ["en", "Server error occurred"],
    ["de", sentences.de.server],
    ["es", sentences.es.server],
    ["tr", sentences.tr.server],
  ] as const)
    expect(await ask(language)).toMatchObject({ status: 500, code: "server", message, id: expect.stringMatching(/./) });
  await fault.end();
  expect(await ask("en")).toMatchObject({ id: jobId });
});

test(
  "while mails cannot be sent, a request for a link says so, does not count, and works again afterwards",
  { tags: "detail" },
  async () => {
    const visitor = aVisitor();
    const email = freshAddress();
    const ask = () =>
      visitor.call("POST /api/auth/magic-links", { body: { email, intent: "register", acceptTerms: true, locale: "de" } });
    const fault = await faults().add({ service: "ses", about: encodeURIComponent(email), does: { kind: "fail" } });
    for (let n = 0; n < 6; n++) {
      const refused = await ask();
      expect([refused.status, refused.body.code, refused.headers.get("retry-after")]).toEqual([503, "link.notSent", "60"]);
    }
    await fault.end();
    expect((await ask()).status).toBeLessThan(300);
    expect(await outboxOf(email)).toHaveLength(1);
  },
);
