import { hydrate } from "./hydrate.ts";
import { Response } from "./response.tsx";
import workerUrl from "./messages.worker.ts?worker&url";

hydrate("response", Response, { workerUrl });
