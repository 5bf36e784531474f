import { type RefObject, useEffect } from "react";
import { useNavigate } from "react-router-dom";
import type { ListState } from "../../../../recruiting/candidate/way-back.ts";

/**
 * Opens the candidates of a list. Its rows are plain links and this is their one listener, so that a step of the address draws no row anew;
 * what a browser does itself, such as a new tab, it still does.
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
