import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Figure, WorldSection } from "../../measure/figure.ts";
import { plainTable } from "../../measure/tables.ts";
import { presentAdverts } from "../adverts/files.ts";
import { checkEvidence, type CheckedEvidence } from "./evidence.ts";
import type { ReadListedCv } from "./readings.ts";
import type { JudgedLine, SheetHead } from "./verdict.ts";

/** The last sheet that was judged, one line each after its head. */
export const VERDICTS = join(import.meta.dirname, "verdicts.jsonl");

/** Lines of the test half that make a figure of their own. */
const ENOUGH_OF_TEST = 300;

const SHARES = { convinces: 0.97, credited: 0.85 };

/** Figures for credited quotes, as a reader judged them, and for true evidence labelled beforehand. */
export function measureQuotes(cvs: readonly ReadListedCv[]): WorldSection {
  const checked = checkEvidence(cvs, presentAdverts().present);
  const sheet = judgedSheet();
  return {
    title: "Quotes that prove",
    text: "A sample of credited marks was read, each quote alone with the line of its role, by somebody who knew neither the code nor the CV; doubtful counts as not convincing. The lines, their places and what was doubtful: `evals/world/quotes/verdicts.jsonl`. *True evidence* was labelled by reading CVs and adverts, never by a run.",
    figures: [...(sheet ? convincing(sheet) : []), ...(checked.length > 0 ? credited(checked) : [])],
    tables: [
      ...(sheet ? verdictTables(sheet.lines) : []),
      ...(checked.length > 0
        ? [
            evidenceTable("language", checked, ({ of }) => of.cv.language),
            evidenceTable("kind", checked, kindOf),
            evidenceTable("half", checked, ({ of }) => of.cv.half),
            evidenceTable("profession", checked, ({ of }) => of.cv.profession),
          ]
        : []),
    ],
  };
}

interface JudgedSheet {
  readonly head: SheetHead;
  readonly lines: readonly JudgedLine[];
}

/** The last judged sheet; undefined where there is none. */
export function judgedSheet(): JudgedSheet | undefined {
  if (!existsSync(VERDICTS)) return undefined;
  const [head, ...lines] = readFileSync(VERDICTS, "utf8")
    .split("\n")
    .filter((line) => line !== "");
  return { head: JSON.parse(head!) as SheetHead, lines: lines.map((line) => JSON.parse(line) as JudgedLine) };
}

function convincing({ head, lines }: JudgedSheet): Figure[] {
  const test = lines.filter(({ half }) => half === "test");
  const holdsEnough = test.length >= ENOUGH_OF_TEST;
  const source = `sheet of commit ${head.commit.slice(0, 7)}, engine ${head.engine}`;
  const share = (what: string, some: readonly JudgedLine[]): Figure => ({
    what,
    value: shareOf(some, ({ verdict }) => verdict === "convinces"),
    unit: "share",
    n: some.length,
    sample: `${some.length} credited marks, ${new Set(some.map(({ profession }) => profession)).size} professions; ${source}`,
  });
  const main = share("credited quotes that convince a reader", holdsEnough ? test : lines);
  const floored = { ...main, floor: { atLeast: SHARES.convinces } };
  return holdsEnough ? [floored] : [floored, share("of them, on the test half", test)];
}

function credited(checked: readonly CheckedEvidence[]): Figure[] {
  const test = checked.filter(({ of }) => of.cv.half === "test");
  const share = (what: string, some: readonly CheckedEvidence[], isRight: (one: CheckedEvidence) => boolean): Figure => ({
    what,
    value: shareOf(some, isRight),
    unit: "share",
    n: some.length,
    sample: `${some.length} pairs of a requirement and a CV, ${new Set(some.map(({ of }) => of.cv.profession)).size} professions`,
  });
  return [
    { ...share("true evidence credited", checked, ({ isCredited }) => isCredited), floor: { atLeast: SHARES.credited } },
    ...(test.length > 0 ? [share("true evidence credited, on the test half", test, ({ isCredited }) => isCredited)] : []),
    share("true evidence credited and quoted where it was labelled", checked, ({ isQuoted }) => isQuoted),
  ];
}

function shareOf<T>(items: readonly T[], isRight: (item: T) => boolean): number {
  return items.length === 0 ? 0 : items.filter(isRight).length / items.length;
}

export function kindOf({ from, requirement: [start] }: CheckedEvidence): string {
  return from.advert.requirements.find((one) => one.start === start)?.kind ?? "other";
}

function verdictTables(lines: readonly JudgedLine[]): string[] {
  const count = (some: readonly JudgedLine[], verdict: string) => String(some.filter((line) => line.verdict === verdict).length);
  const table = (name: string, groupOf: (line: JudgedLine) => string) =>
    plainTable(
      [name, "marks", "convince", "doubtful", "no"],
      grouped(lines, groupOf).map(([group, some]) => [
        group,
        String(some.length),
        count(some, "convinces"),
        count(some, "doubtful"),
        count(some, "no"),
      ]),
    );
  return [
    table("kind", ({ kind }) => kind),
    table("language of the CV", ({ language }) => language),
    table("advert", ({ isNear }) => (isNear ? "of the CV's field" : "of another profession")),
    table("half", ({ half }) => half),
  ];
}

function evidenceTable(name: string, checked: readonly CheckedEvidence[], groupOf: (one: CheckedEvidence) => string): string {
  return plainTable(
    [name, "true evidence", "credited"],
    grouped(checked, groupOf).map(([group, some]) => [
      group,
      String(some.length),
      String(some.filter(({ isCredited }) => isCredited).length),
    ]),
  );
}

function grouped<T>(items: readonly T[], groupOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(groupOf(item), [...(groups.get(groupOf(item)) ?? []), item]);
  return [...groups].toSorted(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1));
}
