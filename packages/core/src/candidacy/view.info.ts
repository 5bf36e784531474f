import * as z from "zod/mini";
import { Filter } from "./candidate.info.ts";
import { SEARCH_MAX_CHARACTERS, VIEW_NAME_MAX_CHARACTERS } from "../kernel/limits.ts";
import { oneLine } from "../kernel/line.info.ts";

/** Columns of the candidate list that can be hidden; name and score are always shown. */
export const Column = z.enum(["match", "stage", "skills", "location", "source", "email", "applied"]);
export type Column = z.infer<typeof Column>;

/** A named view: a filter with its order, and the visible columns. */
export const Fields = z.object({
  name: z
    .string("view.nameRequired")
    .check(oneLine, z.minLength(1, "view.nameRequired"), z.maxLength(VIEW_NAME_MAX_CHARACTERS, "input.invalid")),
  filter: z.extend(Filter, { query: z.optional(z.string().check(z.maxLength(SEARCH_MAX_CHARACTERS))) }),
  columns: z.array(Column).check(z.maxLength(Column.options.length)),
});
export type Fields = z.infer<typeof Fields>;

export const Info = z.extend(Fields, { id: z.string(), createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() });
export type Info = z.infer<typeof Info>;
