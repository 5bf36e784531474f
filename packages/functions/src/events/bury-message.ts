import { Upload } from "@candor/core/upload/upload";
import type { SQSHandler } from "aws-lambda";
import { workIn } from "./work.ts";

/** Gives up the files of messages that came back too often, so that their uploads end in a state that people can see. */
export const handler: SQSHandler = async ({ Records }) => {
  for (const record of Records) {
    console.error({ messageId: record.messageId, buried: record.body });
    const work = workIn(record.body);
    // A candidate who could not be marked again keeps the earlier marks, shown as such; the recruiter may ask once more.
    if (work.is === "arrivals") for (const cvId of work.cvIds) await Upload.giveUp(cvId);
  }
};
