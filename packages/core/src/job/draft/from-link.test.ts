import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { effortOf } from "../../../../../tests/support/postings/effort.ts";
import { Internet, page } from "../../../../../tests/support/postings/internet.ts";
import type { Locale } from "../../account/account.info.ts";
import { AdvertLink } from "./from-link.ts";

const internet = new Internet();
beforeAll(() => internet.start());
afterEach(() => internet.clear());
afterAll(() => internet.stop());

const read = (link: string, locale: Locale = "en") => AdvertLink.draft(AdvertLink.linkOf(link), locale, { network: internet });

const LEVER_ID = "7d4c1f52-6a0e-4a0f-9a57-2b6c7f0d9e11";
const ASHBY_ID = "5f9a9c1e-93a4-4a54-8a3a-6f3c1f0a7e22";

describe("a posting's link becomes a job's fields, with the platform's data before the text", () => {
  test.for([
    {
      platform: "greenhouse",
      link: "https://job-boards.greenhouse.io/tidewerk/jobs/4471920007?gh_src=abc",
      asks: "boards-api.greenhouse.io/v1/boards/tidewerk/jobs/4471920007",
      file: "greenhouse.json",
      fields: { title: "Senior Backend Engineer", department: "Engineering", location: "Berlin", remotePolicy: "hybrid" },
      lines: [
        "Tidewerk plans the berths of forty harbours & their tugs.",
        "What you will do",
        "- Mentor two engineers",
        "- Kubernetes",
      ],
      criteria: ["Go", "PostgreSQL", "Kubernetes"],
    },
    {
      platform: "lever",
      link: `https://jobs.eu.lever.co/nordlicht-optik/${LEVER_ID}/apply`,
      asks: `api.eu.lever.co/v0/postings/nordlicht-optik/${LEVER_ID}?mode=json`,
      file: "lever.json",
      fields: {
        title: "Feinoptiker",
        department: "Production",
        location: "Kiel / Rostock",
        employmentType: "fullTime",
        remotePolicy: "onSite",
      },
      lines: [
        "Wir schleifen Linsen für Teleskope.",
        "Ihre Aufgaben",
        "- Sie justieren Schleifmaschinen.",
        "Anforderungen",
        "- Deutsch B2",
      ],
      criteria: [],
    },
    {
      platform: "ashby",
      link: `https://jobs.ashbyhq.com/paper-kite/${ASHBY_ID.toUpperCase()}/application`,
      asks: "api.ashbyhq.com/posting-api/job-board/paper-kite",
      file: "ashby.json",
      fields: {
        title: "Product Designer",
        department: "Product",
        location: "Dublin / Cork",
        employmentType: "fullTime",
        remotePolicy: "hybrid",
      },
      lines: ["Paper Kite makes maps for walkers.", "What you bring", "- Three years of experience in product design", "- Figma"],
      criteria: ["Figma"],
    },
    {
      platform: "workable",
      link: "https://apply.workable.com/valdemora/j/7C31D0A9F4/",
      asks: "apply.workable.com/api/v2/accounts/valdemora/jobs/7C31D0A9F4",
      file: "workable.json",
      fields: {
        title: "Contable de nóminas",
        department: "Administración",
        location: "Sevilla",
        employmentType: "partTime",
        remotePolicy: "hybrid",
      },
      lines: [
        "Aceites Valdemora lleva las nóminas de 300 personas.",
        "Requisitos",
        "- Inglés B1",
        "Ofrecemos",
        "Jornada de verano.",
      ],
      criteria: [],
    },
    {
      platform: "smartRecruiters",
      link: "https://jobs.smartrecruiters.com/HausAmWehr/744000091234567-pflegefachkraft-m-w-d-",
      asks: "api.smartrecruiters.com/v1/companies/HausAmWehr/postings/744000091234567",
      file: "smart-recruiters.json",
      fields: { title: "Pflegefachkraft", department: "Wohnbereich 2", location: "Marburg", employmentType: "partTime" },
      lines: [
        "Unternehmensbeschreibung",
        "- Sie pflegen und begleiten unsere Bewohner.",
        "Qualifikationen",
        "- Führerschein Klasse B",
      ],
      criteria: [],
    },
    {
      platform: "recruitee",
      link: "https://windroos.recruitee.com/l/nl/o/data-analyst-utrecht",
      asks: "windroos.recruitee.com/api/offers/data-analyst-utrecht",
      file: "recruitee.json",
      fields: {
        title: "Data Analyst",
        department: "Data",
        location: "Utrecht",
        employmentType: "fullTime",
        remotePolicy: "hybrid",
      },
      lines: ["You report what 4,000 sensors say.", "Requirements", "- SQL and Python"],
      criteria: ["SQL", "Python", "Power BI"],
    },
    {
      platform: "personio",
      link: "https://ostertor.jobs.personio.de/job/2100003?language=de&display=de",
      asks: "ostertor.jobs.personio.de/job/2100003?language=de",
      file: "personio.html",
      fields: { title: "Bilanzbuchhalter", location: "Bremen / Hamburg", employmentType: "fullTime" },
      lines: ["Deine Aufgaben", "- Du erstellst Abschlüsse nach HGB.", "- Sichere DATEV-Kenntnisse"],
      criteria: ["Sichere DATEV-Kenntnisse"],
    },
    {
      platform: "teamtailor",
      link: "https://fjordvei.na.teamtailor.com/en-GB/jobs/5512340-truck-mechanic",
      asks: "fjordvei.na.teamtailor.com/en-GB/jobs/5512340-truck-mechanic",
      file: "teamtailor.html",
      fields: { title: "Truck Mechanic", location: "Bergen", employmentType: "fullTime" },
      lines: ["Fjordvei keeps 90 milk lorries on the road.", "You have", "- Driving licence class C"],
      criteria: [],
    },
    {
      platform: "linkedin",
      link: "https://de.linkedin.com/jobs/view/data-engineer-at-kalibra-4012345678?refId=x&trk=y",
      asks: "www.linkedin.com/jobs/view/4012345678",
      file: "linkedin.html",
      fields: {
        title: "Data Engineer",
        location: "Hamburg",
        employmentType: "fullTime",
        educationLevel: "bachelor",
        yearsOfExperience: 2,
      },
      lines: ["Kalibra calibrates scales for pharmacies.", "Requirements", "- Python and dbt", "- R&D experience of two years"],
      criteria: ["Python"],
    },
    {
      platform: "indeed",
      link: "https://de.indeed.com/jobs?q=baecker&l=fulda&vjk=0123456789abcdef",
      asks: "de.indeed.com/viewjob?jk=0123456789abcdef",
      file: "indeed.html",
      fields: { title: "Bäcker", location: "Fulda", employmentType: "temporary" },
      lines: ["Das bringen Sie mit:", "- Freude am Sauerteig"],
      criteria: [],
    },
    {
      platform: "stepstone",
      link: "https://www.stepstone.de/stellenangebote--IT-Administrator-Aue-Klaerwerk--12345678-inline.html?rltr=1",
      asks: "www.stepstone.de/stellenangebote--IT-Administrator-Aue-Klaerwerk--12345678-inline.html?rltr=1",
      file: "stepstone.html",
      fields: { title: "IT-Administrator", location: "Deutschland", employmentType: "fullTime", remotePolicy: "remote" },
      lines: ["Aufgaben", "- Betrieb von Windows-Servern", "- Kenntnisse in VMware"],
      criteria: ["VMware"],
    },
    {
      platform: "infojobs",
      link: "https://www.infojobs.net/gijon/recepcionista-hotel/of-i0123456789abcdef0123456789abcd",
      asks: "www.infojobs.net/gijon/recepcionista-hotel/of-i0123456789abcdef0123456789abcd",
      file: "infojobs.html",
      fields: { title: "Recepcionista de hotel", location: "Gijón", employmentType: "fullTime" },
      lines: [
        "Funciones",
        "- Gestionar reservas",
        "- Inglés C1",
        "Requisitos",
        "Estudios mínimos: Ciclo Formativo Grado Superior",
      ],
      criteria: [],
    },
    {
      platform: "kariyer",
      link: "https://www.kariyer.net/is-ilani/yakamoz-gida-muhasebe-uzmani-4000002",
      asks: "www.kariyer.net/is-ilani/yakamoz-gida-muhasebe-uzmani-4000002",
      file: "kariyer.html",
      fields: { title: "Muhasebe Uzmanı", location: "İzmir", employmentType: "fullTime" },
      lines: ["Yakamoz Gıda zeytin ve zeytinyağı üretir.", "Aranan Nitelikler", "- Logo ve Excel bilgisi"],
      criteria: [],
    },
  ])("$platform", async ({ platform, link, asks, file, fields, lines, criteria }) => {
    internet.has(asks, page(file));
    const drafted = await read(link);

    expect(internet.asked).toEqual([asks]);
    expect(drafted.fields).toMatchObject(fields);
    expect(drafted.fields.description.split("\n")).toEqual(expect.arrayContaining(lines));
    expect(drafted.fields.description).not.toMatch(/<|&\w+;|\n{3}/);
    expect(drafted.criteria.map(({ text }) => text)).toEqual(expect.arrayContaining(criteria));
    for (const { quote, text } of drafted.criteria)
      expect({ text, words: quote && drafted.fields.description.slice(...quote) }).toEqual({
        text,
        words: expect.stringMatching(/\S/),
      });
    expect(drafted.source).toMatchObject({ platform, url: expect.stringContaining("https://") });
  });
});

