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

/** Tabs on phones and where the window is small or much enlarged, two columns where it is narrow, else three. */
export function useLayout(): "phone" | "small" | "narrow" | "wide" {
  const isPhone = useMedia("(width < 40rem)");
  const isSmall = useMedia("(width < 56rem)");
  const isNarrow = useMedia("(width < 68.75rem)");
  return isPhone ? "phone" : isSmall ? "small" : isNarrow ? "narrow" : "wide";
}
