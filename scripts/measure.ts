/**
 * Measures the running product and prints the figures as Markdown: `npm run measure`. Counts (requests, capacity units, bytes) are exact;
 * times depend on the machine and compare only with figures of the same run.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { FORM_MIN_MS } from "@candor/core/kernel/limits";
import { startTestCloud } from "@candor/local/testing";
import { localSettings } from "../infra/settings.ts";
import { synthesise } from "../infra/synth.ts";
import { aCv } from "../tests/support/pdf.ts";
import { Recruiter } from "../tests/support/recruiter.ts";
import { Client, postForm } from "./client.ts";
import { costOf, head, row, say } from "./figures.ts";

const CVS = 50;
const FED_JOBS = 100;

async function measureStarts(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), "measure-"));
  head("Start to Ready, everything built", "data folder", "seconds");
  row("empty, demo seeded", await secondsToReady(data));
  row("filled", await secondsToReady(data));
  rmSync(data, { recursive: true, force: true, maxRetries: 5 });
}

async function secondsToReady(data: string): Promise<string> {
  const from = performance.now();
  const child = spawn(process.execPath, ["scripts/start.ts"], {
    env: { ...process.env, LOCAL_DATA: data, PORT: "3950", SMTP_PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface(child.stdout)) if (line.startsWith("Ready")) break;
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  child.kill("SIGINT");
  await new Promise((resolve) => child.once("exit", resolve));
  return seconds;
}

async function measureCalls(): Promise<void> {
  head("DynamoDB per action", "action", "requests", "capacity units", "operations");
  const recruiter = await Recruiter.at(cloud.url);
  const jobs: string[] = [];
  for (let n = 0; n < 10; n++) jobs.push((await recruiter.openJob()).id);
  const jobId = jobs[0]!;
  await recruiter.upload(jobId, await aCv({ salt: "first" }));
  const measure = async (name: string, action: () => Promise<unknown>) => {
    const { requests, units, what } = await costOf(cloud, action);
    row(name, requests, units, what);
  };
  await measure("list of 10 jobs", () => recruiter.ok("GET /api/jobs"));
  await measure("one job", () => recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId } }));
  const bytes = await aCv({ salt: "second" });
  let form: Awaited<ReturnType<typeof recruiter.formFor>> | undefined;
  await measure("upload of one CV: the form", async () => {
    form = await recruiter.formFor(jobId, bytes);
  });
  await measure("scoring of one CV (S3: 1 get, 2 put, 1 delete)", async () => {
    await theNextRun("score-cv", () => postForm(form!, bytes));
  });
  for (let n = 0; n < 48; n++) await recruiter.send(jobId, await aCv({ salt: `more ${n}` }));
  await recruiter.settled(jobId, 120_000);
  await measure("page of 50 candidates", () => recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId } }));
  await measure("the same page again, nothing written since", () =>
    recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId } }),
  );
  const { items } = await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId } });
  const path = { jobId, cvId: items[0]!.cvId };
  await measure("one candidate", () => recruiter.ok("GET /api/jobs/{jobId}/candidates/{cvId}", { path }));
  await measure("a receipt (S3: 1 get)", () => recruiter.ok("GET /api/jobs/{jobId}/candidates/{cvId}/receipt", { path }));
  await measure("a score set by hand", () =>
    recruiter.ok("PUT /api/jobs/{jobId}/candidates/{cvId}/score", { path, body: { score: 70 } }),
  );
  const { criteria } = await recruiter.ok("GET /api/jobs/{jobId}", { path });
  const body = { criteria: criteria.map((criterion) => ({ ...criterion, weight: criterion.weight + 1 })) };
  await measure("changed weights previewed", () => recruiter.ok("POST /api/jobs/{jobId}/criteria/preview", { path, body }));
  await measure("changed weights saved, 50 candidates", () => recruiter.ok("PUT /api/jobs/{jobId}/criteria", { path, body }));
  const search = () => recruiter.ok("POST /api/jobs/{jobId}/candidates/search", { path, body: { query: "React, German B2" } });
  await measure("first search of 50 candidates (S3: 12 get)", search);
  await measure("next search of 50 candidates (S3: 12 get)", search);
  const reworded = criteria.map((criterion, index) => (index === 0 ? { ...criterion, text: "Vue" } : criterion));
  await recruiter.ok("PUT /api/jobs/{jobId}/criteria", { path, body: { criteria: reworded } });
  await measure("one candidate marked again (S3: 1 get)", async () => {
    await theNextRun("score-cv", () => recruiter.ok("POST /api/jobs/{jobId}/analyses", { path, body: { cvIds: [path.cvId] } }));
  });
  await measurePublicDoors(measure, recruiter, jobId);
}

/** Cost of a platform's read of a feed that the edge has not cached. */
async function measureFeeds(measure: (name: string, action: () => Promise<unknown>) => Promise<void>): Promise<void> {
  const putIntoFeed = async (owner: Recruiter, companyId: string) => {
    const { id: jobId } = await owner.openJob({ description: "Somebody who builds our customer portal. ".repeat(60) });
    await owner.ok("PUT /api/jobs/{jobId}/publication", {
      path: { jobId },
      body: { published: true, companyId, platforms: ["indeed"] },
    });
  };
  // A trial is limited to ten jobs.
  for (let n = 0; n < FED_JOBS / 10; n++) {
    const owner = await Recruiter.at(cloud.url);
    const { id: companyId } = await owner.ok("POST /api/companies", { body: { name: "Nordlicht Energie" } });
    for (let job = 0; job < 10; job++) await putIntoFeed(owner, companyId);
    if (n < FED_JOBS / 10 - 1) continue;
    await measure(`feed of ${FED_JOBS} jobs, read anew`, () => new Client(cloud.url).ok("GET /feeds/indeed.xml"));
    await measure("the feed again, nothing published since", () => new Client(cloud.url).ok("GET /feeds/indeed.xml"));
    await owner.ok("PATCH /api/jobs/{jobId}", {
      path: { jobId: (await owner.ok("GET /api/jobs")).items[0]!.id },
      body: { location: "Kiel" },
    });
    await measure("the feed after one job was edited", () => new Client(cloud.url).ok("GET /feeds/indeed.xml"));
  }
}

