import { setTimeout } from "node:timers/promises";
import type { BodyOf } from "@candor/contract";
import type { PlanState } from "@candor/core/account/account.info";
import { CONSENT_VERSION } from "@candor/core/job/consent.info";
import { beforeAll, describe, expect, test } from "vitest";
import { postForm } from "../../../scripts/client.ts";
import { cloud } from "../../support/cloud-of-file.ts";
import { setState } from "../../support/plan.ts";
import { aCv, aScan, cvLines, pdfOf } from "../../support/pdf.ts";
import {
  advanceClock,
  aRecruiter,
  asRecruiter,
  asRecruiterAtSize,
  asRecruiterInDetail,
  aVisitor,
} from "../../support/product.ts";
import { publish } from "../../support/publishing.ts";
import { STATE_MS } from "../../support/patience.ts";

// Forms are timed and applications limited by the hour, so these tests move the clock.

const KEY = "POST /api/public/jobs/{jobPublic}/uploads";
type Sent = Partial<BodyOf<typeof KEY>>;

let applicants = 0;
const freshEmail = () => `applicant-${++applicants}@post.example`;

/** A valid application, with the changes of a test. */
const filledIn = (changes: object = {}): Sent => ({
  email: freshEmail(),
  name: "Ada Lovelace",
  source: "LinkedIn",
  consent: true,
  files: [{ name: "cv.pdf", size: 1000 }],
  ...changes,
});

const apply = (jobPublic: string, body: Sent, headers = {}) => aVisitor().call(KEY, { path: { jobPublic }, body, headers });

const page = (jobPublic: string) => aVisitor().ok("GET /api/public/jobs/{jobPublic}", { path: { jobPublic } });

/** Loads a form and moves the clock by the time a person needs to fill it in. */
async function readForm(jobPublic: string): Promise<string> {
  const { form } = await page(jobPublic);
  await advanceClock("PT4S");
  return form;
}

/** Moves the clock to the next hour, in which the limits begin again. */
const nextHour = () => advanceClock("PT1H");

async function told(jobPublic: string, cvId: string, language = "en") {
  for (const until = performance.now() + STATE_MS; performance.now() < until; await setTimeout(100)) {
    const { items } = await aVisitor().ok("GET /api/public/jobs/{jobPublic}/uploads", {
      path: { jobPublic },
      query: { cvIds: cvId },
      headers: { "accept-language": language },
    });
    if (items[0]?.state === "complete" || items[0]?.state === "failed") return items[0];
  }
  throw new Error(`Nothing was told of ${cvId}`);
}

/** Applies with a file and waits for the outcome that the applicant sees. */
async function applyWith(jobPublic: string, bytes: Uint8Array, changes: object = {}, headers = {}) {
  const form = await readForm(jobPublic);
  const reply = await apply(jobPublic, filledIn({ form, files: [{ name: "cv.pdf", size: bytes.length }], ...changes }), headers);
  expect(reply.status).toBe(201);
  const upload = reply.body.uploads[0]!;
  await postForm(upload, bytes);
  return { cvId: upload.cvId, told: await told(jobPublic, upload.cvId) };
}

asRecruiter(
  "somebody applies without an account and becomes a candidate, with what they said and agreed to in the job's language",
  async (recruiter) => {
    const { job, jobPublic } = await publish(recruiter, { language: "de" });
    const form = await readForm(jobPublic);
    const bytes = await aCv({ name: "Grace Hopper" });
    const body = filledIn({
      email: " Grace@Post.Example ",
      name: "Grace",
      source: "A friend",
      consent: CONSENT_VERSION,
      form,
      files: [{ name: "Lebenslauf.pdf", size: bytes.length }],
    });
    const reply = await apply(jobPublic, body, { "accept-language": "es" });
    expect(reply.status).toBe(201);
    const [upload] = reply.body.uploads;

    const before = await aVisitor().ok("GET /api/public/jobs/{jobPublic}/uploads", {
      path: { jobPublic },
      query: { cvIds: upload!.cvId },
    });
    expect(before.items).toEqual([{ cvId: upload!.cvId, state: "waiting", code: null, message: null }]);
    await postForm(upload!, bytes);
    expect(await told(jobPublic, upload!.cvId)).toEqual({ cvId: upload!.cvId, state: "complete", code: null, message: null });

    const candidate = await recruiter.ok("GET /api/jobs/{jobId}/candidates/{cvId}", {
      path: { jobId: job.id, cvId: upload!.cvId },
    });
    expect(candidate).toMatchObject({
      fullName: "Grace Hopper",
      source: "public",
      file: { name: "Lebenslauf.pdf" },
      application: {
        email: "grace@post.example",
        name: "Grace",
        isVerified: false,
        foundAt: "A friend",
        message: null,
        link: null,
        letters: [],
        consent: {
          version: CONSENT_VERSION,
          text: "Nordlicht Energie darf meinen Lebenslauf für diese Stelle speichern und mit Candor auswerten. Ich kann das jederzeit widerrufen.",
        },
      },
    });
    const { items } = await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId: job.id } });
    expect(items).toMatchObject([{ source: "public", sender: "grace@post.example", state: "complete" }]);
  },
);

