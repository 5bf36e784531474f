import { expect, test } from "vitest";
import { parseCv } from "../cv/parsed-cv.ts";
import { monthOfIso } from "../text/dates.ts";
import { apprenticeshipsIn } from "./apprenticeships.ts";

test.for([
  ["Ausbildung zum Koch, Hotel Nord\n2014 - 2017", 1],
  ["Umschulung zum Koch, 2014 - 2017", 1],
  // A heading, behind which a school stands.
  ["Ausbildung\n2014 - 2017\nOberschule Nord", 0],
  ["Ausbildung und Seminare, 2014 - 2017", 0],
  ["Ausbildung zum Koch", 0],
] as const)("below a job, “%s” is a trade learned: %i", ([lines, count]) => {
  const cv = parseCv(`Jo Ex\n\nBerufserfahrung\n11.2024 - 03.2025\nNordbau GmbH\n- Kabel\n${lines}\n`, monthOfIso("2026-11-01"));
  expect(apprenticeshipsIn(cv)).toHaveLength(count);
});
