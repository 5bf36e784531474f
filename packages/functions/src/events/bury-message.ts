import { Orders } from "@candor/core/tasks/burying-orders";
import { Intake } from "@candor/core/tasks/burying-mail";
import { notificationIn } from "@candor/core/channels/email/notification";
import { Upload } from "@candor/core/upload/upload";
import type { SQSHandler } from "aws-lambda";
import { workIn } from "./work.ts";

/** Gives up the files and mails of messages that came back too often, so that they end in a state that people can see. */
export const handler: SQSHandler = async ({ Records }) => {
  for (const record of Records) {
    const mail = notificationIn(record.body);
    if (mail) {
      console.error({ messageId: record.messageId, buried: mail.receipt.action.objectKey });
      await Intake.bury(mail);
      continue;
    }
    console.error({ messageId: record.messageId, buried: record.body });
    const work = workIn(record.body);
    if (work.is === "order") await Orders.giveUp(work.order);
    else for (const cvId of work.cvIds) await Upload.giveUp(cvId);
  }
};
