import { describe, expect, test } from "vitest";
import { personOf, sketchOf, type Person } from "./person.ts";
import { duplicatesIn, type Compared } from "./duplicates.ts";

const CV = `Senior Frontend Engineer
Experience
Senior Frontend Engineer, Tallyworks GmbH, Berlin
March 2019 - present
- Rebuilt the invoicing app in React and moved 210,000 lines to TypeScript.
- Lead a team of four engineers and mentor two apprentices.
- Cut the time of a release from three days to forty minutes with Playwright.
Web Developer, Nordlicht AG, Hamburg
January 2015 - February 2019
- Built the booking calendar of eleven hotels and their payment by card.
- Taught the support team to write reports that can be acted upon.
Skills
React, TypeScript, CSS, Vite, GraphQL
Languages
German (C1), English (native)
Education
B.Sc. Computer Science, Technische Hochschule Example`;

/** The CV of another person on the same template: headings, skills and schooling are the same. */
const OTHER = CV.replaceAll(/^- .*$/gm, (line) => `- ${line.length} suppliers were asked, compared and one of them chosen by me.`)
  .replaceAll("Tallyworks GmbH, Berlin", "Blue Fern Ltd, Leeds")
  .replaceAll("Nordlicht AG, Hamburg", "Mercado Vivo, Madrid");

const row = (cvId: string, person: Person, distinctFrom?: string[]): Compared => ({
  cvId,
  person,
  ...(distinctFrom && { distinctFrom }),
});
const pairs = (rows: readonly Compared[]) =>
  [...duplicatesIn(rows)].flatMap(([one, others]) =>
    [...others].map(([other, because]) => `${one} ${other}: ${because.join(" ")}`),
  );

const ofText = (text: string): Person => ({ text: sketchOf(text)! });

describe("texts", () => {
  test.for([
    { what: "the same", text: CV, alike: true },
    {
      what: "with two lines changed",
      text: CV.replace(/- Cut.*/, "- Speaks at meetups.").replace(/Vite.*/, "Vite, Svelte"),
      alike: true,
    },
    {
      what: "with its sections in another order",
      text: [...CV.split("\n").slice(11), ...CV.split("\n").slice(0, 11)].join("\n"),
      alike: true,
    },
    {
      what: "a later version with another post",
      text: CV.replace(
        "Experience",
        "Experience\nPrincipal Engineer, Harbour & Sons, Leeds\nMay 2026 - present\n- Plans the front end of two products.",
      ),
      alike: true,
    },
    { what: "another person's on the same template", text: OTHER, alike: false },
  ])("$what: near-equal is $alike", ({ text, alike }) => {
    expect(pairs([row("a", ofText(CV)), row("b", ofText(text))])).toEqual(alike ? ["a b: text", "b a: text"] : []);
  });

  test("of a few words are not compared", () => {
    expect(sketchOf("Tom Baker, baker. Bakes bread.")).toBeUndefined();
  });
});

test("an address in capitals and a number without its country code are the same", () => {
  const profileOf = (email: string, phone: string) => ({ email: { value: email }, phone: { value: phone } }) as never;
  const one = personOf({ profile: profileOf("Ada@Post.example", "+49 30 5550 0142"), text: "" });
  expect(personOf({ profile: profileOf("ada@post.example", "(030) 5550-0142"), text: "" })).toEqual(one);
  expect(personOf({ profile: profileOf("eda@post.example", "112"), text: "" })).not.toHaveProperty("phone");
});

test("all reasons are given, in both directions", () => {
  const person = { email: "e", phone: "p", ...ofText(CV) };
  expect(pairs([row("a", person), row("b", person)])).toEqual(["a b: email phone text", "b a: email phone text"]);
});

test("pairs that a person has declared different are not suggested, whichever row records it", () => {
  const rows = [row("a", { email: "e" }, ["b"]), row("b", { email: "e" }), row("c", { email: "e" }, ["a"])];
  expect(pairs(rows)).toEqual(["b c: email", "c b: email"]);
});

test.for(["email", "phone", "text"] as const)("a fact shared by five is a reason, one shared by six is not: %s", (key) => {
  const person = { [key]: sketchOf(CV)! };
  const rows = (count: number) => Array.from({ length: count }, (_, n) => row(`cv${n}`, person));
  expect(duplicatesIn(rows(5)).size).toBe(5);
  expect(duplicatesIn(rows(6)).size).toBe(0);
  expect(duplicatesIn(rows(200)).size).toBe(0);
});

test("is computed once for the same rows", () => {
  const rows = [row("a", { email: "e" }), row("b", { email: "e" })];
  expect(duplicatesIn(rows)).toBe(duplicatesIn(rows));
});
