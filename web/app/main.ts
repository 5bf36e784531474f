import "../ui/styles.css";
import { begin } from "./entries.ts";

void begin(location.pathname);
