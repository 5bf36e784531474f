import { notificationIn } from "@candor/core/channels/email/notification";
import { SortArrivals } from "@candor/core/tasks/sort-arrivals";
import { eachMessage } from "./each-message.ts";
import { workIn } from "./work.ts";

/** Sends files and mails that have come in on to the queues of their workers, with the name of their account. */
export const handler = eachMessage(
  async (body) => {
    const mail = notificationIn(body);
    if (mail) return SortArrivals.passOnMail(mail, body);
    const work = workIn(body);
    return work.is === "arrivals" ? SortArrivals.passOnFiles(work.cvIds, body) : undefined;
  },
  { atOnce: true },
);
