import { faultsAt, startTestCloud, type FaultWanted } from "@candor/local/testing";
import { sentences } from "@candor/contract";
import { runHere } from "@candor/core/cv/text-rules";
import { createReader } from "@candor/documents";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { localSettings } from "../../infra/settings.ts";
import { synthesise } from "../../infra/synth.ts";
import { placeholderBuild } from "../../infra/testing.ts";
import { postForm } from "../../scripts/client.ts";
import { aCv } from "../support/pdf.ts";

/** The product's code on a real table and bucket. No function runs, so that each attempt is made by its test. */
const code = placeholderBuild();
const childPath = new URL("../../packages/documents/src/child.ts", import.meta.url);
const reader = createReader({ childPath, timeoutMs: 60_000 });

let cloud: Awaited<ReturnType<typeof startTestCloud>>;
let product: Awaited<ReturnType<typeof load>>;

async function load() {
  const [{ Account }, { Actor }, { Job }, { Upload }, { Analysis }, { Import }, { runImport }, { runAnalysis }] =
    await Promise.all([
      import("@candor/core/account/account"),
      import("@candor/core/kernel/actor"),
      import("@candor/core/job/job"),
      import("@candor/core/upload/upload"),
      import("@candor/core/candidacy/analysis/analysis"),
      import("@candor/core/channels/pool-import"),
      import("@candor/core/channels/run-import"),
      import("@candor/core/candidacy/analysis/run-analysis"),
    ]);
  const [{ Candidate }, { Cv }, { DeadLetters }, { Ranking }, { TextWork }] = await Promise.all([
    import("@candor/core/candidacy/candidate"),
    import("@candor/core/cv/cv"),
    import("@candor/core/tasks/dead-letters"),
    import("@candor/core/candidacy/ranking"),
    import("@candor/core/cv/text-work"),
  ]);
  const [{ Outbox }, { runTask }] = await Promise.all([import("@candor/core/kernel/outbox"), import("@candor/core/tasks/run")]);
  const work = { Analysis, Candidate, Cv, DeadLetters, Import, Outbox, Ranking, runAnalysis, runImport, runTask, TextWork };
  return { Account, Actor, Job, Upload, ...work };
}

beforeAll(async () => {
  cloud = await startTestCloud({ synthesise: (siteUrl, outdir) => synthesise(localSettings(siteUrl, code.built), outdir) });
  Object.assign(process.env, cloud.env("api-candidates"), cloud.env());
  vi.spyOn(console, "warn").mockReturnValue(undefined);
  product = await load();
});
afterAll(async () => {
  await reader.close();
  await cloud.stop();
  code.remove();
});

let members = 0;

/** Runs `body` as the member of a fresh account, with an open job. */
async function asMember(body: (place: { jobId: string; accountId: string }) => Promise<void>): Promise<void> {
  const { Account, Actor, Job, TextWork } = product;
  const email = `steps-${++members}@firm.example`;
  await Account.open({ email, locale: "en", termsVersion: "1", termsAcceptedAt: new Date().toISOString() });
  const { accountId, userId } = (await Account.findUser({ email }))!;
  const member = { type: "member", accountId, userId, email, sessionId: "s", role: "owner", permissions: [], locale: "en" };
  TextWork.runIn({ run: async (name, input) => runHere(name, input) });
  await Actor.enter(member as Parameters<typeof Actor.enter>[0], async () => {
    const { id } = await Job.create({ title: "Engineer", mustHaveRequirements: ["React"], description: "We look for React." });
    await body({ jobId: id, accountId });
  });
}

async function sent(jobId: string): Promise<string> {
  const bytes = await aCv();
  const { uploads } = await product.Upload.begin({ jobId, files: [{ name: "cv.pdf", size: bytes.length }] });
  expect((await postForm(uploads[0]!, bytes)).status).toBeLessThan(300);
  return uploads[0]!.cvId;
}

/** Refuses matching calls in a way that the client does not repeat. */
const fail = (fault: Omit<FaultWanted, "does">) =>
  faultsAt(cloud.url).add({ ...fault, does: { kind: "fail", code: "ValidationException", status: 400 } });

interface Place {
  readonly jobId: string;
}

/** The calls of a service that are refused, or the work on a text that ends badly. */
type Fails = (place: Place) => Omit<FaultWanted, "does"> | undefined;

/** The text's rules end as a crashed child does, and no service is asked. */
const textsFail = (work: string) => (): undefined => {
  product.TextWork.runIn({
    run: async (name, input) => {
      if (name === work) throw new Error("The child process ended");
      return runHere(name, input);
    },
  });
};

const readJob = ({ jobId }: Place): Omit<FaultWanted, "does"> => ({
  service: "dynamodb",
  operation: "GetItem",
  about: `$job_1#jobId_${jobId}`,
});

