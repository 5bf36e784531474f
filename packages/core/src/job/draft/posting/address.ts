/** An address typed without its scheme: "jobs.example.com/…". */
const BARE = /^[\p{L}\p{N}.-]+\.\p{L}{2,}\.?(?:[/?#]|$)/u;

/**
 * Parses an address that is safe to fetch: https on its default port, without credentials, its host in lower case, in ASCII and
 * without a final dot; http becomes https. Undefined for every other address. The caller must check that the host is allowed.
 */
export function safeUrl(text: string, base?: URL): URL | undefined {
  const url = URL.parse(!base && BARE.test(text) ? `https://${text}` : text, base?.href);
  if (!url || url.username || url.password) return undefined;
  if (url.protocol === "http:") url.protocol = "https:";
  if (url.protocol !== "https:" || url.port !== "") return undefined;
  url.hash = "";
  if (url.hostname.endsWith(".")) url.hostname = url.hostname.slice(0, -1);
  return url;
}
