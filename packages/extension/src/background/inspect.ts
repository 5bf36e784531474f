import { look, type Looked, type PdfLink } from "../bytes/in-page.ts";
import { keep } from "../bytes/kept.ts";
import { patternOf } from "../bytes/pattern.ts";
import { nameOf } from "../bytes/pdf.ts";
import { type Read, read } from "../bytes/read.ts";
import type { Found, FoundLink, NoneReason, Tab } from "../found.ts";

interface Frame {
  readonly frameId: number;
  readonly looked: Looked;
}

/**
 * Tells what the tab shows. Only a PDF that is open is fetched, and kept under the id; links are left alone until one is chosen, because a
 * server may count.
 */
export async function inspect(id: string, { id: tabId, url, title }: Tab): Promise<Found> {
  if (url.startsWith("file:")) return none("file");
  if (!/^https?:/u.test(url)) return none("unreadable");

  const frames = await framesOf(tabId);
  const top = frames.find(({ frameId }) => frameId === 0)?.looked;
  if (!top || top.contentType === "application/pdf") {
    const got = await read({ tabId, frameId: 0, url, title });
    if (top || "pdf" in got) return foundOf(id, got);
    // No script may go in and the extension may not fetch: Firefox's own viewer does so, and asks once for each site.
    if (got.fault !== "unreachable") return none("unreadable");
    return { kind: "links", links: [{ ...linkTo(tabId, 0, { url, text: title }), asks: true }] };
  }

  const embedded = frames.filter(({ frameId, looked }) => frameId !== 0 && looked.contentType === "application/pdf");
  const links = await withAsks(linksOf(tabId, frames), url);
  const [only] = embedded;
  if (only && links.length <= 1) return foundOf(id, await read({ tabId, frameId: only.frameId, url: only.looked.url }));
  if (links.length > 0) return { kind: "links", links };
  return none(top.asksForPassword ? "login" : "nothing");
}

const none = (reason: NoneReason): Found => ({ kind: "none", reason });

async function foundOf(id: string, got: Read): Promise<Found> {
  if ("fault" in got) return none(got.fault);
  await keep(id, got.pdf);
  return { kind: "pdf", name: got.pdf.name, size: got.pdf.bytes.byteLength };
}

async function framesOf(tabId: number): Promise<Frame[]> {
  try {
    const injected = await chrome.scripting.executeScript({ target: { tabId, allFrames: true }, func: look });
    return injected.flatMap(({ frameId, result }) => (result ? [{ frameId, looked: result }] : []));
  } catch {
    return [];
  }
}

/** The links of all frames, and the PDFs that stand in frames. */
function linksOf(tabId: number, frames: readonly Frame[]): Omit<FoundLink, "asks">[] {
  const links = new Map<string, Omit<FoundLink, "asks">>();
  for (const { frameId, looked } of frames) {
    const shown = frameId !== 0 && looked.contentType === "application/pdf" ? [{ url: looked.url, text: looked.title }] : [];
    for (const link of [...shown, ...looked.links]) {
      if (!links.has(link.url)) links.set(link.url, linkTo(tabId, frameId, link));
    }
  }
  return [...links.values()];
}

const linkTo = (tabId: number, frameId: number, link: PdfLink): Omit<FoundLink, "asks"> => ({
  place: { tabId, frameId, url: link.url },
  text: link.text,
  name: nameOf({ url: link.url, title: link.text }),
});

/** A press on the button opens the tab's own site; for another one the browser asks, unless it was allowed before. */
async function withAsks(links: readonly Omit<FoundLink, "asks">[], tabUrl: string): Promise<FoundLink[]> {
  const isElsewhere = ({ place }: Omit<FoundLink, "asks">) => new URL(place.url).origin !== new URL(tabUrl).origin;
  const sites = [...new Set(links.filter(isElsewhere).map(({ place }) => patternOf(place.url)))];
  const isAllowed = await Promise.all(sites.map((site) => chrome.permissions.contains({ origins: [site] })));
  const asked = sites.filter((_, at) => !isAllowed[at]);
  return links.map((link) => ({ ...link, asks: isElsewhere(link) && asked.includes(patternOf(link.place.url)) }));
}
