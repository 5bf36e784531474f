import { isRouteErrorResponse, Outlet, useRouteError } from "react-router-dom";
import { ApiError } from "../../api/client.ts";
import { Failed, NotFound } from "./ErrorPages.tsx";

export const Component = Outlet;

/** What no page has handled lands here. */
export function ErrorBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) || error instanceof ApiError ? error.status : 500;
  if (status === 404) return <NotFound />;
  return <Failed status={status || 500} message={error instanceof ApiError ? error.message : undefined} />;
}
