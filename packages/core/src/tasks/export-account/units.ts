import { AccountEntity, UserEntity } from "../../account/account.entity.ts";
import { Account } from "../../account/account.ts";
import { Audit } from "../../account/audit/audit.ts";
import { IdentityEntity } from "../../account/identity.entity.ts";
import { shownMarks } from "../../candidacy/marks-shown.ts";
import { Rows, type StoredRow } from "../../candidacy/rows.ts";
import { scoredBy } from "../../candidacy/score.ts";
import { findDetail } from "../../candidacy/stored.ts";
import { CvEntity } from "../../cv/cv.entity.ts";
import { Cv } from "../../cv/cv.ts";
import { corrected } from "../../cv/facts.ts";
import { Company } from "../../job/company.ts";
import { CompanyEntity } from "../../job/company/company.entity.ts";
import { allJobs } from "../../job/list.ts";
import { slugOf } from "../../job/slug.info.ts";
import { rankedJob, type RankedJob } from "../../job/stored.ts";
import { Actor } from "../../kernel/actor.ts";
import { batchesOf } from "../../kernel/batches.ts";
import { Storage } from "../../kernel/storage.ts";

/** Files that go into an export together. */
export interface Unit {
  /** Units come in the order of their keys, so that a later run goes on after the last one that was stored. */
  readonly key: string;
  readonly files: readonly { readonly path: string; readonly bytes: Uint8Array }[];
}

/** Candidates and CVs that are read at once. */
const AT_ONCE = 8;
/** Follows every id in the order of keys. */
const LAST = "~";

const json = (path: string, value: unknown) => ({
  path,
  bytes: new TextEncoder().encode(`${JSON.stringify(value, undefined, 2)}\n`),
});

/** Returns the number of units of the acting account, to show how far an export is. */
export async function countUnits(): Promise<number> {
  const [jobs, account] = await Promise.all([allJobs(), Account.mine()]);
  return 1 + jobs.length + jobs.reduce((sum, { totalResumes }) => sum + totalResumes, 0) + account.cvs;
}

/** Yields everything of the acting account that comes after a key: the account with its companies, each job with its candidates, each CV. */
export async function* unitsAfter(reached: string): AsyncGenerator<Unit> {
  if (reached < "a") yield { key: "a", files: await accountFiles() };
  const jobs = (await allJobs()).toSorted((a, b) => (a.jobId < b.jobId ? -1 : 1));
  for (const { jobId } of jobs) if (reached < `b/${jobId}/${LAST}`) yield* jobUnits(jobId, reached);
  yield* cvUnits(reached);
}

async function accountFiles(): Promise<Unit["files"]> {
  const accountId = Actor.accountId();
  const account = await Account.mine();
  const { data: stored } = await AccountEntity.get({ accountId }).go({ consistent: true });
  const { data: user } = stored?.email ? await UserEntity.get({ email: stored.email }).go({ consistent: true }) : { data: null };
  const identities = user ? (await IdentityEntity.query.ofUser({ userId: user.userId }).go({ pages: "all" })).data : [];
  const [{ items: companies }, done] = await Promise.all([Company.list(), Audit.all()]);
  return [
    json("account.json", {
      id: accountId,
      createdAt: account.createdAt,
      plan: Account.planOf(account),
      user: user && { email: user.email, name: user.name, locale: user.locale, createdAt: user.createdAt },
      waysIn: identities.map(({ provider, email, createdAt }) => ({ provider, email, createdAt })),
    }),
    json("companies.json", companies),
    json(
      "audit.json",
      done.map(({ createdAt, kind, by, about }) => ({ at: createdAt, kind, by, about })),
    ),
    ...(await logos(accountId)),
  ];
}

async function logos(accountId: string): Promise<Unit["files"]> {
  const { data } = await CompanyEntity.query.ofAccount({ accountId }).go({ pages: "all" });
  const found = await Promise.all(
    data.map(async ({ companyId, logo }) => {
      const picture = logo && (await Storage.logo(logo.id));
      return picture ? [{ path: `logos/${companyId}.${(picture.type ?? "image/png").split("/")[1]}`, bytes: picture.bytes }] : [];
    }),
  );
  return found.flat();
}

/** A job, and then its candidates. One that is deleted meanwhile is left out. */
async function* jobUnits(jobId: string, reached: string): AsyncGenerator<Unit> {
  const ranked = await rankedJob(jobId).catch(() => undefined);
  if (!ranked) return;
  const folder = `jobs/${slugOf(ranked.job.title)}-${jobId.slice(-6)}`;
  if (reached < `b/${jobId}`) yield { key: `b/${jobId}`, files: [json(`${folder}/job.json`, ranked.job)] };
  const rows = (await Rows.of(jobId, ranked.changes))
    .toSorted((a, b) => (a.cvId < b.cvId ? -1 : 1))
    .filter(({ cvId }) => reached < `b/${jobId}/${cvId}`);
  for (const some of batchesOf(rows, AT_ONCE)) {
    const units = await Promise.all(
      some.map(async (row) => ({ key: `b/${jobId}/${row.cvId}`, files: await candidateFiles(ranked, row, folder) })),
    );
    yield* units;
  }
}

/** A candidate with score, quotes, stage, notes and history, and the letter that came with the CV. */
async function candidateFiles({ job }: RankedJob, row: StoredRow, folder: string): Promise<Unit["files"]> {
  const { cvId } = row;
  const [detail, cv, text] = await Promise.all([findDetail(job.id, cvId), Cv.find(cvId), Cv.findText(cvId)]);
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
      score: shown,
      computedScore: computed,
      marks: shownMarks(job.criteria, detail.marks, detail.markedCriteria),
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

/** The files of all CVs, page by page. */
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
          const bytes = await Storage.document(accountId, cv.sha256);
          return { key: `c/${cv.cvId}`, files: bytes ? [{ path: pathOf(cv), bytes }] : [] };
        }),
      );
    }
    ({ cursor } = page);
  } while (cursor);
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