describe("a field that is not filled in", () => {
  test("is named all at once, each in the product's words, in the caller's language", async () => {
    const { job, jobPublic } = await publish(await aRecruiter());
    const sentences = {
      source: "CV source is required.",
      email: "Email is required",
      consent: "Please agree that your CV may be kept for this job.",
      files: "Please add your CV as a PDF.",
    };
    expect(await apply(jobPublic, {})).toMatchObject({
      status: 400,
      body: { code: "source.required", message: sentences.source, fields: sentences },
    });
    const german = await apply(jobPublic, { source: "Indeed" }, { "accept-language": "de-AT" });
    expect(Object.keys(german.body.fields!)).toEqual(["email", "consent", "files"]);
    expect(german.body.fields!["consent"]).toMatch(/^Bitte stimmen Sie zu/);
    expect(job.totalResumes).toBe(0);
  });

  const refusals = [
    [{ email: "" }, "email.required", "Email is required"],
    [{ email: "ada@" }, "email.invalid", "Invalid email format."],
    [{ email: "ada@post.example, eve@post.example" }, "email.invalid", "Invalid email format."],
    [{ source: "  " }, "source.required", "CV source is required."],
    [{ consent: false }, "consent.required", "Please agree that your CV may be kept for this job."],
    [{ consent: "2020-01-01" }, "consent.required", "Please agree that your CV may be kept for this job."],
    [{ files: [] }, "file.required", "Please add your CV as a PDF."],
    [
      { files: [1, 2, 3].map((n) => ({ name: `${n}.pdf`, size: n })) },
      "upload.tooMany",
      "You can upload a maximum of 1 resumes. Currently you have 3.",
    ],
  ] as const;
  test("is refused, each in its words", async () => {
    const recruiter = await aRecruiter();
    const { job, jobPublic } = await publish(recruiter);
    for (const [changes, code, message] of refusals)
      expect([changes, await apply(jobPublic, filledIn(changes))]).toMatchObject([
        changes,
        { status: 400, body: { code, message } },
      ]);
    expect((await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId: job.id } })).items).toEqual([]);
  });

  test("of another shape is answered 400, never 500", async () => {
    const { jobPublic } = await publish(await aRecruiter());
    for (const changes of [
      { email: 5 },
      { source: ["x"] },
      { files: "cv.pdf" },
      { files: [{ name: "", size: 1 }] },
      { form: {} },
    ]) {
      expect({ changes, reply: await apply(jobPublic, filledIn(changes)) }).toMatchObject({ reply: { status: 400 } });
    }
  });
});

