import type { Ref } from "react";

interface PdfInputProps {
  /** `ref.current.click()` opens the choice of files. */
  ref: Ref<HTMLInputElement>;
  label: string;
  multiple?: boolean;
  onChoose: (files: File[]) => void;
}

/** A file input that is not seen: a button of its own look opens it. */
export function PdfInput({ ref, label, multiple, onChoose }: PdfInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      multiple={multiple}
      accept="application/pdf,.pdf"
      aria-label={label}
      tabIndex={-1}
      hidden
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        // Lets the same file be chosen again after it was corrected.
        target.value = "";
        if (files.length > 0) onChoose(files);
      }}
    />
  );
}
