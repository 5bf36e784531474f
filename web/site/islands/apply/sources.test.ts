import { expect, test } from "vitest";
import { sourceFrom, sourceSent } from "./sources.ts";

test("an address that says where it was posted fills the answer in", () => {
  expect(sourceFrom("linkedin")).toEqual({ source: "linkedIn", sourceWords: "" });
  expect(sourceFrom("Company-Website")).toEqual({ source: "website", sourceWords: "" });
  expect(sourceFrom(" job fair Leipzig ")).toEqual({ source: "other", sourceWords: "job fair Leipzig" });
  expect(sourceFrom("x".repeat(300)).sourceWords).toHaveLength(100);
  expect(sourceFrom(null)).toEqual({ source: "", sourceWords: "" });
});

test("the recruiter reads the answer in the job's language, own words as they were written", () => {
  expect(sourceSent({ source: "website", sourceWords: "" }, "de")).toBe("Website des Unternehmens");
  expect(sourceSent({ source: "other", sourceWords: " Flyer " }, "de")).toBe("Flyer");
  expect(sourceSent({ source: "other", sourceWords: " " }, "en")).toBe("");
  expect(sourceSent({ source: "", sourceWords: "" }, "en")).toBe("");
});