describe("a form", () => {
  asRecruiter("sent faster than a person types, or a day later, is refused; in between it is accepted", async (recruiter) => {
    const { jobPublic } = await publish(recruiter);
    const refused = { status: 400, body: { code: "form.refused" } };
    let form = "";
    // On a busy machine this call can take as long as a person, so it is repeated until one was quick.
    for (let tookMs = Infinity; tookMs > 2500;) {
      const from = performance.now();
      ({ form } = await page(jobPublic));
      const reply = await apply(jobPublic, filledIn({ form }));
      tookMs = performance.now() - from;
      if (tookMs <= 2500) expect(reply).toMatchObject(refused);
    }
    await advanceClock("PT4S");
    expect((await apply(jobPublic, filledIn({ form }))).status).toBe(201);
    await advanceClock("PT23H50M");
    expect((await apply(jobPublic, filledIn({ form }))).status).toBe(201);
    await advanceClock("PT15M");
    expect(await apply(jobPublic, filledIn({ form }))).toMatchObject(refused);
  });

  asRecruiter("that was forged, cut short, turned back in time or loaded for another job is refused", async (recruiter) => {
    const [{ jobPublic }, other] = await Promise.all([publish(recruiter), publish(recruiter)]);
    const form = await readForm(jobPublic);
    const [loadedAt = "", signature = ""] = form.split(".");
    const forms = [
      "",
      "1",
      signature,
      form.slice(0, -1),
      `${form.slice(0, -1)}${form.endsWith("A") ? "B" : "A"}`,
      `${(Number.parseInt(loadedAt, 36) - 1).toString(36)}.${signature}`,
      `${loadedAt}.${"A".repeat(43)}`,
      await readForm(other.jobPublic),
    ];
    for (const forged of forms) {
      expect({ forged, reply: await apply(jobPublic, filledIn({ form: forged })) }).toMatchObject({
        reply: { status: 400, body: { code: "form.refused" } },
      });
    }
    expect((await apply(jobPublic, filledIn({ form }))).status).toBe(201);
  });

  asRecruiterInDetail("with its hidden field filled in is refused, with and without the page's token", async (recruiter) => {
    const { job, jobPublic } = await publish(recruiter);
    const form = await readForm(jobPublic);
    for (const more of [{ form }, {}]) {
      expect(await apply(jobPublic, filledIn({ website: "https://spam.example", ...more }))).toMatchObject({
        status: 400,
        body: { code: "form.refused" },
      });
    }
    expect((await apply(jobPublic, filledIn({ website: "", form }))).status).toBe(201);
    expect((await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId: job.id } })).items).toHaveLength(1);
  });
});

describe("an hour takes", () => {
  asRecruiterInDetail(
    "twenty applications by one e-mail address, however it is written, also when they come at once",
    async (recruiter) => {
      await nextHour();
      const { job, jobPublic } = await publish(recruiter);
      const form = await readForm(jobPublic);
      const replies = await Promise.all(
        Array.from({ length: 24 }, (_, n) =>
          apply(jobPublic, filledIn({ form, email: n % 2 ? "MANY@post.example" : " many@post.example" })),
        ),
      );
      expect(replies.filter(({ status }) => status === 201)).toHaveLength(20);
      const refused = replies.find(({ status }) => status !== 201)!;
      expect(refused).toMatchObject({ status: 429, body: { code: "rate.limited" } });
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect((await apply(jobPublic, filledIn({ form }))).status).toBe(201);
      expect((await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId: job.id } })).items).toHaveLength(21);

      await nextHour();
      const later = await readForm(jobPublic);
      expect((await apply(jobPublic, filledIn({ form: later, email: "many@post.example" }))).status).toBe(201);
    },
  );

  asRecruiterAtSize("a hundred from one network address with the page's form, not counting refused ones", async (recruiter) => {
    await nextHour();
    const { jobPublic } = await publish(recruiter);
    const form = await readForm(jobPublic);
    for (let n = 0; n < 10; n++) await apply(jobPublic, filledIn({ form, email: "" }));
    const email = freshEmail();
    for (let n = 0; n < 25; n++) await apply(jobPublic, filledIn({ form, email }));
    const replies = await Promise.all(Array.from({ length: 85 }, () => apply(jobPublic, filledIn({ form }))));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(80);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  asRecruiter("twenty from one network address without the form, whatever address its headers claim", async (recruiter) => {
    await nextHour();
    const { jobPublic } = await publish(recruiter);
    const claim = (n: number) => ({
      "x-viewer-address": `203.0.113.${n}`,
      "x-forwarded-for": `203.0.113.${n}`,
      "x-candor-edge-key": "guessed",
    });
    const replies = [];
    for (let n = 0; n < 22; n++) replies.push((await apply(jobPublic, filledIn(), claim(n))).status);
    expect(replies).toEqual([...Array.from({ length: 20 }, () => 201), 429, 429]);
    const form = await readForm(jobPublic);
    expect((await apply(jobPublic, filledIn({ form }))).status).toBe(201);
  });
});

