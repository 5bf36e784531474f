import * as z from "zod/mini";

const Header = z.object({ name: z.string(), value: z.string() });
/** PASS, FAIL, GRAY, PROCESSING_FAILED or DISABLED. Only PASS and FAIL are definite. */
const Verdict = z.optional(z.object({ status: z.string() }));

/**
 * The fields we use of SES's notification about a mail in the bucket:
 * https://docs.aws.amazon.com/ses/latest/dg/receiving-email-notifications-contents.html
 */
export const Notification = z.object({
  notificationType: z.literal("Received"),
  mail: z.object({
    /** Id given by SES, not the mail's Message-ID header. */
    messageId: z.string(),
    /** From the envelope; empty for a bounce. */
    source: z.nullish(z.string()),
    headers: z.optional(z.array(Header)),
  }),
  receipt: z.object({
    timestamp: z.string(),
    /** From the envelope: the recipients that match the rule. */
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

/** Parses a message of the mail queue or its dead-letter queue; undefined for a message about anything else. */
export function notificationIn(body: string): Notification | undefined {
  return z.safeParse(Notification, JSON.parse(body)).data;
}
