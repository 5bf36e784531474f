import { type KeyboardEvent, startTransition, useState } from "react";
import type { Lazy } from "./lazy.tsx";

/**
 * For what opens over the page and whose code loads with its first use: the trigger stands there at once, its layer is fetched when somebody
 * is about to use it, and opens as soon as all of it is there.
 */
export function useOpening(...parts: readonly Pick<Lazy<object>, "load">[]) {
  const [isWanted, setWanted] = useState(false);
  const fetch = () => Promise.all(parts.map(({ load }) => load()));
  // The press is shown before the layer is drawn.
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
