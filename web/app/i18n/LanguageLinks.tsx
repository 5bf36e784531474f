import { LOCALE_COOKIE_DAYS } from "@candor/core/kernel/limits";
import type { ComponentType, ComponentProps } from "react";
import { writeCookie } from "../cookies.ts";
import { inLocale, LANGUAGE_NAMES, LOCALES } from "./locale.ts";
import { useLocale } from "./useLocale.ts";
import { useTranslation } from "./useTranslation.ts";

interface LanguageLinksProps {
  /** The address of the page, in any language. */
  page: string;
  /** A link within the code that shows the page. */
  Link: ComponentType<ComponentProps<"a"> & { to: string }>;
}

/** The same page in the other languages. */
export function LanguageLinks({ page, Link }: LanguageLinksProps) {
  const { t } = useTranslation("common");
  const locale = useLocale();
  return (
    <nav aria-label={t(($) => $.account.language)} className="flex flex-wrap gap-x-4 text-caption text-ink-2">
      {LOCALES.map((language) => (
        <Link
          key={language}
          to={inLocale(page, language)}
          lang={language}
          hrefLang={language}
          aria-current={language === locale ? "true" : undefined}
          onClick={() => writeCookie("locale", language, LOCALE_COOKIE_DAYS * 24 * 60 * 60)}
          className="inline-flex h-8 items-center rounded-chip hover:text-ink hover:underline aria-current:font-medium aria-current:text-ink phone:h-10"
        >
          {LANGUAGE_NAMES[language]}
        </Link>
      ))}
    </nav>
  );
}
