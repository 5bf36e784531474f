import { expect, test } from "vitest";
import { blocksOf, bodyOf, summaryOf, unsaid } from "./advert.info.ts";

const PASTED = `Senior Frontend Engineer (m/w/d)
Nordlicht Energie, Berlin

Wir suchen jemanden für unser Kundenportal in Berlin, hybrid mit zwei Bürotagen.

Ihre Aufgaben
- Sie bauen das Kundenportal.
- Sie pflegen gemeinsame Bausteine.

Das bringen Sie mit:

• fünf Jahre Erfahrung
2) Deutsch auf B2

So arbeiten wir
Wir reden offen über Fehler und veröffentlichen jeden Tag.`;

const job = { description: PASTED, title: "Senior Frontend Engineer", company: "Nordlicht Energie" };

test("a pasted advert is split into paragraphs, headings and lists, without the title that the page shows already", () => {
  expect(blocksOf(bodyOf(job))).toEqual([
    { kind: "paragraph", text: "Wir suchen jemanden für unser Kundenportal in Berlin, hybrid mit zwei Bürotagen." },
    { kind: "heading", text: "Ihre Aufgaben" },
    { kind: "list", items: ["Sie bauen das Kundenportal.", "Sie pflegen gemeinsame Bausteine."] },
    { kind: "heading", text: "Das bringen Sie mit" },
    { kind: "list", items: ["fünf Jahre Erfahrung", "Deutsch auf B2"] },
    { kind: "heading", text: "So arbeiten wir" },
    { kind: "paragraph", text: "Wir reden offen über Fehler und veröffentlichen jeden Tag." },
  ]);
});

test("lines of an address or a signature stay lines, not headings", () => {
  expect(blocksOf("Write to\nIda Berg\n10115 Berlin")).toEqual([{ kind: "paragraph", text: "Write to\nIda Berg\n10115 Berlin" }]);
});

test("nothing of an advert is lost", () => {
  const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.filter((word) => word !== "2");
  const text = blocksOf(PASTED)
    .map((block) => (block.kind === "list" ? block.items.join(" ") : block.text))
    .join(" ");
  expect(words(text)).toEqual(words(PASTED));
});

test("a first sentence that contains the title is kept: it is not a repeated title", () => {
  const description = "Senior Frontend Engineer is a role for people who ship.";
  expect(bodyOf({ ...job, description })).toBe(description);
});

test("only lines that the description does not contain are listed", () => {
  expect(unsaid(["Sie bauen das Kundenportal", "GraphQL"], PASTED)).toEqual(["GraphQL"]);
  expect(unsaid(["C++", "C"], "We write C++.")).toEqual([]);
});

test("the summary is the first paragraph, cut between words", () => {
  expect(summaryOf(job)).toBe("Wir suchen jemanden für unser Kundenportal in Berlin, hybrid mit zwei Bürotagen.");
  const long = summaryOf({ ...job, description: "word ".repeat(100) });
  expect(long).toMatch(/^(?:word )+…$/u);
  expect(long.length).toBeLessThan(160);
  expect(summaryOf({ ...job, description: "" })).toBe("Senior Frontend Engineer, Nordlicht Energie");
});
