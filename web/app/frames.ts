import { ErrorBoundary } from "./features/errors/ErrorBoundary.tsx";
import { NotFound } from "./features/errors/NotFound.tsx";
import * as part from "./features/errors/PageBoundary.tsx";
import type { Frames } from "./routes.tsx";
import { LocaleFrame } from "./shell/LocaleFrame.tsx";
import * as dashboard from "./shell/Shell.tsx";

/** What nearly every page needs around it. It is in the file of the router's own code, and loads nothing. */
export const frames: Frames = { ErrorBoundary, NotFound, LocaleFrame, dashboard, part };
