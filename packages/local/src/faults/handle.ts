/** The faults of a running product, for tests. */
import type { FaultWanted } from "../kernel/faults.ts";

export interface StandingFault {
  /** The number of calls it has met. */
  hits(): Promise<number>;
  end(): Promise<void>;
}

export interface FaultsHandle {
  add(fault: FaultWanted): Promise<StandingFault>;
  endAll(): Promise<void>;
}

/** @param siteUrl "http://localhost:3000" */
export function faultsAt(siteUrl: string): FaultsHandle {
  const control = new URL("/_local/faults", siteUrl);
  async function ask<T>(wanted?: unknown): Promise<T> {
    const answer = await fetch(control, {
      headers: { origin: control.origin, accept: "application/json" },
      ...(wanted !== undefined && { method: "POST", body: JSON.stringify(wanted) }),
    });
    if (!answer.ok) throw new Error(`/_local/faults answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }
  return {
    async add(fault) {
      const { id } = await ask<{ id: number }>({ add: fault });
      return {
        hits: async () => (await ask<{ id: number; hits: number }[]>()).find((each) => each.id === id)?.hits ?? 0,
        end: () => ask({ end: id }),
      };
    },
    endAll: () => ask({ end: "all" }),
  };
}
