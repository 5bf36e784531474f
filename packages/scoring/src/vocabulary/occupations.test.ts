import { expect, test } from "vitest";
import { areRelated, occupationsOf } from "./occupations.ts";
import table from "./occupations.json" with { type: "json" };

const named = (text: string): string[] => occupationsOf(text).map(({ isco, start, end }) => `${isco} ${text.slice(start, end)}`);

test.for([
  ["Registered Nurse, ICU", "2221 Registered Nurse"],
  ["sales managers", "1221 sales managers"],
  ["Senior Full-Stack Engineer", "2512 Full-Stack Engineer"],
  ["Gesundheits- und Krankenpfleger/in", "2221 Gesundheits- und Krankenpfleger/in"],
  ["LKW-Fahrer (m/w/d)", "8332 LKW-Fahrer"],
  ["Oberärztin", "2212 Oberärztin"],
  ["Bürokauffrau", "4110 Bürokauffrau"],
  ["Kaufmann/-frau im Einzelhandel", "5223 Kaufmann/-frau im Einzelhandel"],
  ["enfermera de UCI", "2221 enfermera de UCI"],
  ["Programador/a web", "2513 Programador/a web"],
  ["camareras de piso", "9112 camareras de piso"],
  ["Yoğun Bakım Hemşiresi", "2221 Yoğun Bakım Hemşiresi"],
  ["BÖLGE SATIŞ MÜDÜRÜ", "1221 BÖLGE SATIŞ MÜDÜRÜ"],
  ["tır şoförü", "8332 tır şoförü"],
] as const)("%s is %s", ([text, expected]) => {
  expect(named(text)).toEqual([expected]);
});

test("a German compound counts by its last part, and not every ending is one", () => {
  expect(named("Palliativpflegerin")).toEqual(["2221 Palliativpflegerin"]);
  expect(named("Halbleiter, Angebote und Lautsprecher")).toEqual([]);
});

test("an abbreviation counts only in capitals", () => {
  expect(named("RN with a pta degree")).toEqual(["2221 RN"]);
});

test("a title that says no more has a major group, and is related to nothing", () => {
  expect(occupationsOf("Manager")[0]?.isco).toBe("1");
  expect(areRelated("1", "1221")).toBe(false);
});

test.for([
  ["2221", "5321", true],
  ["3313", "2411", true],
  ["8332", "8322", true],
  ["2221", "2511", false],
  ["1221", "2512", false],
  ["3313", "2356", false],
  ["5223", "2512", false],
] as const)("%s and %s related: %s", ([a, b, expected]) => {
  expect(areRelated(a, b)).toBe(expected);
  expect(areRelated(b, a)).toBe(expected);
});

test("every title of the table is found whole", () => {
  const lost = Object.values(table)
    .flat()
    .flatMap((cell) => cell.split(";"))
    .map((title) => title.replace(/^=/, ""))
    .filter((title) => title !== "" && named(title)[0]?.slice(-title.length) !== title);
  expect(lost).toEqual([]);
});
