import { LIMITS } from "@candor/documents/limits";

/**
 * All limits and periods of the product. Their sources are the product specification's section 9 and the API page;
 * `limits.test.ts` compares them.
 */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export const LOCALES = ["en", "de", "es", "tr"] as const;
export type Locale = (typeof LOCALES)[number];
export const LOCALE_COOKIE_DAYS = 365;

/** Statuses after which a call is retried, and the number of retries: one for a read, none for a write, two for the session. */
export const RETRIED_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504] as const;
export const READ_ATTEMPTS = 2;
export const WRITE_ATTEMPTS = 1;
export const SESSION_ATTEMPTS = 3;

export { HIGH_FIT_ABOVE } from "@candor/scoring/score";

export const FILE_MAX_BYTES = LIMITS.bytes;
export const FILE_MAX_PAGES = LIMITS.pages;
/** Time limit for reading one PDF. */
export const READ_TIMEOUT_MS = LIMITS.timeoutMs;
/**
 * Memory limit for reading one PDF. It is checked every 20 ms, in which a hostile file can allocate more, but never 512 MB in
 * total.
 */
export const READ_MAX_RSS_BYTES = 480 * 1024 * 1024;

/**
 * Limits of the rules' work on the text of one CV, in time those of reading it. An ordinary CV takes a hundredth of the time; Node itself and
 * the vocabulary take 150 MB.
 */
export const TEXT_TIMEOUT_MS = 5 * SECOND;
export const TEXT_MAX_RSS_BYTES = 384 * 1024 * 1024;

export const PROCESSING_ATTEMPTS = 3;
/** Time limit of an upload's processing in the specification. */
export const PROCESSING_MAX_MS = 3 * MINUTE;
export const UPLOAD_FORM_SECONDS = 10 * 60;
export const UPLOADS_LISTED_MS = DAY;
/** Files that one list of a job shows, whatever the number that came: the newest, and of those before them the first that are on their way. */
export const UPLOADS_NEWEST = 1000;
export const UPLOADS_ON_THEIR_WAY = 500;
/** Files of an account that were not taken, among which one list looks for those of its job; and files of a job that wait for payment. */
export const UPLOADS_NOT_TAKEN = 500;
export const UPLOADS_WAITING = 250;
/**
 * Time that the item of a file is kept: of one that has become a candidate, and of any other. The many that need nothing more
 * go soon.
 */
export const COMPLETE_KEPT_MS = 3 * DAY;
export const UPLOAD_KEPT_MS = 30 * DAY;

/** Time that a failed CV is kept for another attempt, and days that a CV waits for payment. */
export const FAILED_KEPT_MS = 2 * DAY;
export const WAITING_FOR_PAYMENT_DAYS = 90;

/** Days to which a restore of the table reaches back, and days for which the log of erasures is kept: it must cover every restore. */
export const RESTORABLE_DAYS = 35;
export const ERASURES_KEPT_DAYS = RESTORABLE_DAYS + 2;

/**
 * Exports of an account: how long their files are kept, the size of one file before it is compressed, the time after which one that makes no
 * progress has failed, and how many may be asked for in a day.
 */
export const EXPORT_KEPT_MS = DAY;
export const EXPORT_PART_BYTES = 32 * 1024 * 1024;
export const EXPORT_STALLS_MS = 30 * MINUTE;
export const EXPORTS_PER_DAY = 10;

/** Days that the record of what was done in an account is kept, and actions of it per page. */
export const AUDIT_DAYS = 365;
export const AUDIT_PAGE = 10;

/** Applications on the public page: per e-mail address, and per IP address with and without our form. */
export const APPLICATIONS_PER_EMAIL_AND_HOUR = 20;
export const APPLICATIONS_PER_VIEWER_AND_HOUR = 100;
export const APPLICATIONS_WITHOUT_FORM_PER_VIEWER_AND_HOUR = 20;
/** Shortest and longest time to fill in the form; people are not faster, and after a day it must be loaded again. */
export const FORM_MIN_MS = 3 * SECOND;
export const FORM_MAX_MS = DAY;

/** Texts of the public tools that a model rewrites: per network and hour, and tokens of the model per stage and day. */
export const REWRITES_PER_VIEWER_AND_HOUR = 20;
export const REWRITE_TOKENS_PER_DAY = 3_000_000;

export const COMPANIES_PER_ACCOUNT = 100;
/** Limits of a logo: bytes, and pixels per side. */
export const LOGO_MAX_BYTES = 1024 * 1024;
export const LOGO_MAX_PIXELS = 4000;
/** Time that browsers and the CDN cache a logo; an erased one has disappeared from there within a day. */
export const LOGO_CACHED_SECONDS = 24 * 60 * 60;

/** Hour of the digest mail, and days that unsent news is kept. */
export const DIGEST_HOUR_UTC = 7;
export const DIGEST_KEPT_DAYS = 7;

