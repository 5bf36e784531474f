import { Account } from "./account.ts";
import { HOUR_MS } from "../kernel/durations.ts";
import { Actor } from "../kernel/actor.ts";
import { environment } from "../kernel/aws.ts";
import { Failure } from "../kernel/failure.ts";
import { fn } from "../kernel/fn.ts";
import { SUPPORT_MAILS_PER_ACCOUNT_AND_HOUR } from "../kernel/limits.ts";
import { letter } from "../kernel/mail/letter.ts";
import { Mail } from "../kernel/mail/mail.ts";
import { Rate } from "../kernel/rate.ts";
import { Question } from "./support.info.ts";

export * as Support from "./support.ts";

/**
 * Mails a member's question to the support address; replies go to the member. Refusals: `rate.limited` from the sixth question of
 * an account within an hour, `support.failed` when the mail could not be sent; such a question is not counted.
 */
export const ask = fn(Question, async ({ subject, message }): Promise<void> => {
  const { accountId, email, locale } = Actor.member();
  const subjectOfRate = `support:${accountId}`;
  await Rate.spend(subjectOfRate, SUPPORT_MAILS_PER_ACCOUNT_AND_HOUR, HOUR_MS);
  try {
    const { user } = await Account.current();
    const sender = user.name ? `${user.name} <${email}>` : email;
    await Mail.send({
      to: environment("SUPPORT_EMAIL"),
      replyTo: email,
      subject: `Support: ${subject}`,
      ...letter({ locale, lines: [message], closing: `${sender}\n${accountId}, ${locale}` }),
    });
  } catch (error) {
    await Rate.giveBack(subjectOfRate, HOUR_MS);
    console.error(error);
    throw new Failure("support.failed", accountId);
  }
});
