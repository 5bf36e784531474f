import { mail, multipart, pdfPart, textPart } from "@candor/core/channels/email/sample-mails.fixture";
import { describe, expect, test } from "vitest";
import { postForm } from "../../scripts/client.ts";
import { buy, customerOf, dashboard, open, pay, stripe } from "../support/billing.ts";
import { aCoupon } from "../support/coupons.ts";
import { Extension } from "../support/extension.ts";
import { anAddress, postAndWait, theAnswer, until } from "../support/mails/post-office.ts";
import { aCv } from "../support/pdf.ts";
import { aPng } from "../support/pictures.ts";
import { aRecruiter, asOperator, aVisitor, leaveReadings, mailedToken, url } from "../support/product.ts";
import { Browser } from "../support/provider-visits.ts";
import { aBulkLink, publish, tokenOf } from "../support/publishing.ts";
import type { Recruiter } from "../support/recruiter.ts";

const end = (recruiter: Recruiter, confirm = recruiter.email) => recruiter.call("DELETE /api/account", { body: { confirm } });

/** Waits until the account of this id is not being erased any more. */
async function erased(accountId: string): Promise<void> {
  asOperator();
  const { EndingEntity } = await import("@candor/core/account/ending/ending.entity");
  await until(`${accountId} is erased`, async () => {
    const { data } = await EndingEntity.get({ list: "endings", accountId }).go({ consistent: true });
    return data === null ? true : undefined;
  });
}

/** Everything in table and bucket in which one of these words stands. */
async function leftOf(words: readonly string[]): Promise<string[]> {
  asOperator();
  const { everythingThatSays } = await import("@candor/core/kernel/inventory.fixture");
  return everythingThatSays(words);
}

const accountOf = async (recruiter: Recruiter) => (await recruiter.ok("GET /api/auth/session")).account.id;

const hasPoolUser = async (username: string) => {
  asOperator();
  const fixture = await import("@candor/core/account/session/pool-user.fixture");
  return fixture.hasPoolUser(username);
};

