import { hydrate } from "./hydrate.ts";
import { Verify } from "./verify.tsx";

hydrate("verify", Verify);
