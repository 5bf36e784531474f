import { expect, test } from "vitest";
import { skillsShown } from "./skills-shown.ts";

test("skills are shown as whole words, at least one, and the rest is counted", () => {
  expect(skillsShown(["HTML", "CSS", "React"], 10)).toEqual({ shown: ["HTML", "CSS"], more: 1 });
  expect(skillsShown(["TypeScript", "JavaScript"], 10)).toEqual({ shown: ["TypeScript"], more: 1 });
  expect(skillsShown(["Inbetriebnahme von Wärmepumpen", "R"], 10)).toEqual({
    shown: ["Inbetriebnahme von Wärmepumpen"],
    more: 1,
  });
  expect(skillsShown([], 10)).toEqual({ shown: [], more: 0 });
});