test("a call is counted by the address in CloudFront's header, and by its source address if that header is forged", async () => {
  Object.assign(process.env, cloud.env("api-public"));
  const { secretOf } = await import("../../../packages/functions/src/http/secrets.ts");
  const { viewerAddress } = await import("../../../packages/functions/src/http/viewer.ts");
  const key = await secretOf("EDGE_KEY_SECRET_ID");
  const from = (headers: Record<string, string>) =>
    viewerAddress({ headers, requestContext: { http: { sourceIp: "198.51.100.7" } } } as never);

  expect(await from({ "x-viewer-address": "203.0.113.9", "x-candor-edge-key": key })).toBe("203.0.113.9");
  expect(await from({ "x-viewer-address": "2001:db8::7:1", "x-candor-edge-key": key })).toBe("2001:db8:0:0::/64");
  const claims: Record<string, string>[] = [
    {},
    { "x-viewer-address": "203.0.113.9" },
    { "x-candor-edge-key": key },
    { "x-viewer-address": "203.0.113.9", "x-candor-edge-key": "" },
    { "x-viewer-address": "203.0.113.9", "x-candor-edge-key": `${key}0` },
  ];
  for (const headers of claims) {
    expect(await from(headers)).toBe("198.51.100.7");
  }
});

asRecruiter(
  "applicants' texts are shown without characters that reverse the reading direction or are invisible",
  async (recruiter) => {
    const { job, jobPublic } = await publish(recruiter);
    const form = await readForm(jobPublic);
    const bytes = await aCv();
    const { body } = await apply(
      jobPublic,
      filledIn({
        form,
        name: "Ada\u202e ecalevoL\r\nBcc: eve@post.example",
        source: "Linked\u0000In",
        files: [{ name: "../../etc/CV \u202efdp.exe", size: bytes.length }],
      }),
    );
    await postForm(body.uploads[0]!, bytes);
    await told(jobPublic, body.uploads[0]!.cvId);
    const path = { jobId: job.id, cvId: body.uploads[0]!.cvId };
    const { file, application } = await recruiter.ok("GET /api/jobs/{jobId}/candidates/{cvId}", { path });
    expect(file.name).toBe("CV fdp.exe");
    expect(application).toMatchObject({ name: "Ada ecalevoL Bcc: eve@post.example", foundAt: "LinkedIn" });
  },
);

asRecruiter("an application that is repeated under its key is taken once", async (recruiter) => {
  const { job, jobPublic } = await publish(recruiter);
  const form = await readForm(jobPublic);
  const body = filledIn({ form });
  const headers = { "idempotency-key": "one-click" };
  const [first, second] = [await apply(jobPublic, body, headers), await apply(jobPublic, body, headers)];
  expect(second.body.uploads[0]!.cvId).toBe(first.body.uploads[0]!.cvId);
  expect((await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId: job.id } })).items).toHaveLength(1);
});

asRecruiter("a closed job and one on hold refuse applications with the reason, before any other check", async (recruiter) => {
  const { job, jobPublic } = await publish(recruiter);
  for (const [status, message] of [
    ["closed", "Job is closed"],
    ["onHold", "Job is on hold"],
  ] as const) {
    await recruiter.ok("PUT /api/jobs/{jobId}/status", { path: { jobId: job.id }, body: { status } });
    expect(await apply(jobPublic, {})).toMatchObject({ status: 409, body: { code: `job.${status}`, message } });
  }
});

