import { expect, test } from "vitest";
import { placeIn } from "./ranking.ts";
import type { CandidateRow } from "../../recruiting/queries/candidates.ts";

const rows = ["cv_1", "cv_2", "cv_3"].map((cvId) => ({ cvId }) as CandidateRow);

test("a candidate stands between the one above and the one below in the ranking", () => {
  expect(placeIn(rows, "cv_2", 148)).toMatchObject({ place: 2, total: 148, previous: { cvId: "cv_1" }, next: { cvId: "cv_3" } });
});

test("the first has none above, and one who is not in the list has no place", () => {
  expect(placeIn(rows, "cv_1", 3).previous).toBeUndefined();
  expect(placeIn(rows, "cv_9", 3)).toEqual({ place: undefined, total: 3, previous: undefined, next: undefined });
});
