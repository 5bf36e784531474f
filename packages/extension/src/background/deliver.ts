import { call, type Outcome, Refusal, type Reserved } from "../api.ts";
import { drop, keep, kept } from "../bytes/kept.ts";
import type { Pdf } from "../bytes/pdf.ts";
import { read, type ReadFault } from "../bytes/read.ts";
import { connection, forget } from "../connection.ts";
import { change, isSettled, type Send, sends } from "../sends.ts";
import type { Word } from "../words.ts";
import { whenHere } from "./coming.ts";
import { patiently, pause, Unreachable } from "./patience.ts";

/** A send that cannot go on, with our own sentence. */
class Stopped extends Error {
  readonly word: Word;

  constructor(word: Word) {
    super(word);
    this.name = "Stopped";
    this.word = word;
  }
}

const WORDS: Record<ReadFault, Word> = {
  empty: "faultEmpty",
  tooLarge: "faultTooLarge",
  notPdf: "faultNotPdf",
  login: "faultLogin",
  refused: "faultRefused",
  unreachable: "faultUnreachable",
};

/** Sends in work, so that no CV is worked on twice at a time. */
const running = new Map<string, AbortController>();

/** Goes on with every send that is not settled: after a press, at the start of the worker, after a pause without a network. */
export async function resume(): Promise<void> {
  for (const send of await sends()) if (!isSettled(send) && send.phase !== "asking") void deliver(send.id);
}

/** Ends the work on a send. */
export function stop(id: string): void {
  running.get(id)?.abort();
}

async function deliver(id: string): Promise<void> {
  if (running.has(id)) return;
  const controller = new AbortController();
  running.set(id, controller);
  try {
    await go(id, controller.signal);
  } catch (error) {
    if (!controller.signal.aborted) await settleFailed(id, error);
  } finally {
    running.delete(id);
  }
}

async function settleFailed(id: string, error: unknown): Promise<void> {
  const failed = { phase: "failed", isOffline: false } as const;
  if (error instanceof Refusal) await change(id, { ...failed, sentence: error.message, code: error.code });
  else if (error instanceof Stopped) await change(id, { ...failed, word: error.word });
  else await change(id, { ...failed, word: error instanceof Unreachable ? "faultOffline" : "faultOurs" });
  if (!(error instanceof Refusal || error instanceof Stopped || error instanceof Unreachable)) console.error(error);
}

/** The whole way of a CV. Each step can be repeated: a killed worker begins again with what was stored. */
async function go(id: string, signal: AbortSignal): Promise<void> {
  const send = (await sends()).find((each) => each.id === id);
  if (!send) return;
  // The server may have the bytes already: it is asked before anything is sent again.
  if (send.cvId && (await watch(send, send.cvId, { isPosted: false, signal }))) return;

  const done = await turn(signal);
  let cvId: string;
  let isPosted: boolean;
  try {
    const pdf = await pdfOf(send);
    const sending = await change(id, { phase: "sending", name: pdf.name, size: pdf.bytes.byteLength });
    if (!sending) return;
    const form = await reserve(sending, signal);
    cvId = form.cvId;
    if (!(await change(id, { cvId }))) return;
    isPosted = await post(form, pdf, signal);
  } finally {
    done();
  }
  while (!(await watch(send, cvId, { isPosted, signal }))) {
    const pdf = await kept(id);
    // Without bytes there is nothing to send again, and the server says what becomes of it.
    if (!pdf) {
      isPosted = true;
      continue;
    }
    isPosted = await post(await reserve({ ...send, name: pdf.name, size: pdf.bytes.byteLength }, signal), pdf, signal);
  }
}

async function pdfOf({ id, place }: Send): Promise<Pdf> {
  await whenHere(id);
  const found = await kept(id);
  if (found) return found;
  if (!place) throw new Stopped("faultGone");
  await change(id, { phase: "getting" });
  const got = await read(place);
  if ("fault" in got) throw new Stopped(WORDS[got.fault]);
  await keep(id, got.pdf);
  return got.pdf;
}

