import type { Status } from "@candor/core/job/job.info";
import type { Locale } from "@candor/core/kernel/limits";
import { useEffect, useRef, useState } from "react";
import { pause } from "../../../ui/files/pause.ts";
import { postFile } from "../../../ui/files/post-file.ts";
import type { Answers } from "./answers.ts";
import { callsOf, type Form, Refused } from "./calls.ts";
import { outcomeOf } from "./following.ts";
import { type Desk, FormDesk, type Stamp } from "./form-desk.ts";

/** The state of an application. `share` of the bytes is null until sending begins. */
export type Phase =
  | { readonly is: "filling" }
  | { readonly is: "sending"; readonly share: number | null }
  | { readonly is: "reading" }
  | { readonly is: "done"; readonly isLate: boolean };

/** The reason why an application failed: refused by the server, lost on the way, or a CV that cannot be read. */
export type Trouble =
  | { readonly is: "refused"; readonly error: unknown }
  | { readonly is: "lost" }
  | { readonly is: "unread"; readonly name: string; readonly message: string | null };

/**
 * Sends an application and follows its file. The page may come from a cache, so its token and the job's present status are fetched when
 * the form comes alive. The caller keeps the filled-in fields in any case.
 */
export function useApplication({ publicId, language }: { publicId: string; language: Locale }) {
  const [calls] = useState(() => callsOf(publicId, language));
  const [forms] = useState(() => new FormDesk());
  const [phase, setPhase] = useState<Phase>({ is: "filling" });
  const [trouble, setTrouble] = useState<Trouble>();
  const [status, setStatus] = useState<Status>("open");
  const stamp = useRef<Stamp>(undefined);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const look = async (): Promise<string> => {
    const job = await calls.job();
    stamp.current = { form: job.form, loadedAt: Date.now() };
    setStatus(job.status);
    return job.form;
  };
  useEffect(() => {
    // Without an answer the token is fetched when the form is sent.
    look().catch((error: unknown) => isGone(error) && setStatus("closed"));
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form comes alive
  }, []);

  const desk: Desk = { wait: pause, request: calls.request, renew: look };
  const run = async (answers: Answers, file: File, signal: AbortSignal): Promise<Trouble | undefined> => {
    let form: Form;
    try {
      form = await forms.formFor({ language, stamp: stamp.current, answers, file }, desk, signal);
    } catch (error) {
      signal.throwIfAborted();
      // A job that has closed meanwhile shows that instead of the form.
      if (error instanceof Refused && error.code === "job.onHold") setStatus("onHold");
      else if (error instanceof Refused && error.code === "job.closed") setStatus("closed");
      else if (isGone(error)) setStatus("closed");
      return { is: "refused", error };
    }
    try {
      await postFile(form, file, { onShare: (share) => setPhase({ is: "sending", share }), signal });
    } catch {
      signal.throwIfAborted();
      return { is: "lost" };
    }
    forms.spent();
    setPhase({ is: "reading" });
    const outcome = await outcomeOf({ signal, ask: (stop) => calls.told(form.cvId, stop) });
    if (outcome.is === "refused") return { is: "unread", name: file.name, message: outcome.message };
    setPhase({ is: "done", isLate: outcome.is === "late" });
    return undefined;
  };

  const send = async (answers: Answers, file: File): Promise<Trouble | undefined> => {
    const leaving = new AbortController();
    running.current = leaving;
    setTrouble(undefined);
    setPhase({ is: "sending", share: null });
    try {
      const trouble = await run(answers, file, leaving.signal);
      if (trouble) {
        setTrouble(trouble);
        setPhase({ is: "filling" });
      }
      return trouble;
    } catch (error) {
      // The user has left the page, so nothing is shown.
      if (!leaving.signal.aborted) throw error;
      return undefined;
    }
  };

  return { phase, trouble, status, send, clearTrouble: () => setTrouble(undefined) };
}

export type Application = ReturnType<typeof useApplication>;

/** The job was unpublished or deleted after this page was drawn. */
const isGone = (error: unknown): boolean => error instanceof Refused && error.code === "job.notFound";
