import { SendEmailCommand } from "@aws-sdk/client-sesv2";
import { environment, ses } from "../aws.ts";

export * as Mail from "./mail.ts";

/** Sends one mail from the stage's address. A failure is the caller's to handle: nobody waits for a mail that never left. */
export async function send({
  to,
  subject,
  text,
  html,
}: {
  to: string;
  subject: string;
  text: string;
  html: string;
}): Promise<void> {
  const utf8 = (data: string) => ({ Data: data, Charset: "UTF-8" });
  await ses().send(
    new SendEmailCommand({
      FromEmailAddress: environment("MAIL_FROM"),
      Destination: { ToAddresses: [to] },
      Content: { Simple: { Subject: utf8(subject), Body: { Text: utf8(text), Html: utf8(html) } } },
    }),
  );
}
