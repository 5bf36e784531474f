import * as Access from "@candor/core/account/access.info";
import * as Account from "@candor/core/account/account.info";
import * as Billing from "@candor/core/account/billing/billing.info";
import * as Coupon from "@candor/core/account/coupon/coupon.info";
import * as DataExport from "@candor/core/account/export/export.info";
import * as Audit from "@candor/core/dashboard/audit.info";
import * as Dashboard from "@candor/core/dashboard/dashboard.info";
import * as Plan from "@candor/core/account/plan/plan.info";
import * as Support from "@candor/core/account/support.info";
import * as z from "zod/mini";
import { type Calls, call } from "./call.ts";

export const SessionAnswer = z.object({ user: Account.User, account: Account.Info });
/** A path of this site to come back to after signing in. */
export const ReturnTo = z.string().check(z.maxLength(500), z.regex(/^\/(?![/\\])[^\s\\]*$/u));

/** Calls for signing in, the account, its plan and its notifications. */
export const accountCalls = {
  "POST /api/auth/magic-links": call({
    group: "auth",
    access: "anyone",
    summary: "Sends a sign-in link by e-mail",
    body: z.object({
      email: z.optional(z.string()),
      intent: z.enum(["login", "register"]),
      acceptTerms: z.optional(z.boolean()),
      locale: z.optional(Account.Locale),
      returnTo: z.optional(ReturnTo),
    }),
    status: 202,
  }),
  "POST /api/auth/session": call({
    group: "auth",
    access: "anyone",
    summary: "Signs in with the token of a link",
    body: z.object({ token: z.string().check(z.maxLength(200)) }),
    status: 200,
    answer: z.extend(SessionAnswer, { returnTo: z.nullable(z.string()) }),
  }),
  "GET /api/auth/session": call({
    group: "auth",
    access: "member",
    summary: "Who is signed in, and what the account may use",
    status: 200,
    answer: SessionAnswer,
  }),
  "PATCH /api/auth/session": call({
    group: "auth",
    access: "member",
    summary: "Changes one's own name or language, or whether one is told of new applications by a daily mail",
    body: z.object({
      name: z.optional(z.string().check(z.trim(), z.maxLength(120))),
      locale: z.optional(Account.Locale),
      digest: z.optional(z.boolean()),
    }),
    status: 200,
    answer: SessionAnswer,
  }),
  "DELETE /api/auth/session": call({
    group: "auth",
    access: "anyone",
    summary: "Signs out, on the server too; after Google or Microsoft, the browser leaves Cognito at `leaveAt`",
    status: 200,
    answer: Access.Left,
  }),
  "DELETE /api/account": call({
    group: "billing",
    access: "member",
    summary: "Ends the account: nobody signs in any more, the subscription ends now, and everything is erased soon after",
    body: z.object({ confirm: z.string().check(z.maxLength(254)) }),
    status: 202,
  }),
  "POST /api/account/export": call({
    group: "account",
    access: "member",
    summary: "Begins an export of everything that the account has stored; ask for its state until it is ready",
    status: 202,
    answer: DataExport.Info,
  }),
  "GET /api/account/export": call({
    group: "account",
    access: "member",
    summary: "The state of the account's latest export, with its ZIP files once it is ready",
    status: 200,
    answer: DataExport.Info,
  }),
  "GET /api/account/export/files/{number}": call({
    group: "account",
    access: "member",
    summary: "One ZIP file of the account's latest export, by a short-lived address",
    path: z.object({ number: z.string() }),
    status: 302,
  }),
  "GET /api/audit": call({
    group: "account",
    access: "member",
    summary: "What was done in the account, by whom and when, newest first; of one part of it or of all",
    query: z.object({ group: z.optional(Audit.Group), next: z.optional(z.string()) }),
    status: 200,
    answer: Audit.Page,
  }),
  "POST /api/support": call({
    group: "account",
    access: "member",
    summary: "Mails a question to support; the answer goes to the member",
    body: Support.Question,
    status: 202,
  }),
  "GET /api/plans": call({
    group: "account",
    access: "anyone",
    summary: "Plans that are for sale, by the month and by the year",
    status: 200,
    answer: Plan.Offers,
  }),
  "GET /api/subscription": call({
    group: "account",
    access: "member",
    summary: "How the account's subscription stands, what it costs and what of it is used",
    status: 200,
    answer: Account.Subscription,
  }),
  "POST /api/subscription/checkout": call({
    group: "billing",
    access: "member",
    summary: "A payment page for a plan; an account has one subscription at a time",
    body: Billing.Order,
    status: 200,
    answer: Billing.Redirect,
  }),
  "POST /api/subscription/return": call({
    group: "billing",
    access: "member",
    invalidates: "account",
    summary: "Takes over the subscription that was bought in a Checkout session, before the payment provider tells",
    body: Billing.Return,
    status: 200,
    answer: Account.Subscription,
  }),
  "POST /api/subscription/portal": call({
    group: "billing",
    access: "member",
    summary: "A page at the payment provider: change the plan, cancel, resume, change the card",
    body: Billing.Visit,
    status: 200,
    answer: Billing.Redirect,
  }),
  "GET /api/subscription/invoices": call({
    group: "billing",
    access: "member",
    summary: "The account's invoices as the payment provider has them, newest first",
    query: z.object({ next: z.optional(z.string().check(z.maxLength(200))) }),
    status: 200,
    answer: Billing.Invoices,
  }),
  "POST /api/webhooks/stripe": call({
    group: "billing",
    access: "anyone",
    fromAnywhere: true,
    summary: "A message of the payment provider, signed over its bytes; only whom it is about is used",
    status: 200,
  }),
  "POST /api/coupons/validate": call({
    group: "account",
    access: "member",
    summary: "What a coupon would grant the account; nothing is used",
    body: Coupon.Entered,
    status: 200,
    answer: Coupon.Grant,
  }),
  "POST /api/coupons/redeem": call({
    group: "account",
    access: "member",
    invalidates: "account",
    summary: "Uses a coupon for the account; CVs that waited are read",
    body: Coupon.Entered,
    status: 200,
    answer: Coupon.Grant,
  }),
  "GET /api/dashboard": call({
    group: "account",
    access: "member",
    summary: "What the account has, what its plan leaves, and its newest jobs",
    status: 200,
    answer: Dashboard.Info,
  }),
  "POST /api/realtime/tickets": call({
    group: "realtime",
    access: "member",
    summary: "A ticket for the socket that says when to look again: one use, 60 seconds",
    status: 200,
    answer: z.object({ url: z.string(), ticket: z.string() }),
  }),
} as const satisfies Calls;
