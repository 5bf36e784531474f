import { employmentTypeOf, remotePolicyOf } from "../codes.ts";
import { at, listOf, parsed, wordsOf } from "../json.ts";
import { postingOnPage } from "../json-ld.ts";
import type { Page } from "../page.ts";
import { payOf } from "../pay.ts";
import { descriptionOf, lineOf, placesOf, type Posting } from "../posting.ts";
import { segment, segmentsOf, type Platform } from "./platform.ts";

/** Lever: the Postings API (github.com/lever/postings-api), with a separate host for the EU. */
export const lever: Platform = {
  name: "lever",
  hosts: /^(?:jobs|api)(?:\.eu)?\.lever\.co$/,
  ways: (link) => {
    const [site, id] = link.hostname.startsWith("api.") ? segmentsOf(link).slice(2) : segmentsOf(link);
    if (!site || !/^[\da-f-]{36}$/i.test(id ?? "")) return [];
    const region = link.hostname.includes(".eu.") ? ".eu" : "";
    return [
      { url: `https://api${region}.lever.co/v0/postings/${segment(site)}/${id}?mode=json`, read: postingIn },
      { url: `https://jobs${region}.lever.co/${segment(site)}/${id}`, read: postingOnPage },
    ];
  },
};

function postingIn({ text }: Page): Posting | undefined {
  const job = parsed(text);
  const all = listOf(at(job, "categories", "allLocations")).map(wordsOf);
  return {
    title: lineOf(wordsOf(at(job, "text"))),
    department: lineOf(wordsOf(at(job, "categories", "department")) ?? wordsOf(at(job, "categories", "team"))),
    location: placesOf([wordsOf(at(job, "categories", "location")), ...all]),
    employmentType: employmentTypeOf(wordsOf(at(job, "categories", "commitment"))),
    remotePolicy: remotePolicyOf(wordsOf(at(job, "workplaceType"))),
    pay: payOf({
      min: at(job, "salaryRange", "min"),
      max: at(job, "salaryRange", "max"),
      currency: at(job, "salaryRange", "currency"),
      period: at(job, "salaryRange", "interval"),
    }),
    description: descriptionOf([
      { html: wordsOf(at(job, "opening")) },
      { html: wordsOf(at(job, "description")) },
      ...listOf(at(job, "lists")).map((list) => ({
        heading: wordsOf(at(list, "text")),
        // The API returns the items without a list around them.
        html: wordsOf(at(list, "content")) && `<ul>${wordsOf(at(list, "content"))}</ul>`,
      })),
      { html: wordsOf(at(job, "additional")) },
    ]),
  };
}
