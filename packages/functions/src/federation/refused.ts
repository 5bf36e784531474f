import type { Provider } from "@candor/core/account/identity.info";
import type { FailureCode } from "@candor/core/kernel/failure";
import { Answer } from "../http/endpoint.ts";
import type { Locale } from "../http/locale.ts";

/** The page that a refusal leads to, and the provider that it names. */
export interface Page {
  readonly locale: Locale;
  readonly provider: Provider | undefined;
  /** `account` for a person who is signed in and adds a way in. */
  readonly of?: "signIn" | "account";
}

export const pathIn = (locale: Locale, path: string): string => `${locale === "en" ? "" : `/${locale}`}${path}`;

export const to = (location: string, cookies: readonly string[] = []): Answer<undefined> =>
  new Answer(undefined, { headers: { location }, cookies });

/** The page of the account, with the outcome of adding a way in. */
export const accountPath = (locale: Locale, outcome: Readonly<Record<string, string>>): string =>
  pathIn(locale, `/dashboard/account?${new URLSearchParams(outcome).toString()}`);

/** Leads to the page with the code of a refusal, because a person has pressed a link and not a script. */
export function refused({ locale, provider, of }: Page, code: FailureCode): Answer<undefined> {
  const outcome = { refused: code, ...(provider && { with: provider }) };
  if (of === "account") return to(accountPath(locale, outcome));
  const query = new URLSearchParams(outcome);
  return to(pathIn(locale, `/auth/redirect?${query.toString()}`));
}
