/**
 * Measures a job with many candidates: `node scripts/measure-ranking.ts --candidates 10000`. Prints Markdown. Every figure is taken over
 * HTTP on a local cloud of its own; requests and capacity units are counted, times belong to this machine.
 */
import { parseArgs } from "node:util";
import { startTestCloud } from "@candor/local/testing";
import { localSettings } from "../infra/settings.ts";
import { synthesise } from "../infra/synth.ts";
import { LIST_PAGE } from "@candor/core/kernel/limits";
import { Recruiter } from "../tests/support/recruiter.ts";
import { fillJob } from "./demo/fill-job.ts";

const { values } = parseArgs({
  options: { candidates: { type: "string", default: "10000" }, rounds: { type: "string", default: "40" } },
});
const candidates = Number(values.candidates);
const rounds = Number(values.rounds);

const QUERIES = [
  "React and TypeScript, at least 5 years, German B2",
  "Playwright oder Cypress, Deutsch C1",
  "led a team, knows AWS and Kubernetes",
  "GraphQL con Node.js, 3 años de experiencia",
  "loading times",
  "PostgreSQL, Redis, Docker, Terraform",
];

const cloud = await startTestCloud({ synthesise: (siteUrl, outdir) => synthesise(localSettings(siteUrl), outdir) });
try {
  const recruiter = await Recruiter.at(cloud.url);
  Object.assign(process.env, cloud.env());
  const Account = await import("@candor/core/account/account");
  await Account.makeBeta({ email: recruiter.email });
  const job = await recruiter.openJob({
    technicalSkills: ["React", "TypeScript", "GraphQL", "Playwright", "AWS", "Kubernetes", "PostgreSQL"],
    mustHaveRequirements: ["3 years of frontend work"],
  });
  const path = { jobId: job.id };
  const from = performance.now();
  await fillJob(recruiter, job.id, candidates, (scored) => process.stderr.write(`\r${scored} of ${candidates}`));
  const seconds = (performance.now() - from) / 1000;
  console.log(
    `\n${candidates} candidates read and scored in ${seconds.toFixed(0)} s (${(candidates / seconds).toFixed(1)} a second).\n`,
  );
  console.log("| action | first, ms | p50, ms | p95, ms | requests | units | first: requests | units |");
  console.log("| --- | --- | --- | --- | --- | --- | --- | --- |");

  await measure("list page", () => recruiter.ok("GET /api/jobs/{jobId}/candidates", { path }));
  await measure("list page, words searched", () =>
    recruiter.ok("GET /api/jobs/{jobId}/candidates", { path, query: { query: "berlin" } }),
  );
  const { criteria } = job;
  await measure("ranking previewed under changed weights", (n) =>
    recruiter.ok("POST /api/jobs/{jobId}/criteria/preview", {
      path,
      body: { criteria: criteria.map((criterion) => ({ ...criterion, weight: 1 + ((criterion.weight + n) % 20) })) },
    }),
  );
  await measure("changed weights saved", (n) =>
    recruiter.ok("PUT /api/jobs/{jobId}/criteria", {
      path,
      body: { criteria: criteria.map((criterion) => ({ ...criterion, weight: 1 + ((criterion.weight + n) % 20) })) },
    }),
  );
  await measure("search", (n) =>
    recruiter.ok("POST /api/jobs/{jobId}/candidates/search", { path, body: { query: QUERIES[n % QUERIES.length] } }),
  );
  const { items } = await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path });
  await measure("stage changed, then list page", async (n) => {
    const { cvId } = items[n % items.length]!;
    await recruiter.ok("PATCH /api/jobs/{jobId}/candidates/{cvId}", {
      path: { ...path, cvId },
      body: { stage: n % 2 ? "screening" : "interviewing" },
    });
    await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path });
  });
  const [one, other] = items as [(typeof items)[number], (typeof items)[number]];
  await measure("candidate", () =>
    recruiter.ok("GET /api/jobs/{jobId}/candidates/{cvId}", { path: { ...path, cvId: one.cvId } }),
  );
  // One measurement of both, so that every round begins in the same state.
  await measure("merged, then undone", async () => {
    const key = { ...path, cvId: one.cvId };
    await recruiter.ok("POST /api/jobs/{jobId}/candidates/{cvId}/merges", { path: key, body: { cvId: other.cvId } });
    await recruiter.ok("DELETE /api/jobs/{jobId}/candidates/{cvId}/merges/{mergedId}", {
      path: { ...key, mergedId: other.cvId },
    });
  });
  await measure("pool page", () => recruiter.ok("GET /api/cvs"));
  await measure("pool page, said which stand in a job", () => recruiter.ok("GET /api/cvs", { query: { jobId: job.id } }));
  await measure("pool searched", () => recruiter.ok("GET /api/cvs", { query: { query: "berlin" } }));
  let next: string | null = null;
  const second = await recruiter.openJob({ title: "Frontend Lead" });
  await measure("50 of the pool put forward, until they are candidates", async (round) => {
    if (round * LIST_PAGE >= candidates) return;
    const page: { items: { id: string }[]; next: string | null } = await recruiter.ok("GET /api/cvs", {
      query: { ...(next && { next }) },
    });
    next = page.next;
    const cvIds = page.items.map(({ id }) => id);
    await recruiter.ok("POST /api/jobs/{jobId}/candidates", { path: { jobId: second.id }, body: { cvIds } });
    await recruiter.settled(second.id, 120_000);
  });
} finally {
  await cloud.stop();
}

/** Runs an action about forty times and prints the figures of the first and of the others. */
async function measure(name: string, action: (round: number) => Promise<unknown>): Promise<void> {
  const timesMs: number[] = [];
  const costs: { requests: number; units: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const before = total();
    const start = performance.now();
    await action(round);
    timesMs.push(performance.now() - start);
    const after = total();
    costs.push({ requests: after.requests - before.requests, units: after.units - before.units });
  }
  const [first, ...others] = timesMs;
  const sorted = others.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)]!.toFixed(0);
  const mean = (of: "requests" | "units") => (costs.slice(1).reduce((sum, cost) => sum + cost[of], 0) / (rounds - 1)).toFixed(1);
  console.log(
    `| ${name} | ${first!.toFixed(0)} | ${at(0.5)} | ${at(0.95)} | ${mean("requests")} | ${mean("units")} | ${costs[0]!.requests} | ${costs[0]!.units} |`,
  );
}

/** DynamoDB requests and capacity units so far. */
function total(): { requests: number; units: number } {
  const uses = cloud.usage();
  return {
    requests: uses.reduce((sum, { requests }) => sum + requests, 0),
    units: uses.reduce((sum, { capacityUnits }) => sum + (capacityUnits ?? 0), 0),
  };
}
