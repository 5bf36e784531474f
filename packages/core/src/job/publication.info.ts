import * as z from "zod/mini";
import { Info as Company } from "./company/company.info.ts";
import { Logo } from "./company/logo.info.ts";
import { Fields as JobFields, Pay, Status } from "./job.info.ts";
import { LOCALES } from "../kernel/limits.ts";
import { PLATFORMS } from "./platforms.info.ts";

/** Platforms as they are chosen, each once. `default` goes without saying. */
export const Platforms = z
  .array(z.enum(PLATFORMS))
  .check(z.refine((names) => new Set(names).size === names.length, { message: "a platform is named twice" }));

/** A published, open job as the public list shows it. */
export const Listed = z.object({
  publicId: z.string(),
  title: z.string(),
  company: z.string(),
  logo: z.optional(Logo),
  location: z.nullable(z.string()),
  employmentType: z.nullable(z.string()),
  remotePolicy: z.nullable(z.string()),
  /** Of the advert. */
  language: z.enum(LOCALES),
  publishedAt: z.iso.datetime(),
});
export type Listed = z.infer<typeof Listed>;

/** A published job, whatever its status, as visitors read it. Criteria and what scores them stay inside. */
export const Shown = z.object({
  ...Listed.shape,
  status: Status,
  department: z.nullable(z.string()),
  pay: z.nullable(Pay),
  description: z.string(),
  keyResponsibilities: JobFields.shape.keyResponsibilities,
  mustHaveRequirements: JobFields.shape.mustHaveRequirements,
  niceToHave: JobFields.shape.niceToHave,
  languageRequirements: JobFields.shape.languageRequirements,
  employer: z.pick(Company, { name: true, location: true, website: true, about: true, advantages: true }),
  /** Sent back with the application: says when the form was loaded. */
  form: z.string(),
  /** The version of the consent text that the form shows; the text is `consentText` of this package. */
  consentVersion: z.string(),
});
export type Shown = z.infer<typeof Shown>;

/** What an applicant fills in, beside the file. Refused field by field in the product's own sentences, so nothing is required here. */
export const Application = z.object({
  email: z.optional(z.string().check(z.maxLength(300))),
  name: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  /** Where they saw the job, in their words or one of the form's. */
  source: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** The version of the text agreed to, or true for the one that stands. */
  consent: z.optional(z.union([z.boolean(), z.string().check(z.maxLength(40))])),
  /** From the page's form; without it fewer applications are taken from one network address. */
  form: z.optional(z.string().check(z.maxLength(400))),
  /** People do not see this field, and leave it empty. */
  website: z.optional(z.string().check(z.maxLength(300))),
});
export type Application = z.infer<typeof Application>;
