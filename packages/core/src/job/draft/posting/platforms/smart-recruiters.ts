import { employmentTypeOf, remotePolicyFrom } from "../codes.ts";
import { at, isTrue, parsed, wordsOf } from "../json.ts";
import { postingOnPage } from "../json-ld.ts";
import type { Page } from "../page.ts";
import { descriptionOf, lineOf, placesOf, type Posting } from "../posting.ts";
import { segment, segmentsOf, type Platform } from "./platform.ts";

/** SmartRecruiters: the Posting API (developers.smartrecruiters.com/docs/posting-api). */
export const smartRecruiters: Platform = {
  name: "smartRecruiters",
  hosts: /^(?:jobs|careers|api)\.smartrecruiters\.com$/,
  ways: (link) => {
    const path = segmentsOf(link);
    // jobs: {company}/{id}-{title}; api: v1/companies/{company}/postings/{id}
    const [company, slug] = link.hostname.startsWith("api.") ? [path[2], path[4]] : path;
    const id = /^(?:\d{6,}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?=-|$)/i.exec(slug ?? "")?.[0];
    if (!company || !id) return [];
    return [
      { url: `https://api.smartrecruiters.com/v1/companies/${segment(company)}/postings/${id}`, read: postingIn },
      { url: `https://jobs.smartrecruiters.com/${segment(company)}/${segment(slug!)}`, read: postingOnPage },
    ];
  },
};

const SECTIONS = ["companyDescription", "jobDescription", "qualifications", "additionalInformation"];

function postingIn({ text }: Page): Posting | undefined {
  const job = parsed(text);
  return {
    title: lineOf(wordsOf(at(job, "name"))),
    department: lineOf(wordsOf(at(job, "department", "label")) ?? wordsOf(at(job, "function", "label"))),
    location: placesOf([wordsOf(at(job, "location", "city")) ?? wordsOf(at(job, "location", "region"))]),
    employmentType: employmentTypeOf(wordsOf(at(job, "typeOfEmployment", "label")), wordsOf(at(job, "typeOfEmployment", "id"))),
    remotePolicy: remotePolicyFrom({
      remote: isTrue(at(job, "location", "remote")),
      hybrid: isTrue(at(job, "location", "hybrid")),
      onSite: false,
    }),
    description: descriptionOf(
      SECTIONS.map((name) => {
        const section = at(job, "jobAd", "sections", name);
        return { heading: wordsOf(at(section, "title")), html: wordsOf(at(section, "text")) };
      }),
    ),
    isOver: at(job, "active") === false,
  };
}
