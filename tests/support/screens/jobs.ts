import type { Page } from "playwright-core";
import type { ScreenOf } from "./check-screens.ts";
import { askToAnalyze, changeCriteria, changeFields, openDialog, sendEmptyForm, writeWrongFields } from "./prepare.ts";

/** The screens of jobs: new ones, their fields, criteria and channels. */
export const SCREENS: readonly ScreenOf[] = [
  { name: "new job", path: "/dashboard/jobs?new=description", shows: /Candor/ },
  { name: "new job from no link", path: "/dashboard/jobs?new=link", shows: "StepStone", prepare: sendEmptyForm },
  { name: "new job from no words", path: "/dashboard/jobs?new=brief", shows: /Candor/, prepare: sendEmptyForm },
  {
    name: "what comes after the first job",
    isState: true,
    path: "/dashboard/jobs?new=next&job={jobId}",
    shows: "Senior Frontend Engineer",
  },
  { name: "the job itself", path: "/dashboard/jobs/{jobId}/details", shows: "Senior Frontend Engineer" },
  {
    name: "the job's fields, with all that is wrong marked",
    path: "/dashboard/jobs/{jobId}?tab=job&edit=1",
    shows: "Senior Frontend Engineer",
    prepare: writeWrongFields,
  },
  {
    name: "the question what follows from a changed job",
    path: "/dashboard/jobs/{jobId}?tab=job&edit=1",
    shows: "Senior Frontend Engineer",
    prepare: changeFields,
  },
  {
    name: "a copy of a job",
    isState: true,
    path: "/dashboard/jobs?new=description&copy={jobId}",
    shows: "TypeScript",
  },
  { name: "criteria of a job", path: "/dashboard/jobs/{jobId}?tab=criteria", shows: "TypeScript" },
  {
    name: "criteria with unsaved changes, one of them refused",
    path: "/dashboard/jobs/{jobId}?tab=criteria",
    shows: "TypeScript",
    prepare: changeCriteria,
    isLostByTurning: true,
  },
  {
    name: "the question whether CVs are analyzed again",
    path: "/dashboard/jobs/{jobId}?tab=criteria",
    shows: "TypeScript",
    prepare: askToAnalyze,
  },
  { name: "every door of a job", path: "/dashboard/jobs/{jobId}?tab=share", shows: "Talent Partners" },
  ...(
    [
      ["who hires on the public page", "[role=tabpanel] section[aria-labelledby] >> nth=0 >> button >> nth=-2"],
      ["another name for the address", "[role=tabpanel] section[aria-labelledby] >> nth=2 >> button >> nth=-1"],
      ["a new link for an agency", "[role=tabpanel] button:has(.lucide-plus)"],
      ["whether a link is revoked", "[role=tabpanel] button:has(.lucide-unlink)"],
      ["the CV pool", "[role=tabpanel] button:has(.lucide-library)"],
    ] as const
  ).map(([name, opener]) => ({
    name,
    path: "/dashboard/jobs/{jobId}?tab=share",
    shows: "Talent Partners",
    prepare: (page: Page) => openDialog(page, opener),
  })),
  {
    name: "the doors of a job that is not published",
    isState: true,
    path: "/dashboard/jobs/{unpublishedId}?tab=share",
    shows: "Not published",
  },
  {
    name: "which platforms a job is published on",
    path: "/dashboard/jobs/{unpublishedId}?tab=share",
    shows: "Not published",
    prepare: async (page) => {
      await openDialog(page, "[role=tabpanel] section[aria-labelledby] >> nth=0 >> button");
      await page.locator("[role=dialog] [role=switch]").first().click();
    },
  },
];
