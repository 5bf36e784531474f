import { notificationIn } from "@candor/core/channels/email/notification";
import { DeadLetters } from "@candor/core/tasks/dead-letters";
import type { SQSHandler } from "aws-lambda";
import { workIn } from "./work.ts";

/** Handles dead letters: ends their files and mails as failed, so that recruiters see it and can retry. */
export const handler: SQSHandler = async ({ Records }) => {
  for (const record of Records) {
    const mail = notificationIn(record.body);
    if (mail) {
      console.error({ messageId: record.messageId, deadLetter: mail.receipt.action.objectKey });
      await DeadLetters.failMail(mail);
      continue;
    }
    console.error({ messageId: record.messageId, deadLetter: record.body });
    const work = workIn(record.body);
    if (work.is === "order") await DeadLetters.failOrder(work.order);
    else for (const cvId of work.cvIds) await DeadLetters.failFile(cvId);
  }
};
