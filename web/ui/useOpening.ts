import { type KeyboardEvent, useState } from "react";

/**
 * For what opens over the page and whose code loads with its first use: the trigger stands there at once, its layer is fetched when somebody
 * is about to use it, and opens as soon as it is there.
 */
export function useOpening(load: () => Promise<unknown>) {
  const [isWanted, setWanted] = useState(false);
  const fetch = () => void load();
  return {
    isWanted,
    trigger: {
      onPointerEnter: fetch,
      onFocus: fetch,
      onClick: () => setWanted(true),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
        event.preventDefault();
        setWanted(true);
      },
    },
  };
}
