/** Longest wait for a state, in ms; long, because the machine may be busy. Reaching the state ends the wait. */
export const STATE_MS = 150_000;

/** Longest wait until the files of a job are read and scored, in ms. */
export const SETTLED_MS = 300_000;

/** Time between two looks at a state of the product, in ms: each look costs the product as much as a part of the work it waits for. */
export const POLL_MS = 200;

/** Time-out of a test and of a hook, in ms; long enough for several states. */
export const TEST_MS = 600_000;
