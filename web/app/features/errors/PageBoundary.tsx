import { Outlet } from "react-router-dom";
import { UnhandledError } from "./ErrorBoundary.tsx";

export const Component = Outlet;

/** Shows an unhandled error in place of the page, so that the sidebar stays usable. */
export const ErrorBoundary = () => <UnhandledError inFrame />;
