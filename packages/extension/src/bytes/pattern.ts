/** The pattern of an address's site in permissions. Without its port, because Firefox takes none. */
export function patternOf(url: string): string {
  const { protocol, hostname } = new URL(url);
  return `${protocol}//${hostname}/*`;
}
