/** Configuration that the server writes into `app.html`. */
interface Config {
  /** Origin of the API, without a slash at its end; the page's own by default. */
  readonly apiUrl?: string;
  /** Providers that people can sign in with, in the order of their buttons. */
  readonly providers?: readonly ("google" | "azure")[];
  /** The browser extension as a file, and its pages in the stores that list it. */
  readonly extension?: {
    readonly version: string;
    readonly bytes: number;
    readonly stores: Readonly<Partial<Record<"chrome" | "edge" | "firefox", string>>>;
  };
  /** Link that signs in to the demo account, on stages that have one. */
  readonly demoUrl?: string;
}

/** A function that draws pages has it in its environment. */
const text =
  typeof document === "undefined" ? globalThis.process?.env["APP_CONFIG"] : document.getElementById("config")?.textContent;

export const config: Config = JSON.parse(text || "{}") as Config;
