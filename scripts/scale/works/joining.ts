/** Workers that write candidates as the scoring of CVs does. */
import { setTimeout } from "node:timers/promises";
import { Account } from "@candor/core/account/account";
import { countOf } from "@candor/core/account/usage";
import { addUsage } from "@candor/core/candidacy/analysis/settle";
import { Candidacy } from "@candor/core/candidacy/write";
import { criteriaHash } from "@candor/core/job/criteria-hash";
import { getJob } from "@candor/core/job/stored";
import { Actor } from "@candor/core/kernel/actor";
import { createId } from "@candor/core/kernel/id";
import { LOST, retry } from "@candor/core/kernel/retry";
import { ENGINE_VERSION } from "@candor/scoring/engine";

const APPLIED_AT = "2026-11-01T09:00:00.000Z";
const CARD = { fullName: "Ada Adler", source: "uploaded", appliedAt: APPLIED_AT, skills: [], hasHiddenText: false } as const;
const DETAIL = {
  marks: [],
  markedCriteria: [],
  marker: { by: "rules" } as never,
  errorCount: 0,
  asOf: "2026-11-01",
  history: [],
};
const INDEX = { terms: new Uint8Array(300), sha256: "0".repeat(64) };

export interface Joined {
  readonly jobId: string;
  readonly workers: number;
  /** Candidates per worker. */
  readonly each: number;
  /** The longest time in which a worker reads one CV; half of it on average. */
  readonly workMs: number;
}

/** Writes new candidates of a job by many workers at once. A transaction also writes the job's head and the account's item. */
export async function joinAtOnce(accountId: string, { jobId, workers, each, workMs }: Joined): Promise<void> {
  const worker = async () => {
    for (let n = 0; n < each; n++) {
      await setTimeout(Math.random() * workMs);
      await joinOne(jobId);
    }
  };
  await Actor.enter({ type: "system", accountId }, () => Promise.all(Array.from({ length: workers }, worker)));
}

function joinOne(jobId: string): Promise<void> {
  const cvId = createId("cv");
  return retry<void>("the scoring of a file", async () => {
    const [job, account] = await Promise.all([getJob(jobId), Account.row(Actor.accountId())]);
    const now = new Date();
    const count = countOf(account!, "cvs", now.getTime());
    if (!count) throw new Error("The plan is used up");
    const credits = Object.fromEntries(job.criteria.map(({ id }) => [id, 100]));
    const evaluation = { credits, criteriaHash: criteriaHash(job.criteria), engine: ENGINE_VERSION };
    const row = { stage: "screening", evaluation, card: CARD } as const;
    const failed = await Candidacy.join(job, { cvId, row, detail: DETAIL, index: INDEX }, (change) =>
      addUsage(change, account!, count, now),
    );
    return failed.size === 0 ? undefined : LOST;
  });
}
