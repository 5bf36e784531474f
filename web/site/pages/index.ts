import type { SitePage } from "../page.ts";
import { home } from "./home.tsx";
import { legal } from "./legal.tsx";
import { tools } from "./tools.tsx";

/** Every static page. A new one is a line here and in `STATIC_PATHS`. */
export const STATIC_PAGES: readonly SitePage[] = [home, legal, tools];
