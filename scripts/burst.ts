/**
 * Sends CVs through every channel at once to its own product (mails, uploads, a bulk link, the public page), kills it meanwhile, and checks
 * that every PDF has become a candidate exactly once: `npm run burst` (`-- --each 100` for fewer per channel, `--kills 6` for more kills).
 * With `--faults` a fifth of all calls of the table, the bucket and the queues fails besides, of some after they were done. Ends with an error
 * when anything was lost, doubled, unanswered or miscounted.
 */
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { faultsAt, type StandingFault } from "@candor/local/testing";
import { OwnCloud } from "../tests/support/own-cloud.ts";
import { Recruiter } from "../tests/support/recruiter.ts";
import { type Asked, sendApplications, sendBulk, sendMails, sendUploads, untilItWorks } from "./burst-channels.ts";
import { Client } from "./client.ts";
import { crowdCv } from "./demo/crowd.ts";

const { values } = parseArgs({
  options: {
    each: { type: "string", default: "200" },
    kills: { type: "string", default: "2" },
    faults: { type: "boolean", default: false },
  },
});
const EACH = Number(values.each);
/** One network may apply a hundred times in an hour, and an application whose answer was lost counts as well. */
const APPLICATIONS = Math.min(EACH, 50);
const KILLS = Number(values.kills);
/** Every fiftieth file cannot be read. */
const BROKEN_EVERY = 50;
const SETTLED_WITHIN_MS = 15 * 60_000;
/** A task that failed comes back later each time, and one that could not be sent is sent by the minute. */
const ANSWERED_WITHIN_MS = values.faults ? 5 * 60_000 : 60_000;

const broken = (n: number) => Buffer.from(`%PDF-1.7\nbroken ${n}`);
const isBroken = (n: number) => n % BROKEN_EVERY === 0;
const fileOf = async (n: number) => (isBroken(n) ? broken(n) : Buffer.from((await crowdCv(n)).bytes));

async function run(): Promise<void> {
  const recruiter = await Recruiter.at(cloud.url);
  const job = await recruiter.openJob();
  const path = { jobId: job.id };
  const link = await recruiter.ok("POST /api/jobs/{jobId}/bulk-links", {
    path,
    // Places that a lost answer has taken come back later.
    body: { label: "Agency", limit: Math.min(3 * EACH, 1000), endsAt: new Date(Date.now() + 86_400_000).toISOString() },
  });
  const company = await recruiter.ok("POST /api/companies", { body: { name: "Nordlicht Energie" } });
  const publication = { published: true, companyId: company.id };
  const { publicId } = await recruiter.ok("PUT /api/jobs/{jobId}/publication", { path, body: publication });
  const total = 3 * EACH + APPLICATIONS;
  console.log(`Making ${total} PDFs …`);
  const files = await Promise.all(Array.from({ length: total }, (_, n) => fileOf(n)));
  const take = (from: number, count: number) => files.slice(from, from + count);
  const mailed = take(0, EACH);

  await putInFaults();
  const from = performance.now();
  const sending = Promise.all([
    sendMails(cloud.smtpPort, job.mailbox, mailed),
    sendUploads(recruiter, job.id, take(EACH, EACH)),
    sendBulk(cloud.url, link.url.split("/").at(-1)!, take(2 * EACH, EACH)),
    sendApplications(cloud.url, publicId, take(3 * EACH, APPLICATIONS)),
  ]);
  for (let kill = 1; kill <= KILLS; kill++) {
    await untilResumes(recruiter, path, Math.ceil((total * kill) / (KILLS + 2)));
    await killAndStart(`kill ${kill} of ${KILLS}`);
  }
  const [, , ...visitors] = await sending;
  console.log(`All sent after ${seconds(from)} s, through ${KILLS} kills.`);

  const brokenOnes = Array.from({ length: total }, (_, n) => n).filter(isBroken).length;
  const expected = total - brokenOnes;
  await untilResumes(recruiter, path, expected, SETTLED_WITHIN_MS);
  const items = await recruiter.settled(job.id, SETTLED_WITHIN_MS);
  console.log(`All settled after ${seconds(from)} s: ${items.length} files are listed.`);
  await endFaults();
  const counted = await untilItWorks(() => recruiter.ok("GET /api/jobs/{jobId}", { path }));
  const names = new Set(await allCandidates(recruiter, job.id));
  const { account } = await untilItWorks(() => recruiter.ok("GET /api/auth/session"));
  same("candidates", names.size, expected);
  same("the job's count", counted.totalResumes, expected);
  same(
    "the sum of its distribution",
    counted.distribution.reduce((sum, bin) => sum + bin, 0),
    expected,
  );
  same("readings spent", account.plan.cvs.used, expected);
  const failed = items.filter(({ state }) => state === "failed");
  const other = failed.filter(({ code }) => code !== "read.damaged" && code !== "read.notPdf");
  same("files that failed without being broken", other.length, 0);
  if (failed.length < brokenOnes) problems.push(`only ${failed.length} of ${brokenOnes} broken files are told`);
  await answersSent(mailed.length);
  await visitorsTold(visitors.flat());
  const queues = await fetch(new URL("/_local/queues", cloud.url)).then((response) => response.text());
  if (queues.includes('class="bad"')) problems.push("a queue holds dead letters");
  console.log(problems.length === 0 ? "Every PDF is a candidate exactly once; counts and readings are exact." : "");
}

