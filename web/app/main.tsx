import "../ui/styles.css";
import { type DehydratedState, hydrate, QueryClientProvider } from "@tanstack/react-query";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { initReactI18next } from "react-i18next";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { followColorMode } from "../ui/color-mode.ts";
import { codeLoaded } from "../ui/lazy.tsx";
import { queryClient } from "./api/query-client.ts";
import { followSession } from "./session/session-events.ts";
import { i18n, i18nOptions, speak } from "./i18n/i18n.ts";
import { localeOf } from "./i18n/locale.ts";
import { routes } from "./routes.tsx";

const root = document.getElementById("root")!;
const page = document.documentElement;
const drawnAnswers = document.getElementById("answers")?.textContent;
if (drawnAnswers) takeAnswers(JSON.parse(drawnAnswers) as DehydratedState);

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
if (drawnAnswers && page.dataset["stale"] === undefined) await takeOver();
else draw();

/** Draws the page anew, also in place of one that was drawn for other facts about its reader (`boot/reader.js`). */
function draw(): void {
  root.replaceChildren();
  delete page.dataset["stale"];
  createRoot(root).render(app);
}

/** Makes a page that the server has drawn work. Nothing on it changes, so its first route and its code must be there. */
async function takeOver(): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = ({ initialized }: { initialized: boolean }) => initialized && resolve();
    router.subscribe(look);
    look(router.state);
  });
  await codeLoaded();
  startTransition(() => {
    hydrateRoot(root, app);
  });
}

/** The answers with which the page was drawn are as old as the page, whatever the clocks of server and browser say. */
function takeAnswers(state: DehydratedState): void {
  const dataUpdatedAt = Date.now();
  const queries = state.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } }));
  hydrate(queryClient, { ...state, queries });
}
