import { readAdvert, type Criterion } from "@candor/scoring";
import type { Cv } from "../corpus/cv.ts";
import { gradeOf } from "../corpus/grade.ts";
import { criteriaOf } from "../corpus/jobs.ts";
import type { Sample } from "../corpus/pool.ts";
import type { Counterfactual, Special } from "../corpus/special.ts";
import { LANGUAGES, type Language, type Trade } from "../corpus/types.ts";
import { answerOf, emptyTallies, tally, type Tallies } from "./fields.ts";
import { score, unquoted, type ReadCv } from "./product.ts";
import { mean, ndcg, spearman, type Ranked } from "./ranking.ts";
import type { Desk } from "./reading.ts";

/** One trade's job, asked for in one language, as typed criteria or as a pasted advert. */
export interface Job {
  readonly trade: Trade;
  readonly language: Language;
  readonly from: "criteria" | "advert";
  readonly criteria: readonly Criterion[];
}

export const jobsOf = (trades: readonly Trade[], languages: readonly Language[] = LANGUAGES): Job[] =>
  trades.flatMap((trade) =>
    languages.flatMap((language): Job[] => [
      { trade, language, from: "criteria", criteria: criteriaOf(trade, language) },
      { trade, language, from: "advert", criteria: readAdvert(trade.advert[language]).criteria },
    ]),
  );

const nameOf = ({ trade, language, from }: Job) => `${trade.key} ${language} ${from}`;

export interface FieldResult {
  readonly all: Tallies;
  readonly by: ReadonlyMap<string, Tallies>;
  readonly faults: readonly string[];
}

/** Reading of the fields of labelled CVs, in total and for each language and layout. */
export async function fields(desk: Desk, samples: readonly Sample[]): Promise<FieldResult> {
  const all = emptyTallies();
  const by = new Map<string, Tallies>();
  const faults: string[] = [];
  for (const { cv, truth } of samples) {
    const answer = answerOf(await desk.cv(cv));
    for (const { field, missed, wrong } of tally(all, truth, answer))
      faults.push(
        `${cv.id} (${cv.language}, ${cv.layout}) ${field}: ${missed === undefined ? "" : `missed ${missed} `}${wrong === undefined ? "" : `wrong ${wrong}`}`,
      );
    for (const group of [cv.language, cv.layout]) {
      if (!by.has(group)) by.set(group, emptyTallies());
      tally(by.get(group)!, truth, answer);
    }
  }
  return { all, by, faults };
}

export interface RankingResult {
  readonly ndcg: number;
  readonly worst: number;
  readonly spearman: number;
  readonly queries: number;
  readonly cases: readonly string[];
}

/** Quality of the rankings of the pool, for a way of scoring. */
export async function ranking(
  jobs: readonly Job[],
  samples: readonly Sample[],
  scoreFor: (job: Job, sample: Sample) => Promise<number>,
): Promise<RankingResult> {
  const queries = await Promise.all(
    jobs.map(async (job) => {
      const items: Ranked[] = await Promise.all(
        samples.map(async (sample) => ({
          id: sample.cv.id,
          score: await scoreFor(job, sample),
          grade: gradeOf(sample.story, job.trade),
        })),
      );
      return { name: nameOf(job), ndcg: ndcg(items), spearman: spearman(items) };
    }),
  );
  const worst = queries.toSorted((a, b) => a.ndcg - b.ndcg);
  return {
    ndcg: mean(queries.map(({ ndcg }) => ndcg)),
    worst: worst[0]?.ndcg ?? 1,
    spearman: mean(queries.map(({ spearman }) => spearman)),
    queries: queries.length,
    cases: worst.filter(({ ndcg }) => ndcg < 0.95).map(({ name, ndcg }) => `${name}: NDCG@10 ${ndcg.toFixed(3)}`),
  };
}

export interface CaseResult {
  readonly right: number;
  readonly all: number;
  readonly cases: readonly string[];
}

/**
 * Misleading CVs against the genuine ones of the same job: an underrated one must stand above every genuine grade 0 and 1, any other below
 * every genuine grade 2 and 3.
 */
