import type { QueryOf } from "@candor/contract";
import type { Sort, Stage } from "@candor/core/candidacy/candidate.info";
import type { Source } from "@candor/core/cv/cv.info";
import { SOURCES, STAGES } from "../codes.ts";

/** Filter and order of a job's candidates. */
export interface ListFilter {
  /** 0 to 100, both ends included. */
  readonly minScore: number | undefined;
  readonly maxScore: number | undefined;
  /** Candidates with all of these skills. */
  readonly skills: readonly string[];
  /** Candidates in one of these stages; an empty list means all. The same for sources. */
  readonly stages: readonly Stage[];
  readonly sources: readonly Source[];
  /** Candidates rejected for one of these reasons. */
  readonly reasons: readonly string[];
  readonly sort: Sort;
}

export const EVERYBODY: ListFilter = {
  minScore: undefined,
  maxScore: undefined,
  skills: [],
  stages: [],
  sources: [],
  reasons: [],
  sort: "-score",
};

// As `recruiting/codes.ts`.
const SORTED: Readonly<Record<Sort, true>> = {
  "-score": true,
  score: true,
  name: true,
  "-name": true,
  "-applied": true,
  applied: true,
  stage: true,
  "-stage": true,
  own: true,
};
export const SORTS = Object.keys(SORTED) as Sort[];

const NAMES = ["minScore", "maxScore", "skills", "stage", "reason", "source"] as const;
/** Names of the address's parameters for filter and order. */
export const FILTER_NAMES: readonly string[] = [...NAMES, "sort"];
const SKILLS_MOST_CHARACTERS = 1000;
const REASONS_MOST_CHARACTERS = 2500;

const partsOf = (text: string | null): string[] =>
  [...new Set((text ?? "").split(",").map((part) => part.trim()))].filter(Boolean);

/** Parses a typed score; undefined if it is invalid. */
export const scoreIn = (text: string | null): number | undefined =>
  /^(?:\d{1,2}|100)$/u.test(text?.trim() ?? "") ? Number(text) : undefined;

/** The filter in an address; invalid parts are ignored. */
export function filterIn(address: URLSearchParams): ListFilter {
  const [minScore, maxScore] = [scoreIn(address.get("minScore")), scoreIn(address.get("maxScore"))];
  const isRange = (minScore ?? 0) <= (maxScore ?? 100);
  const skills = address.get("skills") ?? "";
  const sort = address.get("sort") ?? "";
  return {
    minScore: isRange ? minScore : undefined,
    maxScore: isRange ? maxScore : undefined,
    skills: skills.length <= SKILLS_MOST_CHARACTERS ? partsOf(skills) : [],
    stages: partsOf(address.get("stage")).filter((word): word is Stage => (STAGES as readonly string[]).includes(word)),
    sources: partsOf(address.get("source")).filter((word): word is Source => (SOURCES as readonly string[]).includes(word)),
    reasons: [...new Set((address.get("reason") ?? "").slice(0, REASONS_MOST_CHARACTERS).split("\n"))].filter(Boolean),
    sort: SORTS.find((known) => known === sort) ?? EVERYBODY.sort,
  };
}

/** A filter as query parameters; parts that filter nothing are left out. */
export function askedFor({ minScore, maxScore, skills, stages, sources, reasons, sort }: ListFilter) {
  return {
    ...(minScore !== undefined && { minScore: `${minScore}` }),
    ...(maxScore !== undefined && { maxScore: `${maxScore}` }),
    ...(skills.length > 0 && { skills: skills.join(",") }),
    ...(stages.length > 0 && { stage: stages.join(",") }),
    ...(sources.length > 0 && { source: sources.join(",") }),
    ...(reasons.length > 0 && { reason: reasons.join("\n") }),
    ...(sort !== EVERYBODY.sort && { sort }),
  } satisfies QueryOf<"GET /api/jobs/{jobId}/candidates">;
}

/** The address with another filter; its other parameters stay. */
export function withFilter(before: URLSearchParams, filter: ListFilter): URLSearchParams {
  const address = withoutFilter(before);
  for (const [name, value] of Object.entries(askedFor(filter))) address.set(name, value);
  return address;
}

export function withoutFilter(before: URLSearchParams): URLSearchParams {
  const address = new URLSearchParams(before);
  for (const name of FILTER_NAMES) address.delete(name);
  return address;
}

/** True if the filter excludes candidates; an order alone does not. */
export const isNarrowed = (filter: ListFilter): boolean => {
  const asked = askedFor(filter);
  return NAMES.some((name) => name in asked);
};

/** The order after a press on a column's head: its first direction, or reversed if it sorts the list already. */
export function orderAfterPress(first: Sort, sort: Sort): Sort {
  return directionOf(first, sort) ? SORTS.find((other) => other !== sort && columnOf(other) === columnOf(sort))! : first;
}

/** Direction in which a column sorts the list; undefined if another column does. */
export const directionOf = (first: Sort, sort: Sort): "ascending" | "descending" | undefined =>
  columnOf(first) !== columnOf(sort) ? undefined : sort.startsWith("-") ? "descending" : "ascending";

const columnOf = (sort: Sort): string => sort.replace("-", "");
