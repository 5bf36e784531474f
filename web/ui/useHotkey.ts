import { useEffect, useEffectEvent } from "react";

const KEY = "hotkeys";

/** Single keys can be switched off (WCAG 2.1.4): speech input types letters. */
export const areHotkeysOn = (): boolean => localStorage.getItem(KEY) !== "off";

export function switchHotkeys(on: boolean): void {
  if (on) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, "off");
}

const WRITING =
  "input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true], [role=menu], [role=listbox], [role=dialog], [role=alertdialog]";

/** True where a key belongs to what is being written or chosen. */
const takesKeys = (target: EventTarget | null) => target instanceof Element && target.closest(WRITING) !== null;

/** Calls `run` when the key is pressed alone and nobody is typing. */
export function useHotkey(key: string, run: (event: KeyboardEvent) => void): void {
  const onPress = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (takesKeys(event.target) || !areHotkeysOn()) return;
    run(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onPress(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
