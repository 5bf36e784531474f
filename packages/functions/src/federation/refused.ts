import type { Provider } from "@candor/core/account/identity.info";
import type { FailureCode } from "@candor/core/kernel/failure";
import { Answer } from "../http/endpoint.ts";
import type { Locale } from "../http/locale.ts";

/** The page that a refusal leads to, and the provider that it names. */
export interface Page {
  readonly locale: Locale;
  readonly provider: Provider | undefined;
}

export const pathIn = (locale: Locale, path: string): string => `${locale === "en" ? "" : `/${locale}`}${path}`;

export const to = (location: string, cookies: readonly string[] = []): Answer<undefined> =>
  new Answer(undefined, { headers: { location }, cookies });

/** Leads to the page of sign-in links with the code of a refusal, because a person has pressed a link and not a script. */
export function refused({ locale, provider }: Page, code: FailureCode): Answer<undefined> {
  const query = new URLSearchParams({ refused: code, ...(provider && { with: provider }) });
  return to(pathIn(locale, `/auth/redirect?${query.toString()}`));
}
