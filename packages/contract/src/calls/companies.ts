import * as Company from "@candor/core/job/company/company.info";
import * as Logo from "@candor/core/job/company/logo.info";
import * as z from "zod/mini";
import { type Calls, call, id } from "./call.ts";

/** Calls for company profiles and their logos. */
export const companyCalls = {
  "GET /api/companies": call({
    group: "jobs",
    access: "member",
    summary: "Company profiles of the account, by name",
    status: 200,
    answer: z.object({ items: z.array(Company.Info) }),
  }),
  "POST /api/companies": call({
    group: "jobs",
    access: "member",
    summary: "Makes a company profile",
    body: Company.Fields,
    status: 201,
    answer: Company.Info,
  }),
  "GET /api/companies/{companyId}": call({
    group: "jobs",
    access: "member",
    summary: "One company profile",
    path: z.object({ companyId: id }),
    status: 200,
    answer: Company.Info,
  }),
  "PATCH /api/companies/{companyId}": call({
    group: "jobs",
    access: "member",
    summary: "Changes a company profile; published jobs show it at once",
    path: z.object({ companyId: id }),
    body: z.partial(Company.Fields),
    status: 200,
    answer: Company.Info,
  }),
  "DELETE /api/companies/{companyId}": call({
    group: "jobs",
    access: "member",
    summary: "Deletes a company profile that no published job names",
    path: z.object({ companyId: id }),
    status: 204,
  }),
  "POST /api/companies/{companyId}/logo": call({
    group: "uploads",
    access: "member",
    summary: "A presigned form for a company's logo: PNG, JPEG or WebP of at most 1 MB",
    path: z.object({ companyId: id }),
    body: Logo.LogoFile,
    status: 201,
    answer: Logo.LogoForm,
  }),
  "PUT /api/companies/{companyId}/logo": call({
    group: "uploads",
    access: "member",
    summary: "Makes the file that was sent the company's logo, once it has been looked at; published jobs show it at once",
    path: z.object({ companyId: id }),
    body: z.object({ logoId: id }),
    status: 200,
    answer: Company.Info,
  }),
  "DELETE /api/companies/{companyId}/logo": call({
    group: "uploads",
    access: "member",
    summary: "Takes the logo off a company",
    path: z.object({ companyId: id }),
    status: 204,
  }),
} as const satisfies Calls;
