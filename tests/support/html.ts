/** A page as a program without scripts reads it. */
export interface ReadPage {
  readonly status: number;
  readonly html: string;
  readonly language: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly canonical: string | undefined;
  /** Addresses by language. */
  readonly alternates: Readonly<Record<string, string>>;
  readonly structuredData: readonly Record<string, unknown>[];
  /** Addresses of links to this site, with their fragment. */
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** Scripts that the page loads, those imported by them included. */
  readonly scripts: readonly string[];
  readonly style: string;
}

/** Reads a page by its address on this site. */
export async function readPage(address: string): Promise<ReadPage> {
  const answer = await fetch(address);
  const html = await answer.text();
  const all = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, first = "", second = ""]) => [plain(first), plain(second)] as const);
  const first = (pattern: RegExp) => all(pattern)[0]?.[0];
  const { origin } = new URL(address);
  return {
    status: answer.status,
    html,
    language: first(/<html[^>]* lang="([^"]*)"/gu),
    title: first(/<title>([^<]*)<\/title>/gu) ?? "",
    description: first(/<meta name="description" content="([^"]*)"/gu) ?? "",
    canonical: first(/<link rel="canonical" href="([^"]*)"/gu),
    alternates: Object.fromEntries(all(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/gu)),
    structuredData: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gsu)].map(
      ([, json = ""]) => JSON.parse(json) as Record<string, unknown>,
    ),
    links: all(/<a [^>]*?href="([^"]*)"/gu)
      .map(([href]) => new URL(href, address))
      .filter((link) => link.origin === origin)
      .map(({ href }) => href),
    ids: new Set(all(/ id="([^"]*)"/gu).map(([id]) => id)),
    scripts: all(/<(?:script type="module" src|link rel="modulepreload" href)="([^"]*)"/gu).map(
      ([src]) => new URL(src, address).href,
    ),
    style: /<style>(.*?)<\/style>/su.exec(html)?.[1] ?? "",
  };
}

const plain = (text: string): string =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
