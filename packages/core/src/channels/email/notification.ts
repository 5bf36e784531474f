import * as z from "zod/mini";

const Header = z.object({ name: z.string(), value: z.string() });
/** PASS, FAIL, GRAY, PROCESSING_FAILED or DISABLED; only PASS says yes, and only FAIL says no. */
const Verdict = z.optional(z.object({ status: z.string() }));

/**
 * What SES tells of a mail it has put into the bucket, as far as it matters here:
 * https://docs.aws.amazon.com/ses/latest/dg/receiving-email-notifications-contents.html
 */
export const Notification = z.object({
  notificationType: z.literal("Received"),
  mail: z.object({
    /** SES's own, not the mail's header of that name. */
    messageId: z.string(),
    /** Of the envelope; empty for a bounce. */
    source: z.nullish(z.string()),
    headers: z.optional(z.array(Header)),
  }),
  receipt: z.object({
    timestamp: z.string(),
    /** Of the envelope, those the rule is for. */
    recipients: z.array(z.string()),
    spamVerdict: Verdict,
    virusVerdict: Verdict,
    spfVerdict: Verdict,
    dkimVerdict: Verdict,
    dmarcVerdict: Verdict,
    action: z.object({ objectKey: z.string() }),
  }),
});
export type Notification = z.infer<typeof Notification>;

/** The notification in a message of the mail queue or of its dead letters; undefined for a message about anything else. */
export function notificationIn(body: string): Notification | undefined {
  return z.safeParse(Notification, JSON.parse(body)).data;
}
