import { type KeyboardEvent, type MouseEvent, startTransition, useState } from "react";
import type { Lazy } from "./lazy.tsx";

/**
 * For menus, lists and popovers whose code loads on first use: the trigger is rendered at once, its layer loads when the user
 * is about to open it, and opens as soon as all parts have loaded.
 */
export function useOpening(...parts: readonly Pick<Lazy<object>, "load">[]) {
  const [isWanted, setWanted] = useState(false);
  const [isByKeyboard, setByKeyboard] = useState(false);
  const fetch = () => Promise.all(parts.map(({ load }) => load()));
  // The pressed look is painted before the layer is rendered.
  const open = (byKeyboard: boolean) =>
    void fetch().then(() =>
      startTransition(() => {
        setByKeyboard(byKeyboard);
        setWanted(true);
      }),
    );
  return {
    isWanted,
    /** True if a key opened it, so that its first entry gets the focus. */
    isByKeyboard,
    trigger: {
      onPointerEnter: () => void fetch(),
      onFocus: () => void fetch(),
      // A press of Enter or Space is a click without a pointer.
      onClick: ({ detail }: MouseEvent) => open(detail === 0),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
        event.preventDefault();
        open(true);
      },
    },
  };
}
