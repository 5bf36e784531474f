import { createHash } from "node:crypto";
import type { Document } from "@candor/documents";
import { readAdvert, type AdvertCriterion, type Mark, type Quote } from "@candor/scoring";
import { parseCv, type ParsedCv } from "../../../packages/scoring/src/cv/parsed-cv.ts";
import { roleAt } from "../../../packages/scoring/src/cv/roles.ts";
import { sectionAt } from "../../../packages/scoring/src/cv/sections.ts";
import { score, type ReadCv } from "../../measure/product.ts";
import type { WorldAdvert } from "../adverts/advert.ts";
import type { PresentAdvert } from "../adverts/files.ts";
import type { ListedCv } from "../truth.ts";
import type { Drawable } from "./draw.ts";
import { fits } from "./occupations.ts";
import type { ReadListedCv } from "./readings.ts";

/** A credited mark of a public CV, by a criterion of a public advert. */
export interface Credited extends Drawable {
  readonly of: ListedCv;
  readonly advert: WorldAdvert;
  readonly criterion: AdvertCriterion;
  readonly mark: Mark;
  /** For each quote, the line of its role, or the heading above it. */
  readonly contexts: readonly string[];
}

// Adverts that one CV is marked against, drawn by the seed.
const NEAR_ADVERTS = 5;
const FAR_ADVERTS = 4;

/** Every credited mark of the CVs against adverts of their field and of other professions. */
export function creditedMarks(cvs: readonly ReadListedCv[], adverts: readonly PresentAdvert[], seed: string): Credited[] {
  const asked = adverts.map(({ advert, text }) => ({ advert, criteria: readAdvert(text).criteria }));
  return cvs.flatMap(({ cv, read }) => {
    const order = (id: string) => createHash("sha256").update(`${seed} ${cv.id} ${id}`).digest("hex");
    const sorted = asked.toSorted((a, b) => (order(a.advert.id) < order(b.advert.id) ? -1 : 1));
    const near = sorted.filter(({ advert }) => fits(cv.profession, advert.isco)).slice(0, NEAR_ADVERTS);
    const far = sorted.filter(({ advert }) => !fits(cv.profession, advert.isco)).slice(0, FAR_ADVERTS);
    const parsed = parseCv(read.document.text, monthOf(read.asOf));
    return [...near, ...far].flatMap(({ advert, criteria }) =>
      score(read, criteria).marks.flatMap((mark, index) => {
        if (mark.credit === 0) return [];
        const isNear = near.some((one) => one.advert === advert);
        return [credited({ of: cv, advert, criterion: criteria[index]!, mark, isNear }, read, parsed)];
      }),
    );
  });
}

type Found = Pick<Credited, "of" | "advert" | "criterion" | "mark" | "isNear">;

function credited(found: Found, read: ReadCv, parsed: ParsedCv): Credited {
  const { of, advert, criterion, mark } = found;
  return {
    ...found,
    cv: of.id,
    place: mark.quotes.map(({ page, boxes }) => `${page} ${boxes[0]?.map(Math.round).join(" ")}`).join(", "),
    key: `${of.blob} ${advert.id} ${criterion.source.start} ${criterion.kind} ${criterion.text}`,
    contexts: mark.quotes.map((quote) => contextOf(read, parsed, quote)),
  };
}

/** The line of the role that a quote stands in: title, employer, dates, as the CV writes them; elsewhere the heading above it. */
function contextOf(read: ReadCv, parsed: ParsedCv, quote: Quote): string {
  const { text } = read.document;
  const start = startOf(read.document, quote);
  const role = roleAt(parsed.roles, start);
  if (role !== undefined) return text.slice(role.header.start, role.header.end);
  const { heading } = sectionAt(parsed.sections, start);
  return heading === undefined ? "" : text.slice(heading.start, heading.end);
}

/** The offset of a quote: of several equal texts the one whose words stand in the quote's boxes; 0 for an empty quote. */
export function startOf(
  { text, words }: Pick<Document, "text" | "words">,
  { text: quoted, page, boxes }: Pick<Quote, "text" | "page" | "boxes">,
): number {
  if (quoted === "") return 0;
  const [x, y] = boxes[0] ?? [0, 0];
  let first = -1;
  for (let at = text.indexOf(quoted); at !== -1; at = text.indexOf(quoted, at + 1)) {
    if (first === -1) first = at;
    const word = words.find(({ end }) => end > at);
    if (word && word.page === page && Math.abs(word.box[0] - x) < 2 && Math.abs(word.box[1] - y) < 4) return at;
  }
  return Math.max(0, first);
}

/** A day as a month counted from year 0. */
function monthOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}
