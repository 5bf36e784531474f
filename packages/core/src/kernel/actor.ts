import { AsyncLocalStorage } from "node:async_hooks";
import type { Locale } from "./limits.ts";
import { Failure } from "./failure.ts";

/** Who is asking. Entered once at the edge; the domain takes the account from here and never from input. */
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
    }
  /** A worker, acting for the account that a message belongs to. */
  | { readonly type: "system"; readonly accountId: string };

const current = new AsyncLocalStorage<Actor>();

export const Actor = {
  /** Runs `body` as `actor`; everything awaited inside sees the same one. */
  enter: <T>(actor: Actor, body: () => T): T => current.run(actor, body),

  /** The account every key begins with. Throws `session.missing` for a visitor. */
  accountId: (): string => use().accountId,

  /** The signed-in person. Throws `session.missing` for a visitor and for workers. */
  member: (): Extract<Actor, { type: "member" }> => {
    const actor = use();
    if (actor.type !== "member") throw new Failure("session.missing");
    return actor;
  },

  /** How history names who did something: the person's e-mail address, or "Candor". */
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
