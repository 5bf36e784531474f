import { ErrorBoundary } from "./features/errors/ErrorBoundary.tsx";
import { NotFound } from "./features/errors/NotFound.tsx";
import * as part from "./features/errors/PageBoundary.tsx";
import type { Frames } from "./routes.tsx";
import { LocaleFrame } from "./shell/LocaleFrame.tsx";
import * as dashboard from "./shell/Shell.tsx";

/** The frames of nearly every page. They are in the file of the router's own code, and load nothing. */
export const frames: Frames = { ErrorBoundary, NotFound, LocaleFrame, dashboard, part };
