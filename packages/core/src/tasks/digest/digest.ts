import { randomBytes } from "node:crypto";
import type { EntityItem } from "electrodb";
import { AccountEntity, UserEntity } from "../../account/account.entity.ts";
import { Actor } from "../../kernel/actor.ts";
import { environment } from "../../kernel/aws.ts";
import { compare } from "../../candidacy/place.ts";
import { scoredBy } from "../../candidacy/score.ts";
import { findRows } from "../../candidacy/stored.ts";
import type { Task } from "../../kernel/task.ts";
import { findJob } from "../../job/stored.ts";
import { Mail } from "../../kernel/mail/mail.ts";
import { digestMail, type JobNews } from "./digest.mail.ts";
import { NewsEntity } from "../../candidacy/news.entity.ts";
import { shardOf } from "../../candidacy/news.ts";
import { daysUpTo } from "../../kernel/daily.ts";
import { tokenOf } from "../../account/digest-switch.ts";
import { Throttled, writeEach } from "../../kernel/batch.ts";

export * as Digest from "./digest.ts";

type News = EntityItem<typeof NewsEntity>;

/**
 * Sends the owner of the acting account the applications since the last digest, once a day: the day is claimed by a condition
 * before the mail is sent, and released when sending fails. No mail is sent when there is nothing to report, or when it is
 * switched off.
 */
export async function send({ day }: Extract<Task, { type: "digest" }>): Promise<void> {
  const accountId = Actor.accountId();
  const news = await newsFor(accountId, day);
  if (news.length === 0) return;
  const { data: account } = await AccountEntity.get({ accountId }).go({ consistent: true });
  const { data: owner } = account?.email
    ? await UserEntity.get({ email: account.email }).go({ consistent: true })
    : { data: null };
  if (!account || !owner || account.digest === false) return forget(news);

  const jobs = await jobsIn(news);
  if (jobs.length === 0) return forget(news);
  const token = account.digestToken ?? randomBytes(24).toString("base64url");
  if (!(await takeDay(accountId, day, token))) return;
  try {
    await Mail.send({ to: owner.email, ...digestMail(owner.locale, { jobs, ...addressesOf(accountId, token) }) });
  } catch (error) {
    await giveDayBack(accountId, day, account.digestDay);
    throw error;
  }
  await forget(news);
}

const addressesOf = (accountId: string, secret: string) => ({
  site: environment("SITE_URL"),
  token: tokenOf(accountId, secret),
});

async function newsFor(accountId: string, day: string): Promise<News[]> {
  const shard = shardOf(accountId);
  const found = await Promise.all(
    daysUpTo(day).map((each) => NewsEntity.query.ofDay({ day: each, shard, accountId }).go({ pages: "all", consistent: true })),
  );
  return found.flatMap(({ data }) => data);
}

/** Claims a day for the account's digest. Returns false when it was claimed before. */
async function takeDay(accountId: string, day: string, digestToken: string): Promise<boolean> {
  const { rejected } = await AccountEntity.patch({ accountId })
    .set({ digestDay: day, digestToken })
    .where(({ digestDay }, { notExists, lt }) => `${notExists(digestDay)} OR ${lt(digestDay, day)}`)
    .go({ returnOnConditionCheckFailure: true });
  return !rejected;
}

async function giveDayBack(accountId: string, day: string, before: string | undefined): Promise<void> {
  const change = AccountEntity.patch({ accountId });
  await (before ? change.set({ digestDay: before }) : change.remove(["digestDay"]))
    .where(({ digestDay }, { eq }) => eq(digestDay, day))
    .go({ returnOnConditionCheckFailure: true });
}

async function forget(news: readonly News[]): Promise<void> {
  const keys = news.map(({ day, shard, accountId, jobId, cvId }) => ({ day, shard, accountId, jobId, cvId }));
  try {
    await writeEach(keys, (left) => NewsEntity.delete(left).go({ concurrency: 4 }));
  } catch (error) {
    // The mail has been sent. Items that remain listed are reported again tomorrow, which is better than losing them.
    if (!(error instanceof Throttled)) throw error;
    console.warn({ stillListed: error.message });
  }
}

/** Groups the applications by job, the job with the most first. Deleted candidates and jobs are left out. */
async function jobsIn(news: readonly News[]): Promise<JobNews[]> {
  const byJob = Map.groupBy(news, ({ jobId }) => jobId);
  const jobs: JobNews[] = [];
  for (const [jobId, items] of byJob) {
    const job = await findJob(jobId);
    if (!job) continue;
    const rows = await findRows(
      jobId,
      items.map(({ cvId }) => cvId),
    );
    const candidates = rows
      .map((row) => scoredBy(job.criteria)(row))
      .map(({ row, shown }) => ({ cvId: row.cvId, name: row.fullName, score: shown.score }))
      .toSorted((a, b) => compare({ score: a.score ?? -1, cvId: a.cvId }, { score: b.score ?? -1, cvId: b.cvId }));
    if (candidates.length > 0) jobs.push({ jobId, title: job.title, candidates });
  }
  return jobs.toSorted((a, b) => b.candidates.length - a.candidates.length || a.title.localeCompare(b.title));
}
