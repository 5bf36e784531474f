import { Account } from "../../account/account.ts";
import { shownMarks } from "../../candidacy/marks-shown.ts";
import { StoredOrder } from "../../candidacy/own-order-stored.ts";
import { Rows, type StoredRow } from "../../candidacy/rows.ts";
import { proseFor } from "../../candidacy/prose.ts";
import { scoredBy } from "../../candidacy/score.ts";
import { findDetail, findLetter } from "../../candidacy/stored.ts";
import { CvEntity } from "../../cv/cv.entity.ts";
import { Cv } from "../../cv/cv.ts";
import { corrected } from "../../cv/facts.ts";
import { allJobs } from "../../job/list.ts";
import { slugOf } from "../../job/slug.info.ts";
import { rankedJob, type RankedJob } from "../../job/stored.ts";
import { Actor } from "../../kernel/actor.ts";
import { batchesOf } from "../../kernel/batches.ts";
import type { Locale } from "../../kernel/limits.ts";
import { Storage } from "../../kernel/storage.ts";
import { UploadEntity, WaitingFileEntity } from "../../upload/upload.entity.ts";
import { accountFiles } from "./account-files.ts";
import { json, type Unit } from "./unit.ts";

/** Candidates and CVs that are read at once. */
const AT_ONCE = 8;
/** Follows every id in the order of keys. */
const LAST = "~";

/** Returns the number of units of the acting account, to show how far an export is. */
export async function countUnits(): Promise<number> {
  const [jobs, account, waiting] = await Promise.all([allJobs(), Account.mine(), waitingFiles()]);
  return 1 + jobs.length + jobs.reduce((sum, { totalResumes }) => sum + totalResumes, 0) + account.cvs + waiting.length;
}

/**
 * Yields everything of the acting account that comes after a key: the account, each job with its candidates, each CV, each file that waits for
 * payment. Texts that are composed for their reader are in the given language.
 */
export async function* unitsAfter(reached: string, locale: Locale): AsyncGenerator<Unit> {
  if (reached < "a") yield { key: "a", files: await accountFiles() };
  const jobs = (await allJobs()).toSorted((a, b) => (a.jobId < b.jobId ? -1 : 1));
  for (const { jobId } of jobs) if (reached < `b/${jobId}/${LAST}`) yield* jobUnits(jobId, reached, locale);
  if (reached < `c/${LAST}`) yield* cvUnits(reached);
  yield* waitingUnits(reached);
}

/** A job with the own order of its candidates, and then each of them. A job that is deleted meanwhile is left out. */
async function* jobUnits(jobId: string, reached: string, locale: Locale): AsyncGenerator<Unit> {
  const ranked = await rankedJob(jobId).catch(() => undefined);
  if (!ranked) return;
  const folder = `jobs/${slugOf(ranked.job.title)}-${jobId.slice(-6)}`;
  if (reached < `b/${jobId}`) {
    const ownOrder = (await StoredOrder.findAll(jobId)).map(({ stage, cvIds }) => ({ stage, cvIds }));
    yield { key: `b/${jobId}`, files: [json(`${folder}/job.json`, { ...ranked.job, ownOrder })] };
  }
  const rows = (await Rows.of(jobId, ranked.changes))
    .toSorted((a, b) => (a.cvId < b.cvId ? -1 : 1))
    .filter(({ cvId }) => reached < `b/${jobId}/${cvId}`);
  for (const some of batchesOf(rows, AT_ONCE)) {
    const units = await Promise.all(
      some.map(async (row) => ({ key: `b/${jobId}/${row.cvId}`, files: await candidateFiles(ranked, row, { folder, locale }) })),
    );
    yield* units;
  }
}

