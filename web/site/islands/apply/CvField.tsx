import clsx from "clsx";
import type { Locale } from "@candor/core/kernel/limits";
import { FileText, Upload, X } from "lucide-react";
import { type ChangeEvent, type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useRef } from "react";
import { formatsOf } from "../../format.ts";
import { usePageDrop } from "../../../ui/files/usePageDrop.ts";
import { FieldError } from "../../ui/Field.tsx";
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
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isBusy = share !== undefined;
  useImperativeHandle(ref, () => ({ focus: () => button.current?.focus() }), []);
  const isDragging = usePageDrop(({ files }) => {
    if (!isBusy && files.length > 0) onChoose([...files]);
  });

  // A file may have been chosen before this script ran.
  useEffect(() => {
    const early = [...(input.current?.files ?? [])];
    if (early.length > 0) onChoose(early);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form comes alive
  }, []);

  // Adding or removing a file removes the pressed button: the one in its place gets the focus.
  const hasFile = file !== undefined;
  const before = useRef(hasFile);
  useEffect(() => {
    if (before.current !== hasFile && document.activeElement === document.body) button.current?.focus();
    before.current = hasFile;
  }, [hasFile]);

  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // Lets the same file be chosen again after it was corrected.
    event.target.value = "";
    if (files.length > 0) onChoose(files);
  };
  const described = [error && `${id}-error`, !file && `${id}-help`].filter(Boolean).join(" ") || undefined;
  const chooser = (label: ReactNode) => (
    <button ref={button} type="button" aria-describedby={described} onClick={() => input.current?.click()} className="link">
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
          isDragging && !isBusy ? "border-accent-ink bg-accent-soft" : error ? "border-bad" : "border-line-field",
        )}
      >
        {file ? (
          <Chosen {...{ file, share, locale, words, onRemove }}>{chooser(words.replace)}</Chosen>
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
      <input ref={input} type="file" accept="application/pdf,.pdf" aria-label={words.cv} tabIndex={-1} hidden onChange={chosen} />
    </div>
  );
}

interface ChosenProps extends Pick<CvFieldProps, "locale" | "words" | "share" | "onRemove"> {
  file: File;
  children: ReactNode;
}

function Chosen({ file, share, locale, words, onRemove, children }: ChosenProps) {
  return (
    <>
      <FileText aria-hidden className="size-5 shrink-0 stroke-[1.75] text-ink-2" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-control font-medium" title={file.name}>
          {file.name}
        </p>
        {share === undefined ? (
          <p className="flex gap-3 text-caption text-ink-2">
            <span>{formatsOf(locale).fileSize(file.size)}</span>
            {children}
          </p>
        ) : (
          <progress aria-label={words.progress} max={1} value={share ?? 0} className="block w-full" />
        )}
      </div>
      {share === undefined && (
        <button
          type="button"
          aria-label={fill(words.remove, { name: file.name })}
          onClick={onRemove}
          className="word size-10 shrink-0 justify-center"
        >
          <X aria-hidden className="size-4 stroke-[1.75]" />
        </button>
      )}
    </>
  );
}
