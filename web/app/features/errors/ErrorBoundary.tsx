import { isRouteErrorResponse, useRouteError } from "react-router-dom";
import { ApiError } from "../../api/client.ts";
import { isMissingPart } from "../../version.ts";
import { Failed, MissingPart } from "./ErrorPages.tsx";
import { NotFound } from "./NotFound.tsx";

/** Shows an error that no page handles; with `inFrame` inside the dashboard's frame. */
export function UnhandledError({ inFrame }: { inFrame?: boolean }) {
  const error = useRouteError();
  if (isMissingPart(error)) return <MissingPart {...(inFrame && { inFrame })} />;
  const status = isRouteErrorResponse(error) || error instanceof ApiError ? error.status : 500;
  if (status === 404) return <NotFound {...(inFrame && { inFrame })} />;
  const isOffline = error instanceof ApiError && error.code === "network";
  return (
    <Failed
      {...(inFrame && { inFrame })}
      {...(isOffline && { isOffline })}
      status={status || 500}
      message={error instanceof ApiError ? error.message : undefined}
    />
  );
}

export const ErrorBoundary = () => <UnhandledError />;
