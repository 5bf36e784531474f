import "../ui/styles.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { initReactI18next } from "react-i18next";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { followColorMode } from "../ui/color-mode.ts";
import { queryClient } from "./api/query-client.ts";
import { followSession } from "./session/session-events.ts";
import { i18n, i18nOptions, speak } from "./i18n/i18n.ts";
import { localeOf } from "./i18n/locale.ts";
import { routes } from "./routes.tsx";

followColorMode();
// Calls made before the catalogues have loaded are answered in the language of the page.
document.documentElement.lang = localeOf(location.pathname);
const initialised = i18n.use(initReactI18next).init(i18nOptions);
// Begins to load the first route at once.
const router = createBrowserRouter(routes);
followSession(router);
// The error pages need their catalogue before the first route has loaded anything.
await initialised;
await speak(localeOf(location.pathname));

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
