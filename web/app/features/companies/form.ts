import type { BodyOf } from "@candor/contract";
import type { Company } from "../../recruiting/queries/companies.ts";
import { websiteOf } from "../../recruiting/website.ts";

type CompanyFields = BodyOf<"POST /api/companies">;

/** One line of the list of advantages; `key` stays with it wherever it is moved. */
export interface Line {
  readonly key: number;
  readonly text: string;
}

/** A company profile as it is being written: every field is there, if only empty. */
export interface Draft {
  readonly name: string;
  readonly location: string;
  readonly website: string;
  readonly about: string;
  /** Heading of the advantages. */
  readonly heading: string;
  readonly lines: readonly Line[];
}

/** As many as the server keeps. */
export const LINES_MAX = 30;

/** Initial values of the form: those of a company, or empty ones. */
export function draftOf(company: Partial<Company> = {}): Draft {
  const { name = "", location = "", website = "", about = "", advantages } = company;
  const lines = (advantages?.items ?? []).map((text, key) => ({ key, text }));
  return { name, location, website, about, heading: advantages?.title ?? "", lines };
}

/** The request body: cleared fields as empty strings, without empty lines. */
export function fieldsOf(draft: Draft): Required<CompanyFields> {
  return {
    name: draft.name.trim(),
    location: draft.location.trim(),
    website: websiteOf(draft.website),
    about: draft.about.trim(),
    advantages: { title: draft.heading.trim(), items: draft.lines.map(({ text }) => text.trim()).filter(Boolean) },
  };
}

/** True if there are unsaved changes. */
export const isChanged = (draft: Draft, from: Draft): boolean =>
  JSON.stringify(fieldsOf(draft)) !== JSON.stringify(fieldsOf(from));

/** With one more line after the one at `index`, at the end without it. */
export function withLine(lines: readonly Line[], index = lines.length - 1): readonly Line[] {
  const key = Math.max(-1, ...lines.map((line) => line.key)) + 1;
  return lines.toSpliced(index + 1, 0, { key, text: "" });
}

/** With the line at `from` standing at `to`; as they are where there is no such place. */
export function moved(lines: readonly Line[], from: number, to: number): readonly Line[] {
  const line = lines[from];
  if (!line || to < 0 || to >= lines.length) return lines;
  return lines.toSpliced(from, 1).toSpliced(to, 0, line);
}
