import type { ScreenOf } from "./check-screens.ts";
import {
  askToErase,
  chooseCandidates,
  correctWrongly,
  isPhone,
  openDialog,
  openLetters,
  searchPool,
  settled,
  unfoldDetails,
  unfoldFirst,
  unfoldFound,
  unfoldFilters,
} from "./prepare.ts";

/** The screens of candidates and of the CV list. */
export const SCREENS: readonly ScreenOf[] = [
  { name: "candidates of a job", path: "/dashboard/jobs/{jobId}", shows: "Ada Lovelace" },
  {
    name: "candidates of a job, filtered, with the range of scores open",
    path: "/dashboard/jobs/{jobId}?minScore=0&skills=React&stage=screening,offer&source=uploaded&sort=name",
    shows: "Ada Lovelace",
    prepare: async (page) => {
      await unfoldFilters(page);
      await openDialog(page, "[role=group] button[aria-haspopup]:has(.lucide-sliders-horizontal)");
    },
  },
  {
    name: "candidates chosen, with the bar of what is done to them",
    path: "/dashboard/jobs/{jobId}",
    shows: "Ada Lovelace",
    prepare: chooseCandidates,
  },
  {
    name: "two candidates compared",
    path: "/dashboard/jobs/{jobId}/compare?cv={cvId}&cv={otherCvId}",
    shows: "Grace Hopper",
  },
  {
    name: "whether the chosen candidates are deleted",
    path: "/dashboard/jobs/{jobId}",
    shows: "Ada Lovelace",
    prepare: async (page) => {
      await chooseCandidates(page);
      if (isPhone(page)) await page.locator(".sticky button:has(.lucide-ellipsis)").click();
      await openDialog(page, isPhone(page) ? "[role=menuitem]:has(.lucide-trash-2)" : ".sticky button:has(.lucide-trash-2)");
    },
  },
  {
    name: "saved views, with one that has no name",
    path: "/dashboard/jobs/{jobId}",
    shows: "Ada Lovelace",
    prepare: async (page) => {
      await unfoldFilters(page);
      await openDialog(page, "[role=group] button:has(.lucide-bookmark)");
      await page.locator("[role=dialog] button[type=submit]").click();
      await page.locator("[role=dialog] [aria-invalid=true]").waitFor();
    },
  },
  {
    name: "filters that nobody fits",
    isState: true,
    path: "/dashboard/jobs/{jobId}?stage=offer",
    shows: "Senior Frontend Engineer",
  },
  {
    name: "found candidates, one unfolded, a part of the question refused",
    path: "/dashboard/jobs/{jobId}?ai=react, led a team, under 30",
    shows: "Ada Lovelace",
    prepare: unfoldFirst,
    isLostByTurning: true,
  },
  {
    name: "a search that is not understood",
    isState: true,
    path: "/dashboard/jobs/{jobId}?ai=…",
    shows: "Senior Frontend Engineer",
  },
  {
    name: "candidate with a score by hand, hidden text and a sentence to a machine",
    path: "/dashboard/jobs/{jobId}/{cvId}",
    shows: "Ada Lovelace",
    prepare: unfoldDetails,
  },
  {
    name: "a candidate's telephone number, put right wrongly",
    path: "/dashboard/jobs/{jobId}/{cvId}",
    shows: "Ada Lovelace",
    prepare: correctWrongly,
  },
  {
    name: "letters to a candidate",
    path: "/dashboard/jobs/{jobId}/{cvId}",
    shows: "Ada Lovelace",
    prepare: openLetters,
  },
  {
    name: "the question for a score",
    path: "/dashboard/jobs/{jobId}/{cvId}",
    shows: "Ada Lovelace",
    prepare: (page) => openDialog(page, "button:has(.lucide-pencil)"),
  },
  {
    name: "how to check a receipt",
    path: "/dashboard/jobs/{jobId}/{cvId}",
    shows: "Ada Lovelace",
    prepare: (page) => openDialog(page, "button:has(.lucide-receipt-text)"),
  },
  { name: "the CV list", path: "/dashboard/cv", shows: "Grace Hopper" },
  { name: "CVs, none found", isState: true, path: "/dashboard/cv?query=nothing like this", shows: "nothing like this" },
  {
    name: "CVs that answer a sentence",
    path: "/dashboard/cv?ai=react, led a team",
    shows: "Ada Lovelace",
    prepare: unfoldFound,
  },
  {
    name: "whether a CV is deleted",
    path: "/dashboard/cv?cv={cvId}",
    shows: "Senior Frontend Engineer",
    prepare: askToErase,
  },
  {
    name: "who of the pool fits a job",
    path: "/dashboard/jobs/{jobId}",
    shows: "Ada Lovelace",
    prepare: searchPool,
  },
  { name: "one CV of the list", path: "/dashboard/cv?cv={cvId}", shows: "Senior Frontend Engineer", prepare: settled },
  {
    name: "whether two applications are merged",
    path: "/dashboard/jobs/{jobId}/{cvId}",
    shows: "Ada Lovelace",
    prepare: (page) => openDialog(page, ".lucide-users-round + div button"),
  },
];
