import { useStage, When } from "../context.tsx";
import { sitePaths } from "../paths.ts";
import { Column } from "./Column.tsx";
import { LanguageLinks, type Languages } from "./LanguageMenu.tsx";
import { Wordmark } from "./Wordmark.tsx";
import { commonWords } from "./words.ts";

/** Links of every public page, and the address that answers. */
export function Footer({ locale, languages }: Languages) {
  const { contact } = useStage();
  const words = commonWords(locale).footer;
  const paths = sitePaths(locale);
  const entries = [
    { to: paths.privacy(), label: words.privacy },
    { to: paths.terms(), label: words.terms },
    { to: paths.imprint(), label: words.imprint },
    { to: paths.tools(), label: words.tools },
    { to: paths.jobs(), label: words.jobs },
    { to: paths.verify(), label: words.verify },
    { to: `mailto:${contact}`, label: contact },
  ];
  return (
    <footer id="end" className="no-print border-t border-line bg-canvas">
      <Column className="flex flex-wrap items-center gap-x-8 gap-y-3 py-6">
        <a href={paths.home()} aria-label={words.home} className="inline-flex h-10 items-center rounded-control">
          <Wordmark />
        </a>
        <nav aria-label={words.label} className="flex flex-wrap gap-x-4">
          {entries.map(({ to, label }) => (
            <a key={to} href={to} className="footer-link">
              {label}
            </a>
          ))}
          <When has="analytics">
            <button type="button" data-consent-open="" className="js-only footer-link">
              {commonWords(locale).consent.label}
            </button>
          </When>
        </nav>
        <div className="flex flex-wrap gap-x-4 lg:ms-auto">
          <LanguageLinks locale={locale} languages={languages} className="footer-link aria-[current=true]:text-ink" />
        </div>
      </Column>
    </footer>
  );
}
