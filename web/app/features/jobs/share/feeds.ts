import { FEEDS, type Feed } from "@candor/core/job/platforms.info";
import type { Job } from "../../../recruiting/queries/jobs.ts";

/** Feeds that a job enters (true) or leaves (false); others stay as they are. */
export type FeedChanges = Partial<Record<Feed, boolean>>;

type Platforms = Job["platforms"];

/** The platforms after the changes; idempotent. */
export const changed = (platforms: Platforms, changes: FeedChanges): Platforms => [
  "default",
  ...FEEDS.filter((feed) => changes[feed] ?? platforms.includes(feed)),
];

/** The changes of a job's platforms by switching feeds; feeds already in that state change nothing. */
export const changesTo = (platforms: Platforms, feeds: readonly Feed[], isOn: boolean): FeedChanges =>
  Object.fromEntries(feeds.filter((feed) => platforms.includes(feed) !== isOn).map((feed) => [feed, isOn]));

/** The changes that undo these. */
export const inverseOf = (changes: FeedChanges): FeedChanges =>
  Object.fromEntries(Object.entries(changes).map(([feed, isOn]) => [feed, !isOn]));

/** Summary of a job's feeds: in none, some or all of them. */
export function spreadOf(platforms: Platforms): "none" | "some" | "all" {
  const on = FEEDS.filter((feed) => platforms.includes(feed)).length;
  return on === 0 ? "none" : on === FEEDS.length ? "all" : "some";
}

/** LinkedIn takes no shorter description: https://learn.microsoft.com/linkedin/talent/job-postings/xml-feeds-development-guide */
export const LINKEDIN_MIN_CHARACTERS = 100;

/** Fields that the job's feeds require and the advert lacks. */
export function lackingIn(job: Job): ("place" | "length")[] {
  const advert = [
    job.description,
    ...job.keyResponsibilities,
    ...job.mustHaveRequirements,
    ...job.niceToHave,
    ...job.languageRequirements,
  ].join(" ");
  return [
    ...(spreadOf(job.platforms) !== "none" && !job.location ? (["place"] as const) : []),
    ...(job.platforms.includes("linkedin") && advert.trim().length < LINKEDIN_MIN_CHARACTERS ? (["length"] as const) : []),
  ];
}
