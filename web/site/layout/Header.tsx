import { TRIAL_DAYS } from "@candor/core/kernel/limits";
import { Menu } from "lucide-react";
import type { Section } from "../page.ts";
import { sitePaths } from "../paths.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { fill } from "../words.ts";
import { Column } from "./Column.tsx";
import { LanguageLinks, LanguageMenu, type Languages } from "./LanguageMenu.tsx";
import { Wordmark } from "./Wordmark.tsx";
import { commonWords } from "./words.ts";

interface HeaderProps extends Languages {
  section: Section | undefined;
}

/** Links to the public pages; to sign in, or, for a member, to the dashboard. */
export function Header({ locale, section, languages }: HeaderProps) {
  const words = commonWords(locale);
  const paths = sitePaths(locale);
  const trial = fill(words.header.trial, { days: TRIAL_DAYS });
  const entries = [
    { to: paths.how(), label: words.header.how, section: undefined },
    { to: paths.tools(), label: words.header.tools, section: "tools" },
    { to: paths.jobs(), label: words.header.jobs, section: "jobs" },
    { to: paths.pricing(), label: words.header.pricing, section: undefined },
  ];
  const current = (of: string | undefined) => (of !== undefined && of === section ? ("page" as const) : undefined);
  return (
    <header className="no-print border-b border-line bg-surface">
      <Column className="flex h-16 items-center phone:h-14">
        <a href={paths.home()} aria-label={words.header.home} className="inline-flex h-10 items-center rounded-control">
          <Wordmark />
        </a>
        <nav aria-label={words.header.label} className="ms-9 flex gap-3 narrow:hidden">
          {entries.map(({ to, label, section: own }) => (
            <a key={to} href={to} aria-current={current(own)} className="word h-8 px-2 text-body aria-[current=page]:text-ink">
              {label}
            </a>
          ))}
        </nav>
        <div className="ms-auto flex items-center gap-2 phone:hidden">
          <LanguageMenu label={words.header.language} locale={locale} languages={languages} />
          <a href={paths.login()} className="guest-only word h-8 px-2 text-control">
            {words.header.login}
          </a>
          <ButtonLink href={paths.register()} className="guest-only">
            {trial}
          </ButtonLink>
          <ButtonLink href={paths.dashboard()} className="member-only">
            {words.header.dashboard}
          </ButtonLink>
        </div>
        <details className="menu relative ms-auto sm:ms-2 lg:hidden">
          <summary aria-label={words.header.menu} className="word grid size-10 place-items-center">
            <Menu aria-hidden className="size-5 stroke-[1.75]" />
          </summary>
          <div className="absolute end-0 top-full z-(--z-menu) grid w-64 rounded-card border border-line bg-raised p-2 shadow-2">
            {entries.map(({ to, label, section: own }) => (
              <a key={to} href={to} aria-current={current(own)} className="word h-10 px-2 text-body">
                {label}
              </a>
            ))}
            <a href={paths.login()} className="guest-only word h-10 px-2 text-body">
              {words.header.login}
            </a>
            <a href={paths.register()} className="guest-only word h-10 px-2 text-body">
              {trial}
            </a>
            <a href={paths.dashboard()} className="member-only word h-10 px-2 text-body">
              {words.header.dashboard}
            </a>
            <div className="mt-2 grid grid-cols-2 border-t border-line pt-2">
              <LanguageLinks
                locale={locale}
                languages={languages}
                className="word h-10 px-2 text-control aria-[current=true]:text-ink"
              />
            </div>
          </div>
        </details>
      </Column>
    </header>
  );
}
