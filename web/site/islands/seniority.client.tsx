import { hydrate } from "./hydrate.ts";
import { Seniority } from "./seniority.tsx";
import workerUrl from "./seniority.worker.ts?worker&url";

hydrate("seniority", Seniority, { workerUrl });
