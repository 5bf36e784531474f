import { useEffect, useEffectEvent, useState } from "react";
import { useProblemText } from "../../../api/problems.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { takeOver } from "./handed-over.ts";
import { byName } from "./progress.ts";
import { send } from "./sending.ts";

/** Accepts files for a job from all places of its page where they can be chosen or dropped. */
export interface Intake {
  /** Sends the PDFs among them, and asks about the others. */
  readonly begin: (files: readonly File[]) => Promise<void>;
  /** The message if nothing was sent. */
  readonly problem: string | undefined;
  /** The refusal behind it, if there is one. */
  readonly refusal: unknown;
  /** Files whose names do not end with .pdf. */
  readonly leftOut: readonly File[];
  readonly sendLeftOut: () => void;
  readonly dismissLeftOut: () => void;
}

export function useIntake(jobId: string): Intake {
  const { t } = useTranslation("uploads");
  const problemText = useProblemText();
  const [problem, setProblem] = useState<string>();
  const [refusal, setRefusal] = useState<unknown>();
  const [leftOut, setLeftOut] = useState<readonly File[]>([]);

  const sendAll = (files: readonly File[]) =>
    send(jobId, files).catch((error: unknown) => {
      setProblem(problemText(error));
      setRefusal(error);
    });
  const begin = async (files: readonly File[]) => {
    setProblem(undefined);
    setRefusal(undefined);
    if (files.length === 0) return setProblem(t(($) => $.nothingFound));
    const { pdfs, others } = byName(files);
    setLeftOut(others);
    if (pdfs.length > 0) await sendAll(pdfs);
  };
  const beginWith = useEffectEvent((files: readonly File[]) => void begin(files));
  useEffect(() => {
    const files = takeOver(jobId);
    if (files) beginWith(files);
  }, [jobId]);
  return {
    begin,
    problem,
    refusal,
    leftOut,
    sendLeftOut: () => {
      setLeftOut([]);
      void sendAll(leftOut);
    },
    dismissLeftOut: () => setLeftOut([]),
  };
}
