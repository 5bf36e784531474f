import { expect } from "vitest";
import { asRecruiter, aVisitor } from "../support/product.ts";

// NUL, a line end, a mark that turns the direction of writing, and one of no width.
const DIRTY = "Se\u0000nior\r\nBa\u202eker\u200b";

asRecruiter("titles and names are kept without what nobody sees, on one line", async (recruiter) => {
  const job = await recruiter.openJob({ title: DIRTY, department: DIRTY, location: DIRTY });
  expect([job.title, job.department, job.location]).toEqual(["Senior Baker", "Senior Baker", "Senior Baker"]);
  const { name } = await recruiter.ok("POST /api/companies", { body: { name: DIRTY } });
  expect(name).toBe("Senior Baker");
  const nothing = await recruiter.call("POST /api/companies", { body: { name: "\u202e\u200b" } });
  expect([nothing.status, nothing.body.code]).toEqual([400, "company.nameRequired"]);
});

asRecruiter("the name of a file is cleaned alike by every channel", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  const files = ["C:\\Users\\ada\\fdp\u202e.exe.pdf", "../../etc/Ada\u0000\r\n CV.pdf", "\u200b"].map((name) => ({
    name,
    size: 10,
  }));
  const { url } = await recruiter.ok("POST /api/jobs/{jobId}/bulk-links", {
    path: { jobId },
    body: { label: DIRTY, limit: 10, endsAt: new Date(Date.now() + 86_400_000).toISOString() },
  });
  await recruiter.ok("POST /api/jobs/{jobId}/uploads", { path: { jobId }, body: { files } });
  const token = url.slice(url.lastIndexOf("/") + 1);
  await aVisitor().ok("POST /api/public/bulk/{token}/uploads", { path: { token }, body: { files } });

  const { items } = await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId } });
  for (const source of ["uploaded", "bulk"]) {
    const names = items.filter((item) => item.source === source).map(({ name }) => name);
    expect(names.toSorted()).toEqual(["Ada CV.pdf", "CV.pdf", "fdp.exe.pdf"]);
  }
});
