import { REDIRECT } from "../extension.ts";
import type { ScreenOf } from "./check-screens.ts";
import { chooseWrongLogo, openDialog, openPalette, pressFor, sendEmptyForm, unfoldDetails, writeCompany } from "./prepare.ts";

const CONNECT = `/dashboard/google-extension?${new URLSearchParams({ connect: "1", challenge: "a".repeat(43), redirect: REDIRECT, state: "s" }).toString()}`;

/** The screens of the account, and those that visitors see. */
export const SCREENS: readonly ScreenOf[] = [
  { name: "login", path: "/auth/login", shows: "Candor" },
  { name: "register", path: "/auth/register", shows: "Candor" },
  { name: "public jobs", path: "/public/jobs", shows: "Candor GmbH", isLostByTurning: true },
  {
    name: "public jobs, none found",
    isState: true,
    path: "/public/jobs?query=nothing like this",
    shows: /Candor/,
    isLostByTurning: true,
  },
  {
    name: "a public job, with all that is missing marked",
    path: "/public/{publicId}",
    shows: "Candor GmbH",
    isInOneLanguage: true,
    prepare: sendEmptyForm,
  },
  { name: "a public job that is closed", path: "/public/{closedId}", shows: "Candor GmbH", isInOneLanguage: true },
  {
    name: "a public job nobody published",
    isState: true,
    path: "/public/nothing-like-this",
    shows: /Candor/,
    isLostByTurning: true,
  },
  { name: "a bulk link", path: "{bulkPath}", shows: "Senior Frontend Engineer" },
  { name: "the switch of the daily summary", isState: true, path: "/public/summary/nothing", shows: "Candor" },
  { name: "a bulk link nobody made", isState: true, path: "/public/bulk/nothing", shows: /Candor/ },
  { name: "a page that is not there", path: "/dashboard/nowhere/at/all", shows: "/dashboard/nowhere/at/all" },
  { name: "dashboard", path: "/dashboard", shows: "Senior Frontend Engineer" },
  { name: "help, with all questions unfolded", path: "/dashboard/help", shows: "{email}", prepare: unfoldDetails },
  { name: "jobs", path: "/dashboard/jobs", shows: "Senior Frontend Engineer" },
  { name: "what can be found and done", path: "/dashboard/jobs", shows: "Senior Frontend Engineer", prepare: openPalette },
  {
    name: "which keys do what",
    path: "/dashboard/jobs",
    shows: "Senior Frontend Engineer",
    prepare: (page) => pressFor(page, "?"),
  },
  { name: "plans by the year", path: "/dashboard/pricing", shows: "Professional" },
  {
    name: "plans by the month, with what a coupon grants",
    path: "/dashboard/pricing?period=monthly",
    shows: "Professional",
    prepare: async (page, { coupon }) => {
      await page.locator("#coupon input").fill(coupon);
      await page.locator("#coupon button[type=submit]").click();
      await page.locator("#coupon").getByText(coupon).waitFor();
    },
  },
  {
    name: "no coupon entered",
    path: "/dashboard/pricing",
    shows: "Professional",
    prepare: async (page) => {
      await page.locator("#coupon button[type=submit]").click();
      await page.locator("#coupon [aria-invalid=true]").waitFor();
    },
  },
  { name: "plans, after leaving the payment page", isState: true, path: "/dashboard/pricing?left=1", shows: "Professional" },
  { name: "account", path: "/dashboard/account", shows: "{email}" },
  {
    name: "account, with a way in that was refused, and the question before logging out everywhere",
    path: "/dashboard/account?refused=identity.taken&with=google",
    shows: "{email}",
    prepare: (page) => openDialog(page, "main section button:has(.lucide-log-out)"),
  },
  {
    name: "account, with the question before it is deleted",
    path: "/dashboard/account",
    shows: "{email}",
    prepare: (page) => openDialog(page, "main section:last-of-type button"),
  },
  { name: "subscription", path: "/dashboard/subscription", shows: "Growth" },
  { name: "the extension, with two connected browsers", path: "/dashboard/google-extension", shows: "Edge 155 on macOS" },
  {
    name: "the extension, before a browser is disconnected",
    path: "/dashboard/google-extension",
    shows: "Edge 155 on macOS",
    prepare: (page) => openDialog(page, "main button[aria-label*='Edge 155']:visible"),
  },
  { name: "an extension that asks to be connected", path: CONNECT, shows: "{email}" },
  { name: "a link that is not an extension's", isState: true, path: "/dashboard/google-extension?connect=1", shows: /Candor/ },
  { name: "companies", path: "/dashboard/company-profile", shows: "Candor GmbH" },
  {
    name: "a company profile without its name",
    path: "/dashboard/company-profile",
    shows: "Candor GmbH",
    prepare: writeCompany,
  },
  {
    name: "a company with its logo, and a file that cannot be one",
    path: "/dashboard/company-profile",
    shows: "Candor GmbH",
    prepare: chooseWrongLogo,
  },
  {
    name: "a company that cannot be deleted",
    path: "/dashboard/company-profile",
    shows: "Candor GmbH",
    prepare: (page) => openDialog(page, "main button:has(.lucide-trash-2):visible"),
  },
];
