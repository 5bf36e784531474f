import { FIELDS, precisionOf, recallOf, type Tallies } from "./fields.ts";
import { counts, keeps, type Figure, type Section, type WorldSection } from "./figure.ts";

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");

/** A Markdown table. */
export const plainTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((row) => `| ${row.map(cell).join(" | ")} |`).join("\n");

const percent = (share: number): string => `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;

/** Recall of each field by group; for skills and languages recall / precision. */
export const fieldTable = (
  groups: readonly (readonly [name: string, tallies: Tallies, cvs?: number])[],
  head = "language or layout",
): string =>
  plainTable(
    [head, "CVs", ...FIELDS],
    groups.map(([name, tallies, cvs = tallies.name.asked]) => [
      name,
      String(cvs),
      ...FIELDS.map((field) => {
        if (tallies[field].asked === 0) return "–";
        const recall = percent(recallOf(tallies[field]));
        return field === "skills" || field === "languages" ? `${recall} / ${percent(precisionOf(tallies[field]))}` : recall;
      }),
    ]),
  );

/** A value as a person reads it. */
export function shown({ value, unit }: Pick<Figure, "value" | "unit">): string {
  if (unit === "share") return percent(value);
  const digits = unit === "ms" || unit === "×" ? 1 : Number.isInteger(value) || unit === "MB" || unit === "per minute" ? 0 : 3;
  return `${value.toFixed(digits)}${unit === undefined ? "" : unit === "×" ? " ×" : ` ${unit}`}`;
}

const floorOf = ({ floor, unit }: Figure): string => {
  if (!floor) return "";
  return "atLeast" in floor
    ? `≥ ${shown({ value: floor.atLeast, ...(unit && { unit }) })}`
    : `≤ ${shown({ value: floor.atMost, ...(unit && { unit }) })}`;
};

const MAX_CASES = 12;

/** A section as Markdown: its figures in a table, the first cases behind those that are not perfect, further tables, the world's. */
export function sectionText({ title, text, figures, tables = [], world }: Section): string {
  const cases = figures.filter(({ cases }) => cases !== undefined && cases.length > 0);
  return [
    `## ${title}`,
    ...(text === undefined ? [] : [text]),
    ...(figures.length + (world?.figures.length ?? 0) === 0 ? [] : [figureTable(figures, world)]),
    ...tables,
    ...(world?.tables?.length ? ["On public files:", ...world.tables] : []),
    ...cases.map(({ what, cases }) => {
      const more = cases!.length > MAX_CASES ? `\n- … and ${cases!.length - MAX_CASES} more` : "";
      return `<details><summary>${what}: ${cases!.length}</summary>\n\n${cases!
        .slice(0, MAX_CASES)
        .map((line) => `- ${line}`)
        .join("\n")}${more}\n\n</details>`;
    }),
  ].join("\n\n");
}

/** One row for each figure, of the corpus and, in the second column, of the world. */
function figureTable(figures: readonly Figure[], world: WorldSection | undefined): string {
  const theirs = world?.figures ?? [];
  const names = new Set([...figures, ...theirs].map(({ what }) => what));
  const rows = [...names].map((what) => ({
    what,
    own: figures.find((figure) => figure.what === what),
    world: theirs.find((figure) => figure.what === what),
  }));
  const every = [...figures, ...theirs];
  const columns: readonly (readonly [head: string, is: boolean, cell: (row: (typeof rows)[number]) => string])[] = [
    ["", true, ({ what }) => what],
    [world ? "corpus" : "ours", figures.length > 0, ({ own }) => valueOf(own)],
    ["floor", figures.length > 0, ({ own }) => (own ? floorOf(own) : "")],
    ["sample", figures.length > 0, ({ own }) => own?.sample ?? ""],
    ["world", world !== undefined, ({ world }) => valueOf(world)],
    ["floor", world !== undefined, ({ world }) => (world ? floorOf(world) : "")],
    ["sample", world !== undefined, ({ world }) => world?.sample ?? ""],
    ["others, same run", every.some(({ peers }) => peers !== undefined), ({ own, world }) => both(own?.peers, world?.peers)],
    [
      "published",
      every.some(({ published }) => published !== undefined),
      ({ own, world }) => own?.published ?? world?.published ?? "",
    ],
  ];
  const shownColumns = columns.filter(([, is]) => is);
  return plainTable(
    shownColumns.map(([head]) => head),
    rows.map((row) => shownColumns.map(([, , cell]) => cell(row))),
  );
}

const both = (own: string | undefined, world: string | undefined): string =>
  [own, world === undefined ? undefined : `world: ${world}`].filter((one) => one !== undefined).join("; ");

function valueOf(figure: Figure | undefined): string {
  if (figure === undefined) return "";
  const text = figure.n === 0 ? "–" : shown(figure);
  if (keeps(figure)) return text;
  return counts(figure) ? `**${text}**` : `${text} (too few to count)`;
}
