/** Very many workers that write to one job. */
import { AccountEntity } from "@candor/core/account/account.entity";
import { Account } from "@candor/core/account/account";
import { rememberCriteria } from "@candor/core/job/criteria-hash";
import { JobEntity, JobTextEntity } from "@candor/core/job/job.entity";
import { getJob } from "@candor/core/job/stored";
import { Actor } from "@candor/core/kernel/actor";
import type { Works } from "../work.ts";
import { letTransactionsConflict } from "./conflicts.ts";
import { joinAtOnce } from "./joining.ts";
import { CRITERIA, FIELDS } from "./models.ts";

const EACH = 3;
const WORK_MS = 2000;

let conflictsSoFar: (() => number) | undefined;

export const writers: Works = {
  "writers.seed": async ({ jobId }: { jobId: string }) => {
    const accountId = Actor.accountId();
    const { title } = FIELDS;
    const head = { title, status: "open", language: "en", mailbox: jobId, publicId: jobId } as const;
    await JobEntity.put({ accountId, jobId, ...head }).go();
    const criteria = { criteria: CRITERIA, criteriaMade: CRITERIA.length, wordings: rememberCriteria({}, CRITERIA) };
    await JobTextEntity.put({ accountId, jobId, fields: FIELDS, ...criteria }).go();
    await AccountEntity.put({ accountId, plan: "beta", trialEndsAt: new Date().toISOString() }).go();
  },
  /** Says in words what became of the writes: an error where one was given up, or a count is wrong. */
  "writers.join": async ({ jobId, workers }: { jobId: string; workers: number }) => {
    conflictsSoFar ??= letTransactionsConflict();
    const before = conflictsSoFar();
    await joinAtOnce(Actor.accountId(), { jobId, workers, each: EACH, workMs: WORK_MS });
    const [job, account] = await Promise.all([getJob(jobId), Account.row(Actor.accountId())]);
    const written = workers * EACH;
    const counts = [job.totalResumes, account?.cvs, job.distribution.reduce((sum, count) => sum + count)];
    if (counts.some((count) => count !== written)) throw new Error(`${counts.join(", ")} are counted, not ${written}`);
    return `${written} written, none given up, after ${conflictsSoFar() - before} conflicts`;
  },
};