/** Cost of visitors: reading jobs, applying, and sending CVs through a bulk link. */
async function measurePublicDoors(
  measure: (name: string, action: () => Promise<unknown>) => Promise<void>,
  recruiter: Recruiter,
  jobId: string,
): Promise<void> {
  const { id: companyId } = await recruiter.ok("POST /api/companies", { body: { name: "Nordlicht Energie" } });
  const change = { path: { jobId }, body: { published: true, companyId } };
  await measure("a job published", () => recruiter.ok("PUT /api/jobs/{jobId}/publication", change));
  const { publicId: jobPublic } = await recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId } });
  const visitor = new Client(cloud.url);
  const path = { jobPublic };
  await measure("public list, 1 job, read anew", () => visitor.ok("GET /api/public/jobs"));
  await measure("public list again, nothing published since", () => visitor.ok("GET /api/public/jobs"));
  await measureFeeds(measure);
  await measure("public page of a job", () => visitor.ok("GET /api/public/jobs/{jobPublic}", { path }));
  const { form } = await visitor.ok("GET /api/public/jobs/{jobPublic}", { path });
  await setTimeout(FORM_MIN_MS);
  const application = {
    email: "ada@post.example",
    source: "LinkedIn",
    consent: true,
    form,
    files: [{ name: "cv.pdf", size: 1000 }],
  };
  let cvIds = "";
  await measure("application on the public page: the form", async () => {
    const { uploads } = await visitor.ok("POST /api/public/jobs/{jobPublic}/uploads", { path, body: application });
    cvIds = uploads.map(({ cvId }) => cvId).join(",");
  });
  await measure("asking what became of it", () =>
    visitor.ok("GET /api/public/jobs/{jobPublic}/uploads", { path, query: { cvIds } }),
  );

  const endsAt = new Date(Date.now() + 86_400_000).toISOString();
  const link = await recruiter.ok("POST /api/jobs/{jobId}/bulk-links", { path: { jobId }, body: { limit: 1000, endsAt } });
  const door = { token: link.url.split("/").at(-1)! };
  const files = Array.from({ length: 50 }, (_, n) => ({ name: `${n}.pdf`, size: 1000 }));
  await measure("page of a bulk link", () => visitor.ok("GET /api/public/bulk/{token}", { path: door }));
  await measure("50 forms of a bulk link", async () => {
    const { uploads } = await visitor.ok("POST /api/public/bulk/{token}/uploads", { path: door, body: { files } });
    cvIds = uploads.map(({ cvId }) => cvId).join(",");
  });
  await measure("asking what became of 50", () =>
    visitor.ok("GET /api/public/bulk/{token}/uploads", { path: door, query: { cvIds } }),
  );
}

