import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration, useLocation } from "react-router-dom";
import { Toaster } from "../../ui/Toaster.tsx";

/** Tells those who listen which page has opened, and moves focus to it; the first page announces itself. */
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

/** Around every page of one language. */
export function Component() {
  const { t } = useTranslation("common");
  return (
    <>
      <a
        href="#main"
        className="sr-only z-(--z-tooltip) focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:rounded-control focus:bg-accent focus:px-4 focus:py-2 focus:font-medium focus:text-on-accent"
      >
        {t(($) => $.skip)}
      </a>
      <Outlet />
      <Toaster label={t(($) => $.notifications)} />
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  );
}