export async function misleading(
  specials: readonly Special[],
  samples: readonly Sample[],
  jobs: readonly Job[],
  scoreFor: (job: Job, cv: Cv) => Promise<number>,
): Promise<CaseResult> {
  let right = 0;
  let all = 0;
  const cases: string[] = [];
  for (const special of specials) {
    for (const job of jobs.filter((one) => one.trade === special.trade && one.language === special.cv.language)) {
      const own = await scoreFor(job, special.cv);
      const isHigh = special.grade >= 2;
      const rivals = samples.filter(({ story }) => (isHigh ? gradeOf(story, job.trade) < 2 : gradeOf(story, job.trade) >= 2));
      const scores = await Promise.all(rivals.map(async ({ cv }) => ({ id: cv.id, score: await scoreFor(job, cv) })));
      const wrong = scores.filter(({ score }) => (isHigh ? score >= own : score <= own));
      all += 1;
      if (wrong.length === 0) right += 1;
      else
        cases.push(
          `${special.cv.id} for ${nameOf(job)}: ${own} against ${wrong.map(({ id, score }) => `${id} ${score}`).join(", ")}`,
        );
    }
  }
  return { right, all, cases };
}

/** The largest difference of score within each set, over the jobs of its trade. */
export async function spread(
  desk: Desk,
  sets: readonly (readonly Sample[])[],
  jobs: readonly Job[],
  allowed: number,
): Promise<{ worst: number; within: number; all: number; cases: string[] }> {
  let worst = 0;
  let within = 0;
  let all = 0;
  const cases: string[] = [];
  for (const set of sets) {
    for (const job of jobs.filter(({ trade }) => trade === set[0]!.story.trade)) {
      const scores = await Promise.all(set.map(async ({ cv }) => score(await desk.cv(cv), job.criteria).score));
      const difference = Math.max(...scores) - Math.min(...scores);
      worst = Math.max(worst, difference);
      all += 1;
      if (difference <= allowed) within += 1;
      else cases.push(`${nameOf(job)}: ${set.map(({ cv }, i) => `${cv.layout}/${cv.language} ${scores[i]}`).join(", ")}`);
    }
  }
  return { worst, within, all, cases };
}

/** Counts changed scores and credits after a change of facts about the person, for every job. */
export async function fairness(
  desk: Desk,
  sets: readonly Counterfactual[],
  jobs: readonly Job[],
): Promise<{ changed: number; worst: number; all: number; kinds: ReadonlyMap<string, number>; cases: string[] }> {
  let [changed, worst, all] = [0, 0, 0];
  const kinds = new Map<string, number>();
  const cases: string[] = [];
  for (const { base, variants, trade } of sets) {
    const asked = jobs.filter((job) => job.trade === trade || job.language === base.language);
    const before = await desk.cv(base);
    for (const { kind, cv } of variants) {
      const after = await desk.cv(cv);
      for (const job of asked) {
        const [a, b] = [score(before, job.criteria), score(after, job.criteria)];
        const credits = (one: typeof a) => one.marks.map(({ credit }) => credit).join();
        all += 1;
        kinds.set(kind, kinds.get(kind) ?? 0);
        if (credits(a) === credits(b) && a.score === b.score) continue;
        changed += 1;
        worst = Math.max(worst, Math.abs(a.score - b.score));
        kinds.set(kind, kinds.get(kind)! + 1);
        const differing = a.marks.flatMap((mark, i) =>
          mark.credit === b.marks[i]!.credit ? [] : [`${job.criteria[i]!.text} ${mark.credit}→${b.marks[i]!.credit}`],
        );
        cases.push(
          `${kind}: ${cv.id} (${cv.language}, ${cv.layout}; ${cv.name}; ${cv.personal.join("; ")}) for ${nameOf(job)}: ${a.score}→${b.score}: ${differing.join(", ")}`,
        );
      }
    }
  }
  return { changed, worst, all, kinds, cases };
}

/** Marks with credit but without words of the CV, over CVs and jobs. */
export function quotes(cvs: readonly ReadCv[], jobs: readonly Job[]): { unquoted: number; credited: number } {
  let [without, credited] = [0, 0];
  for (const cv of cvs)
    for (const { criteria } of jobs) {
      const scored = score(cv, criteria);
      without += unquoted(cv, scored);
      credited += scored.marks.filter(({ credit }) => credit > 0).length;
    }
  return { unquoted: without, credited };
}
