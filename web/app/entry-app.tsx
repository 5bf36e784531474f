import { QueryClientProvider } from "@tanstack/react-query";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { takeAnswers } from "./answers.ts";
import { queryClient } from "./api/query-client.ts";
import { frames } from "./frames.ts";
import { routesWith } from "./routes.tsx";
import { followSession } from "./session/session-events.ts";
import { isDrawn, ready, start } from "./start.tsx";

type Router = ReturnType<typeof createBrowserRouter>;

let router!: Router;
if (isDrawn) takeAnswers(queryClient);
await ready(() => {
  // Begins to load the first route at once.
  router = createBrowserRouter(routesWith(frames));
  followSession(router);
});
await start(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
  firstRouteOf(router),
);

/** Resolves once the first route has loaded. */
function firstRouteOf(of: Router): Promise<void> {
  return new Promise((resolve) => {
    const look = ({ initialized }: { initialized: boolean }) => initialized && resolve();
    of.subscribe(look);
    look(of.state);
  });
}
