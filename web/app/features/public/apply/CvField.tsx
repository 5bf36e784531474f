import clsx from "clsx";
import { FileText, Upload, X } from "lucide-react";
import { type ChangeEvent, type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ProgressBar } from "../../../../ui/bits.tsx";
import { FieldError } from "../../../../ui/Field.tsx";
import { IconButton } from "../../../../ui/IconButton.tsx";
import { useFormats } from "../../../i18n/format.ts";
import { rich } from "../../../i18n/rich.tsx";
import { usePageDrop } from "../../../recruiting/files/usePageDrop.ts";

interface CvFieldProps {
  ref: Ref<{ focus: () => void }>;
  file: File | undefined;
  error: string | undefined;
  /** Share of the bytes sent, 0 to 1; null before the first, undefined when nothing is being sent. */
  share: number | null | undefined;
  onChoose: (files: readonly File[]) => void;
  onRemove: () => void;
}

/** The CV: dropped anywhere on the page, or chosen. */
export function CvField({ ref, file, error, share, onChoose, onRemove }: CvFieldProps) {
  const { t } = useTranslation("public");
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isBusy = share !== undefined;
  const choose = () => input.current?.click();
  useImperativeHandle(ref, () => ({ focus: () => button.current?.focus() }), []);
  const isDragging = usePageDrop((data) => {
    if (!isBusy && data.files.length > 0) onChoose([...data.files]);
  });

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
  const chooser = (words: ReactNode, className: string) => (
    <button
      ref={button}
      type="button"
      aria-describedby={described}
      onClick={choose}
      className={`link ${className} phone:-my-2.5 phone:py-2.5`}
    >
      {words}
    </button>
  );
  return (
    <div role="group" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className="mb-1.5 text-control font-medium">
        {t(($) => $.apply.cv)}
      </p>
      <div
        className={clsx(
          "rounded-control border tint",
          !file && "border-dashed",
          isDragging && !isBusy ? "border-accent-ink bg-accent-soft" : error ? "border-bad" : "border-line-field",
        )}
      >
        {file ? (
          <Chosen file={file} share={share} onRemove={onRemove}>
            {chooser(
              t(($) => $.apply.replace),
              "text-control",
            )}
          </Chosen>
        ) : (
          <Empty helpId={`${id}-help`} isDragging={isDragging} chooser={(words) => chooser(words, "font-semibold")} />
        )}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        aria-label={t(($) => $.apply.cv)}
        tabIndex={-1}
        hidden
        onChange={chosen}
      />
    </div>
  );
}

interface EmptyProps {
  helpId: string;
  isDragging: boolean;
  chooser: (words: ReactNode) => ReactNode;
}

function Empty({ helpId, isDragging, chooser }: EmptyProps) {
  const { t } = useTranslation("public");
  return (
    <div className="flex items-center gap-3 px-3 py-3">
      <Upload aria-hidden className="size-5 shrink-0 stroke-[1.75] text-accent-ink" />
      <div className="min-w-0">
        <p className="text-body">
          {isDragging
            ? t(($) => $.apply.dropping)
            : rich(
                t(($) => $.apply.drop),
                { choose: chooser },
              )}
        </p>
        <p id={helpId} className="text-caption text-ink-3">
          {t(($) => $.apply.cvHelp)}
        </p>
      </div>
    </div>
  );
}

interface ChosenProps {
  file: File;
  share: number | null | undefined;
  onRemove: () => void;
  children: ReactNode;
}

function Chosen({ file, share, onRemove, children }: ChosenProps) {
  const { t } = useTranslation("public");
  const formats = useFormats();
  return (
    <div className="flex min-h-14 items-center gap-3 py-1.5 pr-2 pl-3">
      <FileText aria-hidden className="size-5 shrink-0 stroke-[1.75] text-ink-2" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-control font-medium" title={file.name}>
          {file.name}
        </p>
        {share === undefined ? (
          <p className="flex gap-x-3 text-caption text-ink-2">
            <span className="tabular-nums">{formats.fileSize(file.size)}</span>
            {children}
          </p>
        ) : (
          <ProgressBar label={t(($) => $.apply.progress)} value={(share ?? 0) * 100} className="mt-1.5 mb-1" />
        )}
      </div>
      {share === undefined && (
        <IconButton size="sm" label={t(($) => $.apply.remove, { name: file.name })} icon={<X aria-hidden />} onClick={onRemove} />
      )}
    </div>
  );
}
