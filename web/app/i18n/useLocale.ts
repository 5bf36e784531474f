import { useLocation } from "react-router-dom";
import { type Locale, localeOf } from "./locale.ts";

/** The language of the page: its address says so. */
export const useLocale = (): Locale => localeOf(useLocation().pathname);
