/** The channels through which `npm run burst` sends. Each repeats a call until it works, as browsers and mail servers do. */
import { setTimeout } from "node:timers/promises";
import { FORM_MIN_MS } from "@candor/core/kernel/limits";
import { createTransport } from "nodemailer";
import type { Recruiter } from "../tests/support/recruiter.ts";
import { Client, postForm } from "./client.ts";

/** Files that one call announces. */
const PER_CALL = 50;
/** Applicants on the public page who apply at once. */
const APPLICANTS = 4;
const WORKS_WITHIN_MS = 5 * 60_000;

/** A file that a visitor has sent, and the question for its state. */
export interface Asked {
  readonly cvId: string;
  readonly state: () => Promise<{ readonly state: string; readonly message: string | null } | undefined>;
}

/** Repeats an attempt until it succeeds. Throws its last error after five minutes. */
export async function untilItWorks<T>(attempt: () => Promise<T>): Promise<T> {
  for (const until = performance.now() + WORKS_WITHIN_MS; ; await setTimeout(200)) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > until) throw error;
    }
  }
}

const post = (form: Parameters<typeof postForm>[0], bytes: Buffer): Promise<void> =>
  untilItWorks(async () => {
    const { status } = await postForm(form, bytes);
    if (status >= 300) throw new Error(`S3 answered ${status}`);
  });

/** Sends one mail per file, each again until it gets a 250, as any mail server does. */
export async function sendMails(port: number, to: string, files: readonly Buffer[]): Promise<void> {
  const transport = createTransport({ host: "127.0.0.1", port, pool: true, maxConnections: 8, secure: false, ignoreTLS: true });
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

/** Sends files as a recruiter does on the job's page. */
export async function sendUploads(recruiter: Recruiter, jobId: string, files: readonly Buffer[]): Promise<void> {
  for (let start = 0; start < files.length; start += PER_CALL) {
    const some = files.slice(start, start + PER_CALL);
    const { uploads } = await untilItWorks(() =>
      recruiter.ok("POST /api/jobs/{jobId}/uploads", {
        path: { jobId },
        body: { files: some.map((bytes, n) => ({ name: `upload-${start + n}.pdf`, size: bytes.length })) },
        headers: { "idempotency-key": `burst-${start}` },
      }),
    );
    await Promise.all(uploads.map((form, n) => post(form, some[n]!)));
  }
}

/** Sends files through a bulk link. */
export async function sendBulk(url: string, token: string, files: readonly Buffer[]): Promise<Asked[]> {
  const agency = new Client(url);
  const path = { token };
  const sent: Asked[] = [];
  for (let start = 0; start < files.length; start += PER_CALL) {
    const some = files.slice(start, start + PER_CALL);
    const { uploads } = await untilItWorks(() =>
      agency.ok("POST /api/public/bulk/{token}/uploads", {
        path,
        body: { files: some.map((bytes, n) => ({ name: `bulk-${start + n}.pdf`, size: bytes.length })) },
        headers: { "idempotency-key": `burst-bulk-${start}` },
      }),
    );
    await Promise.all(uploads.map((form, n) => post(form, some[n]!)));
    for (const { cvId } of uploads) {
      const state = async () =>
        (await agency.ok("GET /api/public/bulk/{token}/uploads", { path, query: { cvIds: cvId } })).items[0];
      sent.push({ cvId, state });
    }
  }
  return sent;
}

/** Applies with each file on the job's public page, one person per file. */
export async function sendApplications(url: string, jobPublic: string, files: readonly Buffer[]): Promise<Asked[]> {
  const visitor = new Client(url);
  const path = { jobPublic };
  const page = await untilItWorks(() => visitor.ok("GET /api/public/jobs/{jobPublic}", { path }));
  await setTimeout(FORM_MIN_MS);
  const left = [...files.entries()];
  const sent: Asked[] = [];
  const applicant = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [n, bytes] = next;
      const { uploads } = await untilItWorks(() =>
        visitor.ok("POST /api/public/jobs/{jobPublic}/uploads", {
          path,
          body: {
            email: `visitor-${n}@post.example`,
            source: "Indeed",
            consent: page.consentVersion,
            form: page.form,
            files: [{ name: `application-${n}.pdf`, size: bytes.length }],
          },
          headers: { "idempotency-key": `burst-application-${n}` },
        }),
      );
      const [form] = uploads;
      await post(form!, bytes);
      const state = async () =>
        (await visitor.ok("GET /api/public/jobs/{jobPublic}/uploads", { path, query: { cvIds: form!.cvId } })).items[0];
      sent.push({ cvId: form!.cvId, state });
    }
  };
  await Promise.all(Array.from({ length: APPLICANTS }, applicant));
  return sent;
}
