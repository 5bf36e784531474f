// The types of server.tsx for packages without JSX and DOM (package.json, "exports").
import type { SiteRendererOf } from "./contract.ts";

export type { Analytics, PageDocument, SiteBuild, SiteRenderer, StageFacts } from "./contract.ts";
export declare const siteRenderer: SiteRendererOf;
