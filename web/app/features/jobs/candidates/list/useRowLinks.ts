import { type RefObject, useEffect } from "react";
import { useNavigate } from "react-router-dom";
import type { ListState } from "../../../../recruiting/candidate/way-back.ts";

/**
 * Opens the candidates of a list. The rows are plain links with one common listener, so that a change of the address renders no row again.
 * It leaves clicks with a modifier key to the browser, for example for a new tab.
 */
export function useRowLinks(container: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-row]") : null;
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !isPlain || event.defaultPrevented || !container.current?.contains(link)) return;
      event.preventDefault();
      void navigate(link.pathname, { state: { list: location.search } satisfies ListState });
    };
    document.addEventListener("click", open);
    return () => document.removeEventListener("click", open);
  }, [container, navigate]);
}
