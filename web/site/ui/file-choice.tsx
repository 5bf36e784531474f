import type { Locale } from "@candor/core/kernel/limits";
import { type LucideIcon, X } from "lucide-react";
import { type ChangeEvent, type ReactNode, useEffect, useRef } from "react";
import { usePageDrop } from "../../ui/files/usePageDrop.ts";
import { formatsOf } from "../format.ts";

interface FileChoice {
  /** A file is being dragged over the page. */
  readonly isDragging: boolean;
  /** Opens the browser's own list of files. */
  readonly open: () => void;
  /** Of the hidden field that the list belongs to. */
  readonly field: {
    readonly ref: React.Ref<HTMLInputElement>;
    readonly type: "file";
    readonly tabIndex: -1;
    readonly hidden: true;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
}

/** Files dropped anywhere on the page, or chosen in a hidden field. Drops are ignored while `isBusy`. */
export function useFileChoice(onChoose: (files: readonly File[]) => void, isBusy = false): FileChoice {
  const input = useRef<HTMLInputElement>(null);
  const take = (files: Iterable<File> | null | undefined) => {
    const chosen = [...(files ?? [])];
    if (chosen.length > 0) onChoose(chosen);
  };
  const isDragging = usePageDrop(({ files }) => !isBusy && take(files));
  // Files may have been chosen before this script ran.
  useEffect(() => {
    take(input.current?.files);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form comes alive
  }, []);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Lets the same file be chosen again after it was corrected.
    target.value = "";
    take(files);
  };
  const field = { ref: input, type: "file", tabIndex: -1, hidden: true, onChange } as const;
  return { isDragging: isDragging && !isBusy, open: () => input.current?.click(), field };
}

interface ChosenFileProps {
  locale: Locale;
  icon: LucideIcon;
  file: File;
  /** Beneath the name, by the file's size in words. */
  children: (size: string) => ReactNode;
  /** Name of the button that removes it; none while it is being sent. */
  remove: string | undefined;
  onRemove: () => void;
}

/** A file that was chosen: its name, a line about it, and a button that removes it. */
export function ChosenFile({ locale, icon: Icon, file, children, remove, onRemove }: ChosenFileProps) {
  return (
    <>
      <Icon aria-hidden className="size-5 shrink-0 stroke-[1.75] text-ink-2" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-control font-medium" title={file.name}>
          {file.name}
        </p>
        {children(formatsOf(locale).fileSize(file.size))}
      </div>
      {remove && (
        <button type="button" aria-label={remove} onClick={onRemove} className="word no-print size-10 shrink-0 justify-center">
          <X aria-hidden className="size-4 stroke-[1.75]" />
        </button>
      )}
    </>
  );
}
