import { useSyncExternalStore } from "react";
import { drawing, keptChoice } from "./drawing.ts";

/** The user's choice. `system` follows the operating system. */
export type ColorMode = "system" | "light" | "dark";

const KEY = "color-mode";
const systemIsDark = () => matchMedia("(prefers-color-scheme: dark)");
const listeners = new Set<() => void>();

export function chosenColorMode(): ColorMode {
  const kept = keptChoice(KEY);
  return kept === "light" || kept === "dark" ? kept : "system";
}

let forced: ColorMode | undefined;

/** The resulting colours: those a page forces, else the user's choice, else the system's. A page that forces `system` forces nothing. */
export function shownColors(page: ColorMode | undefined, chosen: ColorMode, isSystemDark: boolean): "light" | "dark" {
  const mode = page === undefined || page === "system" ? chosen : page;
  return mode === "system" ? (isSystemDark ? "dark" : "light") : mode;
}

function apply(): void {
  document.documentElement.dataset["theme"] = shownColors(forced, chosenColorMode(), systemIsDark().matches);
  for (const listener of listeners) listener();
}

/** Stores the choice and applies it at once, in other tabs, too. */
export function chooseColorMode(mode: ColorMode): void {
  localStorage.setItem(KEY, mode);
  apply();
}

/** Forces the colours of a page; undefined or `system` ends that. */
export function forceColorMode(mode: ColorMode | undefined): void {
  forced = mode;
  apply();
}

/** Follows the operating system and other tabs. `theme.js` sets the colours of the first paint. */
export function followColorMode(): void {
  systemIsDark().addEventListener("change", apply);
  addEventListener("storage", (event) => event.key === KEY && apply());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The server draws nothing that only one of them shows: `theme.js` chooses before the first paint. */
const colorsNow = (): "light" | "dark" => (!drawing() && document.documentElement.dataset["theme"] === "dark" ? "dark" : "light");

/** The choice, and the colours that result from it. */
export function useColorMode(): { chosen: ColorMode; shown: "light" | "dark" } {
  const shown = useSyncExternalStore(subscribe, colorsNow, colorsNow);
  return { chosen: chosenColorMode(), shown };
}
