import type { CallKey } from "@candor/contract";
import type { QueryClient } from "@tanstack/react-query";
import { type Drawing, drawing } from "../../ui/drawing.ts";
import type { AskedInput } from "../renderer.ts";

/** A page of the app that is being drawn on the server, for one request. */
export interface PageDrawing extends Drawing {
  readonly pathname: string;
  readonly queryClient: QueryClient;
  /** The request's cookies by name, as they came. */
  readonly cookies: ReadonlyMap<string, string>;
  /** `Set-Cookie` values for the answer. */
  readonly setCookies: string[];
  readonly userAgent: string;
  /** Makes a call of the contract that only reads, as the sender of the request. */
  readonly ask: (key: CallKey, input: AskedInput) => Promise<Response>;
}

/** The page that is being drawn; undefined in a browser. */
export const pageDrawing = (): PageDrawing | undefined => drawing() as PageDrawing | undefined;
