import { useEffect, useState, useSyncExternalStore } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { TextArea } from "../../../../ui/Field.tsx";
import { pageDrawing } from "../../../api/drawing.ts";
import { useFormats } from "../../../i18n/format.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { Candidate } from "../../../recruiting/queries/candidates.ts";
import { useKeepNotes } from "./changes.ts";
import { createAutosave } from "./autosave.ts";
import { keptAutosave, letGo } from "./unsent.ts";

const MOST = 20_000;
/** The field's id, for the key that focuses it. */
export const NOTES = "interview-notes";

/** Interview notes, saved as they are written. */
export function Notes({ candidate }: { candidate: Candidate }) {
  const { t } = useTranslation("candidate");
  const { t: tc } = useTranslation("common");
  const formats = useFormats();
  const { text, state, savedAt, write, flush } = useNotes(candidate);
  const aside = {
    saved: savedAt ? t(($) => $.notes.savedAt, { time: formats.time(savedAt.toISOString()) }) : "",
    writing: "",
    saving: t(($) => $.notes.saving),
    failed: "",
  }[state];

  return (
    <div>
      <TextArea
        id={NOTES}
        label={t(($) => $.notes.label)}
        aside={<span role="status">{aside}</span>}
        placeholder={t(($) => $.notes.placeholder)}
        rows={5}
        maxLength={MOST}
        value={text}
        onChange={(event) => write(event.target.value)}
        onBlur={() => void flush()}
        error={state === "failed" ? t(($) => $.notes.failed) : undefined}
      />
      {state === "failed" && (
        <p role="alert" className="mt-1.5 flex items-center justify-between gap-2 text-control text-ink-2">
          {t(($) => $.notes.kept)}
          <Button size="sm" onClick={() => void flush()}>
            {tc(($) => $.action.tryAgain)}
          </Button>
        </p>
      )}
    </div>
  );
}

/** State of the notes; leaving the page saves unsaved text. */
function useNotes(candidate: Candidate) {
  const save = useKeepNotes(candidate);
  const [autosave] = useState(() => {
    const draft = `notes ${candidate.jobId} ${candidate.cvId}`;
    // The server keeps nothing: the next to be drawn may be another person.
    const isServer = pageDrawing() !== undefined;
    const create = () =>
      createAutosave({
        text: (isServer ? null : sessionStorage.getItem(draft)) ?? candidate.interviewNotes,
        saved: candidate.interviewNotes,
        save,
        keep: (text) => (text === null ? sessionStorage.removeItem(draft) : sessionStorage.setItem(draft, text)),
      });
    return isServer ? create() : keptAutosave(draft, create);
  });
  const notes = useSyncExternalStore(autosave.subscribe, autosave.read, autosave.read);

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === "hidden") void autosave.flush();
    };
    document.addEventListener("visibilitychange", leave);
    void autosave.flush();
    return () => {
      document.removeEventListener("visibilitychange", leave);
      void autosave.flush();
      letGo(autosave);
    };
  }, [autosave]);
  return { ...notes, write: autosave.write, flush: autosave.flush };
}
