import { expect, test } from "vitest";
import { isAsked, searchIn, withSearch } from "./address.ts";

const react = { kind: "skill", importance: "must", weight: 10, text: "React.js & C++" } as const;
const german = { kind: "language", importance: "should", weight: 6, text: "German B2" } as const;

test("a search comes back from the address as it was put there, changed chips included", () => {
  const search = { mode: "ai", ask: { text: "react, deutsch ğ", criteria: [react, german] } } as const;
  const address = withSearch(new URLSearchParams("tab=candidates&query=old"), search);
  expect(searchIn(new URLSearchParams(address.toString()))).toEqual(search);
  expect(address.get("tab")).toBe("candidates");
  expect(address.has("query")).toBe(false);
});

test("switched to AI and not asked yet is kept, and is no question", () => {
  const address = withSearch(new URLSearchParams(), { mode: "ai", ask: { text: "", criteria: undefined } });
  const search = searchIn(address);
  expect(search).toEqual({ mode: "ai", ask: { text: "", criteria: undefined } });
  expect(search.mode === "ai" && isAsked(search.ask)).toBe(false);
});

test("a sentence is asked of all candidates: filters and order leave the address with it, and stay with a name", () => {
  const before = new URLSearchParams("stage=offer&minScore=60&sort=name");
  expect(withSearch(before, { mode: "ai", ask: { text: "react", criteria: undefined } }).toString()).toBe("ai=react");
  expect(withSearch(before, { mode: "name", query: "ada" }).toString()).toBe("stage=offer&minScore=60&sort=name&query=ada");
});

test("an empty search by name leaves no trace in the address", () => {
  const address = withSearch(new URLSearchParams("ai=x&criterion=skill.must.10.React"), { mode: "name", query: "" });
  expect(address.toString()).toBe("");
});

test.for(["skill.must.10.", "magic.must.10.React", "skill.perhaps.10.React", "skill.must.0.React", "skill.must.ten.React", ""])(
  "a criterion that nobody can have written is left out: %j",
  (line) => {
    expect(
      searchIn(
        new URLSearchParams([
          ["ai", "react"],
          ["criterion", line],
        ]),
      ),
    ).toEqual({
      mode: "ai",
      ask: { text: "react", criteria: undefined },
    });
  },
);
