import { look, type Looked, type PdfLink } from "../bytes/in-page.ts";
import { patternOf } from "../bytes/pattern.ts";
import { nameOf } from "../bytes/pdf.ts";
import type { Place } from "../bytes/read.ts";
import type { Found, FoundLink, NoneReason, Tab } from "../found.ts";
import { fetchFound } from "./coming.ts";

interface Frame {
  readonly frameId: number;
  readonly looked: Looked;
}

/**
 * Tells what the tab shows. Only a PDF that is open is fetched: its name is told at once, and its bytes are kept under the id when they have come.
 * Links are left alone until one is chosen, because a server may count.
 */
export async function inspect(id: string, { id: tabId, url, title }: Tab): Promise<Found> {
  if (url.startsWith("file:")) return none("file");
  if (!/^https?:/u.test(url)) return none("unreadable");

  const frames = await framesOf(tabId);
  const top = frames.find(({ frameId }) => frameId === 0)?.looked;
  const place = { tabId, frameId: 0, url, title };
  if (!top) return withoutScript(id, place);
  if (top.contentType === "application/pdf") return coming(id, place);

  const embedded = frames.filter(({ frameId, looked }) => frameId !== 0 && looked.contentType === "application/pdf");
  const links = await withAsks(linksOf(tabId, frames), url);
  const [only] = embedded;
  if (only && links.length <= 1) return coming(id, { tabId, frameId: only.frameId, url: only.looked.url });
  if (links.length > 0) return { kind: "links", links };
  return none(top.asksForPassword ? "login" : "nothing");
}

const none = (reason: NoneReason): Found => ({ kind: "none", reason });

function coming(id: string, place: Place): Found {
  // The popup asks for its outcome, see `fetchFound`.
  fetchFound(id, place).catch(console.error);
  return { kind: "coming", name: nameOf(place), place };
}

/** The content of a tab into which no script may go: only its bytes tell it. */
async function withoutScript(id: string, place: Place): Promise<Found> {
  const got = await fetchFound(id, place);
  if (got.kind !== "none") return got;
  if (got.reason !== "unreachable") return none("unreadable");
  // The extension may not fetch either: Firefox's own viewer does so, and asks once for each site.
  return { kind: "links", links: [{ ...linkTo(place.tabId, 0, { url: place.url, text: place.title ?? "" }), asks: true }] };
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
