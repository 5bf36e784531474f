import { setTimeout } from "node:timers/promises";
import { FORM_MIN_MS } from "@candor/core/kernel/limits";
import { createTransport } from "nodemailer";
import { adverts } from "./adverts.ts";
import { Client, postForm, Refused } from "../client.ts";
import { type DemoFile, makeCvs } from "./make-cvs.ts";

/** The parts of the running cloud that the seed uses. */
interface DemoCloud {
  readonly url: string;
  /** Port of the SMTP server for mail to the jobs' mailboxes. */
  readonly smtpPort: number;
  /** Environment variables with which the domain code uses this cloud. */
  env(): Record<string, string | undefined>;
}

type Advert = (typeof adverts)[number];

export const DEMO_EMAIL = "demo@candor.example";

const SENT_AT_ONCE = 4;

/** Two minutes in all: 1, 2, 4 … 64 s between attempts. */
const ATTEMPTS = 8;
const FIRST_PAUSE_MS = 1000;

const AGENCY = "Kessler Personalberatung";
const EMPLOYER = {
  name: "Nordlicht Energie",
  location: "Berlin",
  website: "https://nordlicht-energie.example",
  about: "Wir versorgen 300.000 Haushalte mit Strom und Wärme und bauen das Portal, in dem sie ihren Verbrauch sehen.",
  advantages: {
    title: "Arbeiten bei Nordlicht",
    items: [
      "30 Tage Urlaub und die Tage zwischen Weihnachten und Neujahr",
      "Zwei Bürotage in der Woche, Rad oder Nahverkehr auf unsere Kosten",
      "1.000 € im Jahr für Weiterbildung, Deutschkurse eingeschlossen",
    ],
  },
};

/**
 * Fills the demo account through the product's own channels: two jobs read from their adverts, one of them published, and
 * the applicants' CVs, most of them uploaded, one by mail, one on the public page, one through an agency's link. Returns once
 * every file is sent; reading and scoring go on. Completes the work of an interrupted seed, and creates nothing twice.
 * @throws Refused when the API refuses a call for good
 */
export async function seedDemo(cloud: DemoCloud): Promise<void> {
  const client = new Client(cloud.url);
  await patiently(() => client.register(DEMO_EMAIL));
  await makeBeta(cloud, DEMO_EMAIL);
  const files = await makeCvs();
  await patiently(() => fill(cloud, client, files));
}

/** Creates the missing jobs and sends the missing CVs. */
async function fill(cloud: DemoCloud, client: Client, files: readonly DemoFile[]): Promise<void> {
  await client.ok("PATCH /api/auth/session", { body: { name: "Ines Brandvold" } });
  for (const [index, advert] of adverts.entries()) {
    const jobId = await openJob(client, advert);
    const applied = files.filter((file) => file.job === advert.key);
    if (index > 0) await upload(client, jobId, await missingOf(client, jobId, applied));
    else await sendThroughEveryChannel(client, cloud, jobId, applied);
  }
}

/**
 * Runs `step` until the product is not too busy for it. Repeats the step, not the refused call: that call may have done its work and
 * answered late. The step finds the result; the call alone would do the work twice.
 */
export async function patiently(step: () => Promise<void>, pauseMs = FIRST_PAUSE_MS): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof Refused && error.isForNow) || attempt === ATTEMPTS) throw error;
      await setTimeout(pauseMs * 2 ** (attempt - 1));
    }
  }
}

async function sendThroughEveryChannel(
  client: Client,
  cloud: DemoCloud,
  jobId: string,
  files: readonly DemoFile[],
): Promise<void> {
  const { mailbox, publicId } = await publish(client, jobId);
  const missing = await missingOf(client, jobId, files);
  const isMissing = (file: DemoFile | undefined): file is DemoFile => file !== undefined && missing.includes(file);
  const [mailed, applied, byAgency, ...uploaded] = files;
  await upload(client, jobId, uploaded.filter(isMissing));
  if (isMissing(byAgency)) await sendThroughLink(client, jobId, byAgency);
  if (isMissing(mailed)) await mail(cloud, mailbox, mailed);
  if (isMissing(applied)) await apply(cloud, publicId, applied);
}

async function publish(client: Client, jobId: string) {
  const { items } = await client.ok("GET /api/companies");
  const company = items[0] ?? (await client.ok("POST /api/companies", { body: EMPLOYER }));
  return client.ok("PUT /api/jobs/{jobId}/publication", {
    path: { jobId },
    body: { published: true, companyId: company.id, platforms: ["linkedin", "indeed"] },
  });
}