test.for<{ step: keyof typeof sentences.en; fails: Fails }>([
  { step: "job.readFailed", fails: readJob },
  {
    step: "account.readFailed",
    fails: () => ({ service: "dynamodb", operation: "GetItem", about: '"$account_1"' }),
  },
  { step: "cv.readFailed", fails: () => ({ service: "s3", operation: "GetObject", about: "incoming/" }) },
  { step: "cv.textFailed", fails: () => ({ service: "dynamodb", operation: "GetItem", about: "#sha256_" }) },
  { step: "cv.insertFailed", fails: () => ({ service: "dynamodb", operation: "TransactWriteItems" }) },
  { step: "score.updateFailed", fails: textsFail("evaluation") },
])("$step is shown on a file that fails there, in four languages, and counted", { tags: "detail" }, ({ step, fails }) =>
  asMember(async ({ jobId }) => {
    const { Analysis, Candidate, DeadLetters, TextWork, Upload } = product;
    const [cvId, lost] = [await sent(jobId), await sent(jobId)];
    const wanted = fails({ jobId });
    const fault = wanted && (await fail(wanted));
    for (const each of [cvId, lost]) await expect(Analysis.process(each, reader)).rejects.toMatchObject({ code: step });
    await fault?.end();
    TextWork.runIn({ run: async (name, input) => runHere(name, input) });
    const shown = async () => (await Upload.list({ jobId })).items;
    expect(await shown()).toMatchObject([
      { state: "error", code: step },
      { state: "error", code: step },
    ]);
    for (const locale of ["en", "de", "es", "tr"] as const) expect(sentences[locale][step]).toBeTruthy();

    await DeadLetters.failFile(lost);
    await Analysis.process(cvId, reader);
    const items = new Map((await shown()).map((item) => [item.cvId, item]));
    expect(items.get(lost)).toMatchObject({ state: "failed", code: step, canRetry: true });
    expect(items.get(cvId)).toMatchObject({ state: "complete", code: null });
    expect(await Candidate.get({ jobId, cvId })).toMatchObject({ errorCount: 1, error: null });
  }),
);

test("cv.applyFailed is shown on a CV of the pool that could not be added to a job", { tags: "detail" }, () =>
  asMember(async ({ jobId, accountId }) => {
    const { Analysis, Candidate, Import, Job, runImport, Upload } = product;
    const cvId = await sent(jobId);
    await Analysis.process(cvId, reader);
    const other = await Job.create({ title: "Engineer", description: "React" });
    await Import.request({ jobId: other.id, cvIds: [cvId] });
    const fault = await fail({ service: "dynamodb", operation: "TransactWriteItems" });
    const order = { type: "import", accountId, jobId: other.id, cvIds: [cvId], locale: "en" } as const;
    await expect(runImport(order)).rejects.toMatchObject({ code: "cv.applyFailed" });
    expect((await Upload.list({ jobId: other.id })).items).toMatchObject([{ state: "error", code: "cv.applyFailed" }]);

    await fault.end();
    await runImport(order);
    expect((await Upload.list({ jobId: other.id })).items).toMatchObject([{ state: "complete", code: null }]);
    expect(await Candidate.get({ jobId: other.id, cvId })).toMatchObject({ errorCount: 1 });
  }),
);

test.for<{ step: keyof typeof sentences.en; fails: Fails }>([
  { step: "job.readFailed", fails: readJob },
  { step: "cv.readFailed", fails: () => ({ service: "s3", operation: "GetObject", about: "text/" }) },
  { step: "score.updateFailed", fails: textsFail("evaluation") },
  { step: "analysis.updateFailed", fails: () => ({ service: "dynamodb", operation: "TransactWriteItems" }) },
])("$step is shown and counted when a candidate is analyzed again, until an analysis succeeds", ({ step, fails }) =>
  asMember(async ({ jobId, accountId }) => {
    const { Analysis, Candidate, Job, Ranking, runAnalysis, TextWork } = product;
    const cvId = await sent(jobId);
    await Analysis.process(cvId, reader);
    const [first, ...others] = (await Job.get({ jobId })).criteria;
    await Ranking.setCriteria({ jobId, criteria: [{ ...first!, text: "Vue" }, ...others] });
    const wanted = fails({ jobId });
    const fault = wanted && (await fail(wanted));
    const order = { type: "analyze", accountId, jobId, cvIds: [cvId], locale: "en" } as const;
    await expect(runAnalysis(order)).rejects.toMatchObject({ code: step });
    await fault?.end();
    TextWork.runIn({ run: async (name, input) => runHere(name, input) });
    expect(await Candidate.get({ jobId, cvId })).toMatchObject({ errorCount: 1, error: step });

    await runAnalysis(order);
    expect(await Candidate.get({ jobId, cvId })).toMatchObject({ errorCount: 1, error: null });
  }),
);

test(
  "an import from the pool goes on though its order could not be sent, or the process ended just then",
  { tags: "detail" },
  () =>
    asMember(async ({ jobId, accountId }) => {
      const { Analysis, Import, Job, Outbox, runImport, runTask, Upload } = product;
      const cvId = await sent(jobId);
      await Analysis.process(cvId, reader);
      const other = await Job.create({ title: "Engineer", description: "React" });
      const queues = await faultsAt(cloud.url).add({ service: "sqs", about: other.id, does: { kind: "fail" } });
      expect(await Import.request({ jobId: other.id, cvIds: [cvId] })).toMatchObject({ queued: 1 });
      expect((await Upload.list({ jobId: other.id })).items).toMatchObject([{ state: "analyzing" }]);
      expect(await queues.hits()).toBeGreaterThan(0);
      await queues.end();

      const orders = await faultsAt(cloud.url).add({ service: "sqs", about: other.id, does: { kind: "delay", ms: 0 } });
      await Outbox.payAll(Date.now() + 60_000);
      await runTask({ type: "importCvs", accountId, jobId: other.id, cvIds: [cvId], locale: "en" });
      // The task, and the order that it sends.
      expect(await orders.hits()).toBe(2);
      await runImport({ type: "import", accountId, jobId: other.id, cvIds: [cvId], locale: "en" });
      expect((await Upload.list({ jobId: other.id })).items).toMatchObject([{ state: "complete" }]);
    }),
);
