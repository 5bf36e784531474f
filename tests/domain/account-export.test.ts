import { mail, multipart, pdfPart, textPart } from "@candor/core/channels/email/sample-mails.fixture";
import { unzipSync } from "fflate";
import { expect, test, vi } from "vitest";
import { anAddress, postAndWait, theAnswer, until } from "../support/mails/post-office.ts";
import { SETTLED_MS } from "../support/patience.ts";
import { aCv, pdfOf } from "../support/pdf.ts";
import { aPng } from "../support/pictures.ts";
import {
  aRecruiter,
  asRecruiter,
  asRecruiterInDetail,
  asRecruiterAtSize,
  aVisitor,
  faults,
  leaveReadings,
} from "../support/product.ts";
import { publish } from "../support/publishing.ts";
import type { Recruiter } from "../support/recruiter.ts";

/** Waits for the export, and returns the files of its ZIP files by path. */
async function exported(recruiter: Recruiter): Promise<Record<string, Uint8Array>> {
  const { parts } = await vi.waitFor(
    async () => {
      const found = await recruiter.ok("GET /api/account/export");
      expect(found.state).toBe("ready");
      return found;
    },
    { timeout: SETTLED_MS, interval: 200 },
  );
  const files: Record<string, Uint8Array> = {};
  for (const { number, name, size } of parts) {
    const path = { number: String(number) };
    const { headers } = await recruiter.call("GET /api/account/export/files/{number}", { path });
    const answer = await fetch(headers.get("location")!);
    expect(answer.headers.get("content-disposition")).toContain(name);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(bytes).toHaveLength(size);
    Object.assign(files, unzipSync(bytes));
  }
  return files;
}

const parsed = <T>(bytes: Uint8Array | undefined): T => JSON.parse(new TextDecoder().decode(bytes)) as T;

