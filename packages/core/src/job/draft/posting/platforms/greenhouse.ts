import { at, listOf, parsed, wordsOf } from "../json.ts";
import { htmlOf, postingOnPage } from "../json-ld.ts";
import type { Page } from "../page.ts";
import { descriptionOf, lineOf, placesOf, type Posting } from "../posting.ts";
import { segment, segmentsOf, type Platform } from "./platform.ts";

/** Greenhouse: the Job Board API (developers.greenhouse.io/job-board.html). One host serves the boards of the EU as well. */
export const greenhouse: Platform = {
  name: "greenhouse",
  hosts: /^(?:(?:boards|job-boards)(?:\.eu)?|boards-api)\.greenhouse\.io$/,
  ways: (link) => {
    const { board, id } = namedBy(link);
    if (!board || !/^\d+$/.test(id ?? "")) return [];
    const api = `https://boards-api.greenhouse.io/v1/boards/${segment(board)}/jobs/${id}`;
    return [
      { url: api, read: postingIn },
      {
        url: `https://job-boards${link.hostname.includes(".eu.") ? ".eu" : ""}.greenhouse.io/${segment(board)}/jobs/${id}`,
        read: postingOnPage,
      },
    ];
  },
};

function namedBy(link: URL): { board?: string | undefined; id?: string | undefined } {
  const path = segmentsOf(link);
  if (path[0] === "embed") return { board: link.searchParams.get("for") ?? "", id: link.searchParams.get("token") ?? "" };
  const [board, jobs, id] = link.hostname === "boards-api.greenhouse.io" ? path.slice(2) : path;
  return jobs === "jobs" ? { board, id } : {};
}

function postingIn({ text }: Page): Posting | undefined {
  const job = parsed(text);
  return {
    title: lineOf(wordsOf(at(job, "title"))),
    department: lineOf(wordsOf(at(listOf(at(job, "departments"))[0], "name"))),
    location: placesOf([wordsOf(at(job, "location", "name"))]),
    // The API returns the HTML escaped.
    description: descriptionOf([{ html: htmlOf(wordsOf(at(job, "content"))) }]),
    isOver: Date.parse(wordsOf(at(job, "application_deadline")) ?? "") < Date.now(),
  };
}
