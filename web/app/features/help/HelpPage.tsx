import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { Page } from "../../../ui/Page.tsx";
import { queryClient } from "../../api/query-client.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePaths } from "../../paths.ts";
import { dashboardQuery } from "../../recruiting/queries/dashboard.ts";
import { Contact } from "./Contact.tsx";
import { Questions } from "./Questions.tsx";
import { Scores } from "./Scores.tsx";
import { Start } from "./Start.tsx";

const SECTIONS = ["start", "scores", "questions", "contact"] as const;

export function loader(): null {
  void queryClient.prefetchQuery(dashboardQuery);
  return null;
}

/** /dashboard/help: first steps, how scores work, frequent questions, contact form. */
export function Component() {
  const { t } = useTranslation("help");
  const paths = usePaths();
  useFragment();
  return (
    <Page title={t(($) => $.title)}>
      <div className="mx-auto flex w-full max-w-[1000px] gap-12 px-6 py-8 phone:px-4 phone:py-6">
        <nav aria-label={t(($) => $.contents)} className="sticky top-8 w-44 shrink-0 self-start max-lg:hidden">
          <p className="text-caption font-medium text-ink-3">{t(($) => $.contents)}</p>
          <ul className="mt-2 space-y-0.5 text-control">
            {SECTIONS.map((section) => (
              <li key={section}>
                <a href={paths.help(section)} className="block rounded-chip py-1 text-ink-2 hover:text-ink hover:underline">
                  {t(($) => $[section].title)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0 max-w-[680px] flex-1 space-y-12">
          <p className="text-body text-pretty text-ink-2">{t(($) => $.lead)}</p>
          <Start />
          <Scores />
          <Questions />
          <Contact />
        </div>
      </div>
    </Page>
  );
}

/** Opens and scrolls to the address's fragment: the page had not rendered yet when the browser looked for it. */
function useFragment(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!target) return;
    target.closest("details")?.setAttribute("open", "");
    target.scrollIntoView();
  }, [hash]);
}