test("criteria keep the posting's own words, whatever the reader's language", async () => {
  internet.has("apply.workable.com/api/v2/accounts/valdemora/jobs/7C31D0A9F4", page("workable.json"));
  const { criteria, language } = await read("https://apply.workable.com/valdemora/j/7C31D0A9F4/", "de");
  expect(language).toBe("es");
  expect(criteria.map(({ text }) => text)).toContainEqual(expect.stringMatching(/inglés/i));
  for (const { source } of criteria) expect(source?.words).toBeTruthy();
});

test("a field in which platform and text differ has no quote", async () => {
  const said = {
    title: "Baker",
    descriptionHtml: "<p>Location: Ulm</p><p>Full-time</p><p>Bread</p>",
    location: "Linz",
    employmentType: "FullTime",
  };
  internet.has("api.ashbyhq.com/posting-api/job-board/crust", (_, response) =>
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ jobs: [{ id: ASHBY_ID, ...said }] })),
  );
  const { fields, quotes } = await read(`https://jobs.ashbyhq.com/crust/${ASHBY_ID}`);
  expect(fields).toMatchObject({ location: "Linz", employmentType: "fullTime" });
  expect(quotes["location"]).toBeUndefined();
  expect(quotes["employmentType"]?.map(([start, end]) => fields.description.slice(start, end))).toEqual(["Full-time"]);
});

