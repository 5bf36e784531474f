/** Messages between the measuring process and the processes that work for it. */

export interface Asked {
  readonly name: string;
  readonly accountId: string;
  readonly args: object;
}

/** The cost of one piece of work. */
export interface Told<T = unknown> {
  readonly answer: T;
  readonly ms: number;
  readonly cpuMs: number;
  readonly requests: number;
  /** Read and write units together. */
  readonly units: number;
  /** Of the heap, after a collection. */
  readonly heapMb: number;
  /** The most memory that the process ever had. */
  readonly peakMb: number;
}

/** Work by its name. It runs as a member of the account. */
// oxlint-disable-next-line typescript/no-explicit-any -- each kind of work knows its own arguments
export type Works = Readonly<Record<string, (args: any) => Promise<unknown>>>;
