import { Account } from "@candor/core/account/account";
import { Actor } from "@candor/core/kernel/actor";
import { CandidateEntity, CandidateRowEntity } from "@candor/core/candidacy/candidate.entity";
import { scoredBy } from "@candor/core/candidacy/score";
import { Rows, shardOf } from "@candor/core/candidacy/rows";
import { createId } from "@candor/core/kernel/id";
import { CHANGES, countsOfAll } from "@candor/core/job/distribution";
import { JobEntity } from "@candor/core/job/job.entity";
import { rankedJob } from "@candor/core/job/stored";

/** First and last names, so that they sort and are found like real ones. */
const FIRST = ["Ada", "Aylin", "Bruno", "Carmen", "Deniz", "Elif", "Felix", "Grace", "Hanna", "Ines", "Jonas", "Zoe"];
const LAST = ["Adler", "Bauer", "Castillo", "Demir", "Eriksen", "Fischer", "García", "Hopper", "Ionescu", "Yılmaz"];

/**
 * Copies the candidacies of a job, with other ids and names, until it has `candidates`. Writes the table directly. For measuring only:
 * the copies have no CV, so their pages do not open.
 */
export async function multiply(email: string, jobId: string, candidates: number): Promise<void> {
  const user = await Account.findUser({ email });
  const { accountId } = user!;
  await Actor.enter({ type: "system", accountId }, async () => {
    const { job, changes } = await rankedJob(jobId);
    const known = await Rows.of(jobId, changes);
    const stored = await Promise.all(
      known.map(async ({ cvId }) => {
        const [row, detail] = await Promise.all([
          CandidateRowEntity.get({ accountId, jobId, cvId, shard: shardOf(cvId) }).go(),
          CandidateEntity.get({ accountId, jobId, cvId }).go(),
        ]);
        return { row: row.data!, detail: detail.data! };
      }),
    );
    for (let made = known.length; made < candidates;) {
      const some = Array.from({ length: Math.min(500, candidates - made) }, (_, n) => {
        const of = stored[(made + n) % stored.length]!;
        const cvId = createId("cv");
        const fullName = `${FIRST[(made + n) % FIRST.length]} ${LAST[(made + n) % LAST.length]} ${made + n}`;
        // No copy is a duplicate of another.
        const { person: _person, ...card } = of.row.card;
        return {
          row: { ...of.row, cvId, shard: shardOf(cvId), card: { ...card, fullName } },
          detail: { ...of.detail, cvId },
        };
      });
      await CandidateEntity.put(some.map(({ detail }) => detail)).go({ concurrency: 2 });
      await CandidateRowEntity.put(some.map(({ row }) => row)).go({ concurrency: 2 });
      made += some.length;
    }
    // Counts the writes to every partition, and recounts the job from all rows.
    await JobEntity.patch({ accountId, jobId })
      .add(Object.fromEntries(CHANGES.map((shard) => [shard, 1])))
      .go();
    const now = await rankedJob(jobId);
    const place = scoredBy(job.criteria);
    const scores = (await Rows.of(jobId, now.changes)).map((row) => place(row).shown.score);
    await JobEntity.patch({ accountId, jobId }).set(countsOfAll(scores)).go();
  });
}
