/**
 * Refusals that a caller should understand. This list contains every code with its kind; the API layer maps kinds to statuses,
 * and the contract's catalogues contain the sentences. Any other error is a bug.
 */

export const FAILURES = {
  "terms.required": "invalid",
  "account.confirm": "invalid",
  "email.required": "invalid",
  "email.invalid": "invalid",
  "input.invalid": "invalid",
  "id.required": "invalid",
  "account.notRegistered": "notFound",
  "link.expired": "gone",
  "link.invalid": "unauthenticated",
  "identity.declined": "forbidden",
  "identity.refused": "unauthenticated",
  "identity.noAddress": "invalid",
  "identity.expired": "gone",
  "identity.taken": "conflict",
  "extension.redirect": "invalid",
  "extension.code": "invalid",
  "extension.token": "unauthenticated",
  // Of the specification's sign-in service; nothing reaches them, because there is no password.
  "credentials.required": "invalid",
  "credentials.invalid": "unauthenticated",
  "password.weak": "invalid",
  "session.missing": "unauthenticated",
  "origin.refused": "forbidden",
  "permission.missing": "forbidden",
  notFound: "notFound",
  "row.notUpdated": "notFound",
  "job.notFound": "notFound",
  "cv.notFound": "notFound",
  "user.notFound": "notFound",
  "job.closed": "conflict",
  "job.onHold": "conflict",
  "job.credits": "payment",
  "job.changed": "conflict",
  "advert.required": "invalid",
  "advert.unsupported": "invalid",
  "advert.fetchFailed": "unprocessable",
  "advert.failed": "unprocessable",
  "criteria.protected": "invalid",
  "job.unpublished": "conflict",
  "mailbox.renamed": "conflict",
  "mailbox.invalid": "invalid",
  "company.required": "invalid",
  "company.nameRequired": "invalid",
  "company.inUse": "conflict",
  "company.tooMany": "conflict",
  "logo.notImage": "invalid",
  "logo.damaged": "invalid",
  "logo.animated": "invalid",
  "logo.tooLarge": "invalid",
  "logo.tooWide": "invalid",
  "logo.missing": "conflict",
  "source.required": "invalid",
  "consent.required": "invalid",
  "file.required": "invalid",
  "form.refused": "invalid",
  "bulk.notFound": "notFound",
  "bulk.full": "conflict",
  "bulk.tooMany": "conflict",
  "bulk.limitInvalid": "invalid",
  "bulk.endInvalid": "invalid",
  "candidate.duplicate": "conflict",
  "candidate.mergesTooMany": "conflict",
  "candidate.orderTooLong": "conflict",
  "candidate.orderChanged": "conflict",
  "candidate.nameInvalid": "invalid",
  "candidate.phoneInvalid": "invalid",
  "candidate.placeInvalid": "invalid",
  "cv.notKept": "conflict",
  "cv.attempts": "conflict",
  "cv.tooSlow": "unprocessable",
  // Steps of processing that failed for a reason of ours.
  "job.readFailed": "unavailable",
  "account.readFailed": "unavailable",
  "cv.insertFailed": "unavailable",
  "cv.readFailed": "unavailable",
  "cv.textFailed": "unavailable",
  "cv.applyFailed": "unavailable",
  "analysis.updateFailed": "unavailable",
  "score.updateFailed": "unavailable",
  "cv.analyzed": "conflict",
  "cv.limit": "payment",
  "cvList.required": "invalid",
  "cvList.tooLong": "invalid",
  "view.nameRequired": "invalid",
  "view.nameTaken": "conflict",
  "view.tooMany": "conflict",
  "score.required": "invalid",
  "score.range": "invalid",
  "subscription.paused": "payment",
  "subscription.pastDue": "payment",
  "subscription.unpaid": "payment",
  "subscription.cancelled": "payment",
  "subscription.expired": "payment",
  "subscription.exists": "conflict",
  "subscription.none": "conflict",
  "subscription.notNeeded": "conflict",
  "subscription.unchanged": "conflict",
  "checkout.notFound": "notFound",
  "billing.unavailable": "unavailable",
  "webhook.invalid": "invalid",
  "plan.notFound": "notFound",
  "plan.updateFailed": "unavailable",
  "coupon.required": "invalid",
  "coupon.notFound": "notFound",
  "coupon.usedByOther": "conflict",
  "coupon.usedByYou": "conflict",
  "coupon.notNeeded": "conflict",
  "coupon.subscribed": "conflict",
  "coupon.updateFailed": "unavailable",
  "upload.tooMany": "invalid",
  "upload.failed": "unavailable",
  "support.subjectRequired": "invalid",
  "support.messageRequired": "invalid",
  "support.failed": "unavailable",
  "read.encrypted": "invalid",
  "read.scan": "invalid",
  "read.brokenFonts": "invalid",
  "read.damaged": "invalid",
  "read.notPdf": "invalid",
  "read.empty": "invalid",
  "read.blank": "invalid",
  "read.tooLarge": "invalid",
  "read.tooManyPages": "invalid",
  "read.notCv": "invalid",
  "idempotency.mismatch": "unprocessable",
  "idempotency.running": "conflict",
  "rate.limited": "limit",
  "rewrite.unavailable": "notFound",
  "rewrite.nothing": "unprocessable",
  "rewrite.failed": "unprocessable",
  "rewrite.refused": "unprocessable",
  "rewrite.spent": "limit",
  "mail.noCv": "unprocessable",
  "mail.held": "conflict",
  "link.notSent": "unavailable",
  "server.busy": "unavailable",
  server: "fault",
} as const;

export type FailureCode = keyof typeof FAILURES;
export const isFailureCode = (text: string): text is FailureCode => Object.hasOwn(FAILURES, text);
export type FailureKind = (typeof FAILURES)[FailureCode];

export class Failure extends Error {
  readonly code: FailureCode;
  /** Values for the sentence and the response: `max`, `current`, `retryAfterSeconds`, `fields`. */
  readonly details: FailureDetails;

  /** @param subject the id of the refused thing, for the log only */
  constructor(code: FailureCode, subject?: string, details: FailureDetails = {}) {
    super(subject ? `${code}: ${subject}` : code);
    this.name = "Failure";
    this.code = code;
    this.details = details;
  }
}

export interface FailureDetails {
  readonly max?: number;
  readonly current?: number;
  readonly retryAfterSeconds?: number;
  readonly fields?: Readonly<Record<string, string>>;
}
