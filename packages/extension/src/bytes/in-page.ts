/**
 * Functions that run in the tab, in the extension's isolated world. The browser passes them as text, so each stands alone: no import, no
 * name from outside. The page's Content-Security-Policy does not reach that world, but would reach the page's own, which is never used.
 */

/** A link to a PDF. */
export interface PdfLink {
  readonly url: string;
  readonly text: string;
}

export interface Looked {
  readonly url: string;
  readonly contentType: string;
  readonly title: string;
  /** The page asks for a password: it probably stands in front of the CV. */
  readonly asksForPassword: boolean;
  readonly links: readonly PdfLink[];
}

/** Tells what the frame shows: its type, its links to PDFs and the PDFs that it embeds. */
export function look(): Looked {
  const LINKS_MAX = 50;
  const links = new Map<string, PdfLink>();
  const isPdf = (address: string) => /^https?:/u.test(address) && /\.pdf$/iu.test(address.replace(/[?#].*$/su, ""));
  const add = (url: string, text: string | null) => {
    const address = url.replace(/#.*$/su, "");
    if (!links.has(address) && links.size < LINKS_MAX) {
      links.set(address, { url: address, text: (text ?? "").replaceAll(/\s+/gu, " ").trim().slice(0, 120) });
    }
  };
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]")) {
    if (
      isPdf(link.href) ||
      (/^https?:/u.test(link.href) && (link.type === "application/pdf" || /\.pdf$/iu.test(link.download)))
    ) {
      add(link.href, link.textContent);
    }
  }
  for (const part of document.querySelectorAll("iframe[src], embed[src], object[data]")) {
    const address = part instanceof HTMLObjectElement ? part.data : (part as HTMLIFrameElement).src;
    const isTyped = part.getAttribute("type") === "application/pdf" && /^https?:/u.test(address);
    if (isTyped || isPdf(address)) add(address, part.getAttribute("title"));
  }
  return {
    url: location.href,
    contentType: document.contentType,
    title: document.title,
    asksForPassword: document.querySelector("input[type=password]") !== null,
    links: [...links.values()],
  };
}

export interface FetchedHere {
  readonly status: number;
  readonly url: string;
  readonly disposition: string | null;
  /** The bytes, or their Base64 where the browser cannot carry bytes out of a page; absent if there are too many. */
  readonly bytes?: ArrayBuffer | string;
  readonly isTooLarge?: boolean;
}

/**
 * Fetches an address as the page would, from the browser's cache if it is there: a server that gives a file out once gave it to this tab.
 * Returns undefined if the browser or the network refuses.
 */
export async function fetchHere(url: string, maxBytes: number, isBase64: boolean): Promise<FetchedHere | undefined> {
  try {
    const response = await fetch(url, { credentials: "include", cache: "force-cache", signal: AbortSignal.timeout(60_000) });
    const facts = { status: response.status, url: response.url, disposition: response.headers.get("content-disposition") };
    if (!response.ok) return facts;
    if (Number(response.headers.get("content-length")) > maxBytes) return { ...facts, isTooLarge: true };
    const bytes = await response.arrayBuffer();
    if (bytes.byteLength > maxBytes) return { ...facts, isTooLarge: true };
    if (!isBase64) return { ...facts, bytes };
    let text = "";
    const PART = 0x80_00;
    for (let from = 0; from < bytes.byteLength; from += PART) {
      text += String.fromCharCode(...new Uint8Array(bytes, from, Math.min(PART, bytes.byteLength - from)));
    }
    return { ...facts, bytes: btoa(text) };
  } catch {
    return undefined;
  }
}
