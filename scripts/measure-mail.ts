/**
 * Measures mail intake on a product of its own and prints the figures as Markdown: `node scripts/measure-mail.ts` after a build
 * (`--mails 100` for more). Measures the time from the SMTP server's 250 to the score, the mails per second, and the cost of one.
 */
import { setTimeout } from "node:timers/promises";
import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { mail, multipart, pdfPart, textPart } from "@candor/core/channels/email/sample-mails.fixture";
import { startTestCloud } from "@candor/local/testing";
import { createTransport } from "nodemailer";
import { localSettings } from "../infra/settings.ts";
import { synthesise } from "../infra/synth.ts";
import { aCv } from "../tests/support/pdf.ts";
import { Recruiter } from "../tests/support/recruiter.ts";

const { values } = parseArgs({ options: { mails: { type: "string", default: "60" } } });
const MAILS = Number(values.mails);

const say = (line = "") => console.log(line);
const row = (...cells: (string | number)[]) => say(`| ${cells.join(" | ")} |`);
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

const cloud = await startTestCloud({ synthesise: (siteUrl, outdir) => synthesise(localSettings(siteUrl), outdir) });
const transport = createTransport({ host: "127.0.0.1", port: cloud.smtpPort, ignoreTLS: true, pool: true, maxConnections: 10 });
try {
  say(`Measured ${new Date().toISOString().slice(0, 10)} on ${availableParallelism()} cores, load ${loadavg()[0]!.toFixed(1)}.`);
  const recruiter = await Recruiter.at(cloud.url);
  await oneByOne(recruiter);
  await allAtOnce(recruiter);
} finally {
  transport.close();
  await cloud.stop();
}

/** Sends one mail after the other, and measures the time until the score and the cost of a mail. */
async function oneByOne(recruiter: Recruiter): Promise<void> {
  const job = await recruiter.openJob();
  await send(job.mailbox, "warm");
  await scored(recruiter, job.id, 1);
  await setTimeout(3000);
  const before = new Map(cloud.usage().map((use) => [`${use.principal} ${use.operation}`, use]));
  await send(job.mailbox, "costed");
  await setTimeout(5000);
  say("\n## One mail with one CV, to its answer\n");
  row("function", "operation", "requests", "capacity units");
  row("---", "---", "---", "---");
  let [requests, units] = [0, 0];
  for (const use of cloud.usage()) {
    const earlier = before.get(`${use.principal} ${use.operation}`);
    const made = use.requests - (earlier?.requests ?? 0);
    const spent = use.capacityUnits - (earlier?.capacityUnits ?? 0);
    if (made === 0) continue;
    row(use.principal, use.operation, made, spent.toFixed(1));
    [requests, units] = [requests + made, units + spent];
  }
  row("all", "", requests, units.toFixed(1));

  const waits: number[] = [];
  for (let n = 0; n < 10; n++) {
    const from = await send(job.mailbox, `alone ${n}`);
    await scored(recruiter, job.id, n + 3);
    waits.push(performance.now() - from);
  }
  printWaits("alone, 10 mails", waits);
}

/** Sends all mails at once, over ten connections. */
async function allAtOnce(recruiter: Recruiter): Promise<void> {
  const job = await recruiter.openJob();
  const raws = await Promise.all(
    Array.from({ length: MAILS }, (_, n) => rawMail(job.mailbox, `burst ${n}`, `burst-${n}@post.example`)),
  );
  const started = performance.now();
  const accepted = new Map<string, number>();
  await Promise.all(
    raws.map(async (raw, n) => {
      const from = `burst-${n}@post.example`;
      await transport.sendMail({ envelope: { from, to: [job.mailbox] }, raw });
      accepted.set(from, performance.now());
    }),
  );
  const received = performance.now() - started;
  const waits = new Map<string, number>();
  while (waits.size < MAILS) {
    const { items } = await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId: job.id } });
    for (const { sender, state } of items) {
      if (state === "complete" && sender && !waits.has(sender)) waits.set(sender, performance.now() - accepted.get(sender)!);
    }
    await setTimeout(100);
  }
  const all = performance.now() - started;
  printWaits(`${MAILS} mails at once`, [...waits.values()]);
  say(
    `\n${(MAILS / (received / 1000)).toFixed(1)} mails a second were accepted, ${(MAILS / (all / 1000)).toFixed(1)} a second were scored.`,
  );
}

function printWaits(what: string, waits: readonly number[]): void {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => seconds(sorted[Math.ceil(share * sorted.length) - 1]!);
  say(`\n## From 250 to the score: ${what}\n`);
  row("p50", "p95", "longest");
  row("---", "---", "---");
  row(at(0.5), at(0.95), at(1));
}

async function rawMail(to: string, salt: string, from: string): Promise<Buffer> {
  return mail(
    { from, to, subject: salt },
    multipart("mixed", textPart("Please find my CV attached."), pdfPart(await aCv({ salt }))),
  );
}

/** Sends a mail and returns the time of the server's 250. */
async function send(to: string, salt: string): Promise<number> {
  const from = `${salt.replace(" ", "-")}@post.example`;
  await transport.sendMail({ envelope: { from, to: [to] }, raw: await rawMail(to, salt, from) });
  return performance.now();
}

async function scored(recruiter: Recruiter, jobId: string, count: number): Promise<void> {
  for (;;) {
    const { items } = await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId } });
    if (items.filter(({ state }) => state === "complete").length >= count) return;
    await setTimeout(50);
  }
}
