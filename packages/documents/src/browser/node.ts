// Stands in for the modules of Node that the reader imports.
import { Buffer } from "./scope.ts";

/**
 * Streams are not unpacked here, and read as blank. Bombs are for servers: in a browser, a file harms nobody but the tab of the person who
 * chose it.
 */
export const inflateSync = (): Uint8Array => Buffer.from(" ");

/** `setTimeout` of `node:timers/promises`. */
export const setTimeout = (ms: number): Promise<void> => new Promise((resolve) => globalThis.setTimeout(resolve, ms));
