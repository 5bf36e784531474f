import { useSyncExternalStore } from "react";
import { drawing } from "../../ui/drawing.ts";

/** True while the window is narrower than so many `rem`. */
function useIsNarrower(rem: number): boolean {
  const query = `(width < ${rem}rem)`;
  const look = () => {
    const reader = drawing()?.reader();
    return reader ? reader.width < rem * reader.rem : matchMedia(query).matches;
  };
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    look,
    look,
  );
}

/** True in the windows of `phone:` and `max-sm:`. A list that is no table there is drawn once: two, one of them hidden, are twice the page. */
export const useIsPhone = (): boolean => useIsNarrower(40);

/** True in the windows of `max-xl:`. */
export const useIsBelowXl = (): boolean => useIsNarrower(80);

/** Layout of a candidate's page: tabs on phones and in small or zoomed windows, two columns in narrow ones, else three. */
export function useLayout(): "phone" | "small" | "narrow" | "wide" {
  const isPhone = useIsPhone();
  const isSmall = useIsNarrower(56);
  const isNarrow = useIsNarrower(68.75);
  return isPhone ? "phone" : isSmall ? "small" : isNarrow ? "narrow" : "wide";
}
