/** What the app is told at run time, so that one build serves every stage. */
export interface SiteConfig {
  readonly stage: string;
  /** Where the API answers: the site's own origin unless said, which is all that its Content-Security-Policy allows. */
  readonly apiUrl?: string;
  /** Where the demo account is opened; the local cloud alone has one. */
  readonly demoUrl?: string;
}

const PLACE = /(<script type="application\/json" id="config">)\s*\{\}\s*(<\/script>)/gu;

/** Fills the place app.html keeps for its configuration. Throws when the page has no such place, or more than one. */
export function injectConfig(html: string, config: SiteConfig): string {
  const places = html.match(PLACE)?.length ?? 0;
  if (places !== 1)
    throw new Error(`app.html needs exactly one <script type="application/json" id="config">{}</script>, and has ${places}`);
  // "<" would let a value end the script early.
  const json = JSON.stringify(config).replaceAll("<", "\\u003c");
  return html.replace(PLACE, (_, opening: string, closing: string) => opening + json + closing);
}
