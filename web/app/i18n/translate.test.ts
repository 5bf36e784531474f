import { describe, expect, test } from "vitest";
import { pathOf, sentence } from "./translate.ts";

const WORDS = {
  title: "Jobs",
  list: {
    greeting: "Hello {{name}}, {{name}}!",
    more_one: "{{count}} more",
    more_many: "{{count}} de más",
    more_other: "{{count}} others",
  },
};
const say = (path: string[], values = {}, locale: "en" | "es" = "en") => sentence(WORDS, path, locale, values);

test("a selector's path has every key it goes through", () => {
  const key: string = "more";
  expect(pathOf(($: typeof WORDS) => $.list.greeting)).toEqual(["list", "greeting"]);
  expect(pathOf(($: Record<string, Record<string, string>>) => $["list"]![key])).toEqual(["list", "more"]);
});

describe("a sentence", () => {
  test("is filled in at every placeholder", () => {
    expect(say(["list", "greeting"], { name: "Ada" })).toBe("Hello Ada, Ada!");
    expect(say(["list", "greeting"])).toBe("Hello , !");
  });

  test("shows a value as it is, also one that looks like a placeholder", () => {
    expect(say(["list", "greeting"], { name: "{{title}} $& <b>" })).toBe("Hello {{title}} $& <b>, {{title}} $& <b>!");
  });

  test("has the plural form of its count in its language", () => {
    expect([0, 1, 2].map((count) => say(["list", "more"], { count }))).toEqual(["0 others", "1 more", "2 others"]);
    expect([1, 2, 1_000_000].map((count) => say(["list", "more"], { count }, "es"))).toEqual([
      "1 more",
      "2 others",
      "1000000 de más",
    ]);
  });

  test("may have a count without depending on it", () => {
    expect(say(["title"], { count: 2 })).toBe("Jobs");
  });

  test("that does not exist is its path", () => {
    expect(say(["list", "absent", "deeper"])).toBe("list.absent.deeper");
    expect(say(["list"])).toBe("list");
    expect(sentence(undefined, ["title"], "en")).toBe("title");
  });
});
