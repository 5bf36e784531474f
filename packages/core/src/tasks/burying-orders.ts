import { Actor } from "../kernel/actor.ts";
import { Realtime } from "../kernel/realtime/realtime.ts";
import { Upload } from "../upload/upload.ts";
import type { Order } from "../candidacy/analysis/orders.ts";

export * as Orders from "./burying-orders.ts";

// Apart from import.ts: who only gives up needs no vocabulary.

/**
 * Gives an order up after its message came back too often. CVs that were to be put forward end as failed, and may be put forward again. A
 * candidate who could not be marked again keeps the earlier marks, shown as such; the recruiter may ask once more.
 */
export async function giveUp({ type, accountId, jobId, cvIds }: Order): Promise<void> {
  if (type !== "import") return;
  await Actor.enter({ type: "system", accountId }, async () => {
    for (const cvId of cvIds) await Upload.fail(jobId, cvId, "server");
    await Realtime.hint({ about: "uploads", jobId });
  });
}
