/** The outcome of an attempt after which another one must follow, because a concurrent write came first. */
export const LOST = Symbol("lost");

/** A lost attempt means that another writer succeeded; thirty in a row mean that something is wrong. */
const DEFAULTS = { attempts: 30, firstWaitMs: 5, longestWaitMs: 250, eagerAfter: Number.POSITIVE_INFINITY };
/** Where those that have lost often end with their waits. */
const EAGER_WAIT_MS = 100;

/** Too many attempts were lost in a row. Workers return their message to the queue for it. */
export class Contended extends Error {
  override readonly name = "Contended";
}

/**
 * Runs an attempt until it does not answer `LOST`, with a random wait in between that doubles on average. Each attempt reads and decides
 * anew. After `eagerAfter` lost ones the waits become shorter again, so that those who came first are not overtaken for ever. Throws
 * `Contended` after `attempts` lost ones.
 */
export async function retry<T>(
  action: string,
  attempt: () => Promise<T | typeof LOST>,
  options: Partial<typeof DEFAULTS> = {},
): Promise<T> {
  const limits = { ...DEFAULTS, ...options };
  const { attempts } = limits;
  for (let lost = 0; lost < attempts; lost++) {
    if (lost > 0) await wait(Math.random() * longestAfter(lost, limits));
    const outcome = await attempt();
    if (outcome !== LOST) return outcome;
  }
  throw new Contended(`${action} lost ${attempts} races in a row`);
}

const longestAfter = (lost: number, { firstWaitMs, longestWaitMs, eagerAfter }: typeof DEFAULTS): number =>
  lost > eagerAfter
    ? Math.max(EAGER_WAIT_MS, longestWaitMs * 0.8 ** (lost - eagerAfter))
    : Math.min(longestWaitMs, firstWaitMs * 2 ** lost);

// By the global timer, whose time a test can move.
const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
