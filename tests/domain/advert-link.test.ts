import { expect } from "vitest";
import { asRecruiter, asRecruiterInDetail } from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";

const draft = (recruiter: Recruiter, url: unknown) =>
  recruiter.call("POST /api/job-drafts", { body: { from: "link", url } as { from: "link"; url: string } });

asRecruiter("a job from a link needs the link", async (recruiter) => {
  for (const url of [undefined, null, "", "   ", 7])
    expect(await draft(recruiter, url)).toMatchObject({
      status: 400,
      body: { code: "advert.required", message: "Advert URL is required" },
    });
});

asRecruiter("a link to any other host than a supported platform is refused without a request", async (recruiter) => {
  const links = [
    "https://careers.firm.example/jobs/1",
    "https://evil-greenhouse.io/firm/jobs/1",
    "https://jobs.lever.co@127.0.0.1/firm/1",
    "https://jobs.lever.co:8443/firm/1",
    "http://localhost/jobs/1",
    "http://localhost:3000/_local/",
    "http://127.0.0.1/",
    "http://[::1]/",
    "http://[::ffff:7f00:1]/",
    "http://0/",
    "http://2130706433/",
    "http://10.0.0.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://100.64.0.1/",
    "file:///etc/passwd",
    "not a link",
    `https://jobs.lever.co/${"x".repeat(2000)}`,
  ];
  for (const url of links)
    expect({ url, ...(await draft(recruiter, url)) }).toMatchObject({
      url,
      status: 400,
      body: { code: "advert.unsupported", message: "Unsupported platform" },
    });
});

asRecruiter("a platform's link that leads to no posting is refused, to be checked", async (recruiter) => {
  expect(await draft(recruiter, "https://jobs.lever.co/firm")).toMatchObject({
    status: 422,
    body: { code: "advert.fetchFailed", message: "Failed to fetch job description. Please check the link." },
  });
});

asRecruiterInDetail("an account may read only as many links an hour as a person pastes", async (recruiter) => {
  let read = 0;
  // The count would begin again if the hour ended meanwhile, so this allows twice as many.
  while (read <= 120 && (await draft(recruiter, "https://jobs.lever.co/firm")).status === 422) read++;
  expect(read).toBeGreaterThanOrEqual(60);
  expect(read).toBeLessThanOrEqual(120);
  expect(await draft(recruiter, "https://jobs.lever.co/firm")).toMatchObject({ status: 429, body: { code: "rate.limited" } });
});

asRecruiter("an advert without a title, or with more lines than a job may have, is still read", async (recruiter) => {
  const untitled = await recruiter.ok("POST /api/job-drafts", {
    body: { from: "description", text: "hello there, we need something" },
  });
  expect(untitled.fields.title).toBe("");

  const text = `Requirements\n${Array.from({ length: 80 }, (_, n) => `- Knowledge of machine ${n}`).join("\n")}`;
  const long = await recruiter.ok("POST /api/job-drafts", { body: { from: "description", text } });
  expect(long.fields.mustHaveRequirements).toHaveLength(60);
});
