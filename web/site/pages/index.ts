import type { SitePage } from "../page.ts";
import { description } from "./description.tsx";
import { home } from "./home.tsx";
import { interview } from "./interview.tsx";
import { legal } from "./legal.tsx";
import { linkedin } from "./linkedin.tsx";
import { response } from "./response.tsx";
import { seniority } from "./seniority.tsx";
import { tools } from "./tools.tsx";
import { verify } from "./verify.tsx";

/** Every static page. A new one is a line here and in `STATIC_PATHS`. */
export const STATIC_PAGES: readonly SitePage[] = [
  home,
  legal,
  tools,
  response,
  linkedin,
  interview,
  description,
  seniority,
  verify,
];
