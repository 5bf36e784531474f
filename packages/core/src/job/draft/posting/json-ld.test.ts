import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { effortOf } from "../../../../../../tests/support/postings/effort.ts";
import { postingOnPage } from "./json-ld.ts";

const BASE = { "@context": "https://schema.org", "@type": "JobPosting", title: "Cook", description: "<p>Cooks soup.</p>" };
const scriptOf = (words: string, type = "application/ld+json") => `<script type="${type}">${words}</script>`;
const read = (html: string, id?: string) => postingOnPage({ url: new URL("https://firm.teamtailor.com/jobs/1"), text: html }, id);
const readJson = (json: unknown) => read(scriptOf(JSON.stringify(json)));

describe("position of a posting on the page", () => {
  test.for([
    ["by itself", BASE],
    ["in a list", [{ "@type": "WebPage" }, BASE]],
    ["in a graph", { "@graph": [{ "@type": "Organization" }, BASE] }],
    ["as what the page is about", { "@type": "WebPage", mainEntity: BASE }],
    ["in a list of items", { "@type": "ItemList", itemListElement: [{ "@type": "ListItem", item: BASE }] }],
    ["with several types", { ...BASE, "@type": ["Thing", "JobPosting"] }],
    ["with its type in full", { ...BASE, "@type": "http://schema.org/JobPosting" }],
  ])("%s", ([, json]) => expect(readJson(json)).toMatchObject({ title: "Cook", description: "Cooks soup." }));

  test("in any script of the page, past broken ones and those of others", () => {
    const html = [
      scriptOf("{"),
      scriptOf('{"@type":"Recipe"}'),
      "<SCRIPT>if (a > b) {}</SCRIPT>",
      `<Script TYPE='application/LD+JSON' id=x>${JSON.stringify(BASE)}</SCRIPT>`,
    ];
    expect(read(html.join("\n"))?.title).toBe("Cook");
  });

  test.for([
    ["in a comment", `<!-- ${JSON.stringify(BASE)} -->`],
    ["as character data", `//<![CDATA[\n${JSON.stringify(BASE)}\n//]]>`],
    ["escaped for HTML", JSON.stringify(BASE).replaceAll('"', "&quot;")],
    ["with line breaks inside its words", '{"@type":"JobPosting","title":"Cook","description":"<p>Cooks\nsoup.</p>"}'],
    ["with a comma too many", '{"@type":"JobPosting","title":"Cook","description":"Cooks soup.",}'],
    ["with a semicolon behind it", `${JSON.stringify(BASE)};`],
  ])("%s", ([, words]) => expect(read(scriptOf(words!))).toMatchObject({ title: "Cook", description: "Cooks soup." }));

  test("of several postings the one that the link names, otherwise the first", () => {
    const other = { ...BASE, title: "Waiter", url: "https://example.com/jobs/77-waiter" };
    const html = scriptOf(JSON.stringify([BASE, other]));
    expect(read(html, "77")?.title).toBe("Waiter");
    expect(read(html, "78")?.title).toBe("Cook");
  });

  test.for([
    "",
    "<p>JobPosting</p>",
    scriptOf("null"),
    scriptOf("[[[[[]]]]]"),
    scriptOf('"JobPosting"'),
    scriptOf("[".repeat(500_000)),
    "<script ".repeat(200_000),
    scriptOf(`${" ".repeat(1_000_000)}{`),
    scriptOf(`{"a":"${" \n".repeat(500_000)}",}}`),
    scriptOf(`{"@type":"JobPosting","description":"&lt;${" ".repeat(1_000_000)}"`),
    scriptOf(`[${'{"@type":"JobPosting"},'.repeat(80_000)}{}]`),
    scriptOf(`{"@type":"JobPosting","jobLocation":[${'{"address":{"addressCountry":"DE"}},'.repeat(50_000)}{}]}`),
    `<script type="application/ld+json">`.repeat(50_000),
    scriptOf(`{"@type":"JobPosting","description":"${"<b>".repeat(600_000)}"}`),
    scriptOf(
      JSON.stringify({
        "@type": "JobPosting",
        title: "x",
        description: 5,
        jobLocation: "",
        employmentType: [null, {}, 7],
      }).replace("5", "null"),
    ),
  ])("none is found, in a short time: %#", async (html) => {
    expect(await effortOf(() => expect(read(html)).toBeUndefined())).toBeLessThan(3);
  });
});

