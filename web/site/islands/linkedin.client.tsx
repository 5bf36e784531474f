import { hydrate } from "./hydrate.ts";
import { Linkedin } from "./linkedin.tsx";
import workerUrl from "./messages.worker.ts?worker&url";

hydrate("linkedin", Linkedin, { workerUrl });