/** Fills an account by every way on which data comes in. Returns the words by which its data is told. */
async function fill(recruiter: Recruiter) {
  const { user, account } = await recruiter.ok("GET /api/auth/session");
  await recruiter.ok("POST /api/coupons/redeem", { body: { code: await aCoupon({ trialDays: 30 }) } });
  await recruiter.ok("PATCH /api/auth/session", { body: { name: "Ines Brandvold" } });
  await recruiter.ok("PUT /api/dashboard/visit");

  const { job, jobPublic, company } = await publish(recruiter);
  const path = { jobId: job.id };
  const second = await recruiter.openJob({ title: "Closed later" });
  await withLogo(recruiter, company.id);
  await recruiter.ok("PUT /api/jobs/{jobId}/mailbox", { path, body: { name: "grid-team" } });
  const { mailbox } = await recruiter.ok("GET /api/jobs/{jobId}", { path });

  // A recruiter's own files: read, dismissed, failed.
  const own = await recruiter.upload(job.id, await aCv({ name: "Ada Lovelace", salt: recruiter.email }));
  const failed = await recruiter.upload(job.id, Buffer.from("not a PDF"), "broken.pdf");
  const dismissed = await recruiter.upload(job.id, Buffer.from("not a PDF either"), "dismissed.pdf");
  await recruiter.ok("DELETE /api/jobs/{jobId}/uploads/{cvId}", { path: { ...path, cvId: dismissed.cvId } });

  // Through the public page, a bulk link, a mail with a letter, the extension, and out of the pool.
  const bytes = await aCv({ name: "Grace Hopper", salt: recruiter.email });
  const applied = await aVisitor().ok("POST /api/public/jobs/{jobPublic}/uploads", {
    path: { jobPublic },
    body: { email: anAddress(), source: "LinkedIn", consent: true, files: [{ name: "cv.pdf", size: bytes.length }] },
  });
  await postForm(applied.uploads[0]!, bytes);
  const link = await aBulkLink(recruiter, job.id);
  const bulk = await aVisitor().ok("POST /api/public/bulk/{token}/uploads", {
    path: { token: tokenOf(link) },
    body: { files: [{ name: "cv.pdf", size: bytes.length }] },
  });
  const byLink = await aCv({ name: "Bo Berg", salt: recruiter.email });
  await postForm(bulk.uploads[0]!, byLink);
  const from = anAddress("vera");
  const content = multipart(
    "mixed",
    textPart("Please find my CV attached."),
    pdfPart(await aCv({ name: "Vera Gone", salt: from }), "v.pdf"),
  );
  await postAndWait(mail({ from, to: mailbox }, content), { from, to: mailbox });
  await theAnswer(from);
  const extension = await Extension.of(recruiter, url());
  await extension.send(second.id, await aCv({ name: "Linus Sent", salt: recruiter.email }));
  await recruiter.ok("POST /api/jobs/{jobId}/candidates", { path: { jobId: second.id }, body: { cvIds: [own.cvId] } });
  await Promise.all([job.id, second.id].map((id) => recruiter.settled(id)));

  // Notes, an own order, a saved view, a visit, an export, a file that waits for the plan, more browsers, and Google.
  await recruiter.ok("PATCH /api/jobs/{jobId}/candidates/{cvId}", {
    path: { ...path, cvId: own.cvId },
    body: { interviewNotes: "Splendid", stage: "offer" },
  });
  await recruiter.ok("POST /api/jobs/{jobId}/candidates/{cvId}/place", {
    path: { ...path, cvId: own.cvId },
    body: { after: null },
  });
  await recruiter.ok("POST /api/views", { body: { name: "Offers", filter: {}, columns: [] } });
  await recruiter.ok("POST /api/account/export");
  await until("the export is ready", async () =>
    (await recruiter.ok("GET /api/account/export")).state === "ready" ? true : undefined,
  );
  await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path });
  await recruiter.ok("PUT /api/dashboard/visit");
  const late = await aCv({ name: "Wanda Waits", salt: recruiter.email });
  const [waiting, never] = [await recruiter.formFor(job.id, late), await recruiter.formFor(job.id, late)];
  await leaveReadings(recruiter.email, 0);
  await recruiter.post(waiting, late);
  await until("it waits", async () => {
    const { items } = await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path });
    return items.find(({ cvId, code }) => cvId === waiting.cvId && code === "cv.limit");
  });
  await recruiter.ok("POST /api/realtime/tickets");
  const other = aVisitor();
  await other.ok("POST /api/auth/magic-links", { body: { email: recruiter.email, intent: "login", acceptTerms: true } });
  await other.ok("POST /api/auth/session", { body: { token: await mailedToken(recruiter.email) } });
  const google = new Browser();
  await google.enter("google", { email: recruiter.email, proved: "on" });
  const { items: candidates } = await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path });
  expect(candidates.length).toBeGreaterThan(2);

  const cvIds = [own, failed, dismissed, never, waiting, ...applied.uploads, ...bulk.uploads].map(({ cvId }) => cvId);
  const words = [account.id, user.id, recruiter.email, job.id, second.id, company.id, ...cvIds, jobPublic, tokenOf(link)];
  const mailboxNames = [job.mailbox, mailbox].map((address) => address.split("@")[0]!);
  return { account, jobPublic, link, mailbox, extension, others: [other, google], words: [...words, ...mailboxNames] };
}

async function withLogo(recruiter: Recruiter, companyId: string): Promise<void> {
  const path = { companyId };
  const bytes = aPng();
  const body = { name: "logo.png", size: bytes.length, type: "image/png" };
  const { logoId, ...form } = await recruiter.ok("POST /api/companies/{companyId}/logo", { path, body });
  await recruiter.post(form, bytes);
  await recruiter.ok("PUT /api/companies/{companyId}/logo", { path, body: { logoId } });
  const unused = await recruiter.ok("POST /api/companies/{companyId}/logo", { path, body });
  await recruiter.post(unused, bytes);
}

