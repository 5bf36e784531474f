/**
 * Sends every mail of a folder to a job of a newly started product and prints how each was taken: `npm run mails -- FOLDER`. With `--bounces` no
 * mail of the folder comes from a person: one that is answered, or listed to the recruiters, is an error. With `--from-authors` the envelope
 * names each mail's author, as after a forwarding server, instead of what its Return-Path says. Exits with 1 on an error, when a function failed
 * or when a queue holds dead letters.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openMail } from "@candor/core/channels/email/opened-mail";
import { startTestCloud } from "@candor/local/testing";
import { createTransport } from "nodemailer";
import { localSettings } from "../infra/settings.ts";
import { synthesise } from "../infra/synth.ts";
import { Recruiter } from "../tests/support/recruiter.ts";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { bounces: { type: "boolean", default: false }, "from-authors": { type: "boolean", default: false } },
});
const [folder] = positionals;
if (!folder) throw new Error("Name a folder: npm run mails -- FOLDER");

/** Mails that are in the product at once: the last runs are kept for 500 calls, and each mail is read from its own. */
const AT_ONCE = 20;
const TAKEN_WITHIN_MS = 5 * 60_000;

const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(?:eml|msg)$/i.test(name))
  .toSorted();
const problems: string[] = [];
const cloud = await startTestCloud({ synthesise: (siteUrl, outdir) => synthesise(localSettings(siteUrl), outdir) });
const transport = createTransport({ host: "127.0.0.1", port: cloud.smtpPort, ignoreTLS: true, pool: true });
try {
  const recruiter = await Recruiter.at(cloud.url);
  const job = await recruiter.openJob();
  const silences = new Map<string, string>();
  for (let start = 0; start < names.length; start += AT_ONCE) {
    const sent = await Promise.all(names.slice(start, start + AT_ONCE).map((name) => send(name, job.mailbox)));
    await untilTaken();
    collectRuns(sent, silences);
  }
  await print(recruiter, job.id, silences);
} finally {
  transport.close();
  await cloud.stop();
}
for (const problem of problems) console.error(`WRONG: ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;

interface Sent {
  readonly name: string;
  /** Key of the raw mail in the bucket. */
  readonly key: string;
}

async function send(name: string, to: string): Promise<Sent> {
  const raw = readFileSync(join(folder!, name));
  const envelope = { from: await envelopeSender(raw), to: [to] };
  const { response } = await transport.sendMail({ envelope, raw });
  return { name, key: `mail/${/OK (\w+)/.exec(response)![1]!}` };
}

/** The envelope's sender: what the receiving server noted as Return-Path, or nobody, as in every bounce. */
async function envelopeSender(raw: Buffer): Promise<string> {
  const opened = await openMail(raw).catch(() => undefined);
  const noted = opened?.headers.find((header) => header.name === "return-path")?.value ?? "";
  const wanted = values["from-authors"] ? (opened?.email ?? "") : noted.replaceAll(/[<>\s]/g, "");
  return /^[\x21-\x7e]+@[\w.-]+$/.test(wanted) ? wanted : "";
}

/** Waits until no queue has a message that is waiting or at work. */
async function untilTaken(): Promise<void> {
  const isBusy = () =>
    cloud.queues
      .queues()
      .some(({ visible, inFlight, delayed, deadLettersOf }) => deadLettersOf.length === 0 && visible + inFlight + delayed > 0);
  for (const until = performance.now() + TAKEN_WITHIN_MS; isBusy(); await setTimeout(100)) {
    if (performance.now() < until) continue;
    problems.push("a queue was not empty in five minutes");
    return;
  }
}

/** Reads from the log of the functions why each mail was not answered, and which runs failed. */
function collectRuns(sent: readonly Sent[], silences: Map<string, string>): void {
  const runs = cloud.runs.list();
  for (const { error, functionName } of runs) if (error) problems.push(`${functionName} failed: ${error.errorMessage}`);
  const logs = runs.map(({ log }) => log).join("\n");
  for (const { name, key } of sent) {
    const reason = new RegExp(`${key}[^}]*?unanswered"?: ?["'](\\w+)`, "s").exec(logs)?.[1];
    silences.set(name, reason ?? "may be answered");
  }
}

async function print(recruiter: Recruiter, jobId: string, silences: ReadonlyMap<string, string>): Promise<void> {
  const reasons = Map.groupBy(silences, ([, reason]) => reason);
  for (const [reason, mails] of [...reasons].toSorted(([a], [b]) => a.localeCompare(b)))
    console.log(`${mails.length}\t${reason}`);
  const answers = cloud.outbox.list({ limit: 10_000 }).filter(({ headers }) => headers["Auto-Submitted"] === "auto-replied");
  const { items } = await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId } });
  const read = items.filter(({ code }) => code !== "mail.noCv");
  console.log(`${answers.length}\tanswers\n${items.length - read.length}\tlisted without a CV\n${read.length}\tfiles`);
  for (const [name] of reasons.get("may be answered") ?? []) console.log(`may be answered: ${name}`);
  for (const queue of cloud.queues.queues())
    if (queue.deadLettersOf.length > 0 && queue.visible > 0) problems.push(`${queue.name} holds ${queue.visible} dead letters`);
  if (!values.bounces) return;
  for (const { to, subject } of answers) problems.push(`answered: ${to.join(", ")}: ${subject}`);
  for (const { name, sender } of items) problems.push(`listed: ${name} of ${sender}`);
}
