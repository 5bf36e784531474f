import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration, useLocation, useMatches } from "react-router-dom";
import { forceColorMode } from "../../ui/color-mode.ts";
import { Toaster } from "../../ui/Toaster.tsx";
import type { PageHandle } from "../pages.ts";
import { localeOf } from "../i18n/locale.ts";
import { LocaleContext } from "../i18n/useLocale.ts";
import { LoadingBar } from "./LoadingBar.tsx";
import { OfflineNotice } from "./OfflineNotice.tsx";
import { useNewBuild } from "./useNewBuild.ts";

/** Announces a newly opened page to screen readers and moves the focus to it. Browsers announce the first page themselves. */
function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState("");
  const last = useRef(pathname);

  useEffect(() => {
    const isNew = last.current !== pathname;
    last.current = pathname;
    const frame = requestAnimationFrame(() => {
      if (!isNew) return;
      setTitle(document.title);
      if (!location.hash) document.getElementById("main")?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}

/** Applies the colours that a page forces (`PageHandle`). */
function useForcedColors(): void {
  const forced = useMatches().findLast(({ handle }) => (handle as PageHandle | undefined)?.colors)?.handle as
    | PageHandle
    | undefined;
  const colors = forced?.colors;
  useLayoutEffect(() => forceColorMode(colors), [colors]);
}

/** Frame around all pages of a language. */
export function Component() {
  const { t } = useTranslation("common");
  useForcedColors();
  useNewBuild();
  const locale = localeOf(useLocation().pathname);
  return (
    <LocaleContext value={locale}>
      <a
        href="#main"
        className="sr-only z-(--z-tooltip) focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:rounded-control focus:bg-accent focus:px-4 focus:py-2 focus:font-medium focus:text-on-accent"
      >
        {t(($) => $.skip)}
      </a>
      <LoadingBar />
      <Outlet />
      <OfflineNotice />
      <Toaster label={t(($) => $.notifications)} />
      <RouteAnnouncer />
      <ScrollRestoration />
    </LocaleContext>
  );
}
