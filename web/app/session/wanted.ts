import { readCookie, writeCookie } from "../cookies.ts";

const COOKIE = "redirect";
const KEPT_SECONDS = 60 * 60;

/** Accepts only a path of this site, so that a link cannot redirect to another site after signing in. */
export const isOurs = (path: string) => path.length <= 500 && /^\/(?![/\\])[^\s\\]*$/u.test(path);

/** Remembers the page to open after signing in. */
export function rememberWanted(path: string): void {
  if (isOurs(path)) writeCookie(COOKIE, path, KEPT_SECONDS);
}

export function wantedPath(): string | undefined {
  const path = readCookie(COOKIE);
  return path && isOurs(path) ? path : undefined;
}

export function forgetWanted(): void {
  writeCookie(COOKIE, "", 0);
}