test("an account that was filled in every way ends at once for everybody, and then nothing of it is stored", async () => {
  const recruiter = await aRecruiter();
  const { account, jobPublic, link, mailbox, extension, others, words } = await fill(recruiter);
  expect((await leftOf(words)).length).toBeGreaterThan(60);
  expect(await hasPoolUser(recruiter.email)).toBe(true);

  const reply = await end(recruiter, recruiter.email.toUpperCase());
  expect(reply.status).toBe(202);
  expect(recruiter.cookieNames()).toEqual([]);
  const answers = await Promise.all([
    aVisitor().call("GET /api/public/jobs/{jobPublic}", { path: { jobPublic } }),
    aVisitor().call("GET /api/public/bulk/{token}", { path: { token: tokenOf(link) } }),
    aVisitor().open(`/public/${jobPublic}`),
    ...others.map((client) => client.call("GET /api/auth/session")),
    extension.call("GET /api/extension/jobs"),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 401, 401, 401]);
  const login = { email: recruiter.email, intent: "login" as const, acceptTerms: true };
  expect(await aVisitor().call("POST /api/auth/magic-links", { body: login })).toMatchObject({
    status: 404,
    body: { code: "account.notRegistered" },
  });

  await erased(account.id);
  expect(await leftOf(words)).toEqual([]);
  expect(await hasPoolUser(recruiter.email)).toBe(false);
  const from = anAddress("late");
  await postAndWait(mail({ from, to: mailbox }, textPart("Is the job still open?")), { from, to: mailbox });
  expect((await theAnswer(from)).text).not.toContain("Nordlicht");
});

test("an account without anything in it ends as well, and the same address may register anew", { tags: "detail" }, async () => {
  const recruiter = await aRecruiter();
  const before = await accountOf(recruiter);
  await end(recruiter);
  // At once, while the old account is being erased.
  await recruiter.register(recruiter.email);
  const after = await recruiter.ok("GET /api/auth/session");
  expect(after.account.id).not.toBe(before);
  await erased(before);
  expect((await recruiter.ok("GET /api/auth/session")).account.id).toBe(after.account.id);
  await recruiter.ok("POST /api/jobs", { body: { title: "Baker" } });
});

describe("the end is refused", () => {
  test.for(["", "somebody-else@firm.example", "DELETE"])("with the confirmation %j, and nothing changes", async (confirm) => {
    const recruiter = await aRecruiter();
    expect(await end(recruiter, confirm)).toMatchObject({ status: 400, body: { code: "account.confirm" } });
    await recruiter.ok("GET /api/auth/session");
  });

  test("while Stripe does not answer: the account stays as it is", { tags: "detail" }, async () => {
    const recruiter = await aRecruiter();
    await buy(recruiter, { plan: "growth", period: "monthly" });
    await stripe().fail({ mode: 500, about: await customerOf(recruiter) });
    try {
      expect(await end(recruiter)).toMatchObject({ status: 503, body: { code: "billing.unavailable" } });
    } finally {
      await stripe().fail();
    }
    await recruiter.ok("GET /api/auth/session");
  });

  test("when another address than the member's is told, although it is the confirmation of a real account", async () => {
    const [recruiter, victim] = await Promise.all([aRecruiter(), aRecruiter()]);
    expect((await end(recruiter, victim.email)).status).toBe(400);
    await victim.ok("GET /api/auth/session");
  });

  test("with “User not found” where there is no user any more", async () => {
    const recruiter = await aRecruiter();
    asOperator();
    const { UserEntity } = await import("@candor/core/account/account.entity");
    await UserEntity.remove({ email: recruiter.email }).go();
    expect(await end(recruiter)).toMatchObject({ status: 404, body: { code: "user.notFound", message: "User not found" } });
  });
});

