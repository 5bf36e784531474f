// oxlint-disable no-restricted-imports -- it looks which tests there are
import { existsSync, readFileSync } from "node:fs";
import { sentences } from "@candor/contract";
import { isFailureCode } from "@candor/core/kernel/failure";
import { expect, test } from "vitest";

const catalogues = import.meta.glob<object>("./*/*.json", { eager: true, import: "default" });

/** A sentence of a catalogue, by "namespace:path.to.it". */
function said(locale: string, key: string): string | undefined {
  const [namespace, path = ""] = key.split(":");
  let at: unknown = catalogues[`./${locale}/${namespace}.json`];
  for (const step of path.split(".")) at = (at as Record<string, unknown> | undefined)?.[step];
  return at as string | undefined;
}

const sentenceOf = (locale: "en" | "de" | "es" | "tr", where: string): string | undefined =>
  isFailureCode(where) ? sentences[locale][where] : said(locale, where);

type Reached = { by: string; says?: string } | { notYet: string };

/** A test that fails unless it meets the message: by its words, its code, or what `says` names. */
const by = (path: string, says?: string): Reached => ({ by: path, ...(says && { says }) });
const notYet = (reason: string): Reached => ({ notYet: reason });

/**
 * Every message of the product specification: in English, word for word where it quotes one; where it stands; and which test reaches it, or why none
 * can yet. "x" stands for what is filled in.
 */
