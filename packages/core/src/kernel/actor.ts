import { AsyncLocalStorage } from "node:async_hooks";
import type { Locale } from "./limits.ts";
import { Failure } from "./failure.ts";

/**
 * The person or worker on whose behalf code runs. It is set once in the API layer; the domain takes the account from here and
 * never from input.
 */
export type Actor =
  | {
      readonly type: "member";
      readonly accountId: string;
      readonly userId: string;
      readonly email: string;
      readonly sessionId: string;
      readonly role: string;
      readonly permissions: readonly string[];
      readonly locale: Locale;
      /** Names of the browser and its system, where they are known. */
      readonly device?: { readonly browser?: string | undefined; readonly system?: string | undefined };
    }
  /** A worker acting for the account of its message. */
  | { readonly type: "system"; readonly accountId: string };

const current = new AsyncLocalStorage<Actor>();

export const Actor = {
  /** Runs `body` as `actor`, including everything that it awaits. */
  enter: <T>(actor: Actor, body: () => T): T => current.run(actor, body),

  /** Returns the account id that every key begins with. Throws `session.missing` for a visitor. */
  accountId: (): string => use().accountId,

  /** Returns the signed-in person. Throws `session.missing` for visitors and workers. */
  member: (): Extract<Actor, { type: "member" }> => {
    const actor = use();
    if (actor.type !== "member") throw new Failure("session.missing");
    return actor;
  },

  /** True for a worker, which nobody waits for. */
  isWorker: (): boolean => current.getStore()?.type === "system",

  /** Author of a change in the history: the person's e-mail address, or "Candor". */
  name: (): string => {
    const actor = use();
    return actor.type === "member" ? actor.email : "Candor";
  },
};

function use(): Actor {
  const actor = current.getStore();
  if (!actor) throw new Failure("session.missing");
  return actor;
}