asRecruiter("unpublished, deleted and unknown jobs get the same answer to every call", async (recruiter) => {
  const [unpublished, deleted, neverPublished] = await Promise.all([publish(recruiter), publish(recruiter), recruiter.openJob()]);
  await recruiter.ok("PUT /api/jobs/{jobId}/publication", { path: { jobId: unpublished.job.id }, body: { published: false } });
  await recruiter.ok("DELETE /api/jobs/{jobId}", { path: { jobId: deleted.job.id } });

  const ids = [
    unpublished.jobPublic,
    deleted.jobPublic,
    neverPublished.publicId,
    "grid-planner-0000000000",
    unpublished.job.id,
    "none",
    "x".repeat(3000),
    "%00",
    "GRID",
    "a/b",
    "{jobPublic}",
  ];
  for (const jobPublic of ids) {
    const path = { jobPublic };
    const replies = await Promise.all([
      aVisitor().call("GET /api/public/jobs/{jobPublic}", { path }),
      apply(jobPublic, filledIn()),
      apply(jobPublic, {}),
      aVisitor().call("GET /api/public/jobs/{jobPublic}/uploads", { path, query: { cvIds: "cv_1" } }),
    ]);
    for (const { status, body } of replies) {
      expect({ jobPublic, status, body }).toEqual({
        jobPublic,
        status: 404,
        body: { status: 404, code: "job.notFound", message: "Job not found" },
      });
    }
  }
});

describe("an applicant sees", () => {
  // Whichever tests came before, their applications no longer count.
  beforeAll(nextHour);

  asRecruiter("nothing of files of other jobs and other channels, and never a score", async (recruiter) => {
    const [here, there] = [await publish(recruiter), await publish(recruiter)];
    const own = await applyWith(here.jobPublic, await aCv({ name: "Own File" }));
    const others = await applyWith(there.jobPublic, await aCv({ name: "Other File" }));
    const uploaded = await recruiter.upload(here.job.id, await aCv({ name: "Uploaded File" }));
    const cvIds = [others.cvId, uploaded.cvId, own.cvId, "cv_00000000000000000000000000", "cv_1", "", "x".repeat(100)].join(",");
    const reply = await aVisitor().call("GET /api/public/jobs/{jobPublic}/uploads", {
      path: { jobPublic: here.jobPublic },
      query: { cvIds },
    });
    expect(reply.body.items).toEqual([{ cvId: own.cvId, state: "complete", code: null, message: null }]);
    expect(JSON.stringify(reply.body)).not.toMatch(/score|verdict/);
    const many = Array.from({ length: 51 }, (_, n) => `cv_${n}`).join(",");
    expect(
      await aVisitor().call("GET /api/public/jobs/{jobPublic}/uploads", {
        path: { jobPublic: here.jobPublic },
        query: { cvIds: many },
      }),
    ).toMatchObject({ status: 400, body: { code: "cvList.tooLong" } });
  });

  for (const state of ["paused", "pastDue", "unpaid", "cancelled", "expired"] as const) {
    // The states differ in one table: one of them is tried before every landing.
    const asEmployer = state === "unpaid" ? asRecruiter : asRecruiterInDetail;
    asEmployer(
      `while the employer's subscription is ${state}: received; the CV waits and is read once payment is in order`,
      async (recruiter) => {
        const { job, jobPublic } = await publish(recruiter);
        await setPlan(recruiter.email, state);
        const { told } = await applyWith(jobPublic, await aCv({ salt: state }));
        expect(told).toMatchObject({ state: "complete", code: null, message: null });
        const look = () => recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId: job.id } });
        expect((await look()).items).toMatchObject([{ state: "waiting", code: `subscription.${state}` }]);

        await setPlan(recruiter.email, "active");
        expect(await recruiter.settled(job.id)).toMatchObject([{ state: "complete", source: "public" }]);
        expect(await recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId: job.id } })).toMatchObject({ totalResumes: 1 });
      },
    );
  }

  test.for([
    ["read.encrypted", "locked with a password", ["password", "Passwort", "contraseña", "parola"]],
    ["read.damaged", "cut in half", ["damaged", "beschädigt", "dañado", "bozuk"]],
    ["read.notPdf", "a Word file by another name", ["not a PDF", "kein PDF", "no es un PDF", "PDF değil"]],
    ["read.empty", "without a byte", ["file is empty", "Datei ist leer", "archivo está vacío", "dosya boş"]],
    ["read.blank", "a blank page", ["pages of this PDF", "Seiten dieses PDF", "páginas de este PDF", "PDF’nin sayfaları"]],
    ["read.scan", "a scan", ["scan", "Scan", "escaneo", "tarama"]],
    ["read.tooManyPages", "too long", ["20 pages", "20 Seiten", "20 páginas", "20 sayfadan"]],
    ["read.tooLarge", "too large", ["10 MB", "10 MB", "10 MB", "10 MB"]],
  ] as const)(
    "%s: why their file, %s, was not taken, in their language, and the recruiter sees it too",
    { tags: "detail" },
    async ([code, , words]) => {
      const recruiter = await aRecruiter();
      const { job, jobPublic } = await publish(recruiter);
      const { cvId, told: first } = await applyWith(jobPublic, await HOSTILE[code]!());
      expect(first).toMatchObject({ state: "failed", code });
      for (const [position, language] of ["en", "de", "es", "tr"].entries()) {
        const { message } = await told(jobPublic, cvId, language);
        expect(message!.toLocaleLowerCase(language)).toContain(words[position]!.toLocaleLowerCase(language));
        expect(message).not.toMatch(/score|puan|puntuación|bewertet|Ask for/i);
      }
      const { items } = await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId: job.id } });
      expect(items).toMatchObject([{ state: "failed", code, sender: expect.stringContaining("@post.example") }]);
    },
  );

  asRecruiter("that a file which never came did not arrive", async (recruiter) => {
    const { jobPublic } = await publish(recruiter);
    const form = await readForm(jobPublic);
    const { body } = await apply(jobPublic, filledIn({ form }));
    await advanceClock("PT15M");
    expect(await told(jobPublic, body.uploads[0]!.cvId)).toMatchObject({
      state: "failed",
      code: "upload.failed",
      message: "The file did not arrive. Please send it again.",
    });
  });
});

