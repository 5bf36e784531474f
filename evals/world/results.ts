import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ENGINE_VERSION } from "@candor/scoring";
import { counts, keeps, type Figure, type Section, type WorldSection } from "../measure/figure.ts";

/** The figures of the last run on public files, kept so that a run without those files can show them. One line each. */
const STORED = join(import.meta.dirname, "measured.jsonl");

export interface WorldResults {
  readonly engine: string;
  /** YYYY-MM-DD */
  readonly measuredOn: string;
  readonly sections: readonly WorldSection[];
}

export async function storedResults(): Promise<WorldResults | undefined> {
  if (!existsSync(STORED)) return undefined;
  const [head, ...sections] = (await readFile(STORED, "utf8")).split("\n").filter((line) => line !== "");
  return {
    ...(JSON.parse(head!) as Omit<WorldResults, "sections">),
    sections: sections.map((line) => JSON.parse(line) as WorldSection),
  };
}

/** Stores the figures of a run. Cases are left out: they could name people. */
export async function storeResults(sections: readonly WorldSection[], measuredOn: string): Promise<WorldResults> {
  const results = { engine: ENGINE_VERSION, measuredOn, sections: sections.map(withoutCases) };
  const lines = [{ engine: ENGINE_VERSION, measuredOn }, ...results.sections];
  await writeFile(STORED, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  return results;
}

const withoutCases = (section: WorldSection): WorldSection => ({
  ...section,
  figures: section.figures.map(({ cases: _, ...figure }) => figure),
});

/** Puts the world's figures beside those of the corpus: in the section of the same title, else in a section of their own. */
export function besideWorld(sections: readonly Section[], world: WorldResults | undefined): Section[] {
  if (world === undefined) return [...sections];
  const added = world.sections.filter(({ title }) => sections.every((section) => section.title !== title));
  return [
    ...sections.map((section) => {
      const same = world.sections.find(({ title }) => title === section.title);
      return same ? { ...section, world: same } : section;
    }),
    ...added.map(({ title, text, ...rest }) => ({
      title,
      ...(text === undefined ? {} : { text }),
      figures: [],
      world: { title, ...rest },
    })),
  ];
}

/** The figures of the world that are below their floors, with the section they stand in. */
export const belowFloors = ({ sections }: WorldResults): { name: string; figure: Figure }[] =>
  sections.flatMap(({ title, figures }) =>
    figures.filter((figure) => counts(figure) && !keeps(figure)).map((figure) => ({ name: `${title}: ${figure.what}`, figure })),
  );
