/**
 * The browser in a User-Agent, the first that fits: most browsers also name those that they descend from. Names are the makers' own.
 */
const BROWSERS: readonly (readonly [name: string, token: RegExp])[] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//u],
  ["Opera", /\b(?:OPR|OPT|OPiOS|Opera)\//u],
  ["Samsung Internet", /\bSamsungBrowser\//u],
  ["Vivaldi", /\bVivaldi\//u],
  ["Yandex", /\bYaBrowser\//u],
  ["Firefox", /\b(?:Firefox|FxiOS)\//u],
  ["Chrome", /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//u],
  ["Safari", /\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//u],
];

/** The system. Android and ChromeOS name Linux too, and an iPhone names Mac OS. */
const SYSTEMS: readonly (readonly [name: string, token: RegExp])[] = [
  ["iPhone", /\biPhone\b/u],
  ["iPad", /\biPad\b/u],
  ["Android", /\bAndroid\b/u],
  ["Windows", /\bWindows\b/u],
  ["ChromeOS", /\bCrOS\b/u],
  ["macOS", /\bMacintosh\b/u],
  ["Linux", /\bLinux\b/u],
];

/** Longer headers are cut: browsers need less than 300 characters. */
const MOST_CHARACTERS = 500;

/**
 * Returns the names of the browser and of the system that a User-Agent tells of, without versions. Anybody can write anything into the
 * header, so only known names are returned.
 */
export function deviceOf(userAgent = ""): { browser?: string; system?: string } {
  const told = userAgent.slice(0, MOST_CHARACTERS);
  const nameIn = (names: typeof BROWSERS) => names.find(([, token]) => token.test(told))?.[0];
  const [browser, system] = [nameIn(BROWSERS), nameIn(SYSTEMS)];
  return { ...(browser && { browser }), ...(system && { system }) };
}