const MESSAGES: readonly [english: string, where: string, reached: Reached][] = [
  // Section 8: the pages.
  [
    "An error occurred while creating the job description. Please try again later.",
    "newJob:failed",
    by("tests/whole/new-job.test.ts"),
  ],
  ["Failed to fetch job description. Please check the link.", "advert.fetchFailed", by("tests/domain/advert-link.test.ts")],
  [
    "An error occurred while processing the job link. Please try again.",
    "advert.failed",
    by("packages/core/src/job/draft/from-link.test.ts"),
  ],
  [
    "An error occurred while processing the job link. Please try again.",
    "newJob:link.failed",
    by("tests/whole/everywhere.test.ts"),
  ],
  ["Unable to load pricing plans.", "plans:pricing.loadFailed", by("tests/whole/pricing.test.ts")],
  ["Please try again later or contact support.", "plans:pricing.loadFailedBody", by("tests/whole/pricing.test.ts")],
  [
    "This email address is not registered. Please register first or login with Google if you have an existing account.",
    "account.notRegistered",
    by("tests/domain/sign-in.test.ts"),
  ],
  ["Link Expired", "auth:expired.title", by("tests/whole/everywhere.test.ts")],
  ["Authentication Error", "auth:failed.title", by("tests/whole/everywhere.test.ts")],
  ["Try Again", "auth:failed.again", by("tests/whole/everywhere.test.ts")],
  ["Failed to analyze job", "candidates:analysis.failed", by("tests/whole/everywhere.test.ts")],
  ["Error occurred while saving interview notes", "candidate:notes.failed", by("tests/whole/candidate-page.test.ts")],
  ["Failed to update candidate stage", "candidate:stage.failed", by("tests/whole/candidate-page.test.ts")],
  ["Failed to update job status", "jobs:status.failed", by("tests/whole/everywhere.test.ts")],
  ["Page not found", "common:error.notFound", by("tests/whole/everywhere.test.ts")],
  ["Internal Server Error", "common:error.internal", by("tests/whole/everywhere.test.ts")],
  ["CV search error", "search:failed", by("tests/whole/candidates.test.ts")],
  ["CV score update failed", "candidate:score.failed", by("tests/whole/candidate-page.test.ts")],
  ["Failed to update job", "jobs:edit.failed", by("tests/whole/job-edit.test.ts")],

  // Section 8: the server.
  ["File upload failed", "upload.failed", by("tests/domain/moved-clock/public.ts", "upload.failed")],
  ["CV list is required", "cvList.required", by("tests/domain/pool.test.ts")],
  ["CV list size limit is 50", "cvList.tooLong", by("tests/domain/pool.test.ts")],
  ["Job not found", "job.notFound", by("tests/domain/criteria.test.ts")],
  ["CV not found", "cv.notFound", by("tests/domain/criteria.test.ts")],
  ["Score is required", "score.required", by("tests/domain/scores.test.ts")],
  ["User plan not found", "plan.notFound", by("tests/domain/coupons.test.ts")],
  [
    "You must provide either an email or phone number and a password",
    "credentials.required",
    notYet("There is no sign-in with a password."),
  ],
  ["User not found", "user.notFound", by("tests/domain/account-end.test.ts")],
  ["You have no more credits to create jobs, please upgrade your plan", "job.credits", by("tests/domain/jobs.test.ts")],
  ["Coupon code is required", "coupon.required", by("tests/domain/coupons.test.ts")],
  ["Coupon not found or inactive", "coupon.notFound", by("tests/domain/coupons.test.ts")],
  ["This coupon has already been used by another user", "coupon.usedByOther", by("tests/domain/coupons.test.ts")],
  ["You have already used this coupon", "coupon.usedByYou", by("tests/domain/coupons.test.ts")],
  ["Failed to update plan", "plan.updateFailed", by("tests/domain/coupons.test.ts")],
  ["Failed to update coupon", "coupon.updateFailed", by("tests/domain/coupons.test.ts")],
  ["Server error occurred", "server", by("tests/domain/throttles.test.ts")],
  ["ID is required", "id.required", by("tests/domain/by-name.test.ts")],
  ["No row updated (ID not found or no permission)", "row.notUpdated", by("tests/domain/companies.test.ts")],
  ["Advert URL is required", "advert.required", by("tests/domain/advert-link.test.ts")],
  ["Unsupported platform", "advert.unsupported", by("tests/domain/advert-link.test.ts")],
  ["CV source is required.", "source.required", by("tests/domain/moved-clock/public.ts")],
  ["Job is closed", "job.closed", by("tests/domain/cvs.test.ts")],
  ["Job is on hold", "job.onHold", by("tests/domain/cvs.test.ts")],
  ["CV limit reached", "cv.limit", by("tests/domain/waiting-for-payment.test.ts")],
  ["Email is required", "email.required", by("tests/domain/sign-in.test.ts")],
  ["Invalid email format.", "email.invalid", by("tests/domain/moved-clock/public.ts")],
  ["This CV has been attempted to be processed 3 times or more.", "cv.attempts", by("tests/domain/retry.test.ts")],
  ["This CV has been analyzed before.", "cv.analyzed", by("tests/domain/retry.test.ts")],

  // Section 8: messages that it names and does not quote, in our own words.
  [
    "Your subscription is paused. CVs wait and are processed once you resume it.",
    "subscription.paused",
    by("tests/whole/channels.test.ts"),
  ],
  [
    "Your payment is past due. CVs wait and are processed once it has arrived.",
    "subscription.pastDue",
    by("tests/domain/waiting-for-payment.test.ts"),
  ],
  [
    "Your payment is pending. CVs wait and are processed once it has arrived.",
    "subscription.unpaid",
    by("tests/domain/mail-answers.test.ts"),
  ],
  [
    "Your subscription was cancelled. CVs wait and are processed once you choose a plan.",
    "subscription.cancelled",
    by("tests/domain/billing.test.ts"),
  ],
  [
    "Your subscription has expired. CVs are processed again once you choose a plan.",
    "subscription.expired",
    by("tests/domain/coupons.test.ts"),
  ],
  ["Error applying to job: the candidate could not be added.", "cv.applyFailed", by("tests/domain/failed-steps.test.ts")],
  ["CV insert error (step 1): the CV could not be saved.", "cv.insertFailed", by("tests/domain/failed-steps.test.ts")],
  ["CV read error (step 2): the file could not be fetched.", "cv.readFailed", by("tests/domain/failed-steps.test.ts")],
  ["CV read error (step 3): the text of the CV could not be read.", "cv.textFailed", by("tests/domain/failed-steps.test.ts")],
  ["Analysis update error: the new result could not be saved.", "analysis.updateFailed", by("tests/domain/failed-steps.test.ts")],
  ["Score update error: the score could not be computed.", "score.updateFailed", by("tests/domain/failed-steps.test.ts")],
  ["Job read error: the job could not be loaded.", "job.readFailed", by("tests/domain/failed-steps.test.ts")],
  ["Job service user not found: the account could not be loaded.", "account.readFailed", by("tests/domain/failed-steps.test.ts")],
  ["You are not signed in. Please log in and try again.", "session.missing", by("tests/domain/account-access.test.ts")],
  ["This password is too weak.", "password.weak", notYet("There is no sign-in with a password.")],
  ["E-mail address or password is wrong.", "credentials.invalid", notYet("There is no sign-in with a password.")],
  [
    "The coupon could not be applied. Your code is kept; please try again.",
    "plans:coupon.failed",
    by("tests/whole/pricing.test.ts", "Your code is kept"),
  ],
  ["An unexpected error occurred. Please try again later.", "common:error.unexpected", by("tests/whole/job-edit.test.ts")],
  ["Job updated", "jobs:edit.saved", by("tests/whole/job-edit.test.ts")],
  ["Job deleted", "jobs:delete.done", by("tests/whole/job-edit.test.ts")],
  ["CV deleted", "cvs:erase.done", by("tests/whole/pool-search.test.ts")],
  ["Score updated", "candidate:score.updated", by("tests/whole/candidate-page.test.ts")],
  ["Score reset", "candidate:score.wasReset", by("tests/whole/candidate-page.test.ts")],
  ["Coupon applied", "plans:coupon.applied", by("tests/whole/pricing.test.ts")],
  ["CV analyzed", "candidates:analysis.doneOne", by("tests/whole/candidates.test.ts")],

  // Sections 2, 4 and 5.
  ["You must agree to the terms and conditions to login.", "terms.required", by("tests/domain/sign-in.test.ts")],
  ["Score must be between 0 and 100", "score.range", by("tests/domain/scores.test.ts")],
  [
    "You can upload a maximum of {{max}} resumes. Currently you have {{current}}.",
    "upload.tooMany",
    by("tests/domain/cvs.test.ts"),
  ],
  ["Job status updated to {{status}}", "jobs:status.updated", by("tests/whole/everywhere.test.ts", "Job status updated to")],
  [
    "Candidate stage updated to {{status}}",
    "candidate:stage.updated",
    by("tests/whole/candidate-page.test.ts", "Candidate stage updated to"),
  ],
  ["Creating Job Description", "newJob:reading.title", by("tests/whole/new-job.test.ts")],
  ["Analyzing job requirements and extracting key criteria...", "newJob:reading.lead", by("tests/whole/new-job.test.ts")],
];

test.for(MESSAGES)("%s stands at %s, in four languages", ([english, where, reached]) => {
  const inEnglish = sentenceOf("en", where);
  expect(inEnglish).toBe(english);
  for (const locale of ["de", "es", "tr"] as const) {
    const translated = sentenceOf(locale, where);
    expect({ locale, translated, isTranslated: Boolean(translated) && translated !== english }).toEqual({
      locale,
      translated,
      isTranslated: true,
    });
  }
  if ("notYet" in reached) return expect(reached.notYet).not.toBe("");
  expect({ test: reached.by, exists: existsSync(reached.by) }).toEqual({ test: reached.by, exists: true });
  const source = readFileSync(reached.by, "utf8");
  const words = [reached.says, english, where].filter((text) => text !== undefined);
  return expect({ test: reached.by, meets: words.some((text) => source.includes(text)) }).toEqual({
    test: reached.by,
    meets: true,
  });
});
