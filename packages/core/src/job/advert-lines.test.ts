import { expect, test } from "vitest";
import { questionsOf } from "./advert-lines.ts";

const job = (description: string) => ({ description, additionalRequirements: "Valid work permit" });

test("a job's advert is read once for all its candidates, and again when a text changes", () => {
  const first = questionsOf(job("Requirements\n- Willing to travel"));
  expect(questionsOf(job("Requirements\n- Willing to travel"))).toBe(first);
  expect(questionsOf(job("Requirements\n- Willing to travel often"))).not.toBe(first);
  expect(questionsOf({ description: "Requirements\n- Willing to travel" })).not.toBe(first);
});
