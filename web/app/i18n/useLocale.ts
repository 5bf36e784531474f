import { createContext, use } from "react";
import { type Locale, localeOf } from "./locale.ts";

/** The language of the page, as its frame has it. Of its own, so that a step of the address does not draw anew what speaks of dates. */
export const LocaleContext = createContext<Locale | undefined>(undefined);

/** The language of the page: its address says so. */
export const useLocale = (): Locale => use(LocaleContext) ?? localeOf(location.pathname);
