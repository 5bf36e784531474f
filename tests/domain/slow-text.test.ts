import { createReader } from "@candor/documents";
import { runHere } from "@candor/core/cv/text-rules";
import { redact } from "@candor/scoring";
import { startTestCloud } from "@candor/local/testing";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { localSettings } from "../../infra/settings.ts";
import { synthesise } from "../../infra/synth.ts";
import { placeholderBuild } from "../../infra/testing.ts";
import { postForm } from "../../scripts/client.ts";
import { aCv } from "../support/pdf.ts";

/** The product's code on a real table and bucket. No function runs, so that these tests choose the child that works on texts. */
const code = placeholderBuild();
const childOf = (path: string) => new URL(path, import.meta.url);
const reader = createReader({ childPath: childOf("../../packages/documents/src/child.ts"), timeoutMs: 60_000 });
/** Long enough for an ordinary text: the limit counts processor time. */
const LIMITS = { timeoutMs: 1_500, maxRssBytes: 1024 ** 3 };

let cloud: Awaited<ReturnType<typeof startTestCloud>>;
let product: Awaited<ReturnType<typeof load>>;
let children: { close(): Promise<void> }[];

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
  const [{ Cv }, { erase }, { Frozen }, { runTask }] = await Promise.all([
    import("@candor/core/cv/cv"),
    import("@candor/core/pool/erase"),
    import("@candor/core/model/frozen"),
    import("@candor/core/tasks/run"),
  ]);
  const [{ Ranking }, { Search }, { PoolSearch }, { Storage }, { TextWork }, { createTextChild }] = await Promise.all([
    import("@candor/core/candidacy/ranking"),
    import("@candor/core/candidacy/search"),
    import("@candor/core/pool/pool-search"),
    import("@candor/core/kernel/storage"),
    import("@candor/core/cv/text-work"),
    import("@candor/core/cv/text-child"),
  ]);
  const slow = createTextChild({ childPath: childOf("../support/text-child.fixture.ts"), ...LIMITS });
  const work = { Analysis, runAnalysis, Import, runImport, Ranking, Search, PoolSearch, TextWork, runTask, erase };
  return { Account, Actor, Cv, Frozen, Job, Upload, Storage, slow, ...work };
}

beforeAll(async () => {
  cloud = await startTestCloud({ synthesise: (siteUrl, outdir) => synthesise(localSettings(siteUrl, code.built), outdir) });
  Object.assign(process.env, cloud.env("api-candidates"), cloud.env());
  vi.spyOn(console, "warn").mockReturnValue(undefined);
  // The table's name is read when the modules are loaded.
  product = await load();
  children = [product.slow, reader];
});
afterAll(async () => {
  await Promise.all(children.map((child) => child.close()));
  await cloud.stop();
  code.remove();
});

let members = 0;

/** Runs `body` as the member of a fresh account, with an open job. */
async function asMember(body: (jobId: string) => Promise<void>): Promise<void> {
  const { Account, Actor, Job, TextWork } = product;
  const email = `slow-${++members}@firm.example`;
  await Account.open({ email, locale: "en", termsVersion: "1", termsAcceptedAt: new Date().toISOString() });
  const { accountId, userId } = (await Account.findUser({ email }))!;
  const member = {
    type: "member",
    accountId,
    userId,
    email,
    sessionId: "s",
    role: "owner",
    permissions: [],
    locale: "en",
  } as const;
  TextWork.runIn({ run: async (name, input) => runHere(name, input) });
  await Actor.enter(member, async () => {
    const { id } = await Job.create({
      title: "Senior Frontend Engineer",
      department: "Engineering",
      location: "Berlin",
      technicalSkills: ["React", "TypeScript"],
      languageRequirements: [],
      mustHaveRequirements: ["React"],
      description: "We look for somebody who builds our customer portal in React and TypeScript.",
    });
    await body(id);
  });
}

/** Texts that name a sloth take forever from now on. */
const slothsAreSlow = () => product.TextWork.runIn(product.slow);

const sent = async (jobId: string, name: string): Promise<string> => sentBytes(jobId, await aCv({ name }));