test("an employer without linked data on the page is read from the feed, the position of the link alone", async () => {
  internet.has("ostertor.jobs.personio.com/job/2100002", (_, response) =>
    response.writeHead(200, { "content-type": "text/html" }).end("<h1>Vertriebsmitarbeiter</h1>"),
  );
  internet.has("ostertor.jobs.personio.com/xml", page("personio.xml"));
  const { fields } = await read("ostertor.jobs.personio.com/job/2100002");
  expect(fields).toMatchObject({
    title: "Vertriebsmitarbeiter Außendienst",
    department: "Vertrieb & Marketing",
    location: "Bremen / Hamburg",
    employmentType: "partTime",
  });
  expect(fields.description).toBe(
    "Deine Aufgaben\n- Du besuchst Konditoreien & Hotels.\n- Du verhandelst Jahresverträge.\n\n" +
      "Dein Profil\n- Zwei Jahre Erfahrung im Außendienst\n- Führerschein Klasse B",
  );
});

test("hostile feeds and answers are read or refused in a short time", async () => {
  const xml = { "content-type": "text/xml" };
  const json = { "content-type": "application/json" };
  const feeds = [
    "<a></a>".repeat(280_000),
    `<position>${"<office>Bremen</office>".repeat(80_000)}</position>`,
    `${"<a>".repeat(290)}${"</b>".repeat(500_000)}`,
    "<position>".repeat(200_000),
  ];
  const lists = JSON.stringify({
    text: "Cook",
    lists: Array.from({ length: 50_000 }, (_, n) => ({ text: `T${n}`, content: `C${n}` })),
  });
  for (const feed of feeds) {
    internet.has("firm.jobs.personio.de/job/1", (_, response) => response.writeHead(200, xml).end("<p/>"));
    internet.has("firm.jobs.personio.de/xml", (_, response) => response.writeHead(200, xml).end(feed));
    const effort = await effortOf(() =>
      expect(read("https://firm.jobs.personio.de/job/1")).rejects.toMatchObject({ code: "advert.failed" }),
    );
    expect(effort).toBeLessThan(3);
  }
  internet.has(`api.lever.co/v0/postings/x/${LEVER_ID}?mode=json`, (_, response) => response.writeHead(200, json).end(lists));
  expect(await effortOf(() => read(`https://jobs.lever.co/x/${LEVER_ID}`))).toBeLessThan(3);
});

test("a board too long to be listed is read from the posting's page", async () => {
  internet.has("api.ashbyhq.com/posting-api/job-board/long", (_, response) =>
    response.writeHead(200, { "content-type": "application/json" }).end(`{"jobs":["${"x".repeat(3_000_000)}"]}`),
  );
  internet.has(`jobs.ashbyhq.com/long/${ASHBY_ID}`, page("teamtailor.html"));
  expect((await read(`https://jobs.ashbyhq.com/long/${ASHBY_ID}`)).fields.title).toBe("Truck Mechanic");
});

