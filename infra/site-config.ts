/** What the app is told at run time, so that one build serves every stage. */
export interface SiteConfig {
  readonly stage: string;
  /** Where the demo account is opened; the local cloud alone has one. */
  readonly demoUrl?: string;
}

const PLACE = '<script type="application/json" id="config">{}</script>';

/** Fills the place app.html keeps for its configuration. Throws when the page has no such place, or more than one. */
export function injectConfig(html: string, config: SiteConfig): string {
  const [before, after, ...more] = html.split(PLACE);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`app.html needs exactly one ${PLACE}`);
  }
  // "<" would let a value end the script early.
  const json = JSON.stringify(config).replaceAll("<", "\\u003c");
  return before + PLACE.replace("{}", () => json) + after;
}
