import type { Level } from "@candor/scoring/mark.info";
import type { Place } from "./bytes/read.ts";
import type { Word } from "./words.ts";

/**
 * asking: waits until the browser may read the link's site · queued · getting: the PDF comes from the tab · sending · reading: on the
 * server · done · held: kept by the server until the plan allows reading · failed.
 */
export type Phase = "asking" | "queued" | "getting" | "sending" | "reading" | "done" | "held" | "failed";

/** One CV on its way to one job. */
export interface Send {
  /** Made by the press on Send, and the Idempotency-Key of its upload: the same press is never two CVs. */
  readonly id: string;
  readonly name: string;
  readonly size?: number;
  readonly jobId: string;
  readonly jobTitle: string;
  /** Where to get a PDF that is not kept yet. */
  readonly place?: Place;
  /** The tab whose popup shows this send, and its address at that time. */
  readonly tab?: { readonly id: number; readonly url: string };
  readonly phase: Phase;
  readonly cvId?: string;
  /** The product's sentence. */
  readonly sentence?: string;
  /** The product's code of a refusal. */
  readonly code?: string;
  /** Our own sentence, where the product was not asked. */
  readonly word?: Word;
  /** The site of a link, for such a sentence. */
  readonly host?: string;
  readonly score?: number;
  readonly level?: Level;
  /** Path of the candidate's page. */
  readonly url?: string;
  /** The account had the same file already, and its candidate was kept. */
  readonly isKnown?: boolean;
  /** Neither the product nor the storage can be reached; it is tried again. */
  readonly isOffline?: boolean;
  /** The reader has seen the outcome. */
  readonly isSeen?: boolean;
}

export type NewSend = Pick<Send, "id" | "name" | "size" | "jobId" | "jobTitle" | "place" | "tab"> & {
  readonly phase: "asking" | "queued";
};

const KEY = "sends";
const SENDS_MAX = 200;

export const isSettled = ({ phase }: Send): boolean => phase === "done" || phase === "held" || phase === "failed";

/** All sends since the browser started, newest first. They are kept in memory alone and end with the browser. */
export async function sends(): Promise<Send[]> {
  const { [KEY]: found = [] } = await chrome.storage.session.get<{ sends?: Send[] }>(KEY);
  return found;
}

/** Calls back with the sends after each change. */
export function onSends(tell: (sends: Send[]) => void): void {
  chrome.storage.session.onChanged.addListener(({ [KEY]: change }) => {
    if (change) tell((change.newValue as Send[] | undefined) ?? []);
  });
}

let last: Promise<unknown> = Promise.resolve();

/** Runs one change after the other, because storage knows no transactions. The service worker alone writes. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
}

const write = (all: readonly Send[]): Promise<void> => chrome.storage.session.set({ [KEY]: all });

/** Adds sends; one that is known already is left as it is. */
export const add = (added: readonly NewSend[]): Promise<void> =>
  inTurn(async () => {
    const all = await sends();
    const fresh = added.filter(({ id }) => !all.some((each) => each.id === id));
    if (fresh.length > 0) await write([...fresh, ...all].slice(0, SENDS_MAX));
  });

/** Changes a send, and returns it as it is now; undefined if it was taken off the list. */
export const change = (id: string, change: Partial<Send>): Promise<Send | undefined> =>
  inTurn(async () => {
    const all = await sends();
    const found = all.find((each) => each.id === id);
    if (!found) return undefined;
    const changed = { ...found, ...change };
    await write(all.map((each) => (each.id === id ? changed : each)));
    return changed;
  });

export const remove = (id: string): Promise<void> => inTurn(async () => write((await sends()).filter((each) => each.id !== id)));
