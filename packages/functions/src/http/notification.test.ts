import { calls } from "@candor/contract";
import { expect, test } from "vitest";
import { notificationOf } from "./notification.ts";

const patch = calls["PATCH /api/jobs/{jobId}/candidates/{cvId}"].invalidates;
const path = { jobId: "A", cvId: "ada" };

test("an edit of a candidate is named after the field that it changes, with the job and the candidate", () => {
  expect(notificationOf(patch, { path, body: { stage: "offer" } })).toEqual({ about: "stage", jobId: "A", cvIds: ["ada"] });
  const note = { interviewNotes: "Calm", stage: undefined };
  expect(notificationOf(patch, { path, body: note })).toMatchObject({ about: "notes" });
});

test("an edit of several fields, or of a fact that was misread, may be about anything of the candidate", () => {
  for (const body of [{ stage: "offer", interviewNotes: "Calm" }, { fullName: "Ada" }, {}])
    expect(notificationOf(patch, { path, body })).toMatchObject({ about: "candidates" });
});

test("a few candidates are named, many are not", () => {
  const move = calls["PATCH /api/jobs/{jobId}/candidates"].invalidates;
  const moved = (count: number) =>
    notificationOf(move, { path: { jobId: "A" }, body: { cvIds: Array.from({ length: count }, (_, index) => `cv${index}`) } });
  expect(moved(2)).toEqual({ about: "stage", jobId: "A", cvIds: ["cv0", "cv1"] });
  expect(moved(500)).toEqual({ about: "stage", jobId: "A" });
});
