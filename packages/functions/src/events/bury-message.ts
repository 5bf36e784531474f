import { Upload } from "@candor/core/upload/upload";
import type { SQSHandler } from "aws-lambda";
import { arrivalsIn } from "./arrivals.ts";

/** Gives up the files of messages that came back too often, so that their uploads end in a state that people can see. */
export const handler: SQSHandler = async ({ Records }) => {
  for (const record of Records) {
    console.error({ messageId: record.messageId, buried: record.body });
    for (const cvId of arrivalsIn(record.body)) await Upload.giveUp(cvId);
  }
};
