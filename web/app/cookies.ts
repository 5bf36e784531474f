/** The value of a cookie that scripts may read, decoded. */
export function readCookie(name: string): string | undefined {
  for (const pair of document.cookie.split("; ")) {
    if (pair.startsWith(`${name}=`)) return decodeURIComponent(pair.slice(name.length + 1));
  }
  return undefined;
}

/** Sets a cookie for `seconds`; zero deletes it. */
export function writeCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}
