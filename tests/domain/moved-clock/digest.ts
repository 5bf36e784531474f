import { setTimeout } from "node:timers/promises";
import type { Locale } from "@candor/core/account/account.info";
import { beforeEach, expect, test } from "vitest";
import { postForm, type Mail } from "../../../scripts/client.ts";
import { cloud } from "../../support/cloud-of-file.ts";
import { aCv } from "../../support/pdf.ts";
import { advanceClock, aRecruiter, asRecruiter, asRecruiterInDetail, aVisitor, outboxOf } from "../../support/product.ts";
import { aBulkLink, publish, tokenOf } from "../../support/publishing.ts";
import type { Recruiter } from "../../support/recruiter.ts";
import { STATE_MS } from "../../support/patience.ts";

const HOUR = 3_600_000;
/** Mails leave at seven in the morning. Every test begins at eight in the morning, an hour after mails that left while the cloud ran: those of today may have left before it. */
beforeEach(async () => {
  const now = cloud.clock.now();
  const eight = Math.ceil((now - 7 * HOUR) / (24 * HOUR)) * 24 * HOUR + 8 * HOUR;
  cloud.clock.advance(eight - now);
  await ran();
});

const day = () => new Date(cloud.clock.now()).toISOString().slice(0, 10);

/** Waits until the digest run of the clock's day is done. */
async function ran(): Promise<void> {
  const told = () => cloud.runs.list(FUNCTION).some(({ log, durationMs }) => durationMs !== undefined && log.includes(day()));
  for (const until = performance.now() + STATE_MS; performance.now() < until; await setTimeout(50)) {
    if (told() && isQuiet()) return;
  }
  throw new Error(`Nothing was gathered on ${day()}`);
}

const FUNCTION = "local-candor-gather-digests";
const isQuiet = () => {
  const queue = cloud.model.queues.map(({ name }) => name).find((name) => /tasks(?!.*dead)/u.test(name))!;
  return cloud.queues.peek(queue).length === 0;
};

/** The next morning, after the mails. */
async function nextMorning(): Promise<void> {
  await advanceClock("P1D");
  await ran();
}

let applicants = 0;

/** Applies on the public page and waits for the candidate. */
async function apply(
  recruiter: Recruiter,
  { jobPublic, jobId }: { jobPublic: string; jobId: string },
  name: string,
): Promise<void> {
  const bytes = await aCv({ name });
  const { uploads } = await aVisitor().ok("POST /api/public/jobs/{jobPublic}/uploads", {
    path: { jobPublic },
    body: {
      email: `digest-${++applicants}@post.example`,
      source: "LinkedIn",
      consent: true,
      files: [{ name: "cv.pdf", size: bytes.length }],
    },
  });
  await postForm(uploads[0]!, bytes);
  await recruiter.settled(jobId);
}

async function aJob(recruiter: Recruiter, title: string) {
  const { job, jobPublic } = await publish(recruiter, { title });
  return { jobId: job.id, jobPublic };
}

const digests = async (recruiter: Recruiter): Promise<Mail[]> =>
  (await outboxOf(recruiter.email)).filter(({ links }) => links.some((link) => link.includes("/public/summary/")));

asRecruiter("a day's applications are mailed at seven in the morning, by job, with name, score and link", async (recruiter) => {
  const [planner, welder] = [await aJob(recruiter, "Grid Planner"), await aJob(recruiter, "Welder")];
  await apply(recruiter, planner, "Ada Lovelace");
  await apply(recruiter, planner, "Grace Hopper");
  await apply(recruiter, welder, "Alan Turing");
  await nextMorning();

  const [mail, ...more] = await digests(recruiter);
  expect(more).toEqual([]);
  expect(mail!.subject).toBe("3 new applications");
  expect(mail!.text).toMatch(/Grid Planner: 2 new applications[\s\S]*Welder: 1 new application\n/u);
  for (const name of ["Ada Lovelace", "Grace Hopper", "Alan Turing"])
    expect(mail!.text).toMatch(new RegExp(`- ${name}, score \\d+\n`, "u"));
  const { items } = await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: planner });
  for (const { cvId, fullName, score } of items) {
    expect(mail!.text).toContain(`- ${fullName}, score ${score}\n  ${cloud.url}/dashboard/jobs/${planner.jobId}/${cvId}`);
  }
});

