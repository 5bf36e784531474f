import { Intake } from "@candor/core/channels/email/intake";
import { notificationIn } from "@candor/core/channels/email/notification";
import { eachMessage } from "./each-message.ts";

/** Takes in the mails that SES has announced. */
export const handler = eachMessage(async (body) => {
  const notification = notificationIn(body);
  if (notification) await Intake.receive(notification);
  else console.warn({ ignored: body.slice(0, 200) });
});
