import type { Criterion } from "@candor/scoring";
import { Entity } from "electrodb";
import { createdAt, packed, primary, table, updatedAt } from "../kernel/table.ts";
import { LOCALES } from "../kernel/limits.ts";
import { PLATFORMS } from "./platforms.info.ts";
import type { Fields } from "./job.info.ts";
import type { Wordings } from "./criteria-hash.ts";

const count = { type: "number", required: true, default: 0 } as const;

/**
 * What lists show of a job, and its counts: small, because every scored CV counts on it. Ids sort by time, so the partition of an
 * account read backwards is its jobs by date.
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
      /** Counts edits of what it says, so that two at once never lose each other's fields. */
      edits: { type: "number" },
      totalResumes: count,
      highFit: count,
      // Candidates per bin of the score distribution, see distribution.ts. ADD knows top-level numbers only.
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
      // Counts what is written to the candidates' rows of each partition, so that a reader knows which of them it holds already.
      changes0: count,
      changes1: count,
      changes2: count,
      changes3: count,
      /** Of the advert, and of what applicants are answered in. */
      language: { type: LOCALES, required: true },
      /** Local part of the address that takes CVs, see intake/mailbox.ts. */
      mailbox: { type: "string", required: true },
      isMailboxRenamed: { type: "boolean" },
      /** The name it had before it was renamed; mail to it goes on arriving. */
      formerMailbox: { type: "string" },
      publicId: { type: "string", required: true },
      /** Present while it is published. */
      publishedAt: { type: "string" },
      platforms: { type: "set", items: PLATFORMS },
      companyId: { type: "string" },
      /** How many bulk links were ever made. */
      linksMade: { type: "number" },
      /** Set when somebody deleted the job: nobody sees it from then on, and a queue removes what belongs to it. */
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
      /** How many criteria the job ever had: the id of one that was removed is never given again. */
      criteriaMade: { type: "number", required: true, default: 0 },
      /** The wordings that candidates were marked on, by their hash: for each criterion a hash of its own. */
      wordings: { ...packed<Wordings>(), required: true },
      createdAt,
      updatedAt,
    },
    indexes: { one: primary(["accountId"], ["jobId"]) },
  },
  table,
);