async function sentBytes(jobId: string, bytes: Uint8Array): Promise<string> {
  const { uploads } = await product.Upload.begin({ jobId, files: [{ name: "cv.pdf", size: bytes.length }] });
  expect((await postForm(uploads[0]!, bytes)).status).toBeLessThan(300);
  return uploads[0]!.cvId;
}

async function uploaded(jobId: string, name: string): Promise<string> {
  const cvId = await sent(jobId, name);
  await product.Analysis.process(cvId, reader);
  return cvId;
}

const namesIn = ({ items }: { items: readonly { fullName?: string | null | undefined }[] }) =>
  items.map(({ fullName }) => fullName).toSorted();

test(
  "a CV whose text takes too long says so after three attempts, is not kept, and its neighbour is scored",
  { tags: "detail" },
  () =>
    asMember(async (jobId) => {
      slothsAreSlow();
      const [slow, ordinary] = [await sent(jobId, "Sid Sloth"), await sent(jobId, "Ada Lovelace")];
      let readings = 0;
      const counted: typeof reader = {
        ...reader,
        read: (bytes) => {
          readings += 1;
          return reader.read(bytes);
        },
      };
      for (const cvId of [slow, ordinary]) await product.Analysis.process(cvId, counted);
      // Three attempts at the text, one reading of each PDF.
      expect(readings).toBe(2);

      const { items } = await product.Upload.list({ jobId });
      expect(items.find(({ cvId }) => cvId === slow)).toMatchObject({ state: "failed", code: "cv.tooSlow", canRetry: false });
      expect(items.find(({ cvId }) => cvId === ordinary)).toMatchObject({ state: "complete" });
      expect(namesIn(await product.Ranking.list({ jobId }))).toEqual(["Ada Lovelace"]);
      expect((await product.Account.plan()).cvs.used).toBe(1);
      expect((await product.PoolSearch.search({ query: "React" })).of).toBe(1);
    }),
);

test(
  "a file whose reading takes all its time is read three times, once a message, and by no channel or job a fourth time",
  { tags: "detail" },
  () =>
    asMember(async (jobId) => {
      const { Actor, Analysis, Job, Upload } = product;
      let readings = 0;
      const late: typeof reader = {
        ...reader,
        read: async (bytes) => {
          readings += 1;
          return { ...(await reader.read(bytes)), interrupted: "time" };
        },
      };
      const bytes = await aCv({ name: "Sid Snail" });
      const first = await sentBytes(jobId, bytes);
      for (const attempt of [1, 2]) {
        await expect(Analysis.process(first, late)).rejects.toMatchObject({ name: "ComesBack", afterSeconds: 1 });
        const { items } = await Upload.list({ jobId });
        expect([attempt, items[0]?.state]).toEqual([readings, "error"]);
      }
      await Analysis.process(first, late);
      expect(readings).toBe(3);
      expect((await Upload.list({ jobId })).items[0]).toMatchObject({ state: "failed", code: "cv.attempts", canRetry: false });

      const other = await Job.create({ title: "Engineer", description: "React" });
      const elsewhere = await sentBytes(other.id, bytes);
      await Analysis.process(elsewhere, late);
      const locale = "en" as const;
      const [byMail] = await Upload.reserve({ jobId, files: [{ name: "a.pdf", size: 1 }], source: "email", locale, mailId: "m" });
      await product.Storage.deliver(byMail!, bytes);
      await Analysis.process(byMail!, late);
      for (const [id, job] of [
        [elsewhere, other.id],
        [byMail!, jobId],
      ] as const) {
        expect(await Upload.find(job, id)).toMatchObject({ state: "failed", code: "cv.attempts", accountId: Actor.accountId() });
      }
      expect(readings).toBe(3);
    }),
);

