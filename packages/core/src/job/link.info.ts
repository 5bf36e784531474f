import * as z from "zod/mini";

/** Platforms that postings can be read from. */
export const Platform = z.enum([
  "greenhouse",
  "lever",
  "ashby",
  "workable",
  "smartRecruiters",
  "recruitee",
  "personio",
  "teamtailor",
  "linkedin",
  "indeed",
  "stepstone",
  "infojobs",
  "kariyer",
]);
export type Platform = z.infer<typeof Platform>;

/** The posting that a job was read from. */
export const Source = z.object({ platform: Platform, url: z.string() });
export type Source = z.infer<typeof Source>;

/** A pasted link to a posting. */
export const Link = z
  .string("advert.required")
  .check(z.trim(), z.minLength(1, "advert.required"), z.maxLength(2000, "advert.unsupported"));
