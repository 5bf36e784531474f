import { hydrate } from "./hydrate.ts";
import { Description } from "./description.tsx";
import workerUrl from "./description.worker.ts?worker&url";

hydrate("description", Description, { workerUrl });
