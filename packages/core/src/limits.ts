/**
 * Every limit and period of the product, once. The sources are the product specification's section 9 and the API page;
 * `limits.test.ts` holds them to it.
 */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export const LOCALES = ["en", "de", "es", "tr"] as const;
export const LOCALE_COOKIE_DAYS = 365;

/** A score above this is "high fit"; 75 itself is not. */
export const HIGH_FIT_ABOVE = 75;

export const FILE_MAX_BYTES = 10 * 1024 * 1024;
export const FILE_MAX_PAGES = 20;
/** Reading of one PDF is stopped after this long. */
export const READ_TIMEOUT_MS = 5 * SECOND;
/** Looked at every 20 ms, in which a hostile file can take some more: 512 MB are never reached. */
export const READ_MAX_RSS_BYTES = 480 * 1024 * 1024;

export const PROCESSING_ATTEMPTS = 3;
/** How long the specification lets the processing of an upload take. */
export const PROCESSING_MAX_MS = 3 * MINUTE;
export const UPLOAD_FORM_SECONDS = 10 * 60;
export const UPLOADS_LISTED_MS = DAY;

export const TRIAL_DAYS = 7;
export const TRIAL_JOB_POSTS = 10;
export const TRIAL_CVS = 1000;
export const TRIAL_MAX_CV_COUNT = 50;

export const LINK_LIFETIME_MS = 15 * MINUTE;
export const LINKS_PER_ADDRESS_AND_HOUR = 5;

export const SESSION_DAYS = 400;
export const SESSION_COOKIE_CHARACTERS = 3180;
/** The access token is renewed when less than this remains: 3 ticks of 30 seconds. */
export const SESSION_REFRESH_BEFORE_MS = 90 * SECOND;

export const DESCRIPTION_MAX_CHARACTERS = 20_000;
export const CRITERIA_MAX = 40;
export const LIST_PAGE = 50;
export const SEARCH_MAX_CHARACTERS = 500;
/** The texts of one page of found candidates are read for their quotes. */
export const SEARCH_PAGE = 12;
/** CVs per call, by the specification. */
export const ANALYSES_MAX = 50;
export const IDEMPOTENCY_MS = DAY;
