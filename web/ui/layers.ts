import { createContext, useContext } from "react";

/** True for all that is drawn inside a dialog. */
export const InDialog = createContext(false);

/** The page's main landmark. */
export const landmark = (): HTMLElement | null => document.getElementById("main");

/**
 * Where menus and lists are drawn: inside the page's main landmark, so that nothing readable stands outside of one. Those of a dialog go
 * with it and over it: what lies behind a dialog can be neither seen nor heard.
 */
export function useLayer(): { readonly container: HTMLElement | undefined; readonly height: string } {
  return useContext(InDialog)
    ? { container: undefined, height: "z-(--z-dialog)" }
    : { container: landmark() ?? undefined, height: "z-(--z-menu)" };
}
