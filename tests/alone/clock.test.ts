import { afterAll, beforeAll, expect, test } from "vitest";
import { aSignedInPage, inBrowser } from "../support/browser.ts";
import { aChallenge, askCode, Extension, REDIRECT } from "../support/extension.ts";
import { OwnCloud } from "../support/own-cloud.ts";
import { aCv } from "../support/pdf.ts";
import { aRecruiter, aVisitor, advanceClock, mailedToken, useProduct } from "../support/product.ts";
import { freshAddress } from "../support/recruiter.ts";
import { addressFor, refusalOf } from "../support/socket.ts";

let cloud: OwnCloud;
beforeAll(async () => {
  cloud = await OwnCloud.start();
  useProduct(cloud.url);
});
afterAll(() => cloud.remove());

test("a link that is older than fifteen minutes has expired", async () => {
  const email = freshAddress();
  await aVisitor().ok("POST /api/auth/magic-links", { body: { email, intent: "register", acceptTerms: true } });
  await advanceClock("PT15M1S");
  expect(await aVisitor().call("POST /api/auth/session", { body: { token: await mailedToken(email) } })).toMatchObject({
    status: 410,
    body: { code: "link.expired" },
  });
});

test("a session is renewed on the way when its access token ends, and again after a month", async () => {
  const recruiter = await aRecruiter();
  for (const later of ["PT58M45S", "PT2H", "P30D"]) {
    await advanceClock(later);
    const reply = await recruiter.call("GET /api/auth/session");
    expect({ later, status: reply.status }).toEqual({ later, status: 200 });
    expect(reply.headers.getSetCookie().length).toBeGreaterThan(0);
    expect(reply.headers.get("session-renewed")).toBe("1");
    const next = await recruiter.call("GET /api/auth/session");
    expect([next.headers.getSetCookie(), next.headers.get("session-renewed")]).toEqual([[], null]);
  }
});

test("a session ends after 400 days", async () => {
  const recruiter = await aRecruiter();
  await advanceClock("P401D");
  expect(await recruiter.call("GET /api/auth/session")).toMatchObject({ status: 401, body: { code: "session.missing" } });
});

test("a trial lasts seven days; then CVs wait for a plan, and the message says so", async () => {
  const recruiter = await aRecruiter();
  const { id: jobId } = await recruiter.openJob();
  const ask = () =>
    recruiter.call("POST /api/jobs/{jobId}/uploads", { path: { jobId }, body: { files: [{ name: "cv.pdf", size: 1 }] } });

  await advanceClock("P6DT23H");
  expect((await ask()).status).toBe(201);
  await advanceClock("PT2H");
  expect(await ask()).toMatchObject({ status: 402, body: { code: "subscription.expired" } });
  expect((await recruiter.ok("GET /api/auth/session")).account.plan.state).toBe("expired");
});

test("the hourly count of links begins again after an hour", async () => {
  const email = freshAddress();
  const ask = () => aVisitor().call("POST /api/auth/magic-links", { body: { email, intent: "register", acceptTerms: true } });
  for (let links = 0; links < 5; links++) expect((await ask()).status).toBe(202);
  expect((await ask()).status).toBe(429);
  await advanceClock("PT1H");
  expect((await ask()).status).toBe(202);
});

test("a ticket opens nothing after a minute", async () => {
  const recruiter = await aRecruiter();
  const address = await addressFor(recruiter);
  await advanceClock("PT61S");
  expect(await refusalOf(address)).toMatchObject({ status: 403 });
});

test("a code for the extension is refused after a minute", async () => {
  const recruiter = await aRecruiter();
  const { verifier, challenge } = aChallenge();
  const { code } = await askCode(recruiter, challenge);
  await advanceClock("PT61S");
  const body = { code, verifier, redirectUri: REDIRECT, browser: "Chrome" };
  expect(await aVisitor().call("POST /api/extension/tokens", { body })).toMatchObject({
    status: 400,
    body: { code: "extension.code" },
  });
});

test("a connected browser is connected for ninety days from its last use", async () => {
  const recruiter = await aRecruiter();
  const [used, forgotten] = await Promise.all(["Used", "Forgotten"].map((name) => Extension.of(recruiter, cloud.url, name)));
  const ask = (extension: Extension | undefined) => extension!.call("GET /api/extension/jobs");
  const listed = async () => (await recruiter.ok("GET /api/extension/tokens")).tokens.map(({ browser }) => browser);

  await advanceClock("P50D");
  expect((await ask(used)).status).toBe(200);
  expect(await listed()).toEqual(["Used", "Forgotten"]);
  await advanceClock("P41D");
  expect(await ask(forgotten)).toMatchObject({ status: 401, body: { code: "extension.token" } });
  expect(await listed()).toEqual(["Used"]);
  expect((await ask(used)).status).toBe(200);
  await advanceClock("P91D");
  expect(await ask(used)).toMatchObject({ status: 401, body: { code: "extension.token" } });
  expect(await listed()).toEqual([]);
});

