import { useQuery } from "@tanstack/react-query";
import { Menu as MenuIcon } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { Outlet, useLocation, useMatches } from "react-router-dom";
import { lazy } from "../../ui/lazy.tsx";
import { PageFrameContext } from "../../ui/page-frame.ts";
import { ApiError } from "../api/client.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { SessionContext, sessionQuery } from "../session/session.ts";
import { leaveForLogin } from "../session/session-events.ts";
import { Realtime } from "../realtime/Realtime.tsx";
import type { PageHandle } from "../pages.ts";
import { FindingContext } from "./finding.ts";
import { useRemembering } from "./recents.ts";
import { Sidebar } from "./Sidebar.tsx";
import { useLayers } from "./useLayers.tsx";

export { requireSession as loader } from "../session/session.ts";

const PhoneMenu = lazy(() => import("./PhoneMenu.tsx"));

/** The dashboard's frame: sidebar (a rail in narrow windows or if the page asks for it, a menu on phones) and page. */
export function Component() {
  const { t } = useTranslation("common");
  const rail = useMatches().some((match) => (match.handle as PageHandle | undefined)?.rail);
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState<"never" | "open" | "closed">("never");
  const session = useQuery(sessionQuery);

  const isLost = session.error instanceof ApiError && session.error.status === 401;
  useEffect(() => {
    if (isLost) void leaveForLogin();
  }, [isLost]);

  const closeMenu = () => setMenuOpen((state) => (state === "open" ? "closed" : state));
  useEffect(closeMenu, [pathname]);
  useRemembering();
  const { finding, layers } = useLayers(closeMenu);

  const frame = useMemo(
    () => ({
      titled: (page: string) => t(($) => $.title, { page }),
      breadcrumb: t(($) => $.breadcrumb),
      menu: (
        <button
          type="button"
          aria-label={t(($) => $.nav.openMenu)}
          onClick={() => setMenuOpen("open")}
          className="grid size-10 shrink-0 place-items-center rounded-control"
        >
          <MenuIcon aria-hidden className="size-5 stroke-[1.75]" />
        </button>
      ),
    }),
    [t],
  );

  // A sign-out in another tab may remove the session after the loader has run.
  if (!session.data) return null;
  return (
    <SessionContext value={session.data}>
      <Realtime />
      <PageFrameContext value={frame}>
        <FindingContext value={finding}>
          <div className="flex min-h-dvh">
            <Sidebar rail={rail} />
            <main id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col">
              <Outlet />
            </main>
          </div>
          {menuOpen !== "never" && (
            <PhoneMenu open={menuOpen === "open"} onOpenChange={(open) => setMenuOpen(open ? "open" : "closed")} />
          )}
          {layers}
        </FindingContext>
      </PageFrameContext>
    </SessionContext>
  );
}
