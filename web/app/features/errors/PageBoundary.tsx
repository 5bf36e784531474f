import { Outlet } from "react-router-dom";
import { UnhandledError } from "./ErrorBoundary.tsx";

export const Component = Outlet;

/** What a page of the dashboard has not handled is said in its place: the sidebar stays, and leads on. */
export const ErrorBoundary = () => <UnhandledError inFrame />;
