import { useSyncExternalStore } from "react";

/** True while the window answers a media query. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    () => matchMedia(query).matches,
  );
}

/** Tabs on phones, two columns where it is narrow, else three. */
export function useLayout(): "phone" | "narrow" | "wide" {
  const isPhone = useMedia("(width < 40rem)");
  const isNarrow = useMedia("(width < 68.75rem)");
  return isPhone ? "phone" : isNarrow ? "narrow" : "wide";
}