inBrowser("a trial that has ended says so on every page, and refused CVs lead to the plans", async () => {
  const { page, recruiter } = await aSignedInPage();
  const { id } = await recruiter.openJob();
  await page.goto(`/dashboard/jobs/${id}`);
  await page.getByText("No candidates yet").waitFor();
  await page.goto("/dashboard");
  await page.getByRole("heading", { name: "Your trial ends in 7 days" }).waitFor();
  await advanceClock("P8D");
  await page.reload();
  await page.getByRole("heading", { name: "Your trial has ended" }).waitFor();
  await page.getByRole("link", { name: "Manage Subscription" }).click();
  await page.getByText("New CVs wait and are not read; what is here stays readable.").waitFor();

  await page.goto(`/dashboard/jobs/${id}`);
  await page.getByText("No candidates yet").waitFor();
  await page
    .locator("input[type=file][multiple]")
    .first()
    .setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4") });
  await page.getByText("Your subscription has expired.").waitFor();
  await page.getByRole("main").getByRole("link", { name: "See plans" }).click();
  await page.getByRole("heading", { name: "Plans", exact: true }).waitFor();
});

test("a visit to the dashboard ends after an hour, and what came after its beginning is new at the next", async () => {
  const recruiter = await aRecruiter();
  const { id: jobId } = await recruiter.openJob();
  const { cvId: first } = await recruiter.upload(jobId, await aCv({ name: "Ada First" }));
  const news = () => recruiter.ok("GET /api/dashboard/news");
  const look = () => recruiter.ok("PUT /api/dashboard/visit");
  await look();
  await advanceClock("PT50M");
  await look();
  expect(await news()).toMatchObject({ lastVisit: null, fresh: 1, candidates: [{ cvId: first }] });

  await advanceClock("PT11M");
  const { cvId: second } = await recruiter.upload(jobId, await aCv({ name: "Bo Second" }));
  const { lastVisit } = await news();
  expect(await news()).toMatchObject({ since: lastVisit, fresh: 1, candidates: [{ cvId: second }] });
  await look();
  await look();
  // A page that is opened again in the same visit shows the same news.
  expect(await news()).toMatchObject({ lastVisit, fresh: 1 });

  await advanceClock("P8D");
  await look();
  expect(await news()).toMatchObject({ fresh: 0, candidates: [], waits: { undecided: [{ jobId, count: 2 }] } });
  await recruiter.ok("PATCH /api/jobs/{jobId}/candidates", {
    path: { jobId },
    body: { cvIds: [first, second], stage: "interviewing" },
  });
  expect((await news()).waits).toMatchObject({ undecided: [], undecidedSince: null });
});

test("candidates who came since the previous visit to a job are new, until the next visit", async () => {
  const recruiter = await aRecruiter();
  const { id: jobId } = await recruiter.openJob();
  const list = () => recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId }, query: { sort: "applied" } });
  const visit = () => recruiter.ok("PUT /api/jobs/{jobId}/visit", { path: { jobId } });
  await recruiter.upload(jobId, await aCv({ name: "Ada Lovelace" }));
  expect(await list()).toMatchObject({ since: null, fresh: 0 });
  await visit();
  expect(await list()).toMatchObject({ since: null, fresh: 0 });

  await recruiter.upload(jobId, await aCv({ name: "Grace Hopper" }));
  await advanceClock("PT31M");
  const { since, fresh, items } = await list();
  expect([fresh, items.filter(({ createdAt }) => createdAt > since!).map(({ fullName }) => fullName)]).toEqual([
    1,
    ["Grace Hopper"],
  ]);
  // A second page in the same visit shows the same.
  await visit();
  await advanceClock("PT10M");
  await visit();
  expect(await list()).toMatchObject({ since, fresh: 1 });
  await advanceClock("PT31M");
  expect(await list()).toMatchObject({ fresh: 0 });

  expect(await (await aRecruiter()).call("PUT /api/jobs/{jobId}/visit", { path: { jobId } })).toMatchObject({
    status: 404,
    body: { code: "job.notFound" },
  });
});
