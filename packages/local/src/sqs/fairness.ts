/**
 * Decides which tenants of a queue wait behind the others, by AWS's published rules:
 * https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-fair-queues-detailed.html
 */

/** A tenant is noisy with more than this share of the messages in flight, and this many of its own. */
const SHARE = 0.1;
const IN_FLIGHT_AT_LEAST = 30;
/** The recent time in which consumers' work is compared, and after which a tenant that sends nothing is quiet again. */
const RECENT_MS = 5 * 60_000;

/** Messages of one queue by tenant. A message without a group is a tenant of its own and is left out of the map. */
export interface Load {
  /** Tenants with messages in the queue, and how many of them are in flight. */
  readonly inFlight: ReadonlyMap<string, number>;
  /** All messages in flight, also those without a group. */
  readonly inFlightOfAll: number;
}

interface Tenant {
  /** Consumers' work, as the time at which it ended and milliseconds. */
  work: { readonly endedAt: number; readonly took: number }[];
  sentAt: number;
}

/** The recent work of one queue's consumers. It is kept in memory, as an estimate: after a restart every tenant is quiet. */
export class Fairness {
  readonly #tenants = new Map<string, Tenant>();
  #workOfOthers: Tenant["work"] = [];

  sent(group: string, now: number): void {
    this.#tenant(group, now).sentAt = now;
  }

  /** Notes that a consumer was done with a message, well or badly, after so many milliseconds. */
  worked(group: string | undefined, took: number, now: number): void {
    const work = { endedAt: now, took };
    if (group === undefined) this.#workOfOthers.push(work);
    else this.#tenant(group, now).work.push(work);
  }

  /** The noisy tenants, those with the fewest messages in flight first: in this order they are served when no quiet one waits. */
  noisy({ inFlight, inFlightOfAll }: Load, now: number): readonly string[] {
    this.#forget(inFlight, now);
    const timeOf = (work: Tenant["work"]) => work.reduce((sum, { took }) => sum + took, 0);
    const times = new Map([...this.#tenants].map(([group, { work }]) => [group, timeOf(work)]));
    const timeOfAll = [...times.values()].reduce((sum, time) => sum + time, timeOf(this.#workOfOthers));
    const isNoisy = (group: string, flying: number) =>
      (flying >= IN_FLIGHT_AT_LEAST && flying > SHARE * inFlightOfAll) || (times.get(group) ?? 0) > SHARE * timeOfAll;
    return [...inFlight]
      .filter(([group, flying]) => isNoisy(group, flying))
      .toSorted(([, one], [, other]) => one - other)
      .map(([group]) => group);
  }

  /** Forgets old work, and all of a tenant that has no message left or has sent none for a while. */
  #forget(present: ReadonlyMap<string, number>, now: number): void {
    const isRecent = ({ endedAt }: { endedAt: number }) => endedAt > now - RECENT_MS;
    this.#workOfOthers = this.#workOfOthers.filter(isRecent);
    for (const [group, tenant] of this.#tenants) {
      if (!present.has(group) || tenant.sentAt <= now - RECENT_MS) this.#tenants.delete(group);
      else tenant.work = tenant.work.filter(isRecent);
    }
  }

  #tenant(group: string, now: number): Tenant {
    const known = this.#tenants.get(group) ?? { work: [], sentAt: now };
    this.#tenants.set(group, known);
    return known;
  }
}
