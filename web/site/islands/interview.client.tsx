import { hydrate } from "./hydrate.ts";
import { Interview } from "./interview.tsx";
import workerUrl from "./interview.worker.ts?worker&url";

hydrate("interview", Interview, { workerUrl });
