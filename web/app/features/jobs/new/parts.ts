import { lazyWith } from "../../../i18n/lazyWith.ts";

/** The form that follows a new job's beginning, and begins a copy. */
export const Review = lazyWith(["newJob", "criteria", "share"], () => import("./Review.tsx"));

/** The page that follows an account's first job. */
export const FirstJob = lazyWith(["newJob", "share"], () => import("./FirstJob.tsx"));
