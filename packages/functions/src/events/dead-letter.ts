import { notificationIn } from "@candor/core/channels/email/notification";
import { DeadLetters } from "@candor/core/tasks/dead-letters";
import { eachMessage } from "./each-message.ts";
import { workIn } from "./work.ts";

/** Handles dead letters: ends their files and mails as failed, so that recruiters see it and can retry. */
export const handler = eachMessage(async (body) => {
  const mail = notificationIn(body);
  console.error({ deadLetter: mail ? mail.receipt.action.objectKey : body });
  if (mail) return DeadLetters.failMail(mail);
  const work = workIn(body);
  if (work.is === "order") return DeadLetters.failOrder(work.order);
  for (const cvId of work.cvIds) await DeadLetters.failFile(cvId);
});
