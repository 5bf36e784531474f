import * as z from "zod/mini";
import { Info as Company } from "./company/company.info.ts";
import { Logo } from "./company/logo.info.ts";
import { Fields as JobFields, Pay, Status } from "./job.info.ts";
import { LOCALES } from "../kernel/limits.ts";
import { PLATFORMS } from "./platforms.info.ts";

/** Chosen platforms without duplicates. `default` is implied. */
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
  /** Language of the advert. */
  language: z.enum(LOCALES),
  publishedAt: z.iso.datetime(),
  pay: z.nullable(Pay),
  /** Last day of applications, and the instant at which it ends. */
  endsOn: z.optional(z.iso.date()),
  endsAt: z.optional(z.iso.datetime()),
});
export type Listed = z.infer<typeof Listed>;

/** An open job as other sites list it, with the address of its page. */
export const OpenJob = z.extend(Listed, { url: z.string() });
export type OpenJob = z.infer<typeof OpenJob>;

/** A published job of any status, as visitors see it. It contains no criteria and no scoring data. */
export const Shown = z.object({
  ...Listed.shape,
  status: Status,
  /** Day of the owner's closing, or the end of the last day, of a job that is closed. */
  closedAt: z.optional(z.iso.datetime()),
  department: z.nullable(z.string()),
  description: z.string(),
  keyResponsibilities: JobFields.shape.keyResponsibilities,
  mustHaveRequirements: JobFields.shape.mustHaveRequirements,
  niceToHave: JobFields.shape.niceToHave,
  languageRequirements: JobFields.shape.languageRequirements,
  employer: z.pick(Company, { name: true, location: true, website: true, about: true, advantages: true }),
  /** Returned with the application; contains the time at which the form was loaded. */
  form: z.string(),
  /** Version of the consent text in the form; its text is `consentText` of this package. */
  consentVersion: z.string(),
});
export type Shown = z.infer<typeof Shown>;

/** A published job as visitors see it, before its form is handed out. */
export type Advert = Omit<Shown, "form">;

/**
 * Fields that an applicant fills in, besides the file. All are optional here, because missing ones are refused field by field
 * with the product's own messages.
 */
export const Application = z.object({
  email: z.optional(z.string().check(z.maxLength(300))),
  name: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  /** Where the applicant saw the job: free text or an option of the form. */
  source: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** Version of the accepted consent text, or true for the current one. */
  consent: z.optional(z.union([z.boolean(), z.string().check(z.maxLength(40))])),
  /** Token of the page's form; without it fewer applications per IP address are accepted. */
  form: z.optional(z.string().check(z.maxLength(400))),
  /** Hidden from people, who leave it empty; programs fill it in. */
  website: z.optional(z.string().check(z.maxLength(300))),
});
export type Application = z.infer<typeof Application>;
