import { ACCOUNT_ID, REGION, Refusal, type Need } from "../kernel/service.ts";

/** The addresses and domains that may send, as the templates verify them. */
export class Identities {
  readonly #verified: ReadonlySet<string>;

  constructor(verified: readonly string[]) {
    this.#verified = new Set(verified.map((identity) => identity.toLowerCase()));
  }

  /** @throws Refusal MessageRejected for a sender that is no verified identity */
  assertVerified(from: string): void {
    if (this.#find(from) !== undefined) return;
    throw new Refusal(
      "MessageRejected",
      `Email address is not verified. The following identities failed the check in region ${REGION.toUpperCase()}: ${from}`,
    );
  }

  /**
   * The permissions to send: for the sender's identity, for that of each recipient who is verified in the account (in the sandbox all are),
   * and for the configuration set where one is named.
   */
  needs(
    action: string,
    mail: { readonly from: string; readonly recipients: readonly string[]; readonly configurationSet: string | undefined },
  ): Need[] {
    const need = (resource: string): Need => ({
      action,
      resource: `arn:aws:ses:${REGION}:${ACCOUNT_ID}:${resource}`,
      context: { "ses:FromAddress": [mail.from], "ses:Recipients": mail.recipients },
    });
    const verified = [this.#find(mail.from) ?? domainOf(mail.from), ...mail.recipients.flatMap((to) => this.#find(to) ?? [])];
    const identities = [...new Set(verified)].map((identity) => need(`identity/${identity}`));
    return mail.configurationSet ? [...identities, need(`configuration-set/${mail.configurationSet}`)] : identities;
  }

  /** The address itself, its domain, or the nearest domain above: an identity covers the domains below it. */
  #find(address: string): string | undefined {
    const labels = domainOf(address).split(".");
    return [address.toLowerCase(), ...labels.map((_, index) => labels.slice(index).join("."))].find((name) =>
      this.#verified.has(name),
    );
  }
}

/** "Candor <login@candor.example>" -> "login@candor.example" */
export const addressOf = (text: string): string => (/<([^<>]*)>\s*$/.exec(text)?.[1] ?? text).trim();

export const isAddress = (text: string): boolean => /^[^\s@<>]+@[^\s@<>]+$/.test(text);

const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1).toLowerCase();
