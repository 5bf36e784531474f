/** Which build this page runs, and which one the site has by now. */

/** The build of this page, as it stands in `app.html`; undefined while developing. */
export const ownBuild = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content || undefined;

/** Asked so often at most, like the session. */
const ATTEMPTS = 3;
const PAUSE_MS = 1000;

/** The build that the site has now, or undefined where it cannot be told. */
export async function buildOfSite(ask: typeof fetch = fetch, pauseMs = PAUSE_MS): Promise<string | undefined> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    if (attempt > 1) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    try {
      const response = await ask("/version.json", { cache: "no-store" });
      if (response.ok) return ((await response.json()) as { build?: string }).build;
      if (response.status < 500) return undefined;
    } catch {
      // Offline, or a file that is being replaced.
    }
  }
  return undefined;
}

/** Whether the site has another build than this page. */
export async function isOutdated(): Promise<boolean> {
  const own = ownBuild();
  if (own === undefined) return false;
  const current = await buildOfSite();
  return current !== undefined && current !== own;
}

/** Whether an error is that a part of the page could not be fetched: without a connection, or because a newer build has replaced it. */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload|failed to fetch module/iu.test(error.message);
