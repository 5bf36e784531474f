/** Counts the calls that the product makes to AWS's services, for figures of cost. */

/** Calls of one kind since the start. */
export interface CallCount {
  /** Signing name of the service: "s3", "sqs". */
  readonly service: string;
  /** "PutObject" */
  readonly operation: string;
  /** Name of the calling function, or "operator". */
  readonly caller: string;
  readonly calls: number;
}

export class Calls {
  readonly #counts = new Map<string, CallCount>();

  add(call: Omit<CallCount, "calls">): void {
    const key = `${call.service} ${call.operation} ${call.caller}`;
    const { calls } = this.#counts.get(key) ?? { calls: 0 };
    this.#counts.set(key, { service: call.service, operation: call.operation, caller: call.caller, calls: calls + 1 });
  }

  list(): readonly CallCount[] {
    return [...this.#counts.values()];
  }
}