describe("payments", () => {
  test("end with the account, at once, and invoices and customer stay at Stripe", async () => {
    const recruiter = await aRecruiter();
    await buy(recruiter, { plan: "growth", period: "yearly" });
    const customer = await customerOf(recruiter);
    const accountId = await accountOf(recruiter);
    expect((await end(recruiter)).status).toBe(202);
    const { data: subscriptions } = await dashboard().subscriptions.list({ customer, status: "all" });
    expect(subscriptions.map(({ status }) => status)).toEqual(["canceled"]);
    expect((await dashboard().invoices.list({ customer })).data).toHaveLength(1);
    expect((await dashboard().customers.retrieve(customer)).deleted).not.toBe(true);
    await erased(accountId);
    expect(await leftOf([customer, accountId])).toEqual([]);
  });

  test("cannot be made any more on a page that was open", { tags: "detail" }, async () => {
    const recruiter = await aRecruiter();
    const { url: page } = await open(recruiter, { plan: "growth", period: "monthly" });
    const customer = await customerOf(recruiter);
    await end(recruiter);
    await expect(pay(page)).rejects.toThrow();
    expect((await dashboard().subscriptions.list({ customer, status: "all" })).data).toEqual([]);
  });
});

test(
  "a task that fails in the middle goes on where it stopped, and the daily run finds an end whose task was lost",
  { tags: "detail" },
  async () => {
    const recruiter = await aRecruiter();
    const { id: jobId } = await recruiter.openJob();
    const { cvId } = await recruiter.upload(jobId, await aCv({ salt: recruiter.email }));
    const { account, user } = await recruiter.ok("GET /api/auth/session");
    asOperator();
    const [{ EndingEntity }, { AccountEntity, UserEntity }, { Gathering }] = await Promise.all([
      import("@candor/core/account/ending/ending.entity"),
      import("@candor/core/account/account.entity"),
      import("@candor/core/tasks/digest/gathering"),
    ]);
    // As a kill leaves it: the account has ended, and its task is in no queue.
    await EndingEntity.put({ accountId: account.id, userId: user.id, email: recruiter.email }).go();
    await Promise.all([
      AccountEntity.remove({ accountId: account.id }).go(),
      UserEntity.remove({ email: recruiter.email }).go(),
      (await import("@candor/core/cv/cv.entity")).CvTextEntity.remove({ accountId: account.id, cvId }).go(),
    ]);
    expect(await Gathering.ofEndings()).toBeGreaterThan(0);
    await erased(account.id);
    expect(await leftOf([account.id, user.id, recruiter.email, jobId, cvId])).toEqual([]);
  },
);

test(
  "files that were on their way end without a trace, and the sweep that follows erases what was written late",
  { tags: "detail" },
  async () => {
    const recruiter = await aRecruiter();
    const { id: jobId } = await recruiter.openJob();
    const bytes = await aCv({ salt: recruiter.email });
    const form = await recruiter.formFor(jobId, bytes);
    const { account, user } = await recruiter.ok("GET /api/auth/session");
    await end(recruiter);
    await erased(account.id);
    await recruiter.post(form, bytes);
    const [{ runTask }, { UploadEntity, ArrivalEntity }, { Storage }] = await Promise.all([
      import("@candor/core/tasks/run"),
      import("@candor/core/upload/upload.entity"),
      import("@candor/core/kernel/storage"),
    ]);
    await until("the file is gone", async () => ((await Storage.incoming(form.cvId)) ? undefined : true));

    // A request that was under way writes after the end.
    const { cvId } = form;
    await ArrivalEntity.put({ cvId, accountId: account.id, jobId }).go();
    const late = { name: "late.pdf", size: 1, source: "email", locale: "en", state: "waiting" } as const;
    await UploadEntity.put({ accountId: account.id, jobId, cvId, ...late }).go();
    await Storage.keepLetter({ accountId: account.id, jobId, cvId }, bytes);
    const sweep = { type: "sweepAccount", accountId: account.id, userId: user.id, email: recruiter.email } as const;
    await runTask({ ...sweep, endedAt: new Date().toISOString(), jobIds: [jobId] });
    await until("nothing is left", async () => ((await leftOf([account.id, cvId])).length === 0 ? true : undefined));
  },
);
