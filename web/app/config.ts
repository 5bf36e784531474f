/** What the server tells the page when it hands out `app.html`. */
interface Config {
  /** Where the API answers, without a slash at its end; at the page's own origin unless said. */
  readonly apiUrl?: string;
  /** Opens the demo account; only where there is one. */
  readonly demoUrl?: string;
}

const element = typeof document === "undefined" ? null : document.getElementById("config");

export const config: Config = JSON.parse(element?.textContent || "{}") as Config;
