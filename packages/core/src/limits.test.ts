import { expect, test } from "vitest";
import * as limits from "./limits.ts";

// The product specification's section 9, the upload limits of the API page, and the session of its section 4.
test.for([
  ["LOCALES", ["en", "de", "es", "tr"]],
  ["LOCALE_COOKIE_DAYS", 365],
  ["HIGH_FIT_ABOVE", 75],
  ["FILE_MAX_BYTES", 10_485_760],
  ["FILE_MAX_PAGES", 20],
  ["READ_TIMEOUT_MS", 5000],
  ["READ_MAX_RSS_BYTES", 503_316_480],
  ["PROCESSING_ATTEMPTS", 3],
  ["PROCESSING_MAX_MS", 180_000],
  ["UPLOAD_FORM_SECONDS", 600],
  ["UPLOADS_LISTED_MS", 86_400_000],
  ["FAILED_KEPT_MS", 172_800_000],
  ["HELD_DAYS", 90],
  ["APPLICATIONS_PER_EMAIL_AND_HOUR", 20],
  ["APPLICATIONS_WITHOUT_FORM_PER_VIEWER_AND_HOUR", 20],
  ["FORM_MIN_MS", 3000],
  ["FORM_MAX_MS", 86_400_000],
  ["ANALYSES_MAX", 50],
  ["MAIL_MAX_FILES", 20],
  ["MAIL_REPLIES_PER_SENDER_AND_DAY", 5],
  ["TRIAL_DAYS", 7],
  ["TRIAL_JOB_POSTS", 10],
  ["TRIAL_CVS", 1000],
  ["TRIAL_MAX_CV_COUNT", 50],
  ["LINK_LIFETIME_MS", 900_000],
  ["LINKS_PER_ADDRESS_AND_HOUR", 5],
  ["SESSION_DAYS", 400],
  ["SESSION_COOKIE_CHARACTERS", 3180],
  ["SESSION_REFRESH_BEFORE_MS", 90_000],
  ["REALTIME_HEARTBEAT_MS", 30_000],
  ["REALTIME_TIMEOUT_MS", 10_000],
  ["REALTIME_BACKOFF_MS", [1000, 2000, 5000, 10_000]],
  ["TICKET_LIFETIME_MS", 60_000],
] as const)("%s is %j", ([name, value]) => {
  expect(limits[name]).toEqual(value);
});
