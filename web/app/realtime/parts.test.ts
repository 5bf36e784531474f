import type { Notification } from "@candor/core/kernel/realtime/realtime.info";
import { expect, test } from "vitest";
import { concernedBy, PARTS, staleAfter } from "./parts.ts";

/** Everything that pages of an account with jobs A and B and the candidates ada and grace could show at once, by the query's key. */
const SHOWN: Readonly<Record<string, readonly unknown[]>> = {
  "list of A": ["candidates", "A", "", "list", {}],
  "list of A by words": ["candidates", "A", "monday", "list", {}],
  "own order of A": ["candidates", "A", "", "list", { sort: "own" }],
  "stale scores of A": ["candidates", "A", "", "stale"],
  "ada in A": ["candidate", "A", "ada", "en"],
  "grace in A": ["candidate", "A", "grace", "en"],
  "duplicate of ada in A": ["candidate", "A", "ada2", "en"],
  "ranking of A": ["criteria-preview", "A", 1, []],
  "files of A": ["uploads", "A"],
  "job A": ["job", "A"],
  "advert of A": ["job", "A", "advert-lines", 1],
  "links of A": ["bulk-links", "A"],
  "list of B": ["candidates", "B", "", "list", {}],
  "job B": ["job", "B"],
  "files of B": ["uploads", "B"],
  jobs: ["jobs", { query: "", status: "" }],
  dashboard: ["dashboard"],
  news: ["dashboard", "news", "visit", "en"],
  CVs: ["cv-list", "page", {}],
  "jobs of CVs": ["cv-list", "jobs", "ada"],
  subscription: ["subscription"],
  session: ["session"],
};
/** The data of a candidate's page that names another as a possible duplicate. */
const DATA: Readonly<Record<string, unknown>> = { "duplicate of ada in A": { duplicates: [{ cvId: "ada" }] } };

/** The queries that a page asks for after a notification, each as often as it does. */
function askedAfter(notification: Notification): string[] {
  const queries = Object.entries(SHOWN).map(([name, queryKey]) => ({ name, queryKey, state: { data: DATA[name] } }));
  return staleAfter(notification.about)
    .flatMap((part) => queries.filter((query) => PARTS[part].isShownBy(query, concernedBy(part, notification))))
    .map(({ name }) => name)
    .toSorted();
}

test("a candidate who is moved is asked for where the stage is shown: in lists, news, the jobs of CVs, and beside a duplicate", () => {
  expect(askedAfter({ about: "stage", jobId: "A", cvIds: ["ada"] })).toEqual([
    "ada in A",
    "duplicate of ada in A",
    "jobs of CVs",
    "list of A",
    "list of A by words",
    "news",
    "own order of A",
  ]);
});

test("a note is asked for on its candidate's page, and in lists by words", () => {
  expect(askedAfter({ about: "notes", jobId: "A", cvIds: ["grace"] })).toEqual(["grace in A", "list of A by words"]);
});

test("a CV that settles in another job is asked for where the account's numbers are shown, and not in this job", () => {
  expect(askedAfter({ about: "settled", jobId: "B" })).toEqual(
    ["list of B", "job B", "files of B", "jobs", "dashboard", "news", "CVs", "jobs of CVs", "subscription", "session"].toSorted(),
  );
});

test("a job's words are asked for where its title or advert is shown, and no candidate is", () => {
  expect(askedAfter({ about: "job", jobId: "A" })).toEqual(
    ["job A", "advert of A", "jobs", "dashboard", "news", "jobs of CVs"].toSorted(),
  );
});

test("an own order, a link and a waiting mail are asked for nowhere else", () => {
  expect(askedAfter({ about: "order", jobId: "A" })).toEqual(["own order of A"]);
  expect(askedAfter({ about: "links", jobId: "A" })).toEqual(["links of A"]);
  expect(askedAfter({ about: "letter", jobId: "A", cvIds: ["grace"] })).toEqual(["grace in A"]);
});

test("no change asks for the same query twice", () => {
  for (const about of [
    "uploads",
    "settled",
    "stage",
    "notes",
    "score",
    "candidates",
    "criteria",
    "job",
    "jobs",
    "cvs",
  ] as const) {
    const names = askedAfter({ about, jobId: about });
    expect([about, ...names]).toEqual([about, ...new Set(names)]);
  }
});

test("a change that this version of the page does not know makes it read everything but the session", () => {
  const unknown = { about: "something new", jobId: "A" } as unknown as Notification;
  const others = ["list of B", "job B", "files of B", "session"];
  expect(askedAfter(unknown)).toEqual(
    Object.keys(SHOWN)
      .filter((name) => !others.includes(name))
      .toSorted(),
  );
});
