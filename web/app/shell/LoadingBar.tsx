import { useEffect, useState } from "react";
import { useNavigation } from "react-router-dom";

/** A page that opens within this time needs no sign of its loading, in ms. */
const UNSEEN_MS = 150;

/** Rows and entries that answer a press before the next page is there. */
const PRESSED = "tr, li, nav a, [role=option]";

/** Marks the pressed row until its page is open. The mark is an attribute, so that no list renders again for it. */
function usePressedRow(isLoading: boolean): void {
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !isPlain || link.getAttribute("target")) return;
      release();
      link.closest(PRESSED)?.setAttribute("data-pressed", "");
    };
    addEventListener("click", press, { capture: true });
    return () => removeEventListener("click", press, { capture: true });
  }, []);
  useEffect(() => {
    if (!isLoading) release();
  }, [isLoading]);
}

function release(): void {
  for (const row of document.querySelectorAll("[data-pressed]")) row.removeAttribute("data-pressed");
}

/** A thin bar at the top while the next page is being loaded. */
export function LoadingBar() {
  const { state } = useNavigation();
  const isLoading = state !== "idle";
  const [isLong, setLong] = useState(false);
  usePressedRow(isLoading);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setLong(true), UNSEEN_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isLoading]);
  if (!isLong) return null;
  return (
    <div aria-hidden data-loading-bar className="fixed inset-x-0 top-0 z-(--z-toast) h-0.5 overflow-hidden bg-track">
      <div className="loading-bar h-full w-1/3 bg-accent-ink" />
    </div>
  );
}
