import { type Locale, LOCALES } from "@candor/core/kernel/limits";
import { ChevronDown } from "lucide-react";

/** Each language in its own words. */
const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { en: "English", de: "Deutsch", es: "Español", tr: "Türkçe" };

export interface Languages {
  readonly locale: Locale;
  /** The address of each language. */
  readonly languages: Readonly<Record<Locale, string>>;
}

/** `/` may lead to the browser's language; the edge takes `/en` for a choice. */
const addressOf = (path: string): string => (path === "/" ? "/en" : path);

export function LanguageLinks({ locale, languages, className }: Languages & { className?: string }) {
  return LOCALES.map((each) => (
    <a
      key={each}
      href={addressOf(languages[each])}
      lang={each}
      hrefLang={each}
      data-locale={each}
      aria-current={each === locale ? "true" : undefined}
      className={className}
    >
      {LANGUAGE_NAMES[each]}
    </a>
  ));
}

/** The languages behind one word; works without a script. */
export function LanguageMenu({ label, ...rest }: Languages & { label: string }) {
  return (
    <details className="menu relative">
      <summary className="word h-8 gap-1 px-2 text-control" aria-label={`${label}: ${LANGUAGE_NAMES[rest.locale]}`}>
        {LANGUAGE_NAMES[rest.locale]}
        <ChevronDown aria-hidden className="size-4 stroke-[1.75] text-ink-3" />
      </summary>
      <div className="absolute end-0 top-full z-(--z-menu) grid min-w-36 rounded-card border border-line bg-raised p-1 shadow-2">
        <LanguageLinks {...rest} className="word h-8 px-2 text-control aria-[current=true]:text-ink" />
      </div>
    </details>
  );
}
