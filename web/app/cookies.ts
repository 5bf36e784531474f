import { pageDrawing } from "./api/drawing.ts";

/** The value of a cookie that scripts may read, decoded. */
export function readCookie(name: string): string | undefined {
  const drawing = pageDrawing();
  if (drawing) {
    const value = drawing.cookies.get(name);
    return value === undefined ? undefined : decodeURIComponent(value);
  }
  for (const pair of document.cookie.split("; ")) {
    if (pair.startsWith(`${name}=`)) return decodeURIComponent(pair.slice(name.length + 1));
  }
  return undefined;
}

/** Sets a cookie for `seconds`; zero deletes it. */
export function writeCookie(name: string, value: string, seconds: number): void {
  const drawing = pageDrawing();
  const secure = drawing || location.protocol === "https:" ? "; Secure" : "";
  const cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
  if (drawing) drawing.setCookies.push(cookie);
  else document.cookie = cookie;
}
