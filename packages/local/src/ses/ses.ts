/** SES: takes the mails that the product sends into an outbox instead of sending them. */
import type { Clock, Service } from "../kernel/service.ts";
import { Identities } from "./identities.ts";
import { openOutbox, type Outbox } from "./outbox.ts";
import { openSuppressed } from "./suppressed.ts";
import { createSesV1 } from "./v1.ts";
import { createSesV2 } from "./v2.ts";

export type { Outbox, SentMail } from "./outbox.ts";

export interface SesOptions {
  readonly file: string;
  readonly clock: Clock;
  /** Domains and addresses that the templates verify. */
  readonly identities: readonly string[];
}

export interface Ses {
  /** The first API, which sends, and the second, which lists suppressed addresses. */
  readonly services: readonly Service[];
  readonly outbox: Outbox;
  stop(): Promise<void>;
}

export function createSes({ file, clock, identities: verified }: SesOptions): Ses {
  const outbox = openOutbox(file, clock);
  const suppressed = openSuppressed(file.replace(/(?=\.sqlite$)/u, "-suppressed"), clock);
  const identities = new Identities(verified);
  return {
    services: [createSesV1({ identities, outbox, suppressed }), createSesV2(suppressed)],
    outbox,
    stop() {
      outbox.close();
      suppressed.close();
      return Promise.resolve();
    },
  };
}
