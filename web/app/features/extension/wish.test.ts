import { expect, test } from "vitest";
import { answerTo, wishIn } from "./wish.ts";

const CHROME = `https://${"abcdefghijklmnop".repeat(2)}.chromiumapp.org/connected`;
const FIREFOX = `https://${"01234567".repeat(5)}.extensions.allizom.org/connected`;
const CHALLENGE = "aB3-_".repeat(8) + "xyz";

const searchOf = (redirect: string, challenge = CHALLENGE, state = "s") =>
  new URLSearchParams({ connect: "1", challenge, redirect, state });

test.for([CHROME, FIREFOX])("an extension that waits at %s gets its answer there", (redirect) => {
  const wish = wishIn(searchOf(redirect, CHALLENGE, "a b&c"))!;
  expect(wish).toEqual({ challenge: CHALLENGE, redirect, state: "a b&c" });
  expect(answerTo(wish, { code: "x" })).toBe(`${redirect}?code=x&state=a+b%26c`);
  expect(answerTo(wish, { error: "declined" })).toBe(`${redirect}?error=declined&state=a+b%26c`);
});

test.for([
  "https://evil.example/connected",
  "javascript:alert(1)//.chromiumapp.org/connected",
  "data:text/html,x",
  "//abcdefghijklmnopabcdefghijklmnop.chromiumapp.org/connected",
  CHROME.replace("https", "http"),
  `${CHROME}?x`,
  `${CHROME}\n`,
  CHROME.replace("/connected", ".evil.example/connected"),
  CHROME.replace("https://", "https://evil.example@"),
  "",
])("the page leads nowhere for %j", (redirect) => {
  expect(wishIn(searchOf(redirect))).toBeUndefined();
});

test("a challenge of another form, a missing one and an endless state are no wish", () => {
  expect(wishIn(searchOf(CHROME, "short"))).toBeUndefined();
  expect(wishIn(new URLSearchParams({ redirect: CHROME }))).toBeUndefined();
  expect(wishIn(searchOf(CHROME, CHALLENGE, "s".repeat(201)))).toBeUndefined();
});
