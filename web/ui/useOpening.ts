import { type KeyboardEvent, startTransition, useState } from "react";
import type { Lazy } from "./lazy.tsx";

/**
 * For menus, lists and popovers whose code loads on first use: the trigger is rendered at once, its layer loads when the user
 * is about to open it, and opens as soon as all parts have loaded.
 */
export function useOpening(...parts: readonly Pick<Lazy<object>, "load">[]) {
  const [isWanted, setWanted] = useState(false);
  const fetch = () => Promise.all(parts.map(({ load }) => load()));
  // The pressed look is painted before the layer is rendered.
  const open = () => void fetch().then(() => startTransition(() => setWanted(true)));
  return {
    isWanted,
    trigger: {
      onPointerEnter: () => void fetch(),
      onFocus: () => void fetch(),
      onClick: open,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
        event.preventDefault();
        open();
      },
    },
  };
}
