import { expect, test } from "vitest";
import { AdvertLink } from "../from-link.ts";

const hrefOf = (text: string) => AdvertLink.linkOf(text).url.href;

test.for([
  ["http://jobs.lever.co/firm/1", "https://jobs.lever.co/firm/1"],
  ["http://jobs.lever.co:80/firm/1", "https://jobs.lever.co/firm/1"],
  ["https://jobs.lever.co:443/firm/1", "https://jobs.lever.co/firm/1"],
  ["HTTPS://JOBS.LEVER.CO/Firm/1", "https://jobs.lever.co/Firm/1"],
  ["https://jobs.lever.co./firm/1", "https://jobs.lever.co/firm/1"],
  ["jobs.lever.co/firm/1", "https://jobs.lever.co/firm/1"],
  ["www.linkedin.com/jobs/view/1", "https://www.linkedin.com/jobs/view/1"],
  ["https://jobs.lever.co/firm/1?a=b#apply", "https://jobs.lever.co/firm/1?a=b"],
  ["https://ｊobs.lever.co/firm/1", "https://jobs.lever.co/firm/1"],
])("%s is read as %s", ([text, href]) => expect(hrefOf(text!)).toBe(href));

test.for([
  [
    "greenhouse",
    "boards.greenhouse.io",
    "boards.eu.greenhouse.io",
    "job-boards.greenhouse.io",
    "job-boards.eu.greenhouse.io",
    "boards-api.greenhouse.io",
  ],
  ["lever", "jobs.lever.co", "jobs.eu.lever.co", "api.lever.co", "api.eu.lever.co"],
  ["ashby", "jobs.ashbyhq.com", "api.ashbyhq.com"],
  ["workable", "apply.workable.com"],
  ["smartRecruiters", "jobs.smartrecruiters.com", "careers.smartrecruiters.com", "api.smartrecruiters.com"],
  ["recruitee", "firm.recruitee.com", "a-firm2.recruitee.com"],
  ["personio", "firm.jobs.personio.de", "firm.jobs.personio.com"],
  ["teamtailor", "firm.teamtailor.com", "firm.na.teamtailor.com", "firm-123.teamtailor.com"],
  ["linkedin", "linkedin.com", "www.linkedin.com", "tr.linkedin.com"],
  ["indeed", "indeed.com", "www.indeed.com", "de.indeed.com", "uk.indeed.com", "emplois.ca.indeed.com"],
  ["stepstone", "www.stepstone.de", "stepstone.at"],
  ["infojobs", "www.infojobs.net", "www.infojobs.it"],
  ["kariyer", "www.kariyer.net", "kariyer.net"],
])("%s is known by its hosts", ([platform, ...hosts]) => {
  for (const host of hosts)
    expect({ host, platform: AdvertLink.linkOf(`https://${host}/x`).platform.name }).toEqual({ host, platform });
});

test.for([
  "https://example.com/jobs/1",
  "https://evil-greenhouse.io/firm/jobs/1",
  "https://boards.greenhouse.io.evil.example/firm/jobs/1",
  "https://boardsXgreenhouse.io/firm/jobs/1",
  "https://greenhouse.io/firm/jobs/1",
  "https://a.b.recruitee.com/o/x",
  "https://www.recruitee.com/o/x",
  "https://-.recruitee.com/o/x",
  "https://recruitee.com/o/x",
  "https://firm.jobs.personio.de.evil.example/job/1",
  "https://xlinkedin.com/jobs/view/1",
  "https://indeed.com.example/viewjob?jk=0123456789abcdef",
  "https://jobs.lever.co@127.0.0.1/firm/1",
  "https://user:password@jobs.lever.co/firm/1",
  "https://127.0.0.1#@jobs.lever.co/",
  "https://127.0.0.1\\@jobs.lever.co/",
  "https://jobs.lever.co:8443/firm/1",
  "https://jobs.lever.co:80/firm/1",
  "http://jobs.lever.co:8080/firm/1",
  "https://jobs.lever.co../firm/1",
  "https://јobs.lever.co/firm/1",
  "https://xn--obs-yed.lever.co/firm/1",
  "ftp://jobs.lever.co/firm/1",
  "file://jobs.lever.co/etc/passwd",
  "javascript:alert(1)",
  "data:text/html,jobs.lever.co",
  "//jobs.lever.co/firm/1",
  "/firm/1",
  "jobs",
  "a posting at jobs.lever.co",
  "http://localhost/jobs/1",
  "http://127.0.0.1/",
  "http://[::1]/",
  "http://[::ffff:127.0.0.1]/",
  "http://2130706433/",
  "http://0x7f.1/",
  "http://169.254.169.254/latest/meta-data/",
  "https://",
  "",
])("%j is of no platform", (text) =>
  expect(() => AdvertLink.linkOf(text)).toThrow(expect.objectContaining({ code: "advert.unsupported" })),
);

test("parts of a link cannot change the structure of the fetched address", () => {
  const asked = (text: string) => {
    const { platform, url } = AdvertLink.linkOf(text);
    return platform.ways(url).map((way) => new URL(way.url));
  };
  for (const board of [
    "%2e%2e",
    "..%2f..%2fadmin",
    "a%2fb",
    "a%3fb",
    "a%23b",
    "%E0%A4%A",
    "a%00b",
    "@evil.example",
    "evil.example%5c",
  ]) {
    for (const { host, pathname } of [
      ...asked(`https://boards.greenhouse.io/${board}/jobs/1`),
      ...asked(`https://boards.greenhouse.io/embed/job_app?for=${board}&token=1`),
    ]) {
      expect(host).toMatch(/^(?:boards-api|job-boards)\.greenhouse\.io$/);
      expect(pathname).toMatch(/^(?:\/v1\/boards)?\/[^/]+\/jobs\/1$/);
    }
  }
  expect(asked("https://boards.greenhouse.io/firm/jobs/1;drop")).toEqual([]);
  expect(asked("https://boards.greenhouse.io/embed/job_app?for=firm&token=1/../2")).toEqual([]);
});

test("a link that is not to a posting causes no request", () => {
  const links = [
    "https://boards.greenhouse.io/firm",
    "https://jobs.lever.co/firm",
    "https://jobs.ashbyhq.com/firm",
    "https://apply.workable.com/firm/",
    "https://careers.smartrecruiters.com/Firm",
    "https://firm.recruitee.com/",
    "https://firm.jobs.personio.de/",
    "https://firm.teamtailor.com/jobs",
    "https://www.linkedin.com/company/firm",
    "https://de.indeed.com/jobs?q=cook",
    "https://www.stepstone.de/jobs/cook",
    "https://www.infojobs.net/ofertas-trabajo",
    "https://www.kariyer.net/is-ilanlari",
  ];
  for (const link of links) {
    const { platform, url } = AdvertLink.linkOf(link);
    expect({ link, ways: platform.ways(url) }).toEqual({ link, ways: [] });
  }
});
