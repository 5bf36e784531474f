import { describe, expect, test } from "vitest";
import type { WorldAdvert } from "./advert.ts";
import type { AdvertAnswer, Proposed } from "./answer.ts";
import { listedAdverts } from "./files.ts";
import { judge } from "./judge.ts";
import { halfOf, textFrom } from "./text.ts";

const TEXT = "Nurse\nRegistered nurse\nEpic or Cerner\nWound care is a plus\nNight shifts\nA kind heart\nWe offer free parking";
const at = (words: string) => ({ start: TEXT.indexOf(words), end: TEXT.indexOf(words) + words.length });

const advert: WorldAdvert = {
  id: "en-nurse-0",
  repository: "owner/name",
  path: "advert.txt",
  blob: "0",
  rule: { as: "text" },
  sha256: "0",
  half: "develop",
  language: "en",
  profession: "nurse",
  isco: "2221",
  requirements: [
    { ...at("Registered nurse"), kind: "certification", importance: "must" },
    { ...at("Epic"), kind: "tool", importance: "must", group: 1 },
    { ...at("Cerner"), kind: "tool", importance: "must", group: 1 },
    { ...at("Wound care"), kind: "skill", importance: "nice" },
  ],
  questions: [at("Night shifts")],
  traits: [at("A kind heart")],
  open: [],
  facts: [],
  wishes: [],
};

const proposed = (words: string, more: Partial<Proposed> = {}): Proposed => ({
  text: words,
  kind: "skill",
  importance: "must",
  ...at(words),
  ...more,
});

const judged = (...criteria: Proposed[]) => judgedBy(advert, ...criteria);

const judgedBy = (truth: WorldAdvert, ...criteria: Proposed[]) => {
  const answer: AdvertAnswer = {
    criteria,
    shown: criteria,
    questions: [],
    refused: [],
    hours: [],
    contract: undefined,
    location: undefined,
    pay: undefined,
  };
  return judge(truth, TEXT, answer);
};

describe("A proposed criterion is judged by the advert's truth", () => {
  test.for([
    ["Registered nurse", {}, undefined],
    ["Wound care", {}, undefined],
    ["Wound care", { text: "Dressings" }, "other words"],
    ["Wound care", { kind: "language" }, "another kind"],
    ["Night shifts", {}, "a question"],
    ["A kind heart", {}, "a trait"],
    ["free parking", {}, "not asked"],
  ] as const)("%s %o: %s", ([words, more, fault]) => {
    expect(judged(proposed(words, more)).judged[0]?.fault).toBe(fault);
  });

  test("alternatives are one requirement: two criteria split it, one of both finds it", () => {
    const split = judged(proposed("Epic", { kind: "tool" }), proposed("Cerner", { kind: "tool" }));
    expect(split.judged.map(({ fault }) => fault)).toEqual([undefined, "split"]);
    const within: WorldAdvert = {
      ...advert,
      requirements: [{ ...at("Epic or Cerner"), kind: "tool", importance: "must", group: 1 }],
    };
    const inside = judgedBy(within, proposed("Epic", { kind: "tool" }), proposed("Cerner", { kind: "tool" }));
    expect(inside.judged.map(({ fault }) => fault)).toEqual([undefined, "split"]);
    const whole = judged(proposed("Epic or Cerner"));
    expect(whole.tally).toMatchObject({ criteria: { right: 1, n: 1 }, requirements: { right: 1, n: 3 } });
  });

  test("a nice-to-have proposed as a must is counted, and so is every line that is not shown", () => {
    const { tally } = judged(proposed("Wound care"));
    expect(tally).toMatchObject({ importance: { right: 0, n: 1 }, silent: { right: 5, n: 6 } });
  });
});

describe("The list of public adverts", () => {
  test("each line has places inside one text, in order, and the half that its hash decides", () => {
    for (const { id, half, sha256, requirements, questions, traits, open, facts, wishes } of listedAdverts()) {
      expect([id, half]).toEqual([id, halfOf(sha256)]);
      for (const { start, end } of [...requirements, ...questions, ...traits, ...open, ...facts, ...wishes])
        expect([id, start >= 0 && end > start]).toEqual([id, true]);
    }
  });

  test.for([
    [{ as: "table", separator: ";", row: 1, columns: ["#b", "a"] }, 'a;b\n1;2\n"x;""y""";"z\nw"\n', 'b:\nz\nw\n\nx;"y"'],
    [{ as: "json", element: 0, fields: ["t"] }, '[{"t":"Cook\\r\\nwanted"}]', "Cook\nwanted"],
    [{ as: "literals", after: "Ad(", nth: 0, keep: [0, 1] }, 'new Ad("Cook", "a\\n" +\n "b")', "Cook\n\na\nb"],
    [
      { as: "html", from: "<h1>", to: "<form" },
      "<h1>Cook</h1><ul><li>Soups &amp; more</li></ul><form>",
      "Cook\n\n- Soups & more",
    ],
    [
      { as: "markdown", fields: ["title"], from: "## Text", to: "Find" },
      "---\ntitle: Cook\n---\n## Text\nSoups\nFind",
      "Cook\n\nSoups",
    ],
  ] as const)("%o", ([rule, file, text]) => {
    expect(textFrom(file, rule)).toBe(text);
  });
});
