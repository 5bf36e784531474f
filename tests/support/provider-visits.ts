import { TERMS_VERSION } from "@candor/core/account/terms.info";
import { Client } from "../../scripts/client.ts";
import { url } from "./product.ts";

/** A choice on the page of a local provider. */
export type Choice = { readonly email: string; readonly proved?: "on"; readonly tenant?: string } | { readonly decline: "1" };

export interface Visit {
  readonly intent?: "login" | "register";
  readonly acceptTerms?: "true" | "false";
  readonly termsVersion?: string;
  readonly locale?: string;
  readonly returnTo?: string;
}

/** A browser without a screen: it follows redirects, with the cookies of each host. */
export class Browser extends Client {
  /** Every address that it has opened. */
  readonly opened: URL[] = [];
  /** The cookie of Cognito's hosted domain. */
  #hosted = "";

  constructor() {
    super(url());
  }

  /** Follows redirects to the first page, or to the first address that `stops` accepts. Returns its address. */
  async follow(from: URL | string, stops: (at: URL) => boolean = () => false): Promise<URL> {
    for (let at = new URL(from, url()); ;) {
      if (stops(at)) return at;
      this.opened.push(at);
      const response = await (at.origin === url() ? this.open(at) : this.#openHosted(at));
      const location = response.headers.get("location");
      if (response.status !== 302 || !location) return at;
      at = new URL(location, at);
    }
  }

  async #openHosted(at: URL): Promise<Response> {
    const response = await fetch(at, { redirect: "manual", headers: { cookie: this.#hosted } });
    for (const line of response.headers.getSetCookie()) this.#hosted = line.split(";")[0]!;
    return response;
  }

  /** Presses the button of a provider, and arrives at the provider's page, or, without being asked, at a page of ours. */
  press(door: "google" | "azure", visit: Visit = {}, stops?: (at: URL) => boolean): Promise<URL> {
    const query = new URLSearchParams({ intent: "login", acceptTerms: "true", termsVersion: TERMS_VERSION, ...visit });
    return this.follow(`/api/auth/${door}?${query.toString()}`, stops);
  }

  /** Chooses whom to be, on a provider's page. */
  choose(page: URL, choice: Choice, stops?: (at: URL) => boolean): Promise<URL> {
    const chosen = new URL(page);
    for (const [name, value] of Object.entries(choice)) chosen.searchParams.set(name, value);
    return this.follow(chosen, stops);
  }

  /** Signs in with a provider. Returns the page of ours at the end. */
  async enter(door: "google" | "azure", choice: Choice, visit?: Visit): Promise<URL> {
    return this.choose(await this.press(door, visit), choice);
  }
}
