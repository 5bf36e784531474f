import type { Cloud } from "@candor/local";
import { useProduct } from "./product.ts";

/** The local cloud of a file of tests that does not use the shared one, for the modules that hold its tests. */
export let cloud: Cloud;

/** Makes a cloud that a file has started its product. */
export function setCloud(started: Cloud): void {
  cloud = started;
  useProduct(started.url);
}
