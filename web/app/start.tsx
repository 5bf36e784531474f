import { type ReactNode, StrictMode, useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { followColorMode } from "../ui/color-mode.ts";
import { codeLoaded } from "../ui/lazy.tsx";
import { repeatEarly, typedEarly } from "./early.ts";
import { speak } from "./i18n/i18n.ts";
import { localeOf } from "./i18n/locale.ts";

const page = document.documentElement;

declare global {
  /** Settled when the whole stylesheet of a drawn page that brings styles of its own has loaded, or failed to (`boot/drawn.js`). */
  var styled: Promise<void> | null | undefined;
}

/** True if the server has drawn this page. */
export const isDrawn = page.dataset["drawn"] !== undefined;

/** Readies all that the code of every page needs before it draws; `begin` starts what need not wait for the words. */
export async function ready(begin: () => void): Promise<void> {
  followColorMode();
  // Calls made before the catalogues have loaded are answered in the language of the page.
  page.lang = localeOf(location.pathname);
  begin();
  await speak(localeOf(location.pathname));
}

/** Ends what follows a drawn page until the app has taken it over. */
const taken = new AbortController();

/**
 * Shows the app: takes over the page that the server has drawn, once `isReady` resolves, or draws it.
 */
export async function start(app: ReactNode, isReady?: Promise<void>): Promise<void> {
  const root = document.getElementById("root")!;
  const whole = <StrictMode>{app}</StrictMode>;
  await globalThis.styled;
  if (isDrawn && page.dataset["stale"] === undefined) {
    await isReady;
    await codeLoaded();
    takeOver(root, whole);
  } else draw(root, whole);
}

/** Draws the page anew, also in place of one that was drawn for other facts about its reader (`boot/reader.js`). */
function draw(root: HTMLElement, app: ReactNode): void {
  root.replaceChildren();
  delete page.dataset["stale"];
  markAlive(root);
  createRoot(root).render(app);
}

/** From now on presses belong to the app, and lists of rows follow this window. */
function markAlive(root: HTMLElement): void {
  root.dataset["alive"] = "";
  delete root.dataset["height"];
}

/**
 * Makes a page that the server has drawn work. Nothing on it changes, so its first route and its code must be there. In one piece: React loses a box
 * that is ticked after it has begun and before it has ended.
 */
function takeOver(root: HTMLElement, app: ReactNode): void {
  const enter = typedEarly(root);
  let scrolledTo = scrollY;
  addEventListener("scroll", () => (scrolledTo = scrollY), { passive: true, signal: taken.signal });
  flushSync(() =>
    hydrateRoot(
      root,
      <Alive root={root} onTaken={enter} scrolledTo={() => scrolledTo}>
        {app}
      </Alive>,
    ),
  );
}

interface AliveProps {
  root: HTMLElement;
  onTaken: () => void;
  scrolledTo: () => number;
  children: ReactNode;
}

/** Marks the page as working, and repeats earlier presses, once the app knows the words that were typed before it did. */
function Alive({ root, onTaken, scrolledTo, children }: AliveProps) {
  const [hasRead, setHasRead] = useState(false);
  // The router begins every page at its top, also one that has been scrolled before the app came.
  useLayoutEffect(() => {
    const top = scrolledTo();
    taken.abort();
    if (top > 0) scrollTo(0, top);
  }, [scrolledTo]);
  useEffect(() => {
    onTaken();
    setHasRead(true);
  }, [onTaken]);
  useEffect(() => {
    if (!hasRead) return;
    markAlive(root);
    void repeatEarly();
  }, [hasRead, root]);
  return children;
}
