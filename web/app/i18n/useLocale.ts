import { createContext, use } from "react";
import { pageDrawing } from "../api/drawing.ts";
import { type Locale, localeOf } from "./locale.ts";

/** The language of the page. A context of its own, so that a change of the address does not re-render all dates. */
export const LocaleContext = createContext<Locale | undefined>(undefined);

/** The language of the page, from its address. */
export const useLocale = (): Locale => use(LocaleContext) ?? localeOf((pageDrawing() ?? location).pathname);