export const SUPPORT_MAILS_PER_ACCOUNT_AND_HOUR = 5;
export const SUPPORT_SUBJECT_MAX_CHARACTERS = 150;
export const SUPPORT_MESSAGE_MAX_CHARACTERS = 5000;

export const BULK_LINK_MAX_CVS = 1000;
export const BULK_LINK_MAX_DAYS = 180;
export const BULK_LINKS_PER_JOB = 50;
export const BULK_FILES_PER_CALL = 50;

/** PDFs accepted from one mail. */
export const MAIL_MAX_FILES = 20;
/** Depth of nested mails that are opened. */
export const MAIL_MAX_DEPTH = 5;
export const MAIL_REPLIES_PER_SENDER_AND_DAY = 5;
/**
 * CVs that are read in an hour of one job's mailbox: of one sender, of all unverified senders, and of all who are not members of the account,
 * because the owner of a domain has as many verified senders as they like. The rest waits for the recruiter's word.
 */
export const MAIL_CVS_PER_SENDER_AND_HOUR = 20;
export const MAIL_CVS_OF_UNVERIFIED_AND_HOUR = 100;
export const MAIL_CVS_PER_MAILBOX_AND_HOUR = 500;

export const TRIAL_DAYS = 7;
export const TRIAL_JOB_POSTS = 10;
export const TRIAL_CVS = 1000;
export const TRIAL_MAX_CV_COUNT = 50;

/** Saving of yearly against monthly payment, by plan. */
export const YEARLY_SAVING_PERCENT = { starter: 20, growth: 24, professional: 33, business: 40 } as const;

export const COUPON_MAX_DAYS = 365;
/** Wrong coupon codes. */
export const COUPON_GUESSES_PER_ACCOUNT_AND_HOUR = 20;
/** Visits to pages of the payment provider, there and back. Each is several requests, and all accounts share the provider's limit. */
export const PAYMENT_VISITS_PER_ACCOUNT_AND_HOUR = 60;

export const LINK_LIFETIME_MS = 15 * MINUTE;
/**
 * Sign-in links: for one person from one network, and from all networks, so that nobody locks another out with five requests. From one
 * network for all people, because an office or a carrier may share one; and addresses without an account that it may try.
 */
export const LINKS_PER_ADDRESS_AND_HOUR = 5;
export const LINKS_PER_PERSON_AND_HOUR = 20;
export const LINKS_PER_VIEWER_AND_HOUR = 1000;
export const UNKNOWN_ADDRESSES_PER_VIEWER_AND_HOUR = 30;

/** Time for a visit to Google or Microsoft, and for the decision of a person whom login has refused. */
export const SIGN_IN_STATE_MS = 10 * MINUTE;
export const HELD_IDENTITY_MS = 15 * MINUTE;
/** Sign-ins with Google or Microsoft: an office may share one address. */
export const SIGN_INS_PER_VIEWER_AND_HOUR = 300;
/** Codes that the product's own issuer gives Cognito, and the tokens that follow. */
export const BRIDGE_CODE_LIFETIME_MS = MINUTE;
export const BRIDGE_TOKEN_SECONDS = 5 * 60;

/**
 * The browser extension: life of the code between the connect page and it, days that a connection lives from its last use, browsers per
 * account, CVs per browser, and the length of a browser's name.
 */
export const EXTENSION_CODE_LIFETIME_MS = MINUTE;
export const EXTENSION_TOKEN_DAYS = 90;
export const EXTENSION_BROWSERS_PER_ACCOUNT = 50;
export const EXTENSION_UPLOADS_PER_BROWSER_AND_HOUR = 600;
export const EXTENSION_BROWSER_MAX_CHARACTERS = 80;

export const SESSION_DAYS = 400;
/** The last use of a session is written at most this often. */
export const SESSION_USE_NOTED_MS = 60 * MINUTE;
export const SESSION_COOKIE_CHARACTERS = 3180;
/** The access token is renewed when less than this remains: 3 ticks of 30 seconds. */
export const SESSION_REFRESH_BEFORE_MS = 90 * SECOND;
/** Marks an answer that has brought a new access token. */
export const SESSION_RENEWED_HEADER = "session-renewed";

