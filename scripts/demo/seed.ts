import { adverts } from "./adverts.ts";
import { Client, postForm } from "../client.ts";
import { type DemoFile, makeCvs } from "./make-cvs.ts";

/** What the seed needs of the running cloud. */
interface DemoCloud {
  readonly url: string;
  /** Environment in which the domain code reaches this cloud's resources. */
  env(): Record<string, string | undefined>;
}

type Advert = (typeof adverts)[number];

export const DEMO_EMAIL = "demo@candor.example";

const SENT_AT_ONCE = 4;

/**
 * Fills the demo account, from outside, through the API that everybody uses: two jobs read from their adverts, and the CVs of those who
 * applied. Returns once every file is sent; reading and scoring go on. What a seed that was killed has left is completed; nothing is made
 * twice.
 * @throws Error when the API refuses something
 */
export async function seedDemo(cloud: DemoCloud): Promise<void> {
  const client = new Client(cloud.url);
  await client.register(DEMO_EMAIL);
  await makeBeta(cloud, DEMO_EMAIL);

  const files = await makeCvs();
  for (const advert of adverts) {
    const jobId = await openJob(client, advert);
    await sendMissing(
      client,
      jobId,
      files.filter((file) => file.job === advert.key),
    );
  }
}

/** The demo has no limits. No call of the API may ask for that: it is the operator's to give. */
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
  const criteria = draft.criteria.map(({ id, kind, text, importance, weight }) => ({ id, kind, text, importance, weight }));
  const job = await client.ok("POST /api/jobs", { body: { ...draft.fields, title: advert.title, criteria } });
  return job.id;
}

/** Sends the files whose bytes have not arrived yet. A form that was handed out and never used counts as not sent. */
async function sendMissing(client: Client, jobId: string, files: readonly DemoFile[]): Promise<void> {
  const { items } = await client.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId } });
  const arrived = new Set(items.filter((upload) => upload.state !== "waiting").map((upload) => upload.name));
  const missing = files.filter((file) => !arrived.has(file.name));
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
    throw new Error(`The file store refused ${name}: ${response.status} ${(await response.text()).slice(0, 300)}`);
}
