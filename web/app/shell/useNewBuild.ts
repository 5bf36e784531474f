import { BUILD_LOOKED_AT_AGAIN_MS, BUILD_LOOKED_AT_MS } from "@candor/core/kernel/limits";
import { useEffect, useEffectEvent } from "react";
import { toast } from "../../ui/Toaster.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import { buildOfSite, ownBuild } from "../version.ts";

/** Builds that were announced already: each is announced once. */
let told: string | undefined;
let lookedAt = Date.now();

/** Checks regularly for a newer build of the site, and offers to load it. */
export function useNewBuild(): void {
  const { t } = useTranslation("common");
  const look = useEffectEvent(async (notBeforeMs: number) => {
    const own = ownBuild();
    if (own === undefined || document.hidden || Date.now() - lookedAt < notBeforeMs) return;
    lookedAt = Date.now();
    const current = await buildOfSite();
    if (current === undefined || current === own || current === told) return;
    told = current;
    toast.info(
      t(($) => $.build.ready),
      {
        id: "new-build",
        description: t(($) => $.build.readyBody),
        duration: Number.POSITIVE_INFINITY,
        closeButton: true,
        action: { label: t(($) => $.build.reload), onClick: () => location.reload() },
      },
    );
  });
  useEffect(() => {
    const again = () => void look(BUILD_LOOKED_AT_AGAIN_MS);
    const timer = setInterval(() => void look(BUILD_LOOKED_AT_MS), BUILD_LOOKED_AT_AGAIN_MS);
    addEventListener("focus", again);
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(timer);
      removeEventListener("focus", again);
      document.removeEventListener("visibilitychange", again);
    };
  }, []);
}
