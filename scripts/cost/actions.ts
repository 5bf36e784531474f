/** Actions whose cost is measured, in the order in which they run on one local cloud. */
import { setTimeout } from "node:timers/promises";
import { FORM_MIN_MS } from "@candor/core/kernel/limits";
import { createTransport } from "nodemailer";
import { aCv } from "../../tests/support/pdf.ts";
import { Recruiter } from "../../tests/support/recruiter.ts";
import { Client, postForm } from "../client.ts";
import { type Demand, demandOf, type MeteredCloud } from "./metered.ts";

/** The number of candidates of the measured job. */
export const CANDIDATES = 50;

export const ACTIONS = [
  "a CV uploaded by a recruiter",
  "a CV by e-mail, with the answer to its sender",
  "a CV by a public page",
  "a CV by a bulk link",
  "a sign-in by a mailed link",
  "the list of jobs",
  "a page of candidates",
  "the same page again",
  "a candidate",
  "a candidate's PDF",
  "a stage set",
  "a search of candidates",
  "changed weights saved",
  "the dashboard",
  "the dashboard's page, drawn",
] as const;
export type Action = (typeof ACTIONS)[number];

/** Runs every action warm, and returns what each asked of AWS. */
export async function measureActions(
  cloud: MeteredCloud & { readonly url: string; readonly smtpPort: number },
): Promise<Record<Action, Demand>> {
  const results = {} as Record<Action, Demand>;
  const measure = async (name: Action, action: () => Promise<unknown>) => {
    results[name] = await demandOf(cloud, action);
  };
  const recruiter = await Recruiter.at(cloud.url);
  const job = await recruiter.openJob();
  const path = { jobId: job.id };
  await fill(recruiter, job.id);

  const upload = await aCv({ salt: "measured upload" });
  await measure("a CV uploaded by a recruiter", () => afterRun(cloud, "score-cv", () => recruiter.send(job.id, upload)));
  await byMail(cloud, recruiter, job.mailbox, "warm");
  await measure("a CV by e-mail, with the answer to its sender", () => byMail(cloud, recruiter, job.mailbox, "measured"));
  await measurePublicPage(cloud, recruiter, measure);
  await measureBulkLink(cloud, recruiter, measure);

  const visitor = new Client(cloud.url);
  await measure("a sign-in by a mailed link", () => visitor.register(recruiter.email));
  await measure("the list of jobs", () => recruiter.ok("GET /api/jobs"));
  const page = () => recruiter.ok("GET /api/jobs/{jobId}/candidates", { path });
  await measure("a page of candidates", page);
  await measure("the same page again", page);
  const { items } = await page();
  const one = { jobId: job.id, cvId: items[0]!.cvId };
  await measure("a candidate", () => recruiter.ok("GET /api/jobs/{jobId}/candidates/{cvId}", { path: one }));
  await measure("a candidate's PDF", () => recruiter.call("GET /api/jobs/{jobId}/candidates/{cvId}/document", { path: one }));
  await measure("a stage set", () =>
    recruiter.ok("PATCH /api/jobs/{jobId}/candidates/{cvId}", { path: one, body: { stage: "interviewing" } }),
  );
  await measure("a search of candidates", () =>
    recruiter.ok("POST /api/jobs/{jobId}/candidates/search", { path, body: { query: "React, German B2" } }),
  );
  const { criteria } = await recruiter.ok("GET /api/jobs/{jobId}", { path });
  const body = { criteria: criteria.map((criterion) => ({ ...criterion, weight: criterion.weight + 1 })) };
  await measure("changed weights saved", () => recruiter.ok("PUT /api/jobs/{jobId}/criteria", { path, body }));
  await measure("the dashboard", () => recruiter.ok("GET /api/dashboard"));
  recruiter.setCookie("reader", encodeURIComponent("zone=Europe%2FBerlin&width=1350&platform=Linux&height=900"));
  const draw = () => recruiter.open("/dashboard");
  await draw();
  await measure("the dashboard's page, drawn", draw);
  return results;
}

