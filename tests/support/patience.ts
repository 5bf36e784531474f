/** How long a test waits for a state, in ms: long, because the machine may be busy. Reaching the state ends the wait. */
export const STATE_MS = 60_000;

/** How long the files of a job may take until they are read and scored, in ms. */
export const SETTLED_MS = 180_000;

/** How long a test and a hook may take, in ms: for several states. */
export const TEST_MS = 300_000;
