import "../ui/styles.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, startTransition, StrictMode, useEffect, useLayoutEffect, useState } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { initReactI18next } from "react-i18next";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { followColorMode } from "../ui/color-mode.ts";
import { codeLoaded } from "../ui/lazy.tsx";
import { takeAnswers } from "./answers.ts";
import { queryClient } from "./api/query-client.ts";
import { repeatEarly, typedEarly } from "./early.ts";
import { followSession } from "./session/session-events.ts";
import { i18n, i18nOptions, speak } from "./i18n/i18n.ts";
import { localeOf } from "./i18n/locale.ts";
import { routes } from "./routes.tsx";

/** Ends what follows a drawn page until the app has taken it over. */
const taken = new AbortController();
const root = document.getElementById("root")!;
const page = document.documentElement;
const isDrawn = takeAnswers(queryClient);

followColorMode();
// Calls made before the catalogues have loaded are answered in the language of the page.
page.lang = localeOf(location.pathname);
const initialised = i18n.use(initReactI18next).init(i18nOptions);
// Begins to load the first route at once.
const router = createBrowserRouter(routes);
followSession(router);
// The error pages need their catalogue before the first route has loaded anything.
await initialised;
await speak(localeOf(location.pathname));

const app = (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>
);
if (isDrawn && page.dataset["stale"] === undefined) await takeOver();
else draw();

/** Draws the page anew, also in place of one that was drawn for other facts about its reader (`boot/reader.js`). */
function draw(): void {
  root.replaceChildren();
  delete page.dataset["stale"];
  markAlive();
  createRoot(root).render(app);
}

/** From now on presses belong to the app, and lists of rows follow this window. */
function markAlive(): void {
  root.dataset["alive"] = "";
  delete root.dataset["height"];
}

/** Makes a page that the server has drawn work. Nothing on it changes, so its first route and its code must be there. */
async function takeOver(): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = ({ initialized }: { initialized: boolean }) => initialized && resolve();
    router.subscribe(look);
    look(router.state);
  });
  await codeLoaded();
  const enter = typedEarly(root);
  let scrolledTo = scrollY;
  addEventListener("scroll", () => (scrolledTo = scrollY), { passive: true, signal: taken.signal });
  startTransition(() => {
    hydrateRoot(
      root,
      <Alive onTaken={enter} scrolledTo={() => scrolledTo}>
        {app}
      </Alive>,
    );
  });
}

/** Marks the page as working, and repeats earlier presses, once the app knows the words that were typed before it did. */
function Alive({ onTaken, scrolledTo, children }: { onTaken: () => void; scrolledTo: () => number; children: ReactNode }) {
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
    markAlive();
    void repeatEarly();
  }, [hasRead]);
  return children;
}
