import { employmentTypeOf, remotePolicyOf } from "../codes.ts";
import { at, isTrue, listOf, parsed, wordsOf } from "../json.ts";
import { postingOnPage } from "../json-ld.ts";
import type { Page } from "../page.ts";
import { descriptionOf, lineOf, placesOf, type Posting } from "../posting.ts";
import { segment, segmentsOf, type Platform } from "./platform.ts";

/**
 * Ashby: the posting API (developers.ashbyhq.com/docs/public-job-posting-api), which lists a whole board in one response. Where
 * the board is too long for that, or the posting is unlisted, its page is read.
 */
export const ashby: Platform = {
  name: "ashby",
  hosts: /^(?:jobs|api)\.ashbyhq\.com$/,
  ways: (link) => {
    const [board, id] = segmentsOf(link);
    if (link.hostname !== "jobs.ashbyhq.com" || !board || !/^[\da-f-]{36}$/i.test(id ?? "")) return [];
    return [
      {
        url: `https://api.ashbyhq.com/posting-api/job-board/${segment(board)}`,
        read: (page) => postingIn(page, id!.toLowerCase()),
      },
      { url: `https://jobs.ashbyhq.com/${segment(board)}/${id}`, read: postingOnPage },
    ];
  },
};

function postingIn({ text }: Page, id: string): Posting | undefined {
  const job = listOf(at(parsed(text), "jobs")).find(
    (job) => wordsOf(at(job, "id"))?.toLowerCase() === id || wordsOf(at(job, "jobUrl"))?.toLowerCase().includes(id),
  );
  if (!job) return undefined;
  return {
    title: lineOf(wordsOf(at(job, "title"))),
    department: lineOf(wordsOf(at(job, "department")) ?? wordsOf(at(job, "team"))),
    location: placesOf([
      wordsOf(at(job, "location")),
      ...listOf(at(job, "secondaryLocations")).map((place) => wordsOf(at(place, "location"))),
    ]),
    employmentType: employmentTypeOf(wordsOf(at(job, "employmentType"))),
    remotePolicy: remotePolicyOf(wordsOf(at(job, "workplaceType"))) ?? (isTrue(at(job, "isRemote")) ? "remote" : undefined),
    description: descriptionOf([{ html: wordsOf(at(job, "descriptionHtml")) ?? wordsOf(at(job, "descriptionPlain")) }]),
  };
}
