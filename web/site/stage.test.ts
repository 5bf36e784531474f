import { describe, expect, test } from "vitest";
import type { StageFacts } from "./contract.ts";
import { END, fillStage, when } from "./stage.ts";

const stage: StageFacts = {
  site: "https://candor.example",
  region: "eu-central-1",
  contact: "hello@candor.example",
  imprint: ["A & B <Ltd>", "Main Street 1"],
};
const measuring: StageFacts = { ...stage, analytics: { tagManager: "GTM-1" } };

describe("a static page takes the facts of its stage", () => {
  test("as text that cannot end an element or an attribute", () => {
    expect(fillStage("<p>⟦imprint⟧</p>", stage)).toBe("<p>A &amp; B &lt;Ltd&gt;<br>Main Street 1</p>");
    expect(fillStage('<a href="mailto:⟦contact⟧">', { ...stage, contact: 'a"b' })).toBe('<a href="mailto:a&quot;b">');
  });

  test("parts for stages with an option leave the others, and the other way round", () => {
    const page = `1${when("analytics", true)}2 ⟦tagManager⟧${END}3${when("analytics", false)}4${END}5`;
    expect(fillStage(page, stage)).toBe("1345");
    expect(fillStage(page, measuring)).toBe("12 GTM-135");
    const link = `${when("demo", true)}<a href="⟦demo⟧">${END}`;
    expect([fillStage(link, stage), fillStage(link, { ...stage, demo: "/demo" })]).toEqual(["", '<a href="/demo">']);
  });

  test("a fact that the stage does not have stops the deploy", () => {
    expect(() => fillStage("⟦model⟧", stage)).toThrow("⟦model⟧");
  });
});