describe("a presigned form of an application", () => {
  asRecruiter("that was tampered with, or has ended, stores nothing; one used again changes nothing", async (recruiter) => {
    const { job, jobPublic } = await publish(recruiter);
    const form = await readForm(jobPublic);
    const bytes = await aCv({ name: "First Sent" });
    const [{ body: first }, { body: second }] = [
      await apply(jobPublic, filledIn({ form })),
      await apply(jobPublic, filledIn({ form })),
    ];
    const [upload, other] = [first.uploads[0]!, second.uploads[0]!];
    const changes: Record<string, string>[] = [
      { key: other.fields["key"]! },
      { key: "cv/acc_1/somebody" },
      { "Content-Type": "text/html" },
      { "X-Amz-Signature": "0".repeat(64) },
    ];
    for (const change of changes) {
      expect((await postForm({ ...upload, fields: { ...upload.fields, ...change } }, bytes)).status).toBe(403);
    }
    expect((await postForm(upload, new Uint8Array(10 * 1024 * 1024 + 1))).status).toBe(400);

    await postForm(upload, bytes);
    expect(await told(jobPublic, upload.cvId)).toMatchObject({ state: "complete" });
    await postForm(upload, await aCv({ name: "Sent Later" }));
    // When the next file in the queue is done, the replayed one has been handled.
    await applyWith(jobPublic, await aCv({ name: "Next Person" }));
    const { items } = await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId: job.id } });
    expect(items.map(({ fullName }) => fullName).toSorted()).toEqual(["First Sent", "Next Person"]);

    await advanceClock("PT11M");
    expect((await postForm(other, bytes)).status).toBe(403);
  });
});

/** Files of applicants that are no readable CVs. */
const HOSTILE: Record<string, () => Promise<Uint8Array>> = {
  "read.encrypted": () => pdfOf(cvLines(), { password: "secret" }),
  "read.damaged": async () => (await aCv()).subarray(0, 600),
  "read.notPdf": async () => Buffer.from("PK\u0003\u0004 a Word file by another name"),
  "read.empty": async () => new Uint8Array(),
  "read.blank": () => pdfOf([]),
  "read.scan": () => aScan(),
  "read.tooManyPages": () => pdfOf(Array.from({ length: 1400 }, (_, n) => `Line ${n} of a very long life`)),
  "read.tooLarge": async () => new Uint8Array(10 * 1024 * 1024 + 1),
};

/** Sets the plan of a recruiter of this cloud. */
async function setPlan(email: string, state: PlanState): Promise<void> {
  Object.assign(process.env, cloud.env());
  await setState(email, state);
}
