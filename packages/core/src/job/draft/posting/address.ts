/** What a recruiter types without the scheme: "jobs.example.com/…". */
const BARE = /^[\p{L}\p{N}.-]+\.\p{L}{2,}\.?(?:[/?#]|$)/u;

/**
 * An address that may be asked for at all: https on its own port, without a name or password in it, its host in lower case, in ASCII and
 * without a final dot; http is made https. Undefined for every other. Whether the host is one to speak to is for the caller to say.
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
