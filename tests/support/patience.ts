/** Longest wait for a state, in ms; long, because the machine may be busy. Reaching the state ends the wait. */
export const STATE_MS = 150_000;

/** Longest wait until the files of a job are read and scored, in ms. */
export const SETTLED_MS = 300_000;

/** Time-out of a test and of a hook, in ms; long enough for several states. */
export const TEST_MS = 600_000;