asRecruiter(
  "an account is exported whole: jobs, candidates with score, quotes, summary, questions, stage and notes, own texts, and the CVs' own bytes",
  async (recruiter) => {
    expect(await recruiter.ok("GET /api/account/export")).toMatchObject({ state: "none", parts: [] });
    await recruiter.ok("POST /api/companies", { body: { name: "Tallyworks GmbH" } });
    const { id: jobId } = await recruiter.openJob({
      title: "Grid / Operations: Planner",
      mustHaveRequirements: ["Kubernetes"],
    });
    const bytes = await aCv({ name: "Ada Lovelace" });
    const { cvId } = await recruiter.upload(jobId, bytes, "Ada ../../Lovelace.pdf");
    await recruiter.ok("PATCH /api/jobs/{jobId}/candidates/{cvId}", {
      path: { jobId, cvId },
      body: { stage: "interviewing", interviewNotes: "Asks good questions" },
    });
    const own = { subject: "Your application", text: "Dear {{name}}, thank you." };
    await recruiter.ok("PUT /api/phrases/reasons", { body: { reasons: ["Prefers the night shift"] } });
    await recruiter.ok("PUT /api/phrases/letters", { body: { letter: "rejection", locale: "en", own } });
    await recruiter.ok("POST /api/views", { body: { name: "Offers", filter: {}, columns: [] } });

    expect(await recruiter.ok("POST /api/account/export")).toMatchObject({ state: "making" });
    const files = await exported(recruiter);
    const paths = Object.keys(files);
    expect(paths.filter((path) => /\.\.|^\//u.test(path))).toEqual([]);
    expect(parsed(files["account.json"])).toMatchObject({ user: { email: recruiter.email } });
    expect(parsed(files["companies.json"])).toMatchObject([{ name: "Tallyworks GmbH" }]);
    expect(parsed(files["phrases.json"])).toEqual({
      reasons: ["Prefers the night shift"],
      letters: [{ letter: "rejection", locale: "en", ...own }],
    });
    expect(parsed(files["views.json"])).toMatchObject([{ name: "Offers" }]);
    const job = paths.find((path) => path.endsWith("/job.json"))!;
    expect(parsed(files[job])).toMatchObject({ id: jobId, title: "Grid / Operations: Planner" });
    interface Exported {
      readonly file: { readonly path: string };
      readonly profile: object;
      readonly marks: readonly { readonly quotes?: readonly unknown[] }[];
    }
    const candidate = parsed<Exported>(files[job.replace("job.json", `candidates/${cvId}.json`)]);
    const shown = await recruiter.ok("GET /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId } });
    expect(candidate).toMatchObject({
      stage: "interviewing",
      interviewNotes: "Asks good questions",
      marks: JSON.parse(JSON.stringify(shown.marks)) as object[],
      overallSummary: shown.overallSummary,
      interviewRecommendation: shown.interviewRecommendation,
      interviewQuestions: shown.interviewQuestions,
      profile: { fullName: { value: "Ada Lovelace" } },
    });
    expect(shown.interviewQuestions.length).toBeGreaterThan(0);
    expect(parsed(files[candidate.file.path.replace(/pdf$/u, "json")])).toMatchObject({ cvId, profile: candidate.profile });
    expect(Buffer.from(files[candidate.file.path]!).equals(Buffer.from(bytes))).toBe(true);
    expect(await recruiter.ok("GET /api/account/export")).toMatchObject({ done: 4, total: 4 });
  },
);

asRecruiterInDetail("the order that a job's candidates were given is in the export, stage by stage", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  const ids: string[] = [];
  for (const name of ["Ada Lovelace", "Bo Berg", "Cy Twombly"]) {
    ids.push((await recruiter.upload(jobId, await aCv({ name, salt: recruiter.email }))).cvId);
  }
  const [ada, bo, cy] = ids as [string, string, string];
  const call = "POST /api/jobs/{jobId}/candidates/{cvId}/place";
  await recruiter.ok(call, { path: { jobId, cvId: cy }, body: { after: null } });
  await recruiter.ok("PATCH /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId: bo }, body: { stage: "offer" } });
  await recruiter.ok(call, { path: { jobId, cvId: bo }, body: { after: null } });
  await recruiter.ok(call, { path: { jobId, cvId: ada }, body: { after: cy } });

  await recruiter.ok("POST /api/account/export");
  const files = await exported(recruiter);
  const job = Object.keys(files).find((path) => path.endsWith("/job.json"));
  const { ownOrder } = parsed<{ ownOrder: readonly { stage: string }[] }>(files[job!]);
  expect(ownOrder.toSorted((a, b) => a.stage.localeCompare(b.stage))).toEqual([
    { stage: "offer", cvIds: [bo] },
    { stage: "screening", cvIds: [cy, ada] },
  ]);
});

asRecruiterInDetail("summaries and questions of an export are in the language in which it was asked for", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  const { cvId } = await recruiter.upload(jobId, await aCv({ salt: recruiter.email }));
  const headers = { "accept-language": "de" };
  const shown = await recruiter.ok("GET /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId }, headers });
  await recruiter.ok("POST /api/account/export", { headers });
  const files = await exported(recruiter);
  const candidate = Object.keys(files).find((path) => path.endsWith(`candidates/${cvId}.json`));
  expect(parsed(files[candidate!])).toMatchObject({ overallSummary: shown.overallSummary });
  expect(shown.overallSummary).not.toBe(
    (await recruiter.ok("GET /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId } })).overallSummary,
  );
});

asRecruiterAtSize(
  "an account that fills several ZIP files has each logo, letter, CV and waiting file in one of them",
  async (recruiter) => {
    const { job, company } = await publish(recruiter);
    const path = { companyId: company.id };
    const logo = aPng();
    const body = { name: "logo.png", size: logo.length, type: "image/png" };
    const { logoId, ...form } = await recruiter.ok("POST /api/companies/{companyId}/logo", { path, body });
    await recruiter.post(form, logo);
    await recruiter.ok("PUT /api/companies/{companyId}/logo", { path, body: { logoId } });

    const from = anAddress("vera");
    const letter = await pdfOf([
      "Application as a planner",
      "Dear Ms Brandvold,",
      "I am writing to apply for the position of planner. For six years I have planned grids, and I would like to do so for you.",
      "I would be glad to meet you in person.",
      "Yours sincerely,",
      "Vera Gone",
    ]);
    const content = multipart(
      "mixed",
      textPart("Please find my documents attached."),
      pdfPart(await aCv({ name: "Vera Gone", salt: from }), "vera.pdf"),
      pdfPart(letter, "letter.pdf"),
    );
    await postAndWait(mail({ from, to: job.mailbox }, content), { from, to: job.mailbox });
    await theAnswer(from);
    for (const name of ["Ada Lovelace", "Bo Berg"]) await recruiter.upload(job.id, await aCv({ name, salt: from }));
    await recruiter.settled(job.id);
    const late = await aCv({ name: "Wanda Waits", salt: from });
    const waiting = await recruiter.formFor(job.id, late, "wanda.pdf");
    await leaveReadings(recruiter.email, 0);
    await recruiter.post(waiting, late);
    await until("it waits", async () => {
      const { items } = await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId: job.id } });
      return items.find(({ cvId, code }) => cvId === waiting.cvId && code === "cv.limit");
    });

    // Three files of 12 MB do not fit into one ZIP file.
    const { account } = await recruiter.ok("GET /api/auth/session");
    const large = new Uint8Array(12 * 1024 * 1024);
    const { Storage } = await import("@candor/core/kernel/storage");
    const { CvEntity } = await import("@candor/core/cv/cv.entity");
    const { data: cvs } = await CvEntity.query.byArrival({ accountId: account.id }).go({ pages: "all" });
    expect(cvs).toHaveLength(3);
    for (const { sha256 } of cvs) {
      await Storage.keep(account.id, sha256, large, (await Storage.reading(account.id, sha256))!);
    }

    await recruiter.ok("POST /api/account/export");
    const files = await exported(recruiter);
    const { parts, done, total } = await recruiter.ok("GET /api/account/export");
    expect(parts.map(({ number, name }) => [number, name.slice(-6)])).toEqual([
      [1, "-1.zip"],
      [2, "-2.zip"],
    ]);
    expect([done, total]).toEqual([9, 9]);
    const paths = Object.keys(files);
    const found = (pattern: RegExp) => paths.filter((each) => pattern.test(each));
    expect(found(/^cvs\/.+\.pdf$/u)).toHaveLength(3);
    expect(found(/^logos\/.+\.png$/u)).toEqual([`logos/${company.id}.png`]);
    expect(files[`logos/${company.id}.png`]!.length).toBeGreaterThan(50);
    const [letterPath] = found(/\/letters\/.+\.pdf$/u);
    expect(Buffer.from(files[letterPath!]!).equals(Buffer.from(letter))).toBe(true);
    const [waitingPath] = found(/^waiting\/wanda .+\.pdf$/u);
    expect(Buffer.from(files[waitingPath!]!).equals(Buffer.from(late))).toBe(true);
  },
);

test("nobody gets at the export of another account, and a visitor at none", async () => {
  const [owner, stranger] = [await aRecruiter(), await aRecruiter()];
  await owner.ok("POST /api/account/export");
  await exported(owner);
  expect(await stranger.ok("GET /api/account/export")).toMatchObject({ state: "none", parts: [] });
  const file = "GET /api/account/export/files/{number}";
  for (const number of ["1", "2", "1/../1"]) {
    expect((await stranger.call(file, { path: { number } })).status).toBe(404);
  }
  expect((await owner.call(file, { path: { number: "2" } })).status).toBe(404);
  for (const key of ["GET /api/account/export", "POST /api/account/export", file] as const) {
    expect((await aVisitor().call(key, { path: { number: "1" } })).status).toBe(401);
  }
});

asRecruiterInDetail("presses while an export is being made begin no second one", async (recruiter) => {
  // An empty account is exported between two presses otherwise.
  const { account } = await recruiter.ok("GET /api/auth/session");
  const slow = await faults().add({
    service: "dynamodb",
    caller: "run-tasks",
    about: account.id,
    does: { kind: "delay", ms: 2000 },
  });
  await recruiter.ok("POST /api/account/export");
  const { askedAt } = await recruiter.ok("POST /api/account/export");
  expect((await recruiter.ok("POST /api/account/export")).askedAt).toBe(askedAt);
  await slow.end();
  await exported(recruiter);
  expect((await recruiter.ok("GET /api/account/export")).askedAt).toBe(askedAt);
});
