import { useSyncExternalStore } from "react";

/** What the reader chose. `system` follows the machine. */
export type ColorMode = "system" | "light" | "dark";

const KEY = "color-mode";
const systemIsDark = () => matchMedia("(prefers-color-scheme: dark)");
const listeners = new Set<() => void>();

export function chosenColorMode(): ColorMode {
  const kept = localStorage.getItem(KEY);
  return kept === "light" || kept === "dark" ? kept : "system";
}

let forced: ColorMode | undefined;

/** The colours that follow: a page's own, else the reader's, else the machine's. A page that forces `system` forces nothing. */
export function shownColors(page: ColorMode | undefined, chosen: ColorMode, isSystemDark: boolean): "light" | "dark" {
  const mode = page === undefined || page === "system" ? chosen : page;
  return mode === "system" ? (isSystemDark ? "dark" : "light") : mode;
}

function apply(): void {
  document.documentElement.dataset["theme"] = shownColors(forced, chosenColorMode(), systemIsDark().matches);
  for (const listener of listeners) listener();
}

/** Keeps the choice and shows it at once, in the other tabs too. */
export function chooseColorMode(mode: ColorMode): void {
  localStorage.setItem(KEY, mode);
  apply();
}

/** Shows a page in colours of its own; undefined, or `system`, gives them back to the reader. */
export function forceColorMode(mode: ColorMode | undefined): void {
  forced = mode;
  apply();
}

/** Follows the machine and the other tabs. `theme.js` has set the colours of the first paint. */
export function followColorMode(): void {
  systemIsDark().addEventListener("change", apply);
  addEventListener("storage", (event) => event.key === KEY && apply());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What was chosen, and which colours that means now. */
export function useColorMode(): { chosen: ColorMode; shown: "light" | "dark" } {
  const shown = useSyncExternalStore(subscribe, () => (document.documentElement.dataset["theme"] === "dark" ? "dark" : "light"));
  return { chosen: chosenColorMode(), shown };
}
