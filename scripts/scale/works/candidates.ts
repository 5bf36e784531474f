/** One job with very many candidates. */
import { randomBytes } from "node:crypto";
import { CandidateEntity, CandidateIndexEntity, CandidateRowEntity } from "@candor/core/candidacy/candidate.entity";
import { Ranking } from "@candor/core/candidacy/ranking";
import { shardOf } from "@candor/core/candidacy/rows";
import { scoredBy } from "@candor/core/candidacy/score";
import { Search } from "@candor/core/candidacy/search";
import { Candidacy } from "@candor/core/candidacy/write";
import { rememberCriteria } from "@candor/core/job/criteria-hash";
import { CHANGES, countsOfAll } from "@candor/core/job/distribution";
import { JobEntity, JobTextEntity } from "@candor/core/job/job.entity";
import { Actor } from "@candor/core/kernel/actor";
import { createId } from "@candor/core/kernel/id";
import type { Works } from "../work.ts";
import { CRITERIA, FIELDS, type Model, models } from "./models.ts";
import { putAll } from "./put.ts";

const FIRST = ["Ada", "Aylin", "Bruno", "Carmen", "Deniz", "Elif", "Felix", "Grace", "Hanna", "Ines", "Jonas", "Zoe"];
const LAST = ["Adler", "Bauer", "Castillo", "Demir", "Eriksen", "Fischer", "García", "Hopper", "Ionescu", "Yılmaz"];
/** Candidacies written whole, so that they can be changed; the others are only listed and searched. */
const WHOLE = 100;
const SHA256 = "0".repeat(64);

/** Writes a job with its candidates directly to the table, and returns their ids. */
async function seed({ jobId, candidates: count }: { jobId: string; candidates: number }): Promise<string[]> {
  const accountId = Actor.accountId();
  const made = await models();
  const scoreOf = scoredBy(CRITERIA);
  const scores: (number | undefined)[] = [];
  const cvIds: string[] = [];
  const PORTION = 5000;
  for (let from = 0; from < count; from += PORTION) {
    const params: object[] = [];
    for (let n = from; n < Math.min(count, from + PORTION); n++) {
      const model = made[n % made.length]!;
      const cvId = createId("cv");
      params.push(...itemsOf({ accountId, jobId, cvId }, model, n));
      const key = { accountId, jobId, cvId, shard: 0, stage: "screening", createdAt: "", updatedAt: "" } as const;
      scores.push(scoreOf({ ...key, ...model.card, ...model.evaluation }).shown.score);
      if (n < WHOLE) cvIds.push(cvId);
    }
    await putAll(params);
  }
  const { title, department, location } = FIELDS;
  await JobEntity.put({
    accountId,
    jobId,
    title,
    department,
    location,
    status: "open",
    language: "en",
    mailbox: jobId,
    publicId: jobId,
    ...countsOfAll(scores),
    ...Object.fromEntries(CHANGES.map((shard) => [shard, count])),
  }).go();
  await JobTextEntity.put({
    accountId,
    jobId,
    fields: FIELDS,
    criteria: CRITERIA,
    criteriaMade: CRITERIA.length,
    wordings: rememberCriteria({}, CRITERIA),
  }).go();
  return cvIds;
}

const word = (characters: number) => randomBytes(characters).toString("base64url").slice(0, characters);

/** The items of one candidacy: of another person than all others. */
function itemsOf(
  key: { accountId: string; jobId: string; cvId: string },
  { card, evaluation, terms }: Model,
  n: number,
): object[] {
  const shard = shardOf(key.cvId);
  const fullName = `${FIRST[n % FIRST.length]} ${LAST[n % LAST.length]} ${n}`;
  const person = { email: word(8), phone: word(8), text: word(32) };
  return [
    CandidateRowEntity.put({ ...key, shard, card: { ...card, fullName, person }, evaluation, stage: "screening" }).params(),
    CandidateIndexEntity.put({ ...key, shard, terms, sha256: SHA256 }).params(),
    ...(n < WHOLE ? [detailOf(key)] : []),
  ];
}

const detailOf = (key: { accountId: string; jobId: string; cvId: string }): object =>
  CandidateEntity.put({
    ...key,
    marks: [],
    markedCriteria: [],
    marker: { by: "rules" } as never,
    errorCount: 0,
    asOf: "2026-11-01",
    history: [],
  }).params();

const QUERY = "React and TypeScript, at least 5 years, German B2";

export const candidates: Works = {
  "candidates.seed": seed,
  /** Moves candidates to the other of two stages. */
  "candidates.move": async ({ jobId, cvIds }: { jobId: string; cvIds: readonly string[] }) => {
    const { moved } = await Candidacy.move(jobId, cvIds, { stage: "interviewing" });
    if (moved.length === 0) await Candidacy.move(jobId, cvIds, { stage: "screening" });
  },
  "candidates.list": async ({ jobId }: { jobId: string }) => {
    const { total, facets } = await Ranking.list({ jobId });
    return { total, screening: facets.stages.screening };
  },
  "candidates.search": async ({ jobId }: { jobId: string }) => (await Search.ofJob({ jobId, query: QUERY })).total,
};