asRecruiterInDetail("no mail is sent without new applications, and each is mentioned once", async (recruiter) => {
  const job = await aJob(recruiter, "Grid Planner");
  await nextMorning();
  expect(await digests(recruiter)).toEqual([]);
  await apply(recruiter, job, "Ada Lovelace");
  await nextMorning();
  await nextMorning();
  expect(await digests(recruiter)).toHaveLength(1);
});

asRecruiterInDetail("repeated events of AWS and concurrent tasks send one mail", async (recruiter) => {
  await apply(recruiter, await aJob(recruiter, "Grid Planner"), "Ada Lovelace");
  await nextMorning();
  await apply(recruiter, await aJob(recruiter, "Welder"), "Grace Hopper");
  const event = { time: `${day()}T07:00:00Z` };
  await Promise.all([cloud.invoke("gather-digests", event), cloud.invoke("gather-digests", event)]);
  for (const until = performance.now() + STATE_MS; !isQuiet() && performance.now() < until;) await setTimeout(50);
  expect(await digests(recruiter)).toHaveLength(1);
  await nextMorning();
  expect((await digests(recruiter)).map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(["1 new application: Grid Planner", "1 new application: Welder"]),
  );
});

asRecruiterInDetail("after three missed days each application is mentioned once", async (recruiter) => {
  await apply(recruiter, await aJob(recruiter, "Grid Planner"), "Ada Lovelace");
  await advanceClock("P3D");
  await ran();
  const mails = await digests(recruiter);
  expect(mails.map(({ subject }) => subject)).toEqual(["1 new application: Grid Planner"]);
});

asRecruiterInDetail("an agency's files are mentioned, a recruiter's own and deleted candidates are not", async (recruiter) => {
  const { jobId, jobPublic } = await aJob(recruiter, "Grid Planner");
  await recruiter.upload(jobId, await aCv({ name: "Own Upload" }));
  await nextMorning();
  expect(await digests(recruiter)).toEqual([]);

  const link = await aBulkLink(recruiter, jobId, { endsAt: new Date(cloud.clock.now() + 100 * HOUR).toISOString() });
  const bytes = await aCv({ name: "Grace Hopper" });
  const { uploads } = await aVisitor().ok("POST /api/public/bulk/{token}/uploads", {
    path: { token: tokenOf(link) },
    body: { files: [{ name: "cv.pdf", size: bytes.length }] },
  });
  await postForm(uploads[0]!, bytes);
  await apply(recruiter, { jobId, jobPublic }, "Gone Tomorrow");
  const { items } = await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId } });
  const gone = items.find(({ fullName }) => fullName === "Gone Tomorrow")!;
  await recruiter.ok("DELETE /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId: gone.cvId } });
  await nextMorning();
  const [mail] = await digests(recruiter);
  expect(mail!.subject).toBe("1 new application: Grid Planner");
  expect(mail!.text).toContain("Grace Hopper");
  expect(mail!.text).not.toContain("Gone Tomorrow");
  expect(mail!.text).not.toContain("Own Upload");
});

test("it speaks the language of its reader", { tags: "detail" }, async () => {
  const subjects: Record<Locale, string> = {
    en: "1 new application: Grid Planner",
    de: "1 neue Bewerbung: Grid Planner",
    es: "1 candidatura nueva: Grid Planner",
    tr: "1 yeni başvuru: Grid Planner",
  };
  const recruiters = await Promise.all(
    (Object.keys(subjects) as Locale[]).map(async (locale) => {
      const recruiter = await aRecruiter();
      await recruiter.ok("PATCH /api/auth/session", { body: { locale } });
      await apply(recruiter, await aJob(recruiter, "Grid Planner"), "Ada Lovelace");
      return { locale, recruiter };
    }),
  );
  await nextMorning();
  for (const { locale, recruiter } of recruiters) {
    const [mail] = await digests(recruiter);
    expect(mail!.subject).toBe(subjects[locale]);
    expect(mail!.links.some((link) => link.includes(`${locale === "en" ? "" : `/${locale}`}/dashboard/jobs/job_`))).toBe(true);
  }
});

