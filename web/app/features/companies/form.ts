import type { BodyOf } from "@candor/contract";
import * as z from "zod/mini";
import type { Company } from "../../recruiting/queries/companies.ts";
import { websiteOf } from "../../recruiting/website.ts";

type CompanyFields = BodyOf<"POST /api/companies">;

const LineSchema = z.object({
  /** Stays with the line when it moves. */
  key: z.number(),
  text: z.string(),
});
/** One advantage. */
export type Line = z.infer<typeof LineSchema>;

/** The form of a company profile. Every field is there, if only empty; `heading` stands over the advantages. */
export const CompanySchema = z
  .object({
    name: z.string(),
    location: z.string(),
    website: z.string(),
    about: z.string(),
    heading: z.string(),
    lines: z.array(LineSchema),
  })
  .check(({ value, issues }) => {
    const { name, advantages } = fieldsOf(value);
    const wrong = (field: keyof Draft) => issues.push({ code: "custom", path: [field], input: value[field] });
    if (name === "") wrong("name");
    // A heading over nothing.
    if (advantages.title !== "" && advantages.items.length === 0) wrong("lines");
  });
export type Draft = z.infer<typeof CompanySchema>;

/** The server's limit. */
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
export function withLine(lines: Line[], index = lines.length - 1): Line[] {
  const key = Math.max(-1, ...lines.map((line) => line.key)) + 1;
  return lines.toSpliced(index + 1, 0, { key, text: "" });
}

/** With the line at `from` standing at `to`; as they are where there is no such place. */
export function moved(lines: Line[], from: number, to: number): Line[] {
  const line = lines[from];
  if (!line || to < 0 || to >= lines.length) return lines;
  return lines.toSpliced(from, 1).toSpliced(to, 0, line);
}
