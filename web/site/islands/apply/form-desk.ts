import type { BodyOf } from "@candor/contract";
import { FORM_MAX_MS, FORM_MIN_MS, UPLOAD_FORM_SECONDS } from "@candor/core/kernel/limits";
import { CONSENT_VERSION } from "@candor/core/job/consent.info";
import type { Locale } from "@candor/core/kernel/limits";
import type { Answers } from "./answers.ts";
import { type Form, Refused } from "./calls.ts";
import { sourceSent } from "./sources.ts";

export type Body = BodyOf<"POST /api/public/jobs/{jobPublic}/uploads">;

/** Added to a form's minimum time, because the server began to count a little later than the page. */
const MARGIN_MS = 300;
/** Time in which a form may be used, in ms: not in its last minute. */
const FORM_USABLE_MS = (UPLOAD_FORM_SECONDS - 60) * 1000;
/** Age from which on a page gets a new token before sending, in ms. */
const PAGE_USABLE_MS = FORM_MAX_MS - 10 * 60_000;

/** The page's token, which may come from a cache and so is fetched when the form comes alive, and the time of that. */
export interface Stamp {
  readonly form: string;
  readonly loadedAt: number;
}

interface Application {
  readonly language: Locale;
  /** Missing while it could not be fetched. */
  readonly stamp: Stamp | undefined;
  readonly answers: Answers;
  readonly file: File;
}

export interface Desk {
  /** @throws Refused when the application is refused */
  request: (body: Body, signal: AbortSignal) => Promise<Form>;
  /** The page's token, fetched anew. */
  renew: () => Promise<string>;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Gets the form with which a file is posted, for one job's page. */
export class FormDesk {
  #last: { form: Form; at: number; file: File; said: string } | undefined;

  /**
   * Waits for the form's minimum time, and requests the form. A file that was lost on the way reuses its form, so that the application
   * counts once. A refused token is renewed once.
   * @throws Refused when the application is refused
   */
  async formFor({ language, stamp, answers, file }: Application, desk: Desk, signal: AbortSignal): Promise<Form> {
    const body = bodyOf(language, answers, file);
    const said = JSON.stringify(body);
    const last = this.#last;
    if (last?.file === file && last.said === said && Date.now() - last.at < FORM_USABLE_MS) return last.form;
    const form = await ask(body, stamp, desk, signal);
    this.#last = { form, at: Date.now(), file, said };
    return form;
  }

  /** Drops a form whose file has arrived. */
  spent(): void {
    this.#last = undefined;
  }
}

async function ask(body: Body, stamp: Stamp | undefined, desk: Desk, signal: AbortSignal): Promise<Form> {
  if (stamp && Date.now() - stamp.loadedAt <= PAGE_USABLE_MS) {
    try {
      await desk.wait(Math.max(0, stamp.loadedAt + FORM_MIN_MS + MARGIN_MS - Date.now()), signal);
      return await desk.request({ ...body, form: stamp.form }, signal);
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== "form.refused") throw error;
    }
  }
  const form = await desk.renew();
  await desk.wait(FORM_MIN_MS + MARGIN_MS, signal);
  return desk.request({ ...body, form }, signal);
}

function bodyOf(language: Locale, answers: Answers, { name, size }: File): Body {
  return {
    email: answers.email.trim(),
    ...(answers.name.trim() && { name: answers.name.trim() }),
    source: sourceSent(answers, language),
    consent: CONSENT_VERSION,
    ...(answers.trap && { website: answers.trap }),
    // Names are limited to this length; the end is kept, because it contains the file type.
    files: [{ name: name.slice(-255), size }],
  };
}