/** A candidate with score, quotes, summary, questions, stage, notes and history, and the letter that came with the CV. */
async function candidateFiles(
  { job }: RankedJob,
  row: StoredRow,
  { folder, locale }: { readonly folder: string; readonly locale: Locale },
): Promise<Unit["files"]> {
  const { cvId } = row;
  const [detail, cv, text, mail] = await Promise.all([
    findDetail(job.id, cvId),
    Cv.find(cvId),
    Cv.findText(cvId),
    findLetter(job.id, cvId),
  ]);
  if (!detail || !cv || !text) return [];
  const { computed, shown } = scoredBy(job.criteria)(row);
  const letters = await Promise.all(
    (detail.application?.letters ?? []).map(async ({ id }) => {
      const bytes = await Storage.letter({ accountId: Actor.accountId(), jobId: job.id, cvId: id });
      return bytes ? [{ path: `${folder}/letters/${cvId} ${id.slice(-6)}.pdf`, bytes }] : [];
    }),
  );
  return [
    json(`${folder}/candidates/${cvId}.json`, {
      cvId,
      file: { name: cv.fileName, path: pathOf(cv), size: cv.size, pages: cv.pages, sha256: cv.sha256 },
      appliedAt: row.appliedAt,
      source: row.source,
      stage: row.stage,
      rejectedFor: row.rejectedFor ?? null,
      waitingMail: mail ? { sendAt: mail.sendAt, subject: mail.subject, text: mail.text } : null,
      score: shown,
      computedScore: computed,
      marks: shownMarks(job.criteria, detail.marks, { markedCriteria: detail.markedCriteria, locale }),
      ...proseFor({ job, row, detail, profile: text.profile, locale }),
      interviewNotes: detail.interviewNotes,
      history: [...detail.history, ...(text.correctionHistory ?? [])].toSorted((a, b) => (a.at < b.at ? -1 : 1)),
      profile: corrected(text.profile, text.corrections),
      protectedFacts: text.protectedFacts,
      application: detail.application ?? null,
      merged: detail.merges ?? [],
    }),
    ...letters.flat(),
  ];
}

/** All CVs, page by page: the file, and what was read in it. A CV need not stand in a job. */
async function* cvUnits(reached: string): AsyncGenerator<Unit> {
  const accountId = Actor.accountId();
  const after = reached.startsWith("c/") ? reached.slice(2) : "";
  let cursor: string | null = null;
  do {
    const query = CvEntity.query.byArrival({ accountId }).gt({ cvId: after || "cv_" });
    const page: Awaited<ReturnType<typeof query.go>> = await query.go({ cursor, pages: 1 });
    for (const some of batchesOf(page.data, AT_ONCE)) {
      yield* await Promise.all(
        some.map(async (cv) => {
          const [bytes, text] = await Promise.all([Storage.document(accountId, cv.sha256), Cv.findText(cv.cvId)]);
          const path = pathOf(cv);
          const facts = text && {
            cvId: cv.cvId,
            profile: corrected(text.profile, text.corrections),
            protectedFacts: text.protectedFacts,
          };
          return {
            key: `c/${cv.cvId}`,
            files: [...(bytes ? [{ path, bytes }] : []), ...(facts ? [json(path.replace(/\.pdf$/u, ".json"), facts)] : [])],
          };
        }),
      );
    }
    ({ cursor } = page);
  } while (cursor);
}

async function waitingFiles() {
  const { data } = await WaitingFileEntity.query.ofAccount({ accountId: Actor.accountId() }).go({ pages: "all" });
  return data;
}

/** Files that wait for payment, as they were sent. */
async function* waitingUnits(reached: string): AsyncGenerator<Unit> {
  for (const { accountId, jobId, cvId } of await waitingFiles()) {
    const key = `d/${cvId}`;
    if (key <= reached) continue;
    const [{ data: upload }, bytes] = await Promise.all([
      UploadEntity.get({ accountId, jobId, cvId }).go(),
      Storage.waiting(cvId),
    ]);
    const path = pathOf({ cvId, fileName: upload?.name ?? "" }).replace(/^cvs/u, "waiting");
    yield { key, files: bytes ? [{ path, bytes }] : [] };
  }
}

/** Place of a CV's file: its name as it was sent, without what a file system refuses, and its id, because two may have one name. */
function pathOf({ cvId, fileName }: { readonly cvId: string; readonly fileName: string }): string {
  const name = fileName
    .replace(/\.pdf$/iu, "")
    .replaceAll(/[\\/:*?"<>|.]+/gu, " ")
    .trim()
    .slice(0, 80);
  return `cvs/${name || "CV"} ${cvId.slice(-6)}.pdf`;
}
