import { findJob } from "../job/stored.ts";
import { Realtime } from "../kernel/realtime/realtime.ts";
import { CandidacyChange, planAndWrite, type Plan } from "./change.ts";
import { mergedInto } from "./merge.ts";
import { findDetail, findRow, findStandingRow, rowsOfCv } from "./stored.ts";

// A row names the other jobs in which its CV stands, so that a list shows them without reading more; a part of write.ts.

/**
 * Has the rows of a CV name each other's jobs, as the table is now. It follows every write by which a CV that stands in several jobs joins one
 * or leaves one, merges and their undos included. A repeated call changes nothing.
 */
export async function relate(cvId: string, jobId: string): Promise<void> {
  for (const [standingIn, standsAs] of await standingsOf(cvId, jobId)) {
    if (await nameOthers(standingIn, standsAs))
      await Realtime.notify({ about: "elsewhere", jobId: standingIn, cvIds: [standsAs] });
  }
}

/** The jobs in which a CV stands, each with the id of its row there, which may be that of a CV it was merged into. */
async function standingsOf(cvId: string, alsoLookIn?: string): Promise<ReadonlyMap<string, string>> {
  // The index of a CV's rows may be late, and has none where it was merged: each job is looked at itself.
  const rows = await rowsOfCv(cvId);
  const jobIds = new Set(rows.flatMap(({ jobId, alsoIn = [] }) => [jobId, ...alsoIn]));
  if (alsoLookIn !== undefined) jobIds.add(alsoLookIn);
  const found = new Map<string, string>();
  for (const jobId of jobIds) {
    const [job, row] = await Promise.all([findJob(jobId), findStandingRow(jobId, cvId)]);
    if (job && row) found.set(jobId, row.cvId);
  }
  return found;
}

/** Writes to a row the other jobs of its CV and of those merged into it. False where it names them already. */
function nameOthers(jobId: string, cvId: string): Promise<boolean> {
  return planAndWrite("the other jobs of a candidate", async (): Promise<Plan<boolean>> => {
    const [job, row, detail] = await Promise.all([findJob(jobId), findRow(jobId, cvId), findDetail(jobId, cvId)]);
    if (!job || !row || !detail) return { answer: false };
    const others = new Set<string>();
    for (const id of [cvId, ...mergedInto(detail)]) for (const other of (await standingsOf(id, jobId)).keys()) others.add(other);
    others.delete(jobId);
    const named = row.alsoIn ?? [];
    if (named.length === others.size && named.every((other) => others.has(other))) return { answer: false };
    const change = new CandidacyChange(job);
    change.patchRow(row, { alsoIn: [...others] });
    return { change, answer: true };
  });
}
