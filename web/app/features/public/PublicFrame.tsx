import { LOCALE_COOKIE_DAYS, TRIAL_DAYS } from "@candor/core/kernel/limits";
import clsx from "clsx";
import { ChevronDown, Menu as MenuIcon, X } from "lucide-react";
import { useId, useState } from "react";
import { Outlet, useLocation, useNavigate } from "react-router-dom";
import { Link } from "../../../ui/Link.tsx";
import { LinkButton } from "../../../ui/LinkButton.tsx";
import { Menu, MenuChoice } from "../../../ui/Menu.tsx";
import { writeCookie } from "../../cookies.ts";
import { inLocale, LANGUAGE_NAMES, LOCALES, type Locale } from "../../i18n/locale.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePaths } from "../../paths.ts";
import { Wordmark } from "../../recruiting/Sign.tsx";
import { LanguageLinks } from "../../i18n/LanguageLinks.tsx";

/** Width and padding of every public page. */
const column = "mx-auto w-full max-w-308 px-6 phone:px-5";

const word = "inline-flex items-center rounded-control font-medium text-ink-2 hover:text-ink";

function LanguageMenu() {
  const { t } = useTranslation("common");
  const locale = useLocale();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`${t(($) => $.account.language)}: ${LANGUAGE_NAMES[locale]}`}
          className={clsx(word, "h-8 gap-1 px-2 text-control")}
        >
          {LANGUAGE_NAMES[locale]}
          <ChevronDown aria-hidden className="size-4 stroke-[1.75] text-ink-3" />
        </button>
      }
    >
      <MenuChoice<Locale>
        label={t(($) => $.account.language)}
        value={locale}
        options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
        onChange={(next) => {
          writeCookie("locale", next, LOCALE_COOKIE_DAYS * 24 * 60 * 60);
          void navigate(inLocale(pathname + search + hash, next), { preventScrollReset: true });
        }}
      />
    </Menu>
  );
}

function OwnLanguages() {
  const { pathname, search, hash } = useLocation();
  return <LanguageLinks page={pathname + search + hash} Link={Link} />;
}

function Header() {
  const { t } = useTranslation(["public", "common"]);
  const paths = usePaths();
  const { pathname } = useLocation();
  // Stores the page on which the menu is open, so that navigation closes it.
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === pathname;
  const menuId = useId();
  const trial = t(($) => $.header.trial, { days: TRIAL_DAYS });
  return (
    <header className="border-b border-line bg-surface">
      <div className={clsx(column, "flex h-16 items-center phone:h-14")}>
        <a href={paths.home()} aria-label="Candor" className="inline-flex h-10 items-center rounded-control">
          <Wordmark large />
        </a>
        <nav aria-label={t(($) => $.header.label)} className="ml-9 flex gap-4 phone:hidden">
          <Link to={paths.publicJobs()} className={clsx(word, "h-8 px-1 text-body")}>
            {t(($) => $.header.jobs)}
          </Link>
        </nav>
        <div className="ml-auto flex items-center gap-3 phone:hidden">
          <LanguageMenu />
          <Link to={paths.login()} className={clsx(word, "h-8 px-2 text-control")}>
            {t(($) => $.header.login)}
          </Link>
          <LinkButton to={paths.register()}>{trial}</LinkButton>
        </div>
        <button
          type="button"
          aria-label={isOpen ? t(($) => $.nav.closeMenu, { ns: "common" }) : t(($) => $.nav.openMenu, { ns: "common" })}
          aria-expanded={isOpen}
          aria-controls={menuId}
          onClick={() => setOpenOn(isOpen ? undefined : pathname)}
          className="-mr-2.5 ml-auto grid size-10 place-items-center rounded-control sm:hidden [&_svg]:size-5 [&_svg]:stroke-[1.75]"
        >
          {isOpen ? <X aria-hidden /> : <MenuIcon aria-hidden />}
        </button>
      </div>
      <div id={menuId} hidden={!isOpen} className={clsx(column, "border-t border-line pt-2 pb-4 sm:hidden")}>
        <nav aria-label={t(($) => $.header.label)} className="grid text-body">
          <Link to={paths.publicJobs()} className={clsx(word, "h-11")}>
            {t(($) => $.header.jobs)}
          </Link>
          <Link to={paths.login()} className={clsx(word, "h-11")}>
            {t(($) => $.header.login)}
          </Link>
          <Link to={paths.register()} className={clsx(word, "h-11")}>
            {trial}
          </Link>
        </nav>
        <div className="mt-2 border-t border-line pt-2">
          <OwnLanguages />
        </div>
      </div>
    </header>
  );
}

function Footer() {
  const { t } = useTranslation("common");
  const paths = usePaths();
  return (
    <footer className="border-t border-line">
      <div className={clsx(column, "flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-6")}>
        <Link
          to={paths.privacy()}
          className="inline-flex h-8 items-center rounded-chip text-caption text-ink-2 hover:text-ink hover:underline phone:h-10"
        >
          {t(($) => $.account.privacy)}
        </Link>
        <OwnLanguages />
      </div>
    </footer>
  );
}

/** Frame of the pages that need no session. */
export function Component() {
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <Header />
      <main id="main" tabIndex={-1} className={clsx(column, "flex-1 outline-none")}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
