import { FAILURES, type FailureCode } from "@candor/core/kernel/failure";
import { LOCALES } from "@candor/core/kernel/limits";
import { expect, test } from "vitest";
import { sentenceOf, sentences, statusOf } from "./refusals.ts";

const codes = Object.keys(FAILURES) as FailureCode[];

test("every code has a sentence in four languages, none left in English", () => {
  for (const locale of ["en", "de", "es", "tr"] as const) {
    expect(Object.keys(sentences[locale]).toSorted()).toEqual(codes.toSorted());
    if (locale === "en") continue;
    for (const code of codes)
      expect({ code, locale, text: sentences[locale][code] }).not.toEqual({ code, locale, text: sentences.en[code] });
  }
});

test("all four languages contain the numbers of a sentence", () => {
  const numbers = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();
  for (const code of codes) {
    for (const locale of ["de", "es", "tr"] as const)
      expect(numbers(sentences[locale][code])).toEqual(numbers(sentences.en[code]));
  }
});

test("a sentence contains its numbers", () => {
  expect(sentenceOf("upload.tooMany", "en", { max: 50, current: 51 })).toBe(
    "You can upload a maximum of 50 resumes. Currently you have 51.",
  );
});

test("no blank is left open in any sentence, also where a number is not known", () => {
  for (const code of codes) for (const locale of LOCALES) expect(sentenceOf(code, locale)).not.toMatch(/[{}]/);
});

// The sentences that the product specification quotes.
test.for([
  ["terms.required", "You must agree to the terms and conditions to login.", 400],
  ["email.required", "Email is required", 400],
  ["email.invalid", "Invalid email format.", 400],
  [
    "account.notRegistered",
    "This email address is not registered. Please register first or login with Google if you have an existing account.",
    404,
  ],
  ["job.notFound", "Job not found", 404],
  ["cv.notFound", "CV not found", 404],
  ["row.notUpdated", "No row updated (ID not found or no permission)", 404],
  ["job.closed", "Job is closed", 409],
  ["job.onHold", "Job is on hold", 409],
  ["job.credits", "You have no more credits to create jobs, please upgrade your plan", 402],
  ["advert.required", "Advert URL is required", 400],
  ["advert.unsupported", "Unsupported platform", 400],
  ["advert.fetchFailed", "Failed to fetch job description. Please check the link.", 422],
  ["advert.failed", "An error occurred while processing the job link. Please try again.", 422],
  ["cv.attempts", "This CV has been attempted to be processed 3 times or more.", 409],
  ["cv.analyzed", "This CV has been analyzed before.", 409],
  ["cv.limit", "CV limit reached", 402],
  ["plan.notFound", "User plan not found", 404],
  ["plan.updateFailed", "Failed to update plan", 503],
  ["coupon.required", "Coupon code is required", 400],
  ["coupon.notFound", "Coupon not found or inactive", 404],
  ["coupon.usedByOther", "This coupon has already been used by another user", 409],
  ["coupon.usedByYou", "You have already used this coupon", 409],
  ["coupon.updateFailed", "Failed to update coupon", 503],
  ["upload.failed", "File upload failed", 503],
  ["server", "Server error occurred", 500],
] as const)("%s reads %j and answers %i", ([code, sentence, status]) => {
  expect(sentences.en[code]).toBe(sentence);
  expect(statusOf(code)).toBe(status);
});