test("in an import from the pool the slow CV fails alone", { tags: "detail" }, () =>
  asMember(async (jobId) => {
    const cvIds = [await uploaded(jobId, "Sid Sloth"), await uploaded(jobId, "Ada Lovelace")];
    const { Actor, Import, runImport, Job, Ranking, Upload } = product;
    const other = await Job.create({ title: "Engineer", description: "React" });
    await Import.request({ jobId: other.id, cvIds });
    slothsAreSlow();
    await runImport({ type: "import", accountId: Actor.accountId(), jobId: other.id, cvIds, locale: "en" });

    const { items } = await Upload.list({ jobId: other.id });
    expect(items.find(({ cvId }) => cvId === cvIds[0])).toMatchObject({ state: "failed", code: "cv.tooSlow" });
    expect(namesIn(await Ranking.list({ jobId: other.id }))).toEqual(["Ada Lovelace"]);
  }),
);

test(
  "analyzed again, the slow CV keeps its earlier results until the order comes back, and those after it get new ones",
  { tags: "detail" },
  () =>
    asMember(async (jobId) => {
      const cvIds = [await uploaded(jobId, "Sid Sloth"), await uploaded(jobId, "Ada Lovelace")];
      const { Actor, runAnalysis, Ranking, Job } = product;
      const [first, ...others] = (await Job.get({ jobId })).criteria;
      await Ranking.setCriteria({ jobId, criteria: [{ ...first!, text: "Vue" }, ...others] });
      slothsAreSlow();
      const order = { type: "analyze", accountId: Actor.accountId(), jobId, cvIds, locale: "en" } as const;
      // The rejection brings the message back.
      await expect(runAnalysis(order)).rejects.toMatchObject({ name: "TextTooSlow", limit: "time" });

      const stale = async () => {
        const { items } = await Ranking.list({ jobId });
        return items.map(({ fullName, isStale }) => [fullName, isStale]).toSorted();
      };
      expect(await stale()).toEqual([
        ["Ada Lovelace", false],
        ["Sid Sloth", true],
      ]);
      const worked: string[] = [];
      product.TextWork.runIn({
        run: async (name, input) => {
          worked.push(input.document.text);
          return runHere(name, input);
        },
      });
      await runAnalysis(order);
      expect(worked).toEqual([expect.stringContaining("Sloth")]);
      expect(await stale()).toEqual([
        ["Ada Lovelace", false],
        ["Sid Sloth", false],
      ]);
    }),
);

test("an erased CV's answers of a model go with it, also where its text takes too long by now", { tags: "detail" }, () =>
  asMember(async (jobId) => {
    const cvId = await uploaded(jobId, "Sid Sloth");
    const { Actor, Cv, erase, Frozen, Storage, runTask } = product;
    const accountId = Actor.accountId();
    const { sha256 } = (await Cv.find(cvId))!;
    const document = (await Storage.reading(accountId, sha256))!;
    const { redactions } = runHere("evaluation", { document, criteria: [], asOf: "2026-11-20" });
    const textHash = Frozen.textHash(redact(document, redactions));
    const given = { accountId, textHash, asOf: "2026-11-20", engine: "1", model: "marker-1" };
    await Frozen.noteText(given, sha256);
    await Frozen.freezeProse("prose", { summary: "Sid is slow.", recommendation: "", questions: [] }, given);

    slothsAreSlow();
    await erase({ cvId });
    await runTask({ type: "eraseCv", accountId, cvId });
    expect(await Frozen.prose("prose", given)).toBeUndefined();
  }),
);

test("a search leaves out the CV with a slow text and says so; so does a search of the pool", { tags: "detail" }, () =>
  asMember(async (jobId) => {
    await uploaded(jobId, "Sid Sloth");
    await uploaded(jobId, "Ada Lovelace");
    const { PoolSearch, Search } = product;
    const before = await Search.ofJob({ jobId, query: "React" });
    expect([namesIn(before), before.leftOutCvs]).toEqual([["Ada Lovelace", "Sid Sloth"], 0]);

    slothsAreSlow();
    for (const found of [await Search.ofJob({ jobId, query: "React" }), await PoolSearch.search({ query: "React" })]) {
      expect(namesIn(found)).toEqual(["Ada Lovelace"]);
      expect(found).toMatchObject({ leftOutCvs: 1, total: 2 });
    }
  }),
);
