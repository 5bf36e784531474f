import { employmentTypeOf, remotePolicyOf } from "../codes.ts";
import { at, isTrue, listOf, parsed, wordsOf } from "../json.ts";
import { postingOnPage } from "../json-ld.ts";
import type { Page } from "../page.ts";
import { descriptionOf, lineOf, placesOf, type Posting } from "../posting.ts";
import { segment, segmentsOf, type Platform } from "./platform.ts";

/** Workable: the API behind its own pages at apply.workable.com. */
export const workable: Platform = {
  name: "workable",
  hosts: /^apply\.workable\.com$/,
  ways: (link) => {
    const path = segmentsOf(link);
    const j = path.indexOf("j");
    const [account, id] = [path[j - 1], path[j + 1]?.toUpperCase()];
    if (j < 0 || j > 1 || !/^[\dA-F]{8,12}$/.test(id ?? "")) return [];
    // A short link does not contain the account, so its page is read.
    if (!account) return [{ url: `https://apply.workable.com/j/${id}`, read: postingOnPage }];
    return [
      { url: `https://apply.workable.com/api/v2/accounts/${segment(account)}/jobs/${id}`, read: postingIn },
      { url: `https://apply.workable.com/${segment(account)}/j/${id}/`, read: postingOnPage },
    ];
  },
};

function postingIn({ text }: Page): Posting | undefined {
  const job = parsed(text);
  const placeOf = (place: unknown) => wordsOf(at(place, "city")) ?? wordsOf(at(place, "region")) ?? wordsOf(at(place, "country"));
  const others = listOf(at(job, "locations")).filter((place) => !isTrue(at(place, "hidden")));
  return {
    title: lineOf(wordsOf(at(job, "title"))),
    department: lineOf(listOf(at(job, "department")).flatMap((each) => wordsOf(each) ?? [])[0]),
    location: placesOf([placeOf(at(job, "location")), ...others.map(placeOf)]),
    employmentType: employmentTypeOf(wordsOf(at(job, "type")) ?? wordsOf(at(job, "employment_type"))),
    remotePolicy: remotePolicyOf(wordsOf(at(job, "workplace"))) ?? (isTrue(at(job, "remote")) ? "remote" : undefined),
    description: descriptionOf([
      { html: wordsOf(at(job, "description")) },
      { html: wordsOf(at(job, "requirements")), part: "requirements" },
      { html: wordsOf(at(job, "benefits")), part: "benefits" },
    ]),
  };
}
