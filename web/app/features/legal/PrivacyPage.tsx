import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { usePaths } from "../../paths.ts";
import { Wordmark } from "../../recruiting/Sign.tsx";
import { LanguageLinks } from "../../i18n/LanguageLinks.tsx";

const PRIVACY = ["stored", "scorer", "decision", "others", "cookies", "erasing", "rights", "local"] as const;
const TERMS = ["service", "duties", "people", "trial", "liability", "end"] as const;

/** Paragraphs of one section; the catalogue parts them by line breaks. */
function Section({ title, body, heading: Heading }: { title: string; body: string; heading: "h2" | "h3" }) {
  return (
    <section className="mt-6">
      <Heading className="text-section font-semibold">{title}</Heading>
      {body.split("\n").map((paragraph) => (
        <p key={paragraph} className="mt-1.5 text-body text-pretty text-ink-2">
          {paragraph}
        </p>
      ))}
    </section>
  );
}

/** The privacy policy, and the terms below it at #terms. */
export function Component() {
  const { t } = useTranslation(["legal", "common"]);
  const paths = usePaths();
  const { hash } = useLocation();

  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);

  return (
    <div className="min-h-dvh bg-surface">
      <title>{t(($) => $.title, { ns: "common", page: t(($) => $.privacy.title) })}</title>
      <header className="flex h-13 items-center border-b border-line px-6 phone:px-4">
        <Link to={paths.home()} aria-label="Candor" className="inline-flex h-8 items-center rounded-control">
          <Wordmark />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto max-w-164 px-6 py-12 outline-none phone:px-4 phone:py-8">
        <h1 className="text-focus font-semibold">{t(($) => $.privacy.title)}</h1>
        <p className="mt-1.5 text-caption text-ink-3">{t(($) => $.version)}</p>
        <p className="mt-4 text-body text-pretty">{t(($) => $.privacy.lead)}</p>
        {PRIVACY.map((key) => (
          <Section key={key} heading="h2" title={t(($) => $.privacy[key].title)} body={t(($) => $.privacy[key].body)} />
        ))}
        <p className="mt-6 text-body text-ink-2">
          {t(($) => $.contact)}{" "}
          <a className="link" href="mailto:privacy@candor.example">
            privacy@candor.example
          </a>
        </p>
        <h2 id="terms" className="mt-12 scroll-mt-6 border-t border-line pt-8 text-focus font-semibold">
          {t(($) => $.terms.title)}
        </h2>
        <p className="mt-1.5 text-caption text-ink-3">{t(($) => $.version)}</p>
        <p className="mt-4 text-body text-pretty">{t(($) => $.terms.lead)}</p>
        {TERMS.map((key) => (
          <Section key={key} heading="h3" title={t(($) => $.terms[key].title)} body={t(($) => $.terms[key].body)} />
        ))}
        <footer className="mt-12 border-t border-line pt-4">
          <LanguageLinks />
        </footer>
      </main>
    </div>
  );
}
