import { expect } from "vitest";
import { aCv } from "../support/pdf.ts";
import { asRecruiter, aVisitor, url } from "../support/product.ts";

/** The lines that a function has logged in its latest runs. */
async function logOf(functionName: string): Promise<string[]> {
  const read = async (path: string) => (await fetch(new URL(path, url()))).text();
  const list = await read(`/_local/runs?function=local-candor-${functionName}`);
  const runs = [...list.matchAll(/href="(\/_local\/runs\/[^"?]+)"/gu)].map(([, path]) => path!);
  const pages = await Promise.all(runs.map(read));
  return pages.flatMap((page) => page.replaceAll("&quot;", '"').replaceAll("&#34;", '"').split("\n"));
}

asRecruiter("the log says which member has downloaded which CV, by ids, and from which network", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  const { cvId } = await recruiter.upload(jobId, await aCv());
  const path = { jobId, cvId };
  const { status } = await recruiter.call("GET /api/jobs/{jobId}/candidates/{cvId}/document", { path });
  expect(status).toBe(302);
  await aVisitor().call("GET /api/jobs/{jobId}/candidates/{cvId}/document", { path });

  const { user, account } = await recruiter.ok("GET /api/auth/session");
  const lines = (await logOf("api-candidates")).filter((line) => line.includes(`"cvId":"${cvId}"`) && line.includes("document"));
  const logged = lines.map((line) => JSON.parse(line.slice(line.indexOf("{"))).access);
  const call = { call: "GET /api/jobs/{jobId}/candidates/{cvId}/document", jobId, cvId, network: "127.0.0.1" };
  expect(logged).toEqual(
    expect.arrayContaining([
      { ...call, status: 302, account: account.id, member: user.id },
      { ...call, status: 401 },
    ]),
  );
  expect(lines.join("\n")).not.toContain(recruiter.email);
});
