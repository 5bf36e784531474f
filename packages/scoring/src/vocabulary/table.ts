import type { CriterionKind } from "../criterion.info.ts";
import { slug } from "../text/fold.ts";
import { LANGUAGES, type Language } from "../text/language.ts";

/** A name of a term. */
export interface Alias {
  readonly text: string;
  /** Counts only with exactly this case: "Go", "Excel", "SAP". */
  readonly isExact: boolean;
  /** Counts only as an item of a list or after a word such as "in": "R", "C". */
  readonly isItem: boolean;
  /** Stands in the table's Turkish cell. */
  readonly isTurkish: boolean;
}

/** A skill, tool, certificate or other concept of jobs and CVs, with all its names. */
export interface Term {
  readonly id: string;
  readonly kind: CriterionKind;
  readonly label: Readonly<Record<Language, string>>;
  readonly aliases: readonly Alias[];
}

/**
 * Reads a table of terms. A line is `English | German | Spanish | Turkish`; each cell is a label and other names, separated by ";".
 * An empty or missing cell takes the English label. `=Name` needs exactly this case; `~Name` also counts only in a list.
 */
export const terms = (kind: CriterionKind, table: string): Term[] =>
  table
    .trim()
    .split("\n")
    .map((line) => {
      const cells = line.split("|").map((cell) =>
        cell
          .split(";")
          .map((name) => name.trim())
          .filter(Boolean),
      );
      const labels = LANGUAGES.map((language, index) => [language, bare(cells[index]?.[0] ?? cells[0]![0]!)] as const);
      // A name marked in one language is marked in all.
      const names = new Map(cells.flat().map((name) => [bare(name), name] as const));
      for (const name of cells.flat()) if (name !== bare(name)) names.set(bare(name), name);
      const turkish = new Set(cells[LANGUAGES.indexOf("tr")]?.map(bare));
      return {
        id: slug(bare(cells[0]![0]!)),
        kind,
        label: Object.fromEntries(labels) as Record<Language, string>,
        aliases: [...names].map(([text, name]) => ({
          text,
          isExact: name !== text,
          isItem: name.startsWith("~"),
          isTurkish: turkish.has(text),
        })),
      };
    });

/**
 * Names that are the same in every language, separated by ";", each a term of its own; after "," other names of the same. `=` and `~` as
 * above.
 */
export const products = (kind: CriterionKind, list: string): Term[] =>
  terms(
    kind,
    list
      .split(/;|\n/)
      .map((names) => names.trim().replaceAll(",", ";"))
      .filter(Boolean)
      .join("\n"),
  );

const bare = (name: string): string => name.replace(/^[=~]/, "");

/** Merges terms of the same id; the labels are those of the first. */
export const united = (tables: readonly Term[]): Term[] => {
  const byId = new Map<string, Term>();
  for (const term of tables) {
    const known = byId.get(term.id);
    const names = new Set(known?.aliases.map(({ text }) => text.toLowerCase()));
    byId.set(
      term.id,
      known
        ? { ...known, aliases: [...known.aliases, ...term.aliases.filter(({ text }) => !names.has(text.toLowerCase()))] }
        : term,
    );
  }
  return [...byId.values()];
};