/** Runs an action and waits until it has caused a function's run. Reads the list of runs, because calls of the product would add cost. */
async function theNextRun(name: string, action: () => Promise<unknown>): Promise<void> {
  const seen = new Set(cloud.runs.list().map(({ requestId }) => requestId));
  await action();
  for (;;) {
    const run = cloud.runs.list().find((each) => each.functionName.endsWith(name) && !seen.has(each.requestId));
    if (run?.durationMs !== undefined) return;
    await setTimeout(20);
  }
}

async function measureScoring(): Promise<void> {
  head(`From the end of an upload to its score, ${CVS} CVs at once`, "p50", "p95", "all");
  const recruiter = await Recruiter.at(cloud.url);
  const { id: jobId } = await recruiter.openJob();
  await recruiter.upload(jobId, await aCv({ salt: "warm" }));
  const cvs = await Promise.all(Array.from({ length: CVS }, (_, n) => aCv({ salt: `burst ${n}` })));
  const { uploads } = await recruiter.ok("POST /api/jobs/{jobId}/uploads", {
    path: { jobId },
    body: { files: cvs.map((bytes, n) => ({ name: `${n}.pdf`, size: bytes.length })) },
  });
  const sent = new Map<string, number>();
  const from = performance.now();
  await Promise.all(
    uploads.map(async (form, n) => {
      await postForm(form, cvs[n]!);
      sent.set(form.cvId, performance.now());
    }),
  );
  const waits = new Map<string, number>();
  while (waits.size < CVS) {
    const { items } = await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId } });
    for (const { cvId, state } of items) {
      const start = sent.get(cvId);
      if (start !== undefined && state === "complete" && !waits.has(cvId)) waits.set(cvId, performance.now() - start);
    }
    await setTimeout(100);
  }
  const sorted = [...waits.values()].toSorted((a, b) => a - b);
  const at = (share: number) => `${(sorted[Math.ceil(share * CVS) - 1]! / 1000).toFixed(1)} s`;
  row(at(0.5), at(0.95), `${((performance.now() - from) / 1000).toFixed(1)} s`);
}

function measureColdStarts(): void {
  head("Functions, first request of an instance", "function", "loaded, ms", "answered, ms");
  const seen = new Set<string>();
  for (const run of cloud.runs.list().toReversed()) {
    if (run.initMs === undefined || seen.has(run.functionName)) continue;
    seen.add(run.functionName);
    row(run.functionName.replace("local-candor-", ""), Math.round(run.initMs), Math.round(run.durationMs ?? 0));
  }
}

function measureBundles(): void {
  head("Function bundles", "function", "kB", "kB gzip");
  for (const name of readdirSync("dist/functions")) {
    for (const file of readdirSync(join("dist/functions", name)).filter((each) => each.endsWith(".mjs"))) {
      const bytes = readFileSync(join("dist/functions", name, file));
      row(
        file === "index.mjs" ? name : `${name}/${file}`,
        (bytes.length / 1000).toFixed(0),
        (gzipSync(bytes).length / 1000).toFixed(0),
      );
    }
  }
}

say(
  `Measured ${new Date().toISOString().slice(0, 10)} on ${availableParallelism()} cores (${cpus()[0]?.model.trim()}), Node ${process.version}.`,
);
await measureStarts();
const cloud = await startTestCloud({ synthesise: (siteUrl, outdir) => synthesise(localSettings(siteUrl), outdir) });
try {
  await measureCalls();
  await measureScoring();
  measureColdStarts();
  measureBundles();
} finally {
  await cloud.stop();
}
