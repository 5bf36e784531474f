import { LIMITS } from "@candor/documents/limits";

/**
 * Every limit and period of the product, once. The sources are the product specification's section 9 and the API page;
 * `limits.test.ts` holds them to it.
 */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export const LOCALES = ["en", "de", "es", "tr"] as const;
export type Locale = (typeof LOCALES)[number];
export const LOCALE_COOKIE_DAYS = 365;

/** Statuses after which a call is repeated, and how often: a read once, a write not at all, the fetch of the session twice. */
export const RETRIED_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504] as const;
export const READ_ATTEMPTS = 2;
export const WRITE_ATTEMPTS = 1;
export const SESSION_ATTEMPTS = 3;

export { HIGH_FIT_ABOVE } from "@candor/scoring/score";

export const FILE_MAX_BYTES = LIMITS.bytes;
export const FILE_MAX_PAGES = LIMITS.pages;
/** Reading of one PDF is stopped after this long. */
export const READ_TIMEOUT_MS = LIMITS.timeoutMs;
/** Looked at every 20 ms, in which a hostile file can take some more: 512 MB are never reached. */
export const READ_MAX_RSS_BYTES = 480 * 1024 * 1024;

export const PROCESSING_ATTEMPTS = 3;
/** How long the specification lets the processing of an upload take. */
export const PROCESSING_MAX_MS = 3 * MINUTE;
export const UPLOAD_FORM_SECONDS = 10 * 60;
export const UPLOADS_LISTED_MS = DAY;

/** A CV that could not be taken is kept so long for another attempt; one that waits for the account's payment, so many days. */
export const FAILED_KEPT_MS = 2 * DAY;
export const WAITING_FOR_PAYMENT_DAYS = 90;

/** Applications on the public page: by one e-mail address, and from one network address with and without a form of ours. */
export const APPLICATIONS_PER_EMAIL_AND_HOUR = 20;
export const APPLICATIONS_PER_VIEWER_AND_HOUR = 100;
export const APPLICATIONS_WITHOUT_FORM_PER_VIEWER_AND_HOUR = 20;
/** Nobody fills in the form faster; after a day it has to be loaded again. */
export const FORM_MIN_MS = 3 * SECOND;
export const FORM_MAX_MS = DAY;

export const COMPANIES_PER_ACCOUNT = 100;
/** A logo, and each of its sides in pixels. */
export const LOGO_MAX_BYTES = 1024 * 1024;
export const LOGO_MAX_PIXELS = 4000;
/** A logo is kept by browsers and by the edge for so long: an erased one is gone from there within a day. */
export const LOGO_CACHED_SECONDS = 24 * 60 * 60;

/** When owners are told of new applications, and for how many days what could not be told waits. */
export const DIGEST_HOUR_UTC = 7;
export const DIGEST_KEPT_DAYS = 7;

/** Questions to support, by mail. */
export const SUPPORT_MAILS_PER_ACCOUNT_AND_HOUR = 5;
export const SUPPORT_SUBJECT_MAX_CHARACTERS = 150;
export const SUPPORT_MESSAGE_MAX_CHARACTERS = 5000;

export const BULK_LINK_MAX_CVS = 1000;
export const BULK_LINK_MAX_DAYS = 180;
export const BULK_LINKS_PER_JOB = 50;
/** Forms handed out by one call of a bulk link. */
export const BULK_FILES_PER_CALL = 50;

/** PDFs taken from one mail. */
export const MAIL_MAX_FILES = 20;
/** Mails inside mails that are opened. */
export const MAIL_MAX_DEPTH = 5;
export const MAIL_REPLIES_PER_SENDER_AND_DAY = 5;

export const TRIAL_DAYS = 7;
export const TRIAL_JOB_POSTS = 10;
export const TRIAL_CVS = 1000;
export const TRIAL_MAX_CV_COUNT = 50;

/** What a year costs less than twelve months, by plan. */
export const YEARLY_SAVING_PERCENT = { starter: 20, growth: 24, professional: 33, business: 40 } as const;

export const COUPON_MAX_DAYS = 365;
/** Codes that are no coupon's, entered by one account. */
export const COUPON_GUESSES_PER_ACCOUNT_AND_HOUR = 20;

export const LINK_LIFETIME_MS = 15 * MINUTE;
export const LINKS_PER_ADDRESS_AND_HOUR = 5;

