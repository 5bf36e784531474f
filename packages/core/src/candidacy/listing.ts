import type { Criterion } from "@candor/scoring";
import type { Filter } from "./candidate.info.ts";
import { filterOf, orderOf, type Order } from "./filter.ts";
import { excerptFor, Notes } from "./notes.ts";
import { OwnOrder } from "./own-order.ts";
import type { Scored } from "./score.ts";
import { Candidacy } from "./write.ts";

/** How a job's candidates are narrowed and ordered, with what has to be read for it: notes for words, places for the own order. */
export interface Listing {
  readonly order: Order<Scored>;
  readonly fitsUnder: (criteria: readonly Criterion[]) => (one: Scored) => boolean;
  /** The part of a candidate's notes that answers the words searched for; undefined where the row itself answers them. */
  readonly noteFor: (one: Scored) => string | undefined;
}

export async function listingOf(jobId: string, filter: Filter): Promise<Listing> {
  const [notes, places] = await Promise.all([
    filter.query ? notesOf(jobId) : undefined,
    filter.sort === "own" ? OwnOrder.placesIn(jobId) : undefined,
  ]);
  return {
    order: orderOf<Scored>(filter.sort, places),
    fitsUnder: (criteria) => filterOf(filter, criteria, notes),
    noteFor: (one) => {
      const text = filter.query ? notes?.get(one.row.cvId) : undefined;
      return text && !filterOf({ query: filter.query }, [])(one) ? excerptFor(text, filter.query!) : undefined;
    },
  };
}

/** The notes of a job. The first search by words in a job that is older than this search keeps them for all later ones. */
async function notesOf(jobId: string): Promise<ReadonlyMap<string, string>> {
  const [areKept, notes] = await Promise.all([Notes.areKept(jobId), Notes.of(jobId)]);
  if (areKept) return notes;
  await Candidacy.keepNotes(jobId);
  return Notes.of(jobId, { consistent: true });
}
