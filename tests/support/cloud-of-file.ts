import { startTestCloud } from "@candor/local/testing";
import { useProduct } from "./product.ts";

type TestCloud = Awaited<ReturnType<typeof startTestCloud>>;

/** The local cloud of a file of tests that does not use the shared one, for the modules that hold its tests. */
export let cloud: TestCloud;

/** Makes a cloud that a file has started its product. */
export function useOwnCloud(started: TestCloud): void {
  cloud = started;
  useProduct(started.url);
}
