/** Configuration that the app reads at run time, so that one build serves every stage. */
export interface SiteConfig {
  readonly stage: string;
  /** The providers that people can sign in with. */
  readonly providers?: readonly ("google" | "azure")[];
  /** The browser extension as a file, and its pages in the stores that list it. */
  readonly extension?: {
    readonly version: string;
    readonly bytes: number;
    readonly stores: Readonly<Partial<Record<"chrome" | "edge" | "firefox", string>>>;
  };
  /** The API's address; by default the site's own origin, the only one that its Content-Security-Policy allows. */
  readonly apiUrl?: string;
  /** The address that opens the demo account, which only the local cloud has. */
  readonly demoUrl?: string;
}

const PLACE = /(<script type="application\/json" id="config">)\s*\{\}\s*(<\/script>)/gu;

/** Writes the configuration into app.html. Throws when the page has no place for it, or more than one. */
export function injectConfig(html: string, config: SiteConfig): string {
  const places = html.match(PLACE)?.length ?? 0;
  if (places !== 1)
    throw new Error(`app.html needs exactly one <script type="application/json" id="config">{}</script>, and has ${places}`);
  // "<" would let a value end the script early.
  const json = JSON.stringify(config).replaceAll("<", "\\u003c");
  return html.replace(PLACE, (_, opening: string, closing: string) => opening + json + closing);
}
