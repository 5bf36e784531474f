/** An account with very many CVs. */
import { AccountEntity } from "@candor/core/account/account.entity";
import { shardOf } from "@candor/core/candidacy/rows";
import { CvIndexEntity } from "@candor/core/cv/cv.entity";
import { Actor } from "@candor/core/kernel/actor";
import { createId, derivedId } from "@candor/core/kernel/id";
import { PoolIndex } from "@candor/core/pool/pool-index";
import { PoolSearch } from "@candor/core/pool/pool-search";
import type { Works } from "../work.ts";
import { type Model, models } from "./models.ts";
import { putAll } from "./put.ts";

const PORTION = 5000;
const DAY_MS = 86_400_000;
const QUERY = "React and TypeScript, at least 5 years, German B2";

const indexOf = ({ terms }: Model, cvId: string): object => {
  return CvIndexEntity.put({ accountId: Actor.accountId(), shard: shardOf(cvId), cvId, terms, sha256: "0".repeat(64) }).params();
};

export const pool: Works = {
  "pool.seed": async ({ size }: { size: number }) => {
    const made = await models();
    for (let from = 0; from < size; from += PORTION) {
      const some = Math.min(PORTION, size - from);
      const params = Array.from({ length: some }, (_, n) => {
        // One every minute until yesterday.
        const cvId = derivedId("cv", Date.now() - DAY_MS - (size - from - n) * 60_000, String(from + n));
        return indexOf(made[(from + n) % made.length]!, cvId);
      });
      await putAll(params);
    }
    await AccountEntity.put({
      accountId: Actor.accountId(),
      plan: "beta",
      trialEndsAt: new Date().toISOString(),
      cvs: size,
      cvsUsed: size,
    }).go();
  },
  "pool.add": async () => {
    const cvId = createId("cv");
    await putAll([indexOf((await models())[0]!, cvId)]);
    await AccountEntity.patch({ accountId: Actor.accountId() }).add({ cvs: 1, cvsUsed: 1 }).go();
    return cvId;
  },
  "pool.newest": async ({ most }: { most: number }) => {
    const { terms, of } = await PoolIndex.current(most);
    return { cvIds: terms.map(({ cvId }) => cvId), of };
  },
  "pool.search": async () => (await PoolSearch.search({ query: QUERY })).searched,
};
