import { LOCALE_COOKIE_DAYS } from "@candor/core/kernel/limits";
import { useLocation, useNavigate } from "react-router-dom";
import { writeCookie } from "../cookies.ts";
import { updateUser } from "./session-events.ts";
import { inLocale, type Locale } from "../i18n/locale.ts";

/** Opens the page in another language and stores the choice: a year in this browser, and for the account's mails. */
export function useLanguageChoice(): (locale: Locale) => void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return (locale) => {
    writeCookie("locale", locale, LOCALE_COOKIE_DAYS * 24 * 60 * 60);
    void navigate(inLocale(pathname + search + hash, locale));
    // The page has changed already, and says nothing if the mails' language does not.
    updateUser({ locale }).catch(() => {});
  };
}