async function sendThroughLink(client: Client, jobId: string, file: DemoFile): Promise<void> {
  const path = { jobId };
  const { items } = await client.ok("GET /api/jobs/{jobId}/bulk-links", { path });
  const endsAt = new Date(Date.now() + 30 * 86_400_000).toISOString();
  const link =
    items[0] ?? (await client.ok("POST /api/jobs/{jobId}/bulk-links", { path, body: { label: AGENCY, limit: 50, endsAt } }));
  const { uploads } = await client.ok("POST /api/public/bulk/{token}/uploads", {
    path: { token: link.url.split("/").at(-1)! },
    body: { files: [{ name: file.name, size: file.bytes.length }] },
  });
  await send(uploads[0]!, file);
}

async function mail({ smtpPort }: DemoCloud, to: string, { name, bytes }: DemoFile): Promise<void> {
  const transport = createTransport({ host: "127.0.0.1", port: smtpPort, ignoreTLS: true });
  await transport.sendMail({
    from: { name: "Mara Lindqvist", address: "mara.lindqvist@post.example" },
    to,
    subject: "Application as Senior Frontend Engineer",
    text: "Hello,\n\nplease find my CV attached. I could start in two months and would be glad to talk.\n\nKind regards\nMara Lindqvist",
    attachments: [{ filename: name, content: Buffer.from(bytes), contentType: "application/pdf" }],
  });
  transport.close();
}

async function apply({ url }: DemoCloud, jobPublic: string, file: DemoFile): Promise<void> {
  const visitor = new Client(url);
  const path = { jobPublic };
  const { form, consentVersion } = await visitor.ok("GET /api/public/jobs/{jobPublic}", { path });
  await setTimeout(FORM_MIN_MS);
  const { uploads } = await visitor.ok("POST /api/public/jobs/{jobPublic}/uploads", {
    path,
    body: {
      email: "jonas.hartwig@brief.example",
      name: "Jonas Hartwig",
      source: "LinkedIn",
      consent: consentVersion,
      form,
      files: [{ name: file.name, size: file.bytes.length }],
    },
  });
  await send(uploads[0]!, file);
}

/** Removes the demo's limits. No call of the API can: only the operator may do it. */
async function makeBeta(cloud: DemoCloud, email: string): Promise<void> {
  Object.assign(process.env, cloud.env());
  const Account = await import("@candor/core/account/account");
  await Account.makeBeta({ email });
}

async function openJob(client: Client, advert: Advert): Promise<string> {
  const { items } = await client.ok("GET /api/jobs");
  const standing = items.find((job) => job.title === advert.title);
  if (standing) return standing.id;

  const { text, additionalRequirements } = advert;
  const draft = await client.ok("POST /api/job-drafts", {
    body: { from: "description", text, ...(additionalRequirements === undefined ? {} : { additionalRequirements }) },
  });
  const criteria = draft.criteria.map(({ quote: _, ...criterion }) => criterion);
  const job = await client.ok("POST /api/jobs", { body: { ...draft.fields, title: advert.title, pay: advert.pay, criteria } });
  return job.id;
}

/** The files that have not arrived yet, also those whose upload was announced and never sent. */
async function missingOf(client: Client, jobId: string, files: readonly DemoFile[]): Promise<DemoFile[]> {
  const { items } = await client.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId } });
  const arrived = new Set(items.filter((upload) => upload.state !== "waiting").map((upload) => upload.name));
  return files.filter((file) => !arrived.has(file.name));
}

async function upload(client: Client, jobId: string, missing: readonly DemoFile[]): Promise<void> {
  if (missing.length === 0) return;

  const { uploads } = await client.ok("POST /api/jobs/{jobId}/uploads", {
    path: { jobId },
    body: { files: missing.map(({ name, bytes }) => ({ name, size: bytes.length })) },
  });
  const pairs = missing.map((file, index) => ({ file, form: uploads[index] }));
  const sendNext = async (): Promise<void> => {
    for (let pair = pairs.shift(); pair; pair = pairs.shift()) if (pair.form) await send(pair.form, pair.file);
  };
  await Promise.all(Array.from({ length: SENT_AT_ONCE }, sendNext));
}

async function send(form: { url: string; fields: Record<string, string> }, { name, bytes }: DemoFile): Promise<void> {
  const response = await postForm(form, bytes);
  if (!response.ok)
    throw new Refused(`The file store, for ${name},`, response.status, { message: (await response.text()).slice(0, 300) });
}
