import type { Feed } from "@candor/core/job/platforms.info";

/** The platforms' own spelling of their names, the same in every language. */
export const PLATFORM_NAMES: Readonly<Record<Feed, string>> = { linkedin: "LinkedIn", indeed: "Indeed" };