function same(what: string, is: number, should: number): void {
  console.log(`${what}: ${is}`);
  if (is !== should) problems.push(`${what} should be ${should}, and is ${is}`);
}

async function killAndStart(when: string): Promise<void> {
  console.log(`kill -9: ${when}`);
  await countFaults();
  await cloud.kill();
  await cloud.start();
  // They are kept in memory.
  await putInFaults();
}

/** A fifth of the calls: most are refused, some are done and their answer is lost. */
async function putInFaults(): Promise<void> {
  if (!values.faults) return;
  for (const service of ["dynamodb", "s3", "sqs"] as const) {
    standing.push(
      await faultsAt(cloud.url).add({ service, share: 0.15, does: { kind: "fail" } }),
      await faultsAt(cloud.url).add({ service, share: 0.05, does: { kind: "loseAnswer" } }),
    );
  }
}

async function countFaults(): Promise<void> {
  for (const fault of standing.splice(0)) met += await fault.hits();
}

async function endFaults(): Promise<void> {
  if (!values.faults) return;
  await countFaults();
  await faultsAt(cloud.url).endAll();
  console.log(`faults met: ${met}`);
}

async function untilResumes(recruiter: Recruiter, path: { jobId: string }, count: number, within = Infinity): Promise<void> {
  for (const from = performance.now(); performance.now() - from < within; await setTimeout(50)) {
    const job = await untilItWorks(() => recruiter.ok("GET /api/jobs/{jobId}", { path }));
    if (job.totalResumes >= count) return;
  }
}

/** Checks that every applicant is answered. One who had to send twice, because the first 250 was lost, may get two answers. */
async function answersSent(applicants: number): Promise<void> {
  const visitor = new Client(cloud.url);
  let missing: number[] = [];
  for (const until = performance.now() + ANSWERED_WITHIN_MS; performance.now() < until; await setTimeout(500)) {
    const answered = await Promise.all(
      Array.from({ length: applicants }, async (_, n) => (await visitor.outbox(`applicant-${n}@post.example`)).length),
    );
    missing = answered.flatMap((count, n) => (count === 0 ? [n] : []));
    if (missing.length === 0) {
      const twice = answered.filter((count) => count > 1).length;
      console.log(`answers: all ${applicants} applicants by mail, ${twice} of them more than once`);
      return;
    }
  }
  problems.push(`${missing.length} applicants by mail were not answered: ${missing.slice(0, 5).join(", ")}`);
}

/** Checks that every visitor who asks is told the outcome of their file. */
async function visitorsTold(sent: readonly Asked[]): Promise<void> {
  const untold: string[] = [];
  for (const { cvId, state } of sent) {
    const item = await untilItWorks(state);
    if (item?.state !== "complete" && !(item?.state === "failed" && item.message)) untold.push(`${cvId} ${item?.state}`);
  }
  console.log(`answers: ${sent.length - untold.length} of ${sent.length} visitors are told the outcome`);
  if (untold.length > 0) problems.push(`${untold.length} visitors are not told the outcome: ${untold.slice(0, 5).join(", ")}`);
}

async function allCandidates(recruiter: Recruiter, jobId: string): Promise<string[]> {
  const ids: string[] = [];
  let next: string | null = null;
  do {
    const page: { items: { cvId: string }[]; next: string | null } = await untilItWorks(() =>
      recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId }, query: next ? { next } : {} }),
    );
    ids.push(...page.items.map(({ cvId }) => cvId));
    ({ next } = page);
  } while (next);
  return ids;
}

function seconds(from: number): string {
  return ((performance.now() - from) / 1000).toFixed(1);
}

const cloud = await OwnCloud.start();
const problems: string[] = [];
const standing: StandingFault[] = [];
let met = 0;
try {
  await run();
} finally {
  await cloud.remove();
}
for (const problem of problems) console.error(`WRONG: ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
