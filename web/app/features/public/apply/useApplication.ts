import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError, call } from "../../../api/client.ts";
import { postFile } from "../../../api/post-file.ts";
import { pause } from "../pause.ts";
import { type Form, type PublicJob, publicJob } from "../queries.ts";
import { type Answers, forgetAnswers } from "./answers.ts";
import { outcomeOf } from "./following.ts";
import { type Desk, FormDesk } from "./form-desk.ts";

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

/** Sends an application and follows its file. The caller keeps the filled-in fields in any case. */
export function useApplication(job: PublicJob, loadedAt: number) {
  const client = useQueryClient();
  const [phase, setPhase] = useState<Phase>({ is: "filling" });
  const [trouble, setTrouble] = useState<Trouble>();
  const [forms] = useState(() => new FormDesk());
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const path = { jobPublic: job.publicId };
  const desk: Desk = {
    wait: pause,
    request: async (body, signal) => {
      const { uploads } = await call("POST /api/public/jobs/{jobPublic}/uploads", { path, body, signal });
      if (!uploads[0]) throw new Error("The server returned no form");
      return uploads[0];
    },
    renew: async () => (await client.fetchQuery({ ...publicJob(job.publicId), staleTime: 0 })).form,
  };
  const follow = (cvId: string, signal: AbortSignal) =>
    outcomeOf({
      signal,
      ask: async (signal) => {
        const { items } = await call("GET /api/public/jobs/{jobPublic}/uploads", { path, query: { cvIds: cvId }, signal });
        return items.find((item) => item.cvId === cvId);
      },
    });

  const run = async (answers: Answers, file: File, signal: AbortSignal): Promise<Trouble | undefined> => {
    let form: Form;
    try {
      form = await forms.formFor({ job, loadedAt, answers, file }, desk, signal);
    } catch (error) {
      signal.throwIfAborted();
      // A job that has closed meanwhile shows that instead of the form.
      if (error instanceof ApiError && error.code.startsWith("job.")) void client.invalidateQueries(publicJob(job.publicId));
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
    const outcome = await follow(form.cvId, signal);
    if (outcome.is === "refused") return { is: "unread", name: file.name, message: outcome.message };
    forgetAnswers(job.publicId);
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

  return { phase, trouble, send, clearTrouble: () => setTrouble(undefined) };
}