test("a description over the limit of a job is cut at the end of a line", async () => {
  const items = Array.from({ length: 3000 }, (_, n) => `<li>Task number ${n}</li>`).join("");
  internet.has("firm.recruitee.com/api/offers/long", (_, response) =>
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify({ offer: { title: "Clerk", description: `<ul>${items}</ul>` } })),
  );
  const { description } = (await read("https://firm.recruitee.com/o/long")).fields;
  expect(description.length).toBeLessThanOrEqual(20_000);
  expect(description).toMatch(/- Task number \d+$/);
});

describe("a posting that cannot be fetched", () => {
  const JSON_TYPE = { "content-type": "application/json" };
  const answers = (address: string, status: number, body: string, headers: Record<string, string> = JSON_TYPE) =>
    internet.has(address, (_, response) => response.writeHead(status, headers).end(body));

  test.for([
    ["leads to no posting", "https://jobs.lever.co/nordlicht-optik"],
    ["is gone", "https://boards.greenhouse.io/tidewerk/jobs/1"],
    ["ended", "https://firm.teamtailor.com/jobs/7"],
    ["was closed", "https://jobs.smartrecruiters.com/HausAmWehr/744000091234567"],
    ["is not for everybody", "https://www.linkedin.com/jobs/view/999"],
  ])("%s: the link is to be checked", async ([, link]) => {
    answers(
      "api.smartrecruiters.com/v1/companies/HausAmWehr/postings/744000091234567",
      200,
      '{"name":"Nurse","active":false,"jobAd":{"sections":{"jobDescription":{"text":"Care"}}}}',
    );
    answers(
      "firm.teamtailor.com/jobs/7",
      200,
      '<script type="application/ld+json">{"@type":"JobPosting","title":"Cook","description":"Cook","validThrough":"2026-01-31"}</script>',
      { "content-type": "text/html" },
    );
    answers("www.linkedin.com/jobs/view/999", 999, "");
    await expect(read(link!)).rejects.toMatchObject({ code: "advert.fetchFailed" });
  });

  test("a posting that is gone on the platform's API is not looked up on its page", async () => {
    await expect(read("https://boards.greenhouse.io/tidewerk/jobs/1")).rejects.toMatchObject({ code: "advert.fetchFailed" });
    expect(internet.asked).toEqual(["boards-api.greenhouse.io/v1/boards/tidewerk/jobs/1"]);
  });

  test.for([
    ["no linked data", "<h1>Cook</h1>"],
    ["broken linked data", '<script type="application/ld+json">{"@type":"JobPosting","title":</script>'],
    [
      "linked data of something else",
      '<script type="application/ld+json">{"@type":"Recipe","title":"Soup","description":"Boil"}</script>',
    ],
    ["a posting without a title", '<script type="application/ld+json">{"@type":"JobPosting","description":"Boil"}</script>'],
    [
      "a posting without a description",
      '<script type="application/ld+json">{"@type":"JobPosting","title":"Cook","description":"<p> </p>"}</script>',
    ],
    ["a script without an end", '<script type="application/ld+json">{"@type":"JobPosting"'],
    ["nothing", ""],
  ])("a page with %s could not be processed", async ([, html]) => {
    answers("firm.teamtailor.com/jobs/8", 200, html!, { "content-type": "text/html" });
    await expect(read("https://firm.teamtailor.com/jobs/8")).rejects.toMatchObject({ code: "advert.failed" });
  });

  test.for([
    ["boards-api.greenhouse.io/v1/boards/x/jobs/1", "https://boards.greenhouse.io/x/jobs/1"],
    [`api.lever.co/v0/postings/x/${LEVER_ID}?mode=json`, `https://jobs.lever.co/x/${LEVER_ID}`],
    ["api.ashbyhq.com/posting-api/job-board/x", `https://jobs.ashbyhq.com/x/${ASHBY_ID}`],
    ["apply.workable.com/api/v2/accounts/x/jobs/7C31D0A9F4", "https://apply.workable.com/x/j/7C31D0A9F4"],
    ["api.smartrecruiters.com/v1/companies/x/postings/1234567", "https://careers.smartrecruiters.com/x/1234567"],
    ["x.recruitee.com/api/offers/y", "https://x.recruitee.com/o/y"],
  ])("JSON of any other shape from %s causes no error", async ([address, link]) => {
    const strange = [
      "null",
      "[]",
      '"text"',
      "7",
      "{",
      '{"title":{},"jobs":{"a":1},"offer":[]}',
      '{"title":7,"text":[1],"name":null,"content":{},"lists":{"text":1}}',
    ];
    for (const body of strange) {
      answers(address!, 200, body);
      await expect(read(link!)).rejects.toMatchObject({ code: "advert.failed" });
    }
  });
});
