import { Intake } from "@candor/core/intake/intake";
import { notificationIn } from "@candor/core/intake/notification";
import { eachMessage } from "./each-message.ts";

/** Takes in the mails that SES tells of. */
export const handler = eachMessage(async (body) => {
  const notification = notificationIn(body);
  if (notification) await Intake.take(notification);
  else console.warn({ ignored: body.slice(0, 200) });
});
