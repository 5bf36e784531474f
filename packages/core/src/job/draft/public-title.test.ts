import { expect, test } from "vitest";
import { publicTitle } from "./public-title.ts";

test.for([
  ["Elektroniker", "Elektroniker (m/w/d) in Kassel\n", "Elektroniker (m/w/d)"],
  ["Pflegefachkraft", "Wir suchen\nPflegefachkraft (gn) – Kassel", "Pflegefachkraft (gn)"],
  ["Controller", "Controller (w|m|d)", "Controller (w|m|d)"],
  ["Data Analyst", "Data Analyst (all genders), Berlin", "Data Analyst (all genders)"],
  ["Koch", "Koch m/w/d", "Koch m/w/d"],
  ["Koch (m/w/d)", "Koch (m/w/d)", "Koch (m/w/d)"],
  ["Grid Planner", "Grid Planner (Berlin)", "Grid Planner"],
  ["Grid Planner", "Grid Planner (a new role)", "Grid Planner"],
  ["Grid Planner", "We look for somebody (m/f/d)", "Grid Planner"],
  ["", "(m/w/d)", ""],
] as const)("%s of an advert that begins %j is published as %s", ([title, advert, published]) => {
  expect(publicTitle(title, advert)).toBe(published);
});
