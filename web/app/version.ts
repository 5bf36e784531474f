/** The build of this page, and the current build of the site. */

/** The build of this page, from `app.html`; undefined in development. */
export const ownBuild = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content || undefined;

/** Shortest time between two requests, as for the session. */
const ATTEMPTS = 3;
const PAUSE_MS = 1000;

/** The current build of the site; undefined if it cannot be fetched. */
export async function buildOfSite(ask: typeof fetch = fetch, pauseMs = PAUSE_MS): Promise<string | undefined> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    if (attempt > 1) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    try {
      const response = await ask("/version.json", { cache: "no-store" });
      if (response.ok) return ((await response.json()) as { build?: string }).build;
      if (response.status < 500) return undefined;
    } catch {
      // Offline, or the file is just being replaced.
    }
  }
  return undefined;
}

/** True if the site has another build than this page. */
export async function isOutdated(): Promise<boolean> {
  const own = ownBuild();
  if (own === undefined) return false;
  const current = await buildOfSite();
  return current !== undefined && current !== own;
}

/** True for the error of a module that could not be loaded: without a connection, or after a newer build replaced it. */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload|failed to fetch module/iu.test(error.message);
