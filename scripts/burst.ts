/**
 * Sends 300 mails and 300 uploads at once to its own product, kills it twice meanwhile, and checks that every PDF has become a candidate
 * exactly once: `npm run burst` (`-- --each 100` for fewer). With `--faults` a fifth of all calls of the table, the bucket and the queues
 * fails besides, of some after they were done. Ends with an error when anything was lost, doubled, unanswered or miscounted.
 */
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { createTransport } from "nodemailer";
import { faultsAt, type StandingFault } from "@candor/local/testing";
import { OwnCloud } from "../tests/support/own-cloud.ts";
import { Recruiter } from "../tests/support/recruiter.ts";
import { Client, postForm } from "./client.ts";
import { crowdCv } from "./demo/crowd.ts";

const { values } = parseArgs({
  options: { each: { type: "string", default: "300" }, faults: { type: "boolean", default: false } },
});
const EACH = Number(values.each);
/** Every fiftieth file cannot be read. */
const BROKEN_EVERY = 50;
const PER_CALL = 50;
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
  console.log(`Making ${EACH} PDFs for each channel …`);
  const mailed = await Promise.all(Array.from({ length: EACH }, (_, n) => fileOf(n)));
  const uploaded = await Promise.all(Array.from({ length: EACH }, (_, n) => fileOf(EACH + n)));

  await putInFaults();
  const from = performance.now();
  const sending = Promise.all([sendMails(job.mailbox, mailed), sendUploads(recruiter, job.id, uploaded)]);
  await untilResumes(recruiter, path, Math.ceil(EACH / 6));
  await killAndStart("once with much under way");
  await untilResumes(recruiter, path, Math.ceil(EACH / 2));
  await killAndStart("once more");
  await sending;
  console.log(`All sent after ${seconds(from)} s, through two kills.`);

  const brokenOnes = Array.from({ length: 2 * EACH }, (_, n) => n).filter(isBroken).length;
  const expected = 2 * EACH - brokenOnes;
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
  const queues = await fetch(new URL("/_local/queues", cloud.url)).then((response) => response.text());
  if (queues.includes('class="bad"')) problems.push("a queue holds dead letters");
  console.log(problems.length === 0 ? "Every PDF is a candidate exactly once; counts and readings are exact." : "");
}

function same(what: string, is: number, should: number): void {
  console.log(`${what}: ${is}`);
  if (is !== should) problems.push(`${what} should be ${should}, and is ${is}`);
}

async function killAndStart(when: string): Promise<void> {
  console.log(`kill -9, ${when}`);
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

/** Sends a mail again until it gets a 250, as any mail server does. */
async function sendMails(to: string, files: readonly Buffer[]): Promise<void> {
  const transport = createTransport({
    host: "127.0.0.1",
    port: cloud.smtpPort,
    pool: true,
    maxConnections: 8,
    secure: false,
    ignoreTLS: true,
  });
  await Promise.all(
    files.map(async (content, n) =>
      untilItWorks(() =>
        transport.sendMail({
          from: `Applicant ${n} <applicant-${n}@post.example>`,
          to,
          subject: `Application ${n}`,
          text: "Please find my CV attached.",
          attachments: [{ filename: `cv-${n}.pdf`, content, contentType: "application/pdf" }],
        }),
      ),
    ),
  );
  transport.close();
}

async function sendUploads(recruiter: Recruiter, jobId: string, files: readonly Buffer[]): Promise<void> {
  for (let start = 0; start < files.length; start += PER_CALL) {
    const some = files.slice(start, start + PER_CALL);
    const { uploads } = await untilItWorks(() =>
      recruiter.ok("POST /api/jobs/{jobId}/uploads", {
        path: { jobId },
        body: { files: some.map((bytes, n) => ({ name: `upload-${start + n}.pdf`, size: bytes.length })) },
        headers: { "idempotency-key": `burst-${start}` },
      }),
    );
    await Promise.all(
      uploads.map((form, n) =>
        untilItWorks(async () => {
          const { status } = await postForm(form, some[n]!);
          if (status >= 300) throw new Error(`S3 answered ${status}`);
        }),
      ),
    );
  }
}

async function untilItWorks<T>(attempt: () => Promise<T>): Promise<T> {
  for (const until = performance.now() + 5 * 60_000; ; await setTimeout(200)) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > until) throw error;
    }
  }
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
