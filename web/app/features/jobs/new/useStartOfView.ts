import { useEffect } from "react";

/** Scrolls each view to its top, or to the field that has to be filled in. */
export function useStartOfView(isReading = false, isReviewing = false, hasFailed = false): void {
  useEffect(() => {
    const main = document.getElementById("main");
    const asked = main?.querySelector<HTMLElement>("[aria-invalid=true], [data-asked]");
    scrollTo(0, 0);
    (asked ?? main)?.focus({ preventScroll: !asked });
  }, [isReading, isReviewing, hasFailed]);
}