asRecruiterInDetail(
  "it is switched off and on in the account, and applications in between are not mailed later",
  async (recruiter) => {
    expect((await recruiter.ok("GET /api/auth/session")).account.digest).toBe(true);
    const job = await aJob(recruiter, "Grid Planner");
    expect((await recruiter.ok("PATCH /api/auth/session", { body: { digest: false } })).account.digest).toBe(false);
    await apply(recruiter, job, "Ada Lovelace");
    await nextMorning();
    expect(await digests(recruiter)).toEqual([]);

    await recruiter.ok("PATCH /api/auth/session", { body: { digest: true } });
    await nextMorning();
    expect(await digests(recruiter)).toEqual([]);
    await apply(recruiter, job, "Grace Hopper");
    await nextMorning();
    expect((await digests(recruiter)).map(({ subject }) => subject)).toEqual(["1 new application: Grid Planner"]);
  },
);

/** The headers of the newest mail, as it left. */
function headersOf(recruiter: Recruiter): Readonly<Record<string, string>> {
  const mail = cloud.outbox.list({ to: recruiter.email }).find(({ text }) => text.includes("/public/summary/"));
  return mail!.headers;
}

asRecruiterInDetail(
  "one click in a mail program switches it off without signing in, and opening the address does not",
  async (recruiter) => {
    await apply(recruiter, await aJob(recruiter, "Grid Planner"), "Ada Lovelace");
    await nextMorning();
    const headers = headersOf(recruiter);
    expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const address = headers["List-Unsubscribe"]!.slice(1, -1);
    const isOn = async () => (await recruiter.ok("GET /api/auth/session")).account.digest;

    const looked = await fetch(address, { redirect: "manual", headers: { "accept-language": "de" } });
    expect(looked.status).toBe(302);
    const [link] = (await digests(recruiter))[0]!.links.filter((each) => each.includes("/public/summary/"));
    expect(looked.headers.get("location")).toBe(`/de${new URL(link!).pathname}`);
    expect(await isOn()).toBe(true);

    // A one-click request of RFC 8058: no cookie, no origin, a form as body.
    const clicked = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "cross-site" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(clicked.status).toBe(204);
    expect(await isOn()).toBe(false);

    const token = new URL(address).pathname.split("/").at(-1)!;
    await aVisitor().ok("PUT /api/digest/{token}", { path: { token }, body: { digest: true } });
    expect(await isOn()).toBe(true);
  },
);

asRecruiter("a forged link changes nothing", async (recruiter) => {
  const other = await aRecruiter();
  for (const each of [recruiter, other]) await apply(each, await aJob(each, "Grid Planner"), "Ada Lovelace");
  await nextMorning();
  const tokenFor = (each: Recruiter) => headersOf(each)["List-Unsubscribe"]!.slice(1, -1).split("/").at(-1)!;
  const [[own, secret], [foreign]] = [tokenFor(recruiter).split("~"), tokenFor(other).split("~")];
  const wrong = [`${foreign}~${secret}`, `${own}~${"A".repeat(32)}`, `${own}~`, own!, "x", `${own}~${secret}x`];
  for (const token of wrong) {
    expect({ token, status: (await aVisitor().call("POST /api/digest/{token}", { path: { token } })).status }).toEqual({
      token,
      status: 404,
    });
  }
  for (const each of [recruiter, other]) expect((await each.ok("GET /api/auth/session")).account.digest).toBe(true);
});
