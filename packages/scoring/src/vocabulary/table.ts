import type { CriterionKind } from "../criterion.info.ts";
import { slug } from "../text/fold.ts";
import { LANGUAGES, type Language } from "../text/language.ts";
import { isOrdinaryWord } from "./ambiguous.ts";

/** A name of a term. */
export interface Alias {
  readonly text: string;
  /** Counts only with exactly this case: "Go", "Excel", "SAP". */
  readonly isExact: boolean;
  /** Counts only as an item of a list or after a word such as "in": "R", "C". */
  readonly isItem: boolean;
  /** Stands in the table's Turkish cell. */
  readonly isTurkish: boolean;
  /** The language whose cell alone has it. */
  readonly only: Language | undefined;
  /** A product's name that is an ordinary word, too: "Canva". */
  readonly isOrdinary: boolean;
}

/** The part of a term that rules of adverts ask about. */
export interface NamedTerm {
  readonly id: string;
  readonly kind: CriterionKind;
  /** True for a name that is the same in all four languages. */
  readonly isProduct: boolean;
}

/** A skill, tool, certificate or other concept of jobs and CVs, with all its names. */
export interface Term extends NamedTerm {
  readonly label: Readonly<Record<Language, string>>;
  readonly aliases: readonly Alias[];
}

/** A line of a table. */
export type Row = Pick<Term, "id" | "kind" | "label"> & { readonly aliases: readonly Omit<Alias, "isOrdinary">[] };

/**
 * Reads a table of terms. A line is `English | German | Spanish | Turkish`; each cell is a label and other names, separated by ";".
 * An empty or missing cell takes the English label. `=Name` needs exactly this case; `~Name` also counts only in a list.
 */
export const terms = (kind: CriterionKind, table: string): Row[] =>
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
      const english = bare(cells[0]![0]!);
      const names = new Map<string, { written: string; readonly languages: Set<Language> }>();
      for (const [index, cell] of cells.entries())
        for (const written of cell) {
          const text = bare(written);
          const known = names.get(text) ?? { written, languages: new Set() };
          // A name marked in one language is marked in all.
          if (written !== text) known.written = written;
          const language = LANGUAGES[index];
          if (language) known.languages.add(language);
          names.set(text, known);
        }
      const labels = LANGUAGES.map((language, index) => [language, bare(cells[index]?.[0] ?? english)] as const);
      return {
        id: slug(english),
        kind,
        label: Object.fromEntries(labels) as Record<Language, string>,
        aliases: Array.from(names, ([text, { written, languages }]) => ({
          text,
          isExact: written !== text,
          isItem: written.startsWith("~"),
          isTurkish: languages.has("tr"),
          only: languages.size === 1 ? [...languages][0] : undefined,
        })),
      };
    });

/**
 * Names that are the same in every language, separated by ";", each a term of its own; after "," other names of the same. `=` and `~` as
 * above.
 */
export const products = (kind: CriterionKind, list: string): Row[] =>
  terms(
    kind,
    list
      .split(/;|\n/)
      .map((names) => names.trim().replaceAll(",", ";"))
      .filter(Boolean)
      .join("\n"),
  );

const bare = (name: string): string => (name.startsWith("=") || name.startsWith("~") ? name.slice(1) : name);

/** Merges terms of the same id; the labels are those of the first. */
export const united = (tables: readonly Row[]): Term[] => {
  const byId = new Map<string, Row>();
  for (const term of tables) {
    const known = byId.get(term.id);
    if (!known) {
      byId.set(term.id, term);
      continue;
    }
    const names = new Set(known.aliases.map(({ text }) => text.toLowerCase()));
    const further = term.aliases.filter(({ text }) => !names.has(text.toLowerCase()));
    byId.set(term.id, { ...known, aliases: [...known.aliases, ...further] });
  }
  return Array.from(byId.values(), ({ label, aliases, ...term }) => ({
    ...term,
    label,
    isProduct: new Set(Object.values(label)).size === 1,
    aliases: aliases.map((alias) => ({
      ...alias,
      isOrdinary: label.en === label.tr && /^\p{Lu}/u.test(alias.text) && isOrdinaryWord(alias.text),
    })),
  }));
};
