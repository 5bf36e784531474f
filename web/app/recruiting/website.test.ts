import { expect, test } from "vitest";
import { websiteOf } from "./website.ts";

test.for([
  ["firm.example", "https://firm.example"],
  [" www.firm.example/jobs ", "https://www.firm.example/jobs"],
  ["http://firm.example", "http://firm.example"],
  ["", ""],
  // The server refuses it: it is not made a web address here.
  ["javascript:alert(1)", "javascript:alert(1)"],
])("%s is taken as %s", ([typed, website]) => {
  expect(websiteOf(typed!)).toBe(website);
});