export const SESSION_DAYS = 400;
export const SESSION_COOKIE_CHARACTERS = 3180;
/** The access token is renewed when less than this remains: 3 ticks of 30 seconds. */
export const SESSION_REFRESH_BEFORE_MS = 90 * SECOND;

export const DESCRIPTION_MAX_CHARACTERS = 20_000;
/** Of any currency: a year's pay in rupiah has nine digits. */
export const PAY_MAX = 10_000_000_000;
/** Postings of other platforms fetched for one account. */
export const LINKS_READ_PER_ACCOUNT_AND_HOUR = 60;
export const CRITERIA_MAX = 40;
export const LIST_PAGE = 50;
export const SEARCH_MAX_CHARACTERS = 500;
/** The texts of one page of found candidates are read for their quotes. */
export const SEARCH_PAGE = 12;
/** Texts of the pool that one search packs for itself, where they were not packed as they came. */
export const POOL_TEXTS_READ = 100;
/** People found by name from anywhere in the dashboard, and how long a function keeps the names it has read. */
export const FOUND_BY_NAME = 5;
export const NAMES_KEPT_MS = 2 * MINUTE;
/** CVs per call, by the specification. */
export const ANALYSES_MAX = 50;
/** Candidacies that one can take in; more are no longer one transaction. */
export const MERGES_MAX = 20;
export const NOTES_MAX_CHARACTERS = 20_000;
/** A name or a place that a person puts right. */
export const FACT_MAX_CHARACTERS = 120;
export const IDEMPOTENCY_MS = DAY;

/** Candidates changed or deleted by one call, taken into one export by their ids, and told of whole in one answer. */
export const BULK_MAX = 500;
export const EXPORT_MAX = 20_000;
export const RESUMES_PER_ANSWER = 200;
export const VIEWS_PER_ACCOUNT = 30;
export const VIEW_NAME_MAX_CHARACTERS = 60;
/** Time without activity after which a visit to a job has ended. */
export const VISIT_ENDS_MS = 30 * MINUTE;

/** The socket for notifications: heartbeat, time-out of an answer, and the waits before reconnecting. */
export const REALTIME_HEARTBEAT_MS = 30 * SECOND;
export const REALTIME_TIMEOUT_MS = 10 * SECOND;
export const REALTIME_BACKOFF_MS = [1 * SECOND, 2 * SECOND, 5 * SECOND, 10 * SECOND] as const;
export const TICKET_LIFETIME_MS = 60 * SECOND;
/** API Gateway ends a connection after two hours; its item outlives it by ten minutes at most. */
export const CONNECTION_KEPT_MS = 130 * MINUTE;
export const CONNECTIONS_PER_ACCOUNT = 20;

/** Toasts: time shown, number, width, gap, the swipe that dismisses one, its exit, its corner and its key. */
export const TOAST_MS = 4 * SECOND;
export const TOASTS_VISIBLE = 3;
export const TOAST_WIDTH_PX = 356;
export const TOAST_GAP_PX = 14;
export const TOAST_SWIPE_PX = 20;
export const TOAST_EXIT_MS = 200;
export const TOAST_POSITION = "bottom-right";
export const TOAST_HOTKEY = ["altKey", "KeyT"] as const;

/** Delay before a skeleton is shown. */
export const ASYNC_DELAY_MS = 200;

/** How often an open page asks for a newer build of the site, and how soon again when it comes back into view. */
export const BUILD_LOOKED_AT_MS = 5 * MINUTE;
export const BUILD_LOOKED_AT_AGAIN_MS = MINUTE;

/** Objects that one listing of the storage returns. */
export const STORAGE_LIST_LIMIT = 100;

/** The identifier of a tag manager's container. */
export const TAG_MANAGER_ID = /^GTM-[A-Z0-9]+$/;

/** Of one feed: its newest jobs, as many as fit into what a function may answer, which is 6 MB. */
export const FEED_JOBS_MAX = 1000;
export const FEED_MAX_BYTES = 5 * 1024 * 1024;
/** What of one advert stands in a feed: more than adverts have, and nobody fills a feed alone. */
export const FEED_ADVERT_MAX_CHARACTERS = 12_000;
/** Platforms read feeds a few times a day; the edge asks so often, however many ask it. */
export const FEED_CACHED_SECONDS = 5 * 60;
