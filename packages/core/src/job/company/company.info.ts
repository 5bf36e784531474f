import * as z from "zod/mini";
import { Logo } from "./logo.info.ts";
import { oneLine } from "../../kernel/line.info.ts";

const words = (max: number) => z.string().check(z.trim(), z.maxLength(max));

/** A website with http or https; other schemes could run scripts. */
const Website = words(300).check(z.regex(/^https?:\/\/[^\s/?#]+\.[^\s/?#]+[^\s]*$/iu));

export const Fields = z.object({
  name: z
    .string("company.nameRequired")
    .check(oneLine, z.minLength(1, "company.nameRequired"), z.maxLength(120, "input.invalid")),
  location: z.optional(words(200)),
  website: z.optional(z.union([z.literal(""), Website])),
  about: z.optional(words(4000)),
  /** Benefits of working there: a heading and a list. */
  advantages: z.optional(
    z.object({ title: words(120), items: z.array(words(200).check(z.minLength(1))).check(z.maxLength(30)) }),
  ),
});
export type Fields = z.infer<typeof Fields>;

/** A hiring company, as its account sees it. */
export const Info = z.extend(Fields, {
  id: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Number of published jobs that name it; it can be deleted only when this is 0. */
  published: z.int(),
  logo: z.optional(Logo),
});
export type Info = z.infer<typeof Info>;
