import { expect } from "vitest";
import { aCv } from "../support/pdf.ts";
import { asRecruiterInDetail } from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";

async function aJobWith(recruiter: Recruiter, names: readonly string[]) {
  const { id: jobId } = await recruiter.openJob();
  const ids = new Map<string, string>();
  for (const name of names) ids.set(name, (await recruiter.upload(jobId, await aCv({ name }))).cvId);
  return { jobId, idOf: (name: string) => ids.get(name)! };
}

const ordered = async (recruiter: Recruiter, jobId: string) =>
  (await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId }, query: { sort: "own" } })).items.map(
    ({ fullName }) => fullName,
  );

asRecruiterInDetail(
  "candidates of one stage keep the order they are given, an undo puts it back, and others follow by score",
  async (recruiter) => {
    const { jobId, idOf } = await aJobWith(recruiter, ["Ada Lovelace", "Bo Stays", "Cy Twombly", "Di Prima"]);
    const place = (name: string, after: string | null) =>
      recruiter.ok("POST /api/jobs/{jobId}/candidates/{cvId}/place", {
        path: { jobId, cvId: idOf(name) },
        body: { after: after && idOf(after) },
      });
    // Without places: equal scores, so the earlier application first.
    expect(await ordered(recruiter, jobId)).toEqual(["Ada Lovelace", "Bo Stays", "Cy Twombly", "Di Prima"]);

    await place("Cy Twombly", null);
    expect(await ordered(recruiter, jobId)).toEqual(["Cy Twombly", "Ada Lovelace", "Bo Stays", "Di Prima"]);
    const placed = await place("Ada Lovelace", "Bo Stays");
    expect(await ordered(recruiter, jobId)).toEqual(["Cy Twombly", "Bo Stays", "Ada Lovelace", "Di Prima"]);
    expect(placed).toMatchObject({ stage: "screening", before: [idOf("Cy Twombly")] });

    const { before: cvIds, ...from } = placed;
    await recruiter.ok("PUT /api/jobs/{jobId}/own-order", { path: { jobId }, body: { ...from, cvIds } });
    expect(await ordered(recruiter, jobId)).toEqual(["Cy Twombly", "Ada Lovelace", "Bo Stays", "Di Prima"]);
    // A second undo of the same change would overwrite a later one.
    expect(await recruiter.call("PUT /api/jobs/{jobId}/own-order", { path: { jobId }, body: { ...from, cvIds } })).toMatchObject({
      status: 409,
      body: { code: "candidate.orderChanged" },
    });
    // The order is the same for actions on all of them.
    const { cvIds: all } = await recruiter.ok("GET /api/jobs/{jobId}/candidates/ids", {
      path: { jobId },
      query: { sort: "own" },
    });
    expect(all.map((id) => id === idOf("Cy Twombly"))).toEqual([true, false, false, false]);
  },
);

asRecruiterInDetail("a place counts in its own stage only, and somebody of another stage is no neighbour", async (recruiter) => {
  const { jobId, idOf } = await aJobWith(recruiter, ["Ada Lovelace", "Bo Stays", "Cy Twombly"]);
  const place = (name: string, after: string | null) =>
    recruiter.call("POST /api/jobs/{jobId}/candidates/{cvId}/place", {
      path: { jobId, cvId: idOf(name) },
      body: { after: after && idOf(after) },
    });
  await place("Cy Twombly", null);
  const move = (name: string, stage: "offer" | "screening") =>
    recruiter.ok("PATCH /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId: idOf(name) }, body: { stage } });
  // Among offers the earlier application is first again: the place was one among those in screening.
  await move("Cy Twombly", "offer");
  await move("Bo Stays", "offer");
  expect(await ordered(recruiter, jobId)).toEqual(["Ada Lovelace", "Bo Stays", "Cy Twombly"]);
  expect(await place("Ada Lovelace", "Cy Twombly")).toMatchObject({ status: 404, body: { code: "row.notUpdated" } });
  await move("Cy Twombly", "screening");
  await move("Bo Stays", "screening");
  expect(await ordered(recruiter, jobId)).toEqual(["Cy Twombly", "Ada Lovelace", "Bo Stays"]);
});

asRecruiterInDetail("an erased CV leaves the own order", async (recruiter) => {
  const { jobId, idOf } = await aJobWith(recruiter, ["Ada Lovelace", "Bo Stays"]);
  const place = (name: string) =>
    recruiter.ok("POST /api/jobs/{jobId}/candidates/{cvId}/place", { path: { jobId, cvId: idOf(name) }, body: { after: null } });
  await place("Bo Stays");
  await recruiter.ok("DELETE /api/cvs/{cvId}", { path: { cvId: idOf("Bo Stays") } });
  expect((await place("Ada Lovelace")).before).toEqual([]);
});
