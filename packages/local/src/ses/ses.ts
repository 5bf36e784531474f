/** SES: takes the mails that the product sends into an outbox instead of sending them. */
import type { Clock, Service } from "../kernel/service.ts";
import { Identities } from "./identities.ts";
import { openOutbox, type Outbox } from "./outbox.ts";
import { createSesV1 } from "./v1.ts";

export type { Outbox, SentMail } from "./outbox.ts";

export interface SesOptions {
  readonly file: string;
  readonly clock: Clock;
  /** Domains and addresses that the templates verify. */
  readonly identities: readonly string[];
}

export interface Ses {
  readonly service: Service;
  readonly outbox: Outbox;
  stop(): Promise<void>;
}

export function createSes({ file, clock, identities: verified }: SesOptions): Ses {
  const outbox = openOutbox(file, clock);
  const identities = new Identities(verified);
  return {
    service: createSesV1({ identities, outbox }),
    outbox,
    stop() {
      outbox.close();
      return Promise.resolve();
    },
  };
}
