import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { keptChoice } from "./drawing.ts";

const KEY = "hotkeys";

/** Single keys can be switched off (WCAG 2.1.4): speech input types letters. */
export const areHotkeysOn = (): boolean => keptChoice(KEY) !== "off";

const listeners = new Set<() => void>();

export function switchHotkeys(on: boolean): void {
  if (on) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, "off");
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => key === KEY && listener();
  listeners.add(listener);
  addEventListener("storage", elsewhere);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", elsewhere);
  };
}

/** True if single-key shortcuts are switched on; shared by all tabs. */
export const useAreHotkeysOn = (): boolean => useSyncExternalStore(subscribe, areHotkeysOn, areHotkeysOn);

const WRITING =
  "input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true], [role=menu], [role=listbox], [role=dialog], [role=alertdialog]";

/** True if the key belongs to a field or list that has the focus. */
const takesKeys = (target: EventTarget | null) => target instanceof Element && target.closest(WRITING) !== null;

/** True if a single key may act as a shortcut. Esc and Enter always may, because speech input never types them. */
const isCommand = (event: KeyboardEvent) =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !event.defaultPrevented &&
  !takesKeys(event.target) &&
  (event.key.length > 1 || areHotkeysOn());

interface Bound {
  readonly run: (event: KeyboardEvent) => void;
  readonly isFallback: boolean;
}

/** Current action of each key. The component mounted last wins; the frame around a page gets the keys that the page does not use. */
const bound = new Map<string, Bound[]>();

const meaningOf = (key: string): Bound | undefined => {
  const all = bound.get(key);
  return all?.findLast(({ isFallback }) => !isFallback) ?? all?.at(-1);
};

function press(event: KeyboardEvent): void {
  if (isCommand(event)) meaningOf(event.key)?.run(event);
}

function bind(key: string, one: Bound): () => void {
  if (bound.size === 0) addEventListener("keydown", press);
  bound.set(key, [...(bound.get(key) ?? []), one]);
  return () => {
    const left = bound.get(key)!.filter((other) => other !== one);
    if (left.length > 0) bound.set(key, left);
    else bound.delete(key);
    if (bound.size === 0) removeEventListener("keydown", press);
  };
}

/**
 * Calls `run` when the key is pressed alone and nobody is typing.
 * @param isFallback for what is around a page, so that the page may give the key a meaning of its own
 */
export function useHotkey(key: string, run: (event: KeyboardEvent) => void, { isFallback = false } = {}): void {
  const onPress = useEffectEvent(run);
  useEffect(() => bind(key, { run: (event) => onPress(event), isFallback }), [key, isFallback]);
}

/** True if a key has an action here, for menus that offer the same action. */
export const isBound = (key: string): boolean => bound.has(key);

/** Runs the action of a key, also if single keys are switched off. */
export function doAsIfPressed(key: string): void {
  meaningOf(key)?.run(new KeyboardEvent("keydown", { key, cancelable: true }));
}

const SECOND_KEY_WITHIN_MS = 1500;

/** Calls one of `runs` when `first` and then its key are pressed within a moment. The second key has no other action then. */
export function useHotkeySequence(first: string, runs: Readonly<Record<string, () => void>>): void {
  const onSecond = useEffectEvent((key: string) => {
    const run = Object.hasOwn(runs, key) ? runs[key] : undefined;
    run?.();
    return run !== undefined;
  });
  useEffect(() => {
    let begunAt = -Infinity;
    const listen = (event: KeyboardEvent) => {
      if (event.repeat || ["Shift", "Control", "Alt", "Meta"].includes(event.key) || !isCommand(event)) return;
      const isSecond = event.timeStamp - begunAt < SECOND_KEY_WITHIN_MS;
      begunAt = !isSecond && event.key === first ? event.timeStamp : -Infinity;
      if (isSecond && onSecond(event.key)) event.preventDefault();
    };
    // Before the actions of the single keys.
    addEventListener("keydown", listen, { capture: true });
    return () => removeEventListener("keydown", listen, { capture: true });
  }, [first]);
}
