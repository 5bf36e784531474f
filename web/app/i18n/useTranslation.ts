import type { FlatNamespace, TFunction } from "i18next";
import { useSyncExternalStore } from "react";
import { followLocale, spokenLocale, translatorOf } from "./i18n.ts";

/** Words of one or several catalogues, the first of them for keys that name no other. Their page has loaded them (`pages.ts`). */
export function useTranslation<const Ns extends FlatNamespace | readonly [FlatNamespace, ...FlatNamespace[]]>(
  namespaces: Ns,
): { t: TFunction<Ns> } {
  const locale = useSyncExternalStore(followLocale, spokenLocale, spokenLocale);
  return { t: translatorOf(locale, namespaces) };
}
