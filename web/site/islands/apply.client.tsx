import { Apply } from "./apply/Apply.tsx";
import { hydrate } from "./hydrate.ts";

hydrate("apply", Apply);
