import type { ReactNode } from "react";
import { rich } from "../../i18n/rich.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePaths } from "../../paths.ts";
import { MarginNumber } from "../../recruiting/pills.tsx";
import { Wordmark } from "../../recruiting/Sign.tsx";
import { LanguageLinks } from "../../i18n/LanguageLinks.tsx";
import { AddressLink, useAddress } from "./address.tsx";

/** A sample line of a CV with its points. */
function OneLine() {
  const { t } = useTranslation("auth");
  return (
    <aside
      aria-label={t(($) => $.idea.label)}
      className="hidden flex-1 items-center justify-center border-l border-line bg-canvas p-12 lg:flex"
    >
      <div className="w-full max-w-118">
        <p className="text-caption font-medium text-ink-2">{t(($) => $.idea.label)}</p>
        <blockquote className="mt-3 font-serif text-quote-show">
          {rich(
            t(($) => $.idea.quote),
            { mark: (words) => <mark>{words}</mark> },
          )}
        </blockquote>
        <div className="mt-6 flex items-center gap-3 border-t border-line-strong pt-3">
          <MarginNumber number={5} active />
          <p className="flex-1 text-control">
            <span className="block font-medium">{t(($) => $.idea.criterion)}</span>
            <span className="text-ink-2">{t(($) => $.idea.place)}</span>
          </p>
          <p className="self-start text-control font-semibold tabular-nums">10 / 10</p>
        </div>
        <p className="mt-10 text-control text-ink-2">{t(($) => $.idea.closing)}</p>
      </div>
    </aside>
  );
}

/** Frame of the login, register and sign-in link pages. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const paths = usePaths();
  const { pathname, search, hash } = useAddress();
  return (
    <div className="flex min-h-dvh bg-surface">
      <div className="flex min-w-0 flex-1 flex-col px-10 py-7 phone:px-5 phone:py-5">
        <header>
          <AddressLink to={paths.login()} aria-label="Candor" className="inline-flex h-8 items-center rounded-control">
            <Wordmark large />
          </AddressLink>
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-90 flex-1 flex-col justify-center py-12 phone:max-w-none phone:justify-start phone:py-8"
        >
          {children}
        </main>
        <footer>
          <LanguageLinks page={pathname + search + hash} Link={AddressLink} />
        </footer>
      </div>
      <OneLine />
    </div>
  );
}
