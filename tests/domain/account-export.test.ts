import { unzipSync } from "fflate";
import { expect, test, vi } from "vitest";
import { SETTLED_MS } from "../support/patience.ts";
import { aCv } from "../support/pdf.ts";
import { aRecruiter, asRecruiter, aVisitor } from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";

/** Waits for the export, and returns its files by path. */
async function exported(recruiter: Recruiter): Promise<Record<string, Uint8Array>> {
  const { parts } = await vi.waitFor(
    async () => {
      const found = await recruiter.ok("GET /api/account/export");
      expect(found.state).toBe("ready");
      return found;
    },
    { timeout: SETTLED_MS, interval: 200 },
  );
  const files: Record<string, Uint8Array> = {};
  for (const { url, name, size } of parts) {
    const answer = await fetch(url);
    expect(answer.headers.get("content-disposition")).toContain(name);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(bytes).toHaveLength(size);
    Object.assign(files, unzipSync(bytes));
  }
  return files;
}

const parsed = <T>(bytes: Uint8Array | undefined): T => JSON.parse(new TextDecoder().decode(bytes)) as T;

asRecruiter(
  "an account is exported whole: jobs, candidates with score, quotes, stage and notes, and the CVs' own bytes",
  async (recruiter) => {
    expect(await recruiter.ok("GET /api/account/export")).toMatchObject({ state: "none", parts: [] });
    await recruiter.ok("POST /api/companies", { body: { name: "Tallyworks GmbH" } });
    const { id: jobId } = await recruiter.openJob({ title: "Grid / Operations: Planner" });
    const bytes = await aCv({ name: "Ada Lovelace" });
    const { cvId } = await recruiter.upload(jobId, bytes, "Ada ../../Lovelace.pdf");
    await recruiter.ok("PATCH /api/jobs/{jobId}/candidates/{cvId}", {
      path: { jobId, cvId },
      body: { stage: "interviewing", interviewNotes: "Asks good questions" },
    });

    expect(await recruiter.ok("POST /api/account/export")).toMatchObject({ state: "making" });
    const files = await exported(recruiter);
    const paths = Object.keys(files);
    expect(paths.filter((path) => /\.\.|^\//u.test(path))).toEqual([]);
    expect(parsed(files["account.json"])).toMatchObject({ user: { email: recruiter.email } });
    expect(parsed(files["companies.json"])).toMatchObject([{ name: "Tallyworks GmbH" }]);
    const job = paths.find((path) => path.endsWith("/job.json"))!;
    expect(parsed(files[job])).toMatchObject({ id: jobId, title: "Grid / Operations: Planner" });
    interface Exported {
      readonly file: { readonly path: string };
      readonly marks: readonly { readonly quotes?: readonly unknown[] }[];
    }
    const candidate = parsed<Exported>(files[job.replace("job.json", `candidates/${cvId}.json`)]);
    const shown = await recruiter.ok("GET /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId } });
    expect(candidate).toMatchObject({
      stage: "interviewing",
      interviewNotes: "Asks good questions",
      marks: JSON.parse(JSON.stringify(shown.marks)) as object[],
      profile: { fullName: { value: "Ada Lovelace" } },
    });
    expect(Buffer.from(files[candidate.file.path]!).equals(Buffer.from(bytes))).toBe(true);
    expect(await recruiter.ok("GET /api/account/export")).toMatchObject({ done: 4, total: 4 });
  },
);

test("nobody gets at the export of another account, and a visitor at none", async () => {
  const [owner, stranger] = [await aRecruiter(), await aRecruiter()];
  await owner.ok("POST /api/account/export");
  await exported(owner);
  expect(await stranger.ok("GET /api/account/export")).toMatchObject({ state: "none", parts: [] });
  for (const key of ["GET /api/account/export", "POST /api/account/export"] as const) {
    expect((await aVisitor().call(key)).status).toBe(401);
  }
});

asRecruiter("presses while an export is being made begin no second one", async (recruiter) => {
  await recruiter.ok("POST /api/account/export");
  const { askedAt } = await recruiter.ok("POST /api/account/export");
  expect((await recruiter.ok("POST /api/account/export")).askedAt).toBe(askedAt);
  await exported(recruiter);
  expect((await recruiter.ok("GET /api/account/export")).askedAt).toBe(askedAt);
});
