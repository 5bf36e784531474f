/** XML files of published jobs, which platforms read. */
export const FEEDS = ["linkedin", "indeed"] as const;
export type Feed = (typeof FEEDS)[number];

/** Where a published job stands: `default` is its own page and the public list, the others are feeds. */
export const PLATFORMS = ["default", ...FEEDS] as const;
export type Platform = (typeof PLATFORMS)[number];

/** The platforms in one order. On its own page a published job stands in any case. */
export const platformsOf = (chosen: readonly Platform[] = []): Platform[] =>
  PLATFORMS.filter((platform) => platform === "default" || chosen.includes(platform));