export const DESCRIPTION_MAX_CHARACTERS = 20_000;
/** Highest pay in any currency: a year's pay in rupiah has nine digits. */
export const PAY_MAX = 10_000_000_000;
/** Postings fetched from other platforms. */
export const LINKS_READ_PER_ACCOUNT_AND_HOUR = 60;
export const CRITERIA_MAX = 40;
export const LIST_PAGE = 50;
export const SEARCH_MAX_CHARACTERS = 500;
/** Candidates per page of a search; the text of each is read for its quotes. */
export const SEARCH_PAGE = 12;
/** Time for the text of one candidate in a search, and for all texts of one page. Those that take longer are left out. */
export const SEARCH_TEXT_MS = SECOND;
export const SEARCH_TEXTS_MS = 4 * SECOND;
/** CVs that a search of the pool looks at, the newest ones; an instance keeps a tenth more before it reads them anew. */
export const POOL_SEARCHED_CVS = 200_000;
/** CVs without an index that one pool search indexes. */
export const POOL_TEXTS_READ = 100;
/** Hits of the search by name in the dashboard, and time that a function caches the names. */
export const FOUND_BY_NAME = 5;
export const NAMES_KEPT_MS = 2 * MINUTE;
/** Specified per call. */
export const ANALYSES_MAX = 50;
/** CVs of the pool per call that asks for their jobs, and per call that erases them: each erasure is a transaction and more per job. */
export const STANDINGS_MAX = 50;
export const ERASED_AT_ONCE_MAX = 25;
/** Candidacies merged into one; more do not fit into one transaction. */
export const MERGES_MAX = 20;
export const NOTES_MAX_CHARACTERS = 20_000;
/** Candidates of one stage that can have a place of their own; the others follow by score. */
export const OWN_ORDER_MAX = 500;
/** Length of a corrected name or place. */
export const FACT_MAX_CHARACTERS = 120;
export const IDEMPOTENCY_MS = DAY;

/** Candidates per bulk call, per export, and per answer of an export. */
export const BULK_MAX = 500;
export const EXPORT_MAX = 20_000;
export const RESUMES_PER_ANSWER = 200;
/** Reasons for rejections per account, their length, and the length of a mail to candidates. */
export const REASONS_MAX = 30;
export const REASON_MAX_CHARACTERS = 80;
export const LETTER_SUBJECT_MAX_CHARACTERS = 200;
export const LETTER_MAX_CHARACTERS = 5000;
/** Mails to candidates that the product sends for one account: more than anybody rejects in a day by hand. */
export const LETTERS_PER_ACCOUNT_AND_DAY = 1000;
export const VIEWS_PER_ACCOUNT = 30;
export const VIEW_NAME_MAX_CHARACTERS = 60;
/** Time without activity after which a visit to a job has ended. */
export const VISIT_ENDS_MS = 30 * MINUTE;

/** The dashboard's news: silence that ends a visit, days that it reaches back, and days before the first visit that it shows. */
export const DASHBOARD_VISIT_ENDS_MS = 60 * MINUTE;
export const NEWS_DAYS = 30;
export const NEWS_DAYS_AT_FIRST = 7;
/** New candidacies that one answer reads, those of them that it shows, and the files it names. */
export const NEWS_MOST = 200;
export const NEWS_SHOWN = 8;
export const NEWS_FILES_MOST = 50;
/** Open jobs whose candidates one answer counts by stage, and the rows that it reads for that. */
export const NEWS_JOBS_MOST = 12;
export const NEWS_ROWS_MOST = 600;
/** Days without a decision after which a high fit waits. */
export const UNDECIDED_DAYS = 7;

/** WebSocket for notifications: heartbeat interval, time-out of its answer, and the waits before reconnecting. */
export const REALTIME_HEARTBEAT_MS = 30 * SECOND;
export const REALTIME_TIMEOUT_MS = 10 * SECOND;
export const REALTIME_BACKOFF_MS = [1 * SECOND, 2 * SECOND, 5 * SECOND, 10 * SECOND] as const;
export const TICKET_LIFETIME_MS = 60 * SECOND;
/** API Gateway ends a connection after two hours; the record is kept ten minutes longer. */
export const CONNECTION_KEPT_MS = 130 * MINUTE;
export const CONNECTIONS_PER_ACCOUNT = 20;

/** Toasts: time shown, number, width, gap, swipe distance, exit animation, corner and hotkey. */
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

/** Interval at which an open page checks for a newer build, and the shorter one after it returns to view. */
export const BUILD_LOOKED_AT_MS = 5 * MINUTE;
export const BUILD_LOOKED_AT_AGAIN_MS = MINUTE;

/** Objects returned by one listing of the storage. */
export const STORAGE_LIST_LIMIT = 100;

/** Format of a tag manager container id. */
export const TAG_MANAGER_ID = /^GTM-[A-Z0-9]+$/;

/** Jobs in one part of a feed, or in a list for other sites, and bytes of a part: a function's response may have 6 MB. */
export const FEED_JOBS_MAX = 1000;
export const FEED_MAX_BYTES = 5 * 1024 * 1024;
/** Length of one advert in a feed: longer than real adverts, and short enough that no job fills the feed alone. */
export const FEED_ADVERT_MAX_CHARACTERS = 12_000;
/** Jobs in one part of the sitemap: some 2 MB, so that a function's response can hold it. */
export const SITEMAP_JOBS_MAX = 10_000;
/** Time that the CDN caches the public job pages, lists and the sitemap: a closed job is gone from them after it. */
export const PUBLIC_CACHED_SECONDS = 60;
/** Platforms read feeds a few times a day; the CDN fetches a feed at most this often, whatever the number of readers. */
export const FEED_CACHED_SECONDS = 5 * 60;
