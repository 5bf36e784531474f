import type { Criterion } from "@candor/scoring";
import { Entity } from "electrodb";
import { createdAt, packed, primary, table, updatedAt, written } from "../kernel/table.ts";
import { LOCALES } from "../kernel/limits.ts";
import type { FeedParts } from "./feed-path.info.ts";
import { PLATFORMS } from "./platforms.info.ts";
import type { Fields } from "./job.info.ts";
import type { Wordings } from "./criteria-hash.ts";

const count = { type: "number", required: true, default: 0 } as const;

/**
 * The short part of a job, for lists, with its counts. It is kept small, because every scored CV increments the counts. Ids sort
 * by time, so reading an account's partition backwards lists its jobs by date.
 */
export const JobEntity = new Entity(
  {
    model: { service: "candor", entity: "job", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      jobId: { type: "string", required: true },
      title: { type: "string", required: true },
      department: { type: "string" },
      location: { type: "string" },
      status: { type: ["open", "closed", "onHold"] as const, required: true },
      revision: { type: "number", required: true, default: 1 },
      /** Counts edits of its fields; a condition on it keeps concurrent edits from losing each other's fields. */
      edits: { type: "number" },
      totalResumes: count,
      highFit: count,
      // Candidates per bin of the score distribution, see distribution.ts. They are top-level attributes because ADD requires
      // that.
      bin0: count,
      bin1: count,
      bin2: count,
      bin3: count,
      bin4: count,
      bin5: count,
      bin6: count,
      bin7: count,
      bin8: count,
      bin9: count,
      bin10: count,
      // Write counter per partition of the candidate rows; readers compare it to their cache.
      changes0: count,
      changes1: count,
      changes2: count,
      changes3: count,
      /** Language of the advert and of answers to applicants. */
      language: { type: LOCALES, required: true },
      /** Local part of the address that accepts CVs, see mailbox.ts. */
      mailbox: { type: "string", required: true },
      isMailboxRenamed: { type: "boolean" },
      /** The name before it was renamed; mail to it still arrives. */
      formerMailbox: { type: "string" },
      publicId: { type: "string", required: true },
      /** End of the job's last day; absent without one. */
      endsAt: { type: "string" },
      /** Time of the owner's closing; absent while the job is not closed. */
      closedAt: { type: "string" },
      /** Absent while the job is not published. */
      publishedAt: { type: "string" },
      platforms: { type: "set", items: PLATFORMS },
      /** The parts of feeds that it is in, or was in: it comes back into the same. */
      feedParts: written<FeedParts>(),
      companyId: { type: "string" },
      /** Absent in a job from before searches looked into interview notes, until its notes are kept for them. */
      hasNotesKept: { type: "boolean" },
      /** Number of bulk links ever created. */
      linksMade: { type: "number" },
      /** Set when the job is deleted: it is hidden from then on, and a task deletes its data. */
      deletedAt: { type: "string" },
      createdAt,
      updatedAt,
    },
    indexes: { byDate: primary(["accountId"], ["jobId"]) },
  },
  table,
);

/** The long part of a job: its fields and criteria. */
export const JobTextEntity = new Entity(
  {
    model: { service: "candor", entity: "jobText", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      jobId: { type: "string", required: true },
      fields: { ...packed<Fields>(), required: true },
      criteria: { ...packed<Criterion[]>(), required: true },
      /** The job's revision with these criteria; absent in a job whose criteria were last written before it was kept. */
      revision: { type: "number" },
      /** Number of criteria ever created, so that the id of a removed one is never used again. */
      criteriaMade: { type: "number", required: true, default: 0 },
      /** Wordings with which candidates were evaluated, by criteria hash: for each criterion the hash of its own. */
      wordings: { ...packed<Wordings>(), required: true },
      createdAt,
      updatedAt,
    },
    indexes: { one: primary(["accountId"], ["jobId"]) },
  },
  table,
);
