import { useLayoutEffect } from "react";
import { Outlet, ScrollRestoration, useLocation, useMatches } from "react-router-dom";
import { forceColorMode } from "../../ui/color-mode.ts";
import { Toaster } from "../../ui/Toaster.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import type { PageHandle } from "../pages.ts";
import { localeOf } from "../i18n/locale.ts";
import { LocaleContext } from "../i18n/useLocale.ts";
import { LoadingBar } from "./LoadingBar.tsx";
import { OfflineNotice } from "./OfflineNotice.tsx";
import { RouteAnnouncer } from "./RouteAnnouncer.tsx";
import { SkipLink } from "./SkipLink.tsx";
import { useNewBuild } from "./useNewBuild.ts";

/** Applies the colours that a page forces (`PageHandle`). */
function useForcedColors(): void {
  const forced = useMatches().findLast(({ handle }) => (handle as PageHandle | undefined)?.colors)?.handle as
    | PageHandle
    | undefined;
  const colors = forced?.colors;
  useLayoutEffect(() => forceColorMode(colors), [colors]);
}

/** Frame around all pages of a language. */
export function LocaleFrame() {
  const { t } = useTranslation("common");
  useForcedColors();
  useNewBuild();
  const { pathname } = useLocation();
  const locale = localeOf(pathname);
  return (
    <LocaleContext value={locale}>
      <SkipLink />
      <LoadingBar />
      <Outlet />
      <OfflineNotice />
      <Toaster label={t(($) => $.notifications)} />
      <RouteAnnouncer pathname={pathname} />
      <ScrollRestoration />
    </LocaleContext>
  );
}
