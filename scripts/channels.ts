/**
 * Sends every file of a folder through every channel of a newly started product and prints the outcomes:
 * `npm run channels -- FOLDER`. Exits with 1 when the outcomes of a file differ between channels, or when its sender got no answer.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { FILE_MAX_BYTES, FORM_MIN_MS } from "@candor/core/kernel/limits";
import { createTransport } from "nodemailer";
import { OwnCloud } from "../tests/support/own-cloud.ts";
import { Recruiter } from "../tests/support/recruiter.ts";
import { Client, postForm } from "./client.ts";

interface Sent {
  readonly name: string;
  readonly bytes: Buffer;
}

/** "complete", or the code of the reason why not. */
type Outcome = string;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name a folder: npm run channels -- FOLDER");
const files: Sent[] = readdirSync(folder)
  .toSorted()
  .filter((name) => !name.endsWith(".json"))
  .map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));

const cloud = await OwnCloud.start();
const problems: string[] = [];
try {
  const recruiter = await Recruiter.at(cloud.url);
  const outcomes = {
    upload: await byUpload(recruiter),
    mail: await byMail(recruiter),
    "public page": await byPublicPage(recruiter),
    "bulk link": await byBulkLink(recruiter),
  };
  print(outcomes);
} finally {
  await cloud.remove();
}
for (const problem of problems) console.error(`WRONG: ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;

async function byUpload(recruiter: Recruiter): Promise<Outcome[]> {
  const { id } = await recruiter.openJob();
  for (const { name, bytes } of files) await recruiter.send(id, bytes.subarray(0, FILE_MAX_BYTES), name);
  return outcomesIn(recruiter, id);
}

async function byMail(recruiter: Recruiter): Promise<Outcome[]> {
  const job = await recruiter.openJob();
  const transport = createTransport({ host: "127.0.0.1", port: cloud.smtpPort, ignoreTLS: true });
  const addresses = files.map((_, n) => `sender-${n}@post.example`);
  for (const [n, { name, bytes }] of files.entries()) {
    await transport.sendMail({
      from: addresses[n],
      to: job.mailbox,
      subject: "My CV",
      text: "Please find it attached.",
      attachments: [{ filename: name, content: bytes, contentType: "application/pdf" }],
    });
  }
  transport.close();
  // Every sender gets an answer. Waiting for all answers is the only way to know that all mails were taken in.
  for (const [n, address] of addresses.entries()) {
    for (const until = performance.now() + 120_000; (await recruiter.outbox(address)).length === 0; await setTimeout(100)) {
      if (performance.now() < until) continue;
      problems.push(`${files[n]!.name}: its sender got no answer by mail`);
      break;
    }
  }
  const { items } = await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId: job.id } });
  const bySender = new Map(items.map((item) => [item.sender, item]));
  return addresses.map((address) => {
    const item = bySender.get(address);
    return item ? (item.code ?? item.state) : "answered at once";
  });
}

async function byPublicPage(recruiter: Recruiter): Promise<Outcome[]> {
  const { id } = await recruiter.openJob();
  const company = await recruiter.ok("POST /api/companies", { body: { name: "Nordlicht Energie" } });
  const job = await recruiter.ok("PUT /api/jobs/{jobId}/publication", {
    path: { jobId: id },
    body: { published: true, companyId: company.id },
  });
  const visitor = new Client(cloud.url);
  const path = { jobPublic: job.publicId };
  const page = await visitor.ok("GET /api/public/jobs/{jobPublic}", { path });
  await setTimeout(FORM_MIN_MS);
  const answers: Outcome[] = [];
  for (const [n, { name, bytes }] of files.entries()) {
    const { uploads } = await visitor.ok("POST /api/public/jobs/{jobPublic}/uploads", {
      path,
      body: {
        email: `applicant-${n}@post.example`,
        source: "Indeed",
        consent: page.consentVersion,
        form: page.form,
        files: [{ name, size: bytes.length }],
      },
    });
    await postForm(uploads[0]!, bytes);
    answers.push(
      await finalAnswer(async () => {
        const query = { cvIds: uploads[0]!.cvId };
        return (await visitor.ok("GET /api/public/jobs/{jobPublic}/uploads", { path, query })).items[0];
      }),
    );
  }
  reportUnanswered("public page", answers);
  return outcomesIn(recruiter, id);
}

async function byBulkLink(recruiter: Recruiter): Promise<Outcome[]> {
  const { id } = await recruiter.openJob();
  const link = await recruiter.ok("POST /api/jobs/{jobId}/bulk-links", {
    path: { jobId: id },
    body: { label: "Agency", limit: files.length, endsAt: new Date(Date.now() + 86_400_000).toISOString() },
  });
  const agency = new Client(cloud.url);
  const path = { token: link.url.split("/").at(-1)! };
  const answers: Outcome[] = [];
  for (const { name, bytes } of files) {
    const { uploads } = await agency.ok("POST /api/public/bulk/{token}/uploads", {
      path,
      body: { files: [{ name, size: bytes.length }] },
    });
    await postForm(uploads[0]!, bytes);
    answers.push(
      await finalAnswer(async () => {
        const query = { cvIds: uploads[0]!.cvId };
        return (await agency.ok("GET /api/public/bulk/{token}/uploads", { path, query })).items[0];
      }),
    );
  }
  reportUnanswered("bulk link", answers);
  return outcomesIn(recruiter, id);
}

/** Waits for the final answer to the sender of a file; "nothing" when there is none within a minute. */
async function finalAnswer(ask: () => Promise<{ state: string; message: string | null } | undefined>): Promise<Outcome> {
  for (const until = performance.now() + 60_000; performance.now() < until; await setTimeout(100)) {
    const item = await ask();
    if (item?.state === "complete") return "complete";
    if (item?.state === "failed") return item.message ?? "nothing";
  }
  return "nothing";
}

function reportUnanswered(channel: string, answers: readonly Outcome[]): void {
  for (const [n, answer] of answers.entries())
    if (answer === "nothing") problems.push(`${files[n]!.name}: its sender got no answer on the ${channel}`);
}

async function outcomesIn(recruiter: Recruiter, jobId: string): Promise<Outcome[]> {
  const items = await recruiter.settled(jobId, 300_000);
  return items.map(({ state, code }) => code ?? state);
}

function print(byChannel: Readonly<Record<string, Outcome[]>>): void {
  const names = Object.keys(byChannel);
  console.log(`| file | ${names.join(" | ")} |\n|${" --- |".repeat(names.length + 1)}`);
  for (const [n, { name }] of files.entries()) {
    const outcomes = Object.values(byChannel).map((each) => each[n] ?? "missing");
    console.log(`| ${name} | ${outcomes.join(" | ")} |`);
    const distinct = new Set(outcomes.filter((outcome) => outcome !== "answered at once"));
    if (distinct.size > 1) problems.push(`${name}: its outcomes differ between channels (${outcomes.join(", ")})`);
  }
}
