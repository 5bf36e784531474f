import clsx from "clsx";
import { ImageUp, Trash2 } from "lucide-react";
import { type ChangeEvent, type DragEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ProgressBar } from "../../../ui/bits.tsx";
import { Button } from "../../../ui/Button.tsx";
import { FieldError } from "../../../ui/Field.tsx";
import { CompanyMark } from "../../recruiting/CompanyMark.tsx";
import { type LogoFile, logoFrom } from "./logo-file.ts";

/** The logo as the form has it: the one that stands, a new one, or none. */
export type LogoDraft = { readonly url: string; readonly width: number; readonly height: number } | LogoFile | undefined;

interface LogoFieldProps {
  name: string;
  logo: LogoDraft;
  onChange: (logo: LogoDraft) => void;
  /** Of the bytes, while they leave; undefined before and after. */
  share: number | undefined;
  disabled: boolean;
  /** Why the server did not take it, in words. */
  refusal: string | undefined;
}

/** Chooses a logo, by the button or by dropping a picture here, shows it as pages will, and takes it off. */
export function LogoField({ name, logo, onChange, share, disabled, refusal }: LogoFieldProps) {
  const { t } = useTranslation("companies");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const [over, setOver] = useState(false);
  const [unreadable, setUnreadable] = useState<string>();
  const [said, setSaid] = useState("");
  useLetGo(logo);

  const take = async (file: File | undefined) => {
    if (!file || disabled) return;
    setUnreadable(undefined);
    try {
      onChange(await logoFrom(file));
      setSaid(t(($) => $.logo.chosen, { name: file.name }));
    } catch {
      setUnreadable(file.name);
    }
  };
  const chosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    void take(file);
    // The same file can be chosen again, after it was mended.
    target.value = "";
  };
  const remove = () => {
    setUnreadable(undefined);
    onChange(undefined);
    setSaid(t(($) => $.logo.removed));
    choose.current?.focus();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const error = unreadable === undefined ? refusal : t(($) => $.logo.unreadable, { name: unreadable });
  return (
    <div role="group" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className="mb-1.5 text-control font-medium">
        {t(($) => $.logo.label)}
      </p>
      <div
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes("Files")) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={clsx(
          "flex items-center gap-4 rounded-control border border-dashed p-3 tint",
          over && !disabled ? "border-accent-ink bg-accent-soft" : error ? "border-bad" : "border-line-field",
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
        {said}
      </p>
    </div>
  );
}

/** Revokes the object URL of a chosen picture when it is replaced or the form unmounts. */
function useLetGo(logo: LogoDraft) {
  const url = logo && "file" in logo ? logo.url : undefined;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
}
