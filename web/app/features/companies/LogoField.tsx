import clsx from "clsx";
import { ImageUp, Trash2 } from "lucide-react";
import { type ChangeEvent, type DragEvent, useEffect, useId, useRef, useState } from "react";
import { ProgressBar } from "../../../ui/bits.tsx";
import { Button } from "../../../ui/Button.tsx";
import { FieldError } from "../../../ui/Field.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { CompanyMark } from "../../recruiting/CompanyMark.tsx";
import { type LogoFile, logoFrom } from "./logo-file.ts";

/** The form's logo: the saved one, a new file, or none. */
export type LogoDraft = { readonly url: string; readonly width: number; readonly height: number } | LogoFile | undefined;

interface LogoFieldProps {
  name: string;
  logo: LogoDraft;
  onChange: (logo: LogoDraft) => void;
  /** A picture was chosen: it takes a moment to be ready, and `onChange` gets it then. */
  onReading: (logo: Promise<LogoFile>) => void;
  /** Share of the bytes sent, 0 to 1; undefined before and after. */
  share: number | undefined;
  disabled: boolean;
  /** The sentence of the server's refusal. */
  refusal: string | undefined;
}

/** Chooses a logo by button or drop, shows it as pages will, and removes it. */
export function LogoField({ name, logo, onChange, onReading, share, disabled, refusal }: LogoFieldProps) {
  const { t } = useTranslation("companies");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const { take, isOver, dropTarget, unreadable, announcement, clear } = useLogoFile({ onChange, onReading, disabled });
  useRevokedUrl(logo);
  const chosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    void take(file);
    // Lets the same file be chosen again after it was corrected.
    target.value = "";
  };
  const remove = () => {
    clear();
    choose.current?.focus();
  };
  const error = unreadable === undefined ? refusal : t(($) => $.logo.unreadable, { name: unreadable });
  return (
    <div role="group" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className="mb-1.5 text-control font-medium">
        {t(($) => $.logo.label)}
      </p>
      <div
        {...dropTarget}
        className={clsx(
          "flex items-center gap-4 rounded-control border border-dashed p-3 tint",
          isOver && !disabled ? "border-accent-ink bg-accent-soft" : error ? "border-bad" : "border-line-field",
        )}
      >
        <CompanyMark name={name} logo={logo} size="lg" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap gap-2">
            <Button
              ref={choose}
              icon={<ImageUp aria-hidden />}
              disabled={disabled}
              aria-describedby={error ? `${id}-error` : `${id}-help`}
              onClick={() => input.current?.click()}
            >
              {t(($) => (logo ? $.logo.replace : $.logo.choose))}
            </Button>
            {logo && (
              <Button variant="quiet" icon={<Trash2 aria-hidden />} disabled={disabled} onClick={remove}>
                {t(($) => $.logo.remove)}
              </Button>
            )}
          </div>
          {share === undefined ? (
            <p id={`${id}-help`} className="mt-1.5 text-caption text-pretty text-ink-3">
              {t(($) => $.logo.help)}
            </p>
          ) : (
            <ProgressBar label={t(($) => $.logo.sending)} value={share * 100} className="mt-3" />
          )}
        </div>
      </div>
      {error && (
        <div role="alert">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={t(($) => $.logo.label)}
        tabIndex={-1}
        hidden
        onChange={chosen}
      />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

/** Reads a chosen or dropped picture; `unreadable` names a file that is none. */
function useLogoFile({ onChange, onReading, disabled }: Pick<LogoFieldProps, "onChange" | "onReading" | "disabled">) {
  const { t } = useTranslation("companies");
  const [isOver, setOver] = useState(false);
  const [unreadable, setUnreadable] = useState<string>();
  const [announcement, setAnnouncement] = useState("");
  const last = useRef<Promise<LogoFile>>(undefined);
  const take = async (file: File | undefined) => {
    if (!file || disabled) return;
    setUnreadable(undefined);
    const reading = logoFrom(file);
    last.current = reading;
    onReading(reading);
    try {
      const logo = await reading;
      // A small picture chosen later may be ready sooner.
      if (last.current !== reading) return URL.revokeObjectURL(logo.url);
      onChange(logo);
      setAnnouncement(t(($) => $.logo.chosen, { name: file.name }));
    } catch {
      if (last.current === reading) setUnreadable(file.name);
    }
  };
  const clear = () => {
    last.current = undefined;
    setUnreadable(undefined);
    onChange(undefined);
    setAnnouncement(t(($) => $.logo.removed));
  };
  const dropTarget = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      void take(event.dataTransfer.files[0]);
    },
  };
  return { take, clear, isOver, dropTarget, unreadable, announcement };
}

/** Frees a chosen picture's bytes when another takes its place, or the form goes. */
function useRevokedUrl(logo: LogoDraft) {
  const url = logo && "file" in logo ? logo.url : undefined;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
}
