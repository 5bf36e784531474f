/** XML feeds of published jobs for job platforms. */
export const FEEDS = ["linkedin", "indeed"] as const;
export type Feed = (typeof FEEDS)[number];

/** Platforms of a published job: `default` is its own page and the public list, the others are feeds. */
export const PLATFORMS = ["default", ...FEEDS] as const;
export type Platform = (typeof PLATFORMS)[number];

/** Returns the platforms in a fixed order. `default` is always included, because every published job has its own page. */
export const platformsOf = (chosen: readonly Platform[] = []): Platform[] =>
  PLATFORMS.filter((platform) => platform === "default" || chosen.includes(platform));