/** Runs an action and waits until it has caused a function's run, which has ended. Asks the product nothing. */
async function afterRun(cloud: MeteredCloud, name: string, action: () => Promise<unknown>): Promise<void> {
  const seen = new Set(cloud.runs.list().map(({ requestId }) => requestId));
  await action();
  const hasEnded = () =>
    cloud.runs.list().some((run) => run.functionName.endsWith(name) && !seen.has(run.requestId) && run.durationMs !== undefined);
  while (!hasEnded()) await setTimeout(50);
}

type Measure = (name: Action, action: () => Promise<unknown>) => Promise<void>;

async function fill(recruiter: Recruiter, jobId: string): Promise<void> {
  const cvs = await Promise.all(Array.from({ length: CANDIDATES }, (_, n) => aCv({ salt: `filled ${n}` })));
  for (const cv of cvs) await recruiter.send(jobId, cv);
  await recruiter.settled(jobId);
}

/** Sends a mail with a CV and waits for its answer. */
async function byMail(cloud: { readonly smtpPort: number }, recruiter: Recruiter, to: string, salt: string): Promise<void> {
  const transport = createTransport({ host: "127.0.0.1", port: cloud.smtpPort, ignoreTLS: true });
  const attachments = [{ filename: "cv.pdf", content: Buffer.from(await aCv({ salt })), contentType: "application/pdf" }];
  const from = `${salt}@post.example`;
  await transport.sendMail({ from, to, subject: "My CV", text: "Please find it attached.", attachments });
  transport.close();
  while ((await recruiter.outbox(from)).length === 0) await setTimeout(50);
}

async function measurePublicPage(
  cloud: MeteredCloud & { readonly url: string },
  recruiter: Recruiter,
  measure: Measure,
): Promise<void> {
  const { id: jobId } = await recruiter.openJob();
  const { id: companyId } = await recruiter.ok("POST /api/companies", { body: { name: "Nordlicht Energie" } });
  const { publicId } = await recruiter.ok("PUT /api/jobs/{jobId}/publication", {
    path: { jobId },
    body: { published: true, companyId },
  });
  const visitor = new Client(cloud.url);
  const path = { jobPublic: publicId };
  const { form, consentVersion } = await visitor.ok("GET /api/public/jobs/{jobPublic}", { path });
  await setTimeout(FORM_MIN_MS);
  const bytes = await aCv({ salt: "measured application" });
  await measure("a CV by a public page", async () => {
    const { uploads } = await visitor.ok("POST /api/public/jobs/{jobPublic}/uploads", {
      path,
      body: {
        email: "ada@post.example",
        source: "LinkedIn",
        consent: consentVersion,
        form,
        files: [{ name: "cv.pdf", size: bytes.length }],
      },
    });
    await afterRun(cloud, "score-cv", () => postForm(uploads[0]!, bytes));
  });
}

async function measureBulkLink(
  cloud: MeteredCloud & { readonly url: string },
  recruiter: Recruiter,
  measure: Measure,
): Promise<void> {
  const { id: jobId } = await recruiter.openJob();
  const link = await recruiter.ok("POST /api/jobs/{jobId}/bulk-links", {
    path: { jobId },
    body: { limit: 1000, endsAt: new Date(Date.now() + 86_400_000).toISOString() },
  });
  const agency = new Client(cloud.url);
  const bytes = await aCv({ salt: "measured bulk" });
  await measure("a CV by a bulk link", async () => {
    const { uploads } = await agency.ok("POST /api/public/bulk/{token}/uploads", {
      path: { token: link.url.split("/").at(-1)! },
      body: { files: [{ name: "cv.pdf", size: bytes.length }] },
    });
    await afterRun(cloud, "score-cv", () => postForm(uploads[0]!, bytes));
  });
}
