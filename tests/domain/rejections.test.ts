import { expect } from "vitest";
import { until } from "../support/mails/post-office.ts";
import { cvLines, pdfOf } from "../support/pdf.ts";
import { asOperator, asRecruiter, asRecruiterInDetail, outboxOf } from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";

const HOUR_MS = 3_600_000;

/** Sends the letters that are due so many hours from now, as the product does every minute. */
async function hoursPass(hours: number): Promise<void> {
  asOperator();
  const { PendingLetters } = await import("@candor/core/candidacy/pending-letters");
  await PendingLetters.sendDue(Date.now() + hours * HOUR_MS);
}

const LETTER = {
  locale: "en",
  subject: "Your application",
  text: "Dear {{name}},\n\nWe decided for somebody else.\n\nKind regards",
  afterHours: 24,
} as const;

/** A last name that nobody else has: the address in a CV is made of the name. */
const lastName = (): string => `B${[...Array(12)].map(() => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join("")}`;

/** A job with candidates of these names, each with an address of their own. */
async function aJobWith(recruiter: Recruiter, names: readonly string[]) {
  const { id: jobId } = await recruiter.openJob();
  const people = [];
  for (const name of names) {
    const { cvId } = await recruiter.upload(jobId, await pdfOf(cvLines({ name })), `${name}.pdf`);
    people.push({ cvId, name, email: `${name.toLowerCase().replace(" ", ".")}@post.example` });
  }
  return { jobId, people };
}

const reject = (recruiter: Recruiter, jobId: string, body: object) =>
  recruiter.ok("POST /api/jobs/{jobId}/candidates/rejections", { path: { jobId }, body: body as never });
const shown = (recruiter: Recruiter, jobId: string, cvId: string) =>
  recruiter.ok("GET /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId } });

asRecruiter("a reason is kept with each rejected candidate: in the list, the filter and the history", async (recruiter) => {
  const { jobId, people } = await aJobWith(recruiter, ["Ada Lovelace", "Bo Diddley", "Cy Twombly"]);
  const [ada, bo] = people;
  const cvIds = [ada!.cvId, bo!.cvId];
  expect(await reject(recruiter, jobId, { cvIds, reason: "  Too little,\n experience " })).toMatchObject({
    moved: [{ from: "screening" }, { from: "screening" }],
    letters: 0,
  });
  const reason = "Too little, experience";
  const list = await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId }, query: { reason, sort: "name" } });
  expect(list.items.map(({ fullName, stage, rejectedFor }) => [fullName, stage, rejectedFor])).toEqual([
    ["Ada Lovelace", "rejected", reason],
    ["Bo Diddley", "rejected", reason],
  ]);
  expect(list.facets.reasons).toEqual([{ reason, count: 2 }]);
  const { history } = await shown(recruiter, jobId, ada!.cvId);
  expect(history.at(-1)).toMatchObject({ what: "stage", from: "screening", to: "rejected", reason, by: recruiter.email });

  // A candidate who is moved on is not rejected for anything.
  await recruiter.ok("PATCH /api/jobs/{jobId}/candidates", { path: { jobId }, body: { cvIds, stage: "screening" } });
  expect(await shown(recruiter, jobId, ada!.cvId)).toMatchObject({ stage: "screening", rejectedFor: null });
});

asRecruiter("a rejection is mailed after a day, with the name in it and replies to the recruiter", async (recruiter) => {
  const { jobId, people } = await aJobWith(recruiter, [`Ada ${lastName()}`]);
  const [{ cvId, email, name }] = people as [(typeof people)[0]];
  expect(await reject(recruiter, jobId, { cvIds: [cvId], letter: LETTER })).toMatchObject({ letters: 1 });
  const { letter } = await shown(recruiter, jobId, cvId);
  expect(letter).toMatchObject({ subject: LETTER.subject, text: LETTER.text });
  const hours = (Date.parse(letter!.sendAt) - Date.now()) / HOUR_MS;
  expect(hours).toBeGreaterThan(23.9);
  expect(hours).toBeLessThanOrEqual(24);

  await hoursPass(23);
  expect(await outboxOf(email)).toEqual([]);
  await hoursPass(25);
  const mail = await until("the rejection is mailed", async () => (await outboxOf(email))[0]);
  expect(mail).toMatchObject({ replyTo: [recruiter.email], subject: LETTER.subject });
  expect(mail.text).toContain(`Dear ${name},\n\nWe decided for somebody else.`);
  await expect.poll(async () => (await shown(recruiter, jobId, cvId)).letter).toBeNull();
  expect((await shown(recruiter, jobId, cvId)).history.at(-1)).toMatchObject({
    what: "mailed",
    to: LETTER.subject,
    by: "Candor",
  });
  await hoursPass(26);
  expect(await outboxOf(email)).toHaveLength(1);
});

asRecruiterInDetail("a mail that waits is stopped by a press, by another stage, and by leaving the job", async (recruiter) => {
  const { jobId, people } = await aJobWith(recruiter, [`Ada ${lastName()}`, `Bo ${lastName()}`, `Cy ${lastName()}`]);
  const [ada, bo, cy] = people.map(({ cvId }) => cvId) as [string, string, string];
  await reject(recruiter, jobId, { cvIds: [ada, bo, cy], letter: LETTER });
  const stop = () => recruiter.call("DELETE /api/jobs/{jobId}/candidates/{cvId}/letter", { path: { jobId, cvId: ada } });
  expect((await stop()).status).toBe(204);
  expect(await stop()).toMatchObject({ status: 404, body: { code: "row.notUpdated" } });
  await recruiter.ok("PATCH /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId: bo }, body: { stage: "offer" } });
  await recruiter.ok("DELETE /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId: cy } });
  expect(await shown(recruiter, jobId, ada)).toMatchObject({ stage: "rejected", letter: null });
  expect(await shown(recruiter, jobId, bo)).toMatchObject({ letter: null });
  await hoursPass(25);
  for (const { email } of people) expect(await outboxOf(email)).toEqual([]);
});

asRecruiter("reasons and templates are the account's own, in its language until they are changed", async (recruiter) => {
  const first = await recruiter.ok("GET /api/phrases");
  expect(first.reasons).toContain("Too little experience");
  expect(first.letters).toEqual([]);
  const set = await recruiter.ok("PUT /api/phrases/reasons", { body: { reasons: ["Too far", "Too far", "Too late"] } });
  expect(set.reasons).toEqual(["Too far", "Too late"]);
  const own = { subject: "Thank you", text: "Hello {{name}}" };
  const place = { letter: "rejection", locale: "de" } as const;
  await recruiter.ok("PUT /api/phrases/letters", { body: { ...place, own } });
  expect((await recruiter.ok("GET /api/phrases")).letters).toEqual([{ ...place, ...own }]);
  expect((await recruiter.ok("PUT /api/phrases/letters", { body: { ...place, own: null } })).letters).toEqual([]);
  expect((await recruiter.ok("PUT /api/phrases/reasons", { body: { reasons: [] } })).reasons).toEqual(first.reasons);
});