describe("content of a posting", () => {
  test.for([
    [
      "a city",
      { jobLocation: { address: { addressLocality: "Ulm", addressRegion: "BW", addressCountry: "DE" } } },
      { location: "Ulm" },
    ],
    ["an address as words", { jobLocation: { "@type": "Place", address: "Ulm, Germany" } }, { location: "Ulm, Germany" }],
    ["a place as words", { jobLocation: "Ulm" }, { location: "Ulm" }],
    ["a country alone", { jobLocation: { address: { addressCountry: "DE" } } }, { location: "Germany" }],
    ["a country as a thing", { jobLocation: { address: { addressCountry: { name: "Peru" } } } }, { location: "Peru" }],
    ["places, each once", { jobLocation: ["Ulm", "Ulm", "Bonn"] }, { location: "Ulm / Bonn" }],
    [
      "where applicants may live",
      { jobLocationType: "TELECOMMUTE", applicantLocationRequirements: { name: "Spain" } },
      { location: "Spain", remotePolicy: "remote" },
    ],
    ["a kind in lower case", { employmentType: "full-time" }, { employmentType: "fullTime" }],
    ["kinds in one word", { employmentType: "INTERN, PART_TIME" }, { employmentType: "internship" }],
    ["several hours, the first", { employmentType: ["PART_TIME", "FULL_TIME"] }, { employmentType: "partTime" }],
    ["an unknown kind", { employmentType: "OTHER" }, { employmentType: undefined }],
    ["an employer as words", { hiringOrganization: "Firm" }, { title: "Cook" }],
    [
      "pay as a range",
      { baseSalary: { currency: "EUR", value: { minValue: 52_000, maxValue: "60000", unitText: "YEAR" } } },
      { pay: { min: 52_000, max: 60_000, currency: "EUR", period: "year" } },
    ],
    [
      "pay from an amount",
      { baseSalary: { currency: "EUR", value: { minValue: 2650, unitText: "MONTH" } } },
      { pay: { min: 2650, currency: "EUR", period: "month" } },
    ],
    [
      "pay as one value",
      { baseSalary: { currency: "gbp", value: { value: 14.5, unitText: "hour" } } },
      { pay: { min: 14.5, max: 14.5, currency: "GBP", period: "hour" } },
    ],
    [
      "pay with its range the wrong way round",
      { baseSalary: { currency: "EUR", value: { minValue: 4000, maxValue: 3000, unitText: "MONTH" } } },
      { pay: { min: 3000, max: 4000, currency: "EUR", period: "month" } },
    ],
    [
      "pay of a day, which is not taken",
      { baseSalary: { currency: "EUR", value: { value: 90, unitText: "DAY" } } },
      { pay: undefined },
    ],
    ["pay without a currency, which is not taken", { baseSalary: { value: 1, unitText: "YEAR" } }, { pay: undefined }],
    ["pay of nothing", { baseSalary: { currency: "EUR", value: { value: 0, unitText: "YEAR" } } }, { pay: undefined }],
    ["pay in words", { baseSalary: "competitive" }, { title: "Cook", pay: undefined }],
    ["a name for a title", { title: undefined, name: "Chef" }, { title: "Chef" }],
    ["a title with markup", { title: "R&amp;D <b>Cook</b>\n" }, { title: "R&D Cook" }],
    ["experience in months", { experienceRequirements: { monthsOfExperience: 30 } }, { yearsOfExperience: 2.5 }],
    [
      "degrees, the lowest",
      { educationRequirements: [{ credentialCategory: "postgraduate degree" }, { credentialCategory: "bachelor degree" }] },
      { educationLevel: "bachelor" },
    ],
    ["requirements apart", { qualifications: "Knives" }, { description: "Cooks soup.\n\nRequirements\nKnives" }],
    ["requirements twice", { qualifications: "cooks soup" }, { description: "Cooks soup." }],
    [
      "duties as a list",
      { responsibilities: ["Chop", "Stir"] },
      { description: "Cooks soup.\n\nResponsibilities\n- Chop\n- Stir" },
    ],
    ["HTML escaped twice", { description: "&amp;lt;p&amp;gt;x" }, { description: "&lt;p&gt;x" }],
    ["HTML escaped once", { description: "&lt;ul&gt;&lt;li&gt;Chop&lt;/li&gt;&lt;/ul&gt;" }, { description: "- Chop" }],
    ["a comparison", { description: "Pay &lt; 5 and a &lt;b" }, { description: "Pay < 5 and a <b" }],
  ])("%s", ([, json, says]) => expect(readJson({ ...BASE, ...(json as object) })).toMatchObject(says as object));

  describe("on 20 November, half past eleven in London", () => {
    beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-20T11:30:00Z"), toFake: ["Date"] }));
    afterEach(() => void vi.useRealTimers());

    test.for([
      ["2026-11-20T11:29:59Z", true],
      ["2026-11-20T11:30:01Z", false],
      // A date without a time is valid until the day has ended everywhere on earth, at noon UTC of the next day.
      ["2026-11-18", true],
      ["2026-11-19", false],
      ["2026-11-20", false],
      ["2026-11-19T23:00:00-12:00", true],
      ["2026-11-20T00:00:00-12:00", false],
      ["soon", false],
      ["", false],
    ] as const)("valid through %s: over is %s", ([validThrough, isOver]) =>
      expect(readJson({ ...BASE, validThrough })).toMatchObject({ isOver }),
    );
  });
});
