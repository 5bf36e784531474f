import { Orders } from "@candor/core/tasks/burying-orders";
import { Intake } from "@candor/core/tasks/burying-mail";
import { notificationIn } from "@candor/core/channels/email/notification";
import { Upload } from "@candor/core/upload/upload";
import type { SQSHandler } from "aws-lambda";
import { workIn } from "./work.ts";

/** Handles dead letters: ends their files and mails as failed, so that recruiters see it and can retry. */
export const handler: SQSHandler = async ({ Records }) => {
  for (const record of Records) {
    const mail = notificationIn(record.body);
    if (mail) {
      console.error({ messageId: record.messageId, deadLetter: mail.receipt.action.objectKey });
      await Intake.bury(mail);
      continue;
    }
    console.error({ messageId: record.messageId, deadLetter: record.body });
    const work = workIn(record.body);
    if (work.is === "order") await Orders.giveUp(work.order);
    else for (const cvId of work.cvIds) await Upload.giveUp(cvId);
  }
};