/** Reserves a place for the CV, or gets a new form for the same place. */
async function reserve({ id, jobId, name, size }: Send, signal: AbortSignal): Promise<Reserved> {
  return patiently(id, signal, async () =>
    asConnected((token) =>
      call<Reserved>("POST", "/api/extension/uploads", { token, key: id, body: { jobId, name, size }, signal }),
    ),
  );
}

/**
 * Posts the bytes. Returns false if nothing is known about their arrival: a storage whose answer the browser does not let us read has
 * taken them, as has one that answered just before the connection broke. The upload's state decides, see `watch`.
 */
async function post({ post: { url, fields } }: Reserved, { bytes, name }: Pdf, signal: AbortSignal): Promise<boolean> {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append("file", new Blob([bytes], { type: "application/pdf" }), name);
  try {
    const { ok } = await fetch(url, { method: "POST", body: form, credentials: "omit", signal });
    return ok;
  } catch (error) {
    if (signal.aborted) throw error;
    return false;
  }
}

/** Time after which bytes whose arrival is unknown are sent again: the queue in front of the reader is shorter. */
const POSTED_UNKNOWN_MS = 6000;

interface Watched {
  readonly isPosted: boolean;
  readonly signal: AbortSignal;
}

/** Asks for the upload's state until it is final. Returns false if the bytes have to be sent (again). */
async function watch({ id, jobId }: Send, cvId: string, { isPosted, signal }: Watched): Promise<boolean> {
  const since = Date.now();
  for (let asked = 0; ; asked++) {
    const outcome = await patiently(id, signal, async () =>
      asConnected((token) =>
        call<Outcome>("GET", `/api/extension/uploads/${encodeURIComponent(cvId)}?jobId=${encodeURIComponent(jobId)}`, {
          token,
          signal,
        }),
      ),
    );
    if (await follow(id, cvId, outcome)) return true;
    const isMissing = outcome.state === "waiting" && !isPosted;
    if (isMissing && Date.now() - since > POSTED_UNKNOWN_MS) return false;
    await pause(Math.max(asked < 20 ? 500 : 2000, running.size * 150), signal);
  }
}

/** Writes down an outcome. Returns true if it is final. */
async function follow(id: string, cvId: string, { state, sentence, score, level, url }: Outcome): Promise<boolean> {
  if (state === "waiting" || state === "uploading") return false;
  if (state === "reading") {
    await drop(id);
    const now = (await sends()).find((each) => each.id === id);
    if (now && now.phase !== "reading") await change(id, { phase: "reading" });
    return now === undefined;
  }
  // A file that the server could not take is kept for another try, until the reader takes it off the list or closes the browser.
  if (state !== "failed") await drop(id);
  await change(id, {
    phase: state,
    ...(sentence !== null && { sentence }),
    ...(score !== null && { score }),
    ...(level !== null && { level }),
    ...(url !== null && { url, isKnown: !url.endsWith(`/${cvId}`) }),
  });
  return true;
}

/** Makes a call with this browser's token. A token that the server no longer takes is forgotten. */
export async function asConnected<T>(ask: (token: string) => Promise<T>): Promise<T> {
  const found = await connection();
  if (!found) throw new Stopped("faultNotConnected");
  try {
    return await ask(found.token);
  } catch (error) {
    if (error instanceof Refusal && error.isDisconnected) await forget(found.token);
    throw error;
  }
}

const AT_ONCE = 3;
let sending = 0;
const waiting: (() => void)[] = [];

/** Waits for a turn to send: three at once fill a line, and more would only slow the first. Returns the function that ends the turn. */
async function turn(signal: AbortSignal): Promise<() => void> {
  if (sending < AT_ONCE) sending++;
  else await new Promise<void>((go) => waiting.push(go));
  const end = () => {
    const next = waiting.shift();
    if (next) next();
    else sending--;
  };
  if (!signal.aborted) return end;
  end();
  throw signal.reason;
}
