import { FIELDS, precisionOf, recallOf, type Tallies } from "./fields.ts";
import { keeps, type Figure, type Section } from "./figure.ts";

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");

/** A Markdown table. */
export const plainTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((row) => `| ${row.map(cell).join(" | ")} |`).join("\n");

const percent = (share: number): string => `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;

/** Recall of each field by group; for skills and languages recall / precision. */
export const fieldTable = (groups: readonly (readonly [name: string, tallies: Tallies])[]): string =>
  plainTable(
    ["language or layout", "CVs", ...FIELDS],
    groups.map(([name, tallies]) => [
      name,
      String(tallies.name.asked),
      ...FIELDS.map((field) => {
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

/** A section as Markdown: its figures in a table, the first cases behind those that are not perfect, further tables. */
export function sectionText({ title, text, figures, tables = [] }: Section): string {
  const hasPeers = figures.some(({ peers }) => peers !== undefined);
  const hasPublished = figures.some(({ published }) => published !== undefined);
  const head = ["", "ours", "floor", "sample", ...(hasPeers ? ["others, same run"] : []), ...(hasPublished ? ["published"] : [])];
  const rows = figures.map((figure) => [
    figure.what,
    keeps(figure) ? shown(figure) : `**${shown(figure)}**`,
    floorOf(figure),
    figure.sample,
    ...(hasPeers ? [figure.peers ?? ""] : []),
    ...(hasPublished ? [figure.published ?? ""] : []),
  ]);
  const cases = figures.filter(({ cases }) => cases !== undefined && cases.length > 0);
  return [
    `## ${title}`,
    ...(text === undefined ? [] : [text]),
    plainTable(head, rows),
    ...tables,
    ...cases.map(({ what, cases }) => {
      const more = cases!.length > MAX_CASES ? `\n- … and ${cases!.length - MAX_CASES} more` : "";
      return `<details><summary>${what}: ${cases!.length}</summary>\n\n${cases!
        .slice(0, MAX_CASES)
        .map((line) => `- ${line}`)
        .join("\n")}${more}\n\n</details>`;
    }),
  ].join("\n\n");
}
