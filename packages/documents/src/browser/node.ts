// Stands in for the modules of Node that the reader imports.

/** Bombs are for servers: in a browser, a file harms nobody but the tab of the person who chose it. */
export const inflateSync = (): never => {
  throw new Error("Streams are not unpacked here.");
};

/** `setTimeout` of `node:timers/promises`. */
export const setTimeout = (ms: number): Promise<void> => new Promise((resolve) => globalThis.setTimeout(resolve, ms));
