import { LIMITS } from "@candor/documents/limits";
import { type FetchedHere, fetchHere } from "./in-page.ts";
import { faultOf, type FileFault, nameOf, type Pdf } from "./pdf.ts";

/** A place in a tab from which a PDF can be had. */
export interface Place {
  readonly tabId: number;
  /** The frame that shows the PDF, or the page's own. */
  readonly frameId: number;
  readonly url: string;
  /** Words beside a link, or the tab's title. */
  readonly title?: string;
}

/**
 * Why there is no PDF. `refused`: the server answered with an error · `login`: with a page instead of the file · `unreachable`: neither the
 * page nor the extension may fetch it, or the network is gone.
 */
export type ReadFault = FileFault | "refused" | "login" | "unreachable";

export type Read = { readonly pdf: Pdf } | { readonly fault: ReadFault };

const FETCH_MS = 60_000;

/** Chromium carries results out of a page as JSON, in which bytes are an empty object; Firefox carries bytes. */
const CARRIES_TEXT_ONLY = chrome.runtime.getURL("").startsWith("chrome-extension:");

/**
 * Gets a PDF from a tab: first as the page would, because its cache may hold what the server gives out only once; then from the extension,
 * which the page's origin does not bind.
 */
export async function read(place: Place): Promise<Read> {
  const here = await fetchInTab(place, CARRIES_TEXT_ONLY);
  if (here && "pdf" in here) return here;
  const own = await fetchFromExtension(place);
  if (own && "pdf" in own) return own;
  // A file that is too large or empty is so by either way; a refusal of the extension's own request says most about the server.
  return own ?? here ?? { fault: "unreachable" };
}

async function fetchInTab(place: Place, isBase64: boolean): Promise<Read | undefined> {
  let fetched: FetchedHere | undefined | null;
  try {
    const [injected] = await chrome.scripting.executeScript({
      target: { tabId: place.tabId, frameIds: [place.frameId] },
      func: fetchHere,
      args: [place.url, LIMITS.bytes, isBase64],
    });
    fetched = injected?.result;
  } catch {
    // The tab is gone, shows another page, or is one into which no script may go.
    return undefined;
  }
  if (!fetched) return undefined;
  if (fetched.bytes === undefined) return { fault: fetched.isTooLarge ? "tooLarge" : "refused" };
  const bytes = typeof fetched.bytes === "string" ? fromBase64(fetched.bytes) : fetched.bytes;
  // Another browser that carries JSON.
  if (!(bytes instanceof ArrayBuffer)) return fetchInTab(place, true);
  return judged(bytes, { ...fetched, ...(place.title && { title: place.title }) }, place);
}

async function fetchFromExtension(place: Place): Promise<Read | undefined> {
  let response: Response;
  try {
    response = await fetch(place.url, { credentials: "include", signal: AbortSignal.timeout(FETCH_MS) });
  } catch {
    return undefined;
  }
  if (!response.ok) return { fault: response.status === 401 || response.status === 403 ? "login" : "refused" };
  if (Number(response.headers.get("content-length")) > LIMITS.bytes) {
    await response.body?.cancel();
    return { fault: "tooLarge" };
  }
  try {
    const bytes = await response.arrayBuffer();
    const disposition = response.headers.get("content-disposition");
    return judged(bytes, { url: response.url, disposition, ...(place.title && { title: place.title }) }, place);
  } catch {
    return undefined;
  }
}

interface Answered {
  readonly url: string;
  readonly disposition: string | null;
  readonly title?: string;
}

function judged(bytes: ArrayBuffer, { url, disposition, title }: Answered, place: Place): Read {
  const fault = faultOf(bytes);
  if (fault === undefined)
    return { pdf: { name: nameOf({ disposition, url: url || place.url, ...(title && { title }) }), bytes } };
  return { fault: fault === "notPdf" && isPage(bytes) ? "login" : fault };
}

/** Login pages answer 200 with HTML at the address of a file. */
const isPage = (bytes: ArrayBuffer): boolean =>
  /^\s*(?:<!--.*?-->\s*)*<(?:!doctype\s+html|html)\b/isu.test(
    new TextDecoder("latin1").decode(new Uint8Array(bytes, 0, Math.min(bytes.byteLength, 1024))),
  );

function fromBase64(text: string): ArrayBuffer {
  return Uint8Array.from(atob(text), (character) => character.codePointAt(0)!).buffer;
}
