import { WaysIn } from "@candor/core/account/session/ways-in";
import { Actor } from "@candor/core/kernel/actor";
import { Failure } from "@candor/core/kernel/failure";
import { memberOf } from "../http/authenticate.ts";
import type { Request } from "../http/endpoint.ts";
import type { endVisit } from "./provider-visit.ts";

/** The session that adds a way in, and its user. It travels in the sealed cookie of the visit. */
export interface Adding {
  readonly userId: string;
  readonly sessionId: string;
}

/**
 * Returns the session that a visit adds a way in to. A link on another site must not begin it: in a browser that is signed in to
 * somebody else's Google account it would give that person a way in. So a browser that does not say where a press came from is refused.
 */
export function addingOf({ visitor, isSurelyFromHere }: Request): Adding {
  const { userId, sessionId } = memberOf(visitor);
  if (!isSurelyFromHere) throw new Failure("origin.refused");
  return { userId, sessionId };
}

/** Adds the identity of a visit to the account of the session that began it. Refused in any other session, and without one. */
export async function addWay(adds: Adding, { visitor }: Request, visit: () => ReturnType<typeof endVisit>): Promise<void> {
  const member = memberOf(visitor);
  if (member.sessionId !== adds.sessionId || member.userId !== adds.userId) throw new Failure("identity.refused", "session");
  const { claimed, tokens } = await visit();
  await Actor.enter(member, () => WaysIn.add(claimed, tokens));
}
