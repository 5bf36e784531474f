import { readCookie, writeCookie } from "../cookies.ts";

const COOKIE = "redirect";
const KEPT_SECONDS = 60 * 60;

/** A path of this site and nothing else, so that a link cannot lead someone away after signing in. */
export const isOurs = (path: string) => path.length <= 500 && /^\/(?![/\\])[^\s\\]*$/u.test(path);

/** Keeps the page a visitor wanted for after signing in. */
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
