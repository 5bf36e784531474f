import { useSyncExternalStore } from "react";

/** True while the window matches a media query. */
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

/** Layout of a candidate's page: tabs on phones and in small or zoomed windows, two columns in narrow ones, else three. */
export function useLayout(): "phone" | "small" | "narrow" | "wide" {
  const isPhone = useMedia("(width < 40rem)");
  const isSmall = useMedia("(width < 56rem)");
  const isNarrow = useMedia("(width < 68.75rem)");
  return isPhone ? "phone" : isSmall ? "small" : isNarrow ? "narrow" : "wide";
}
