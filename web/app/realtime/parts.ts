import type { Change, Notification } from "@candor/core/kernel/realtime/realtime.info";

/** The part of a query that tells what it shows. */
export interface Shown {
  readonly queryKey: readonly unknown[];
  readonly state: { readonly data: unknown };
}

/** Data that pages show, as far as one change makes it stale at once. A query's key begins with a word, and with the job's id where it has one. */
interface Part {
  readonly everyMs: number;
  readonly isShownBy: (query: Shown, change: Concerned) => boolean;
}

/** The job and the candidates that a change is about; any where they are not named. */
export interface Concerned {
  readonly jobId?: string | undefined;
  readonly cvIds?: readonly string[] | undefined;
}

const begins = (first: string) => (query: Shown) => query.queryKey[0] === first;
const ofJob =
  (first: string) =>
  (query: Shown, { jobId }: Concerned) =>
    query.queryKey[0] === first && (jobId === undefined || query.queryKey[1] === jobId);
const isList = (query: Shown, change: Concerned) => ofJob("candidates")(query, change) && query.queryKey[3] === "list";
const part = (everyMs: number, isShownBy: Part["isShownBy"]): Part => ({ everyMs, isShownBy });

/** A candidate's page names those who may be the same person, with their stage and score. */
function showsOneOf({ queryKey, state }: Shown, cvIds: readonly string[]): boolean {
  const shown = (state.data as { readonly duplicates?: readonly { readonly cvId: string }[] } | undefined)?.duplicates ?? [];
  return cvIds.some((cvId) => cvId === queryKey[2] || shown.some((other) => other.cvId === cvId));
}

export const PARTS = {
  uploads: part(1000, ofJob("uploads")),
  candidates: part(1000, ofJob("candidates")),
  /** Without the number of scores that wait for an analysis. */
  lists: part(1000, (query, change) => ofJob("candidates")(query, change) && query.queryKey[3] !== "stale"),
  /** Lists by words, which are searched for in notes, too. */
  wordLists: part(1000, (query, change) => isList(query, change) && query.queryKey[2] !== ""),
  ownOrders: part(1000, (query, change) => isList(query, change) && (query.queryKey[4] as { sort?: string }).sort === "own"),
  candidate: part(3000, ofJob("candidate")),
  namedCandidates: part(
    3000,
    (query, change) => ofJob("candidate")(query, change) && (!change.cvIds || showsOneOf(query, change.cvIds)),
  ),
  preview: part(3000, ofJob("criteria-preview")),
  /** With what is read of its advert. */
  job: part(1000, ofJob("job")),
  /** The job alone, for its counts. */
  counts: part(1000, (query, change) => ofJob("job")(query, change) && query.queryKey.length === 2),
  links: part(1000, ofJob("bulk-links")),
  jobs: part(1000, begins("jobs")),
  dashboard: part(3000, begins("dashboard")),
  news: part(3000, (query) => begins("dashboard")(query) && query.queryKey[1] === "news"),
  cvs: part(3000, begins("cv-list")),
  /** The jobs in which CVs stand, with stage and score. */
  standings: part(3000, (query) => begins("cv-list")(query) && query.queryKey[1] !== "page"),
  subscription: part(3000, begins("subscription")),
  invoices: part(3000, begins("invoices")),
  extension: part(1000, begins("extension")),
  session: part(10_000, begins("session")),
} satisfies Record<string, Part>;

export type PartName = keyof typeof PARTS;

/** The parts that a change makes stale. No two of them are shown by the same query, which would be asked for twice. */
const STALE_AFTER: Readonly<Record<Change, readonly PartName[]>> = {
  uploads: ["uploads", "news"],
  settled: ["uploads", "candidates", "candidate", "preview", "counts", "jobs", "dashboard", "cvs", "subscription", "session"],
  stage: ["lists", "namedCandidates", "news", "standings"],
  notes: ["wordLists", "namedCandidates"],
  score: ["lists", "namedCandidates", "preview", "counts", "jobs", "dashboard", "standings"],
  letter: ["namedCandidates"],
  elsewhere: ["lists"],
  order: ["ownOrders"],
  candidates: ["candidates", "candidate", "preview", "counts", "jobs", "dashboard", "cvs"],
  criteria: ["candidates", "candidate", "preview", "job", "jobs", "dashboard", "standings"],
  job: ["job", "jobs", "dashboard", "standings"],
  links: ["links"],
  jobs: ["jobs", "dashboard", "standings", "subscription", "session"],
  cvs: ["cvs", "dashboard", "subscription", "session"],
  account: ["subscription", "invoices", "dashboard", "session"],
  extension: ["extension"],
};

/** Everything on the page but the session, which is the same for all of them. */
export const ALL: readonly PartName[] = [
  "uploads",
  "candidates",
  "candidate",
  "preview",
  "job",
  "links",
  "jobs",
  "dashboard",
  "cvs",
  "subscription",
  "invoices",
  "extension",
];

/** The parts that a notification makes stale. A newer server may tell of a change that this page does not know. */
export const staleAfter = (about: Change): readonly PartName[] => (Object.hasOwn(STALE_AFTER, about) ? STALE_AFTER[about] : ALL);

/** The candidates matter to one part alone: the others show all of a job. */
export const concernedBy = (name: PartName, { jobId, cvIds }: Notification): Concerned =>
  name === "namedCandidates" ? { jobId, cvIds } : { jobId };
