import type { StoredRow } from "@candor/core/candidacy/rows";
import { expect } from "vitest";
import { aCv } from "../support/pdf.ts";
import { asOperator, asRecruiter, asRecruiterAtSize } from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";

/** Writes to a partition from which on a reader asks for what has changed. */
const MANY = 100;

/** A job in this process, as one instance of a function reads and writes it. */
async function jobWith(recruiter: Recruiter, cvs: number) {
  const { id: jobId } = await recruiter.openJob();
  for (let n = 0; n < cvs; n++) await recruiter.send(jobId, await aCv({ name: `Ada Number ${n}`, salt: `${jobId} ${n}` }));
  await recruiter.settled(jobId);
  asOperator();
  const [{ Account }, { Actor }, { CandidacyChange }, { JobEntity }, { rankedJob }, { Rows }, { findRow }, entities] =
    await Promise.all([
      import("@candor/core/account/account"),
      import("@candor/core/kernel/actor"),
      import("@candor/core/candidacy/change"),
      import("@candor/core/job/job.entity"),
      import("@candor/core/job/stored"),
      import("@candor/core/candidacy/rows"),
      import("@candor/core/candidacy/stored"),
      import("@candor/core/candidacy/candidate.entity"),
    ]);
  const { accountId } = (await Account.findUser({ email: recruiter.email }))!;
  const asAccount = <T>(body: () => Promise<T>): Promise<T> => Actor.enter({ type: "system", accountId }, body);
  const counters = { changes0: MANY, changes1: MANY, changes2: MANY, changes3: MANY };
  await JobEntity.patch({ accountId, jobId }).add(counters).go();
  const key = (cvId: string) => ({ accountId, jobId, cvId, shard: Rows.shardOf(cvId) });
  return {
    /** The rows as the cache has them. */
    cached: () => asAccount(async () => stagesOf(await Rows.of(jobId, (await rankedJob(jobId)).changes))),
    /** The rows as the table has them. */
    stored: async () => {
      const all = await Promise.all(
        [0, 1, 2, 3].map((shard) =>
          entities.CandidateRowEntity.query.ofJob({ accountId, jobId, shard }).go({ pages: "all", consistent: true }),
        ),
      );
      return stagesOf(all.flatMap(({ data }) => data));
    },
    /** Changes these candidates as another instance would: nothing is cached by it. */
    change: <Ids extends readonly string[]>(
      cvIds: readonly [...Ids],
      make: (change: InstanceType<typeof CandidacyChange>, ...rows: { [K in keyof Ids]: StoredRow }) => void,
    ) =>
      asAccount(async () => {
        const { job } = await rankedJob(jobId);
        const change = new CandidacyChange(job);
        const rows = await Promise.all(cvIds.map((cvId) => findRow(jobId, cvId)));
        make(change, ...(rows as { [K in keyof Ids]: StoredRow }));
        expect(await change.commit()).toEqual(new Set());
      }),
    /** A write by code that does not tell which row it has changed. */
    changeSilently: async (cvId: string) => {
      await entities.CandidateRowEntity.patch(key(cvId)).set({ stage: "offer" }).go();
      await JobEntity.patch({ accountId, jobId })
        .add({ [`changes${Rows.shardOf(cvId)}`]: 1 })
        .go();
    },
  };
}

const stagesOf = (rows: readonly { readonly cvId: string; readonly stage: string }[]): Record<string, string> =>
  Object.fromEntries(rows.map(({ cvId, stage }) => [cvId, stage] as const).toSorted());

const CAME = "cv_01j00000000000000000000000";

asRecruiter("a reader of a large job sees who was moved, who came and who left since it read", async (recruiter) => {
  const { cached, stored, change } = await jobWith(recruiter, 4);
  const [first, second, third] = Object.keys(await cached()) as [string, string, string];

  await change([first], (made, row) => made.patchRow(row, { stage: "interviewing" }));
  expect((await cached())[first]).toBe("interviewing");

  await change([first, second, third], (made, moved, gone, { credits, criteriaHash, engine }) => {
    made.patchRow(moved, { stage: "offer" });
    made.deleteRow(gone);
    const card = { source: "uploaded", appliedAt: "2026-11-01T00:00:00.000Z", skills: [], hasHiddenText: false } as const;
    made.createRow(CAME, { card, evaluation: { credits, criteriaHash, engine }, stage: "screening" });
  });
  expect(await cached()).toMatchObject({ [first]: "offer", [CAME]: "screening" });
  expect(await cached()).toEqual(await stored());
  expect(await cached()).not.toHaveProperty(second);
});

asRecruiterAtSize("a reader of a large job misses nothing when more has changed than is told", async (recruiter) => {
  const { cached, stored, change } = await jobWith(recruiter, 2);
  const [one, other] = Object.keys(await cached()) as [string, string];
  await change([other], (made, row) => made.patchRow(row, { stage: "offer" }));
  for (let n = 0; n < 60; n++) {
    await change([one], (made, row) => made.patchRow(row, { stage: n % 2 ? "screening" : "interviewing" }));
  }
  expect(await cached()).toEqual({ [one]: "screening", [other]: "offer" });
  expect(await cached()).toEqual(await stored());
});

asRecruiter("a reader of a large job sees a change by a writer that tells nothing", async (recruiter) => {
  const { cached, change, changeSilently } = await jobWith(recruiter, 2);
  const [first, second] = Object.keys(await cached()) as [string, string];
  await change([first], (made, row) => made.patchRow(row, { stage: "interviewing" }));
  await changeSilently(second);
  expect(await cached()).toEqual({ [first]: "interviewing", [second]: "offer" });
});
