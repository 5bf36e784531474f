import { employmentTypeOf, remotePolicyFrom } from "../codes.ts";
import { at, isTrue, parsed, wordsOf } from "../json.ts";
import { postingOnPage } from "../json-ld.ts";
import type { Page } from "../page.ts";
import { payOf } from "../pay.ts";
import { descriptionOf, lineOf, placesOf, type Posting } from "../posting.ts";
import { segment, segmentsOf, type Platform } from "./platform.ts";

/** Recruitee: the Careers Site API (docs.recruitee.com/reference/offers) of each employer's own host. */
export const recruitee: Platform = {
  name: "recruitee",
  hosts: /^(?!(?:www|api|app|docs|support)\.)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.recruitee\.com$/,
  ways: (link) => {
    const path = segmentsOf(link);
    // o/{slug}, l/{language}/o/{slug}, api/offers/{slug}
    const before = path.findIndex((each) => each === "o" || each === "offers");
    const slug = before < 0 ? undefined : path[before + 1];
    if (!slug) return [];
    return [
      { url: `https://${link.hostname}/api/offers/${segment(slug)}`, read: postingIn },
      { url: `https://${link.hostname}/o/${segment(slug)}`, read: postingOnPage },
    ];
  },
};

function postingIn({ text }: Page): Posting | undefined {
  const answer = parsed(text);
  const offer = at(answer, "offer") ?? answer;
  const status = wordsOf(at(offer, "status"));
  return {
    title: lineOf(wordsOf(at(offer, "title"))),
    department: lineOf(wordsOf(at(offer, "department"))),
    location: placesOf([wordsOf(at(offer, "city")) ?? wordsOf(at(offer, "location")) ?? wordsOf(at(offer, "country"))]),
    employmentType: employmentTypeOf(wordsOf(at(offer, "employment_type_code"))),
    remotePolicy: remotePolicyFrom({
      remote: isTrue(at(offer, "remote")),
      hybrid: isTrue(at(offer, "hybrid")),
      onSite: isTrue(at(offer, "on_site")),
    }),
    pay: payOf({
      min: at(offer, "salary", "min"),
      max: at(offer, "salary", "max"),
      currency: at(offer, "salary", "currency"),
      period: at(offer, "salary", "period"),
    }),
    description: descriptionOf([
      { html: wordsOf(at(offer, "description")) },
      { html: wordsOf(at(offer, "requirements")), part: "requirements" },
    ]),
    isOver: status !== undefined && status !== "published",
  };
}
