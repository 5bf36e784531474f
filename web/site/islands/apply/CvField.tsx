import clsx from "clsx";
import type { Locale } from "@candor/core/kernel/limits";
import { FileText, Upload } from "lucide-react";
import { type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useRef } from "react";
import { FieldError } from "../../ui/Field.tsx";
import { ChosenFile, useFileChoice } from "../../ui/file-choice.tsx";
import { rich } from "../../ui/rich.tsx";
import { fill } from "../../words.ts";
import type { ApplyWords } from "./words.ts";

interface CvFieldProps {
  ref: Ref<{ focus: () => void }>;
  locale: Locale;
  words: ApplyWords["apply"];
  file: File | undefined;
  error: string | undefined;
  /** Share of the bytes sent, 0 to 1; null before the first, undefined when nothing is being sent. */
  share: number | null | undefined;
  onChoose: (files: readonly File[]) => void;
  onRemove: () => void;
}

/** The CV: dropped anywhere on the page, or chosen. */
export function CvField({ ref, locale, words, file, error, share, onChoose, onRemove }: CvFieldProps) {
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isSending = share !== undefined;
  const { isDragging, open, field } = useFileChoice(onChoose, isSending);
  useImperativeHandle(ref, () => ({ focus: () => button.current?.focus() }), []);

  // Adding or removing a file removes the pressed button: the one in its place gets the focus.
  const hasFile = file !== undefined;
  const before = useRef(hasFile);
  useEffect(() => {
    if (before.current !== hasFile && document.activeElement === document.body) button.current?.focus();
    before.current = hasFile;
  }, [hasFile]);

  const described = [error && `${id}-error`, !file && `${id}-help`].filter(Boolean).join(" ") || undefined;
  const chooser = (label: ReactNode) => (
    <button ref={button} type="button" aria-describedby={described} onClick={open} className="link">
      {label}
    </button>
  );
  return (
    <div role="group" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className="mb-1.5 text-control font-medium">
        {words.cv}
      </p>
      <div
        className={clsx(
          "flex items-center gap-3 rounded-control border p-3",
          !file && "border-dashed",
          isDragging ? "border-accent-ink bg-accent-soft" : error ? "border-bad" : "border-line-field",
        )}
      >
        {file ? (
          <ChosenFile
            {...{ locale, file, onRemove }}
            icon={FileText}
            remove={isSending ? undefined : fill(words.remove, { name: file.name })}
          >
            {(size) =>
              isSending ? (
                <progress aria-label={words.progress} max={1} value={share ?? 0} className="block w-full" />
              ) : (
                <p className="flex gap-3 text-caption text-ink-2">
                  <span>{size}</span>
                  {chooser(words.replace)}
                </p>
              )
            }
          </ChosenFile>
        ) : (
          <>
            <Upload aria-hidden className="size-5 shrink-0 stroke-[1.75] text-accent-ink" />
            <div className="min-w-0">
              <p className="text-body">{isDragging ? words.dropping : rich(words.drop, { choose: chooser })}</p>
              <p id={`${id}-help`} className="text-caption text-ink-3">
                {words.cvHelp}
              </p>
            </div>
          </>
        )}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <input {...field} accept="application/pdf,.pdf" aria-label={words.cv} />
    </div>
  );
}
