import { expect, test } from "vitest";
import { keyOf, madeCode } from "./code.ts";

test.for(["welcome-30", " WELCOME 30 ", "Welcome–30", "WELCOME30", "ＷＥＬＣＯＭＥ30"])("%s is the code WELCOME-30", (typed) => {
  expect(keyOf(typed)).toBe(keyOf("WELCOME-30"));
});

test.for(["trial-30", "trıal-30", "TRİAL-30"])("%s is the code TRIAL-30, with any keyboard's I", (typed) => {
  expect(keyOf(typed)).toBe("TRIAL30");
});

test("generated codes differ, and contain no characters that are easily confused", () => {
  const codes = Array.from({ length: 500 }, madeCode);
  expect(new Set(codes).size).toBe(500);
  for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-TWXYZ2-9]{4}(-[A-HJKMNP-TWXYZ2-9]{4}){2}$/u);
});
