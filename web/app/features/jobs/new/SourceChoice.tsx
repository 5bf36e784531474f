import { useId } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { type Source, SOURCES } from "./source.ts";

/** Choice of the source of a job, one of three. */
export function SourceChoice({ value, onChange }: { value: Source; onChange: (from: Source) => void }) {
  const { t } = useTranslation("newJob");
  const name = useId();
  return (
    <fieldset className="mt-5 grid gap-2 sm:grid-cols-3">
      <legend className="sr-only">{t(($) => $.from.label)}</legend>
      {SOURCES.map((from) => (
        <label
          key={from}
          className="grid cursor-pointer grid-cols-[auto_1fr] content-start gap-x-2.5 rounded-card border border-line-strong px-4 py-3.5 tint hover:bg-hover has-checked:border-accent has-checked:bg-surface has-checked:shadow-[inset_0_0_0_1px_var(--color-accent)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink phone:px-3 phone:py-2.5"
        >
          <input
            type="radio"
            name={name}
            value={from}
            checked={from === value}
            onChange={() => onChange(from)}
            className="mt-0.5 size-4 shrink-0 appearance-none rounded-full border border-line-field bg-surface outline-none checked:border-5 checked:border-accent forced-colors:appearance-auto"
          />
          <span className="text-body leading-5 font-semibold">{t(($) => $.from[from].title)}</span>
          <span className="col-start-2 text-control text-ink-2">{t(($) => $.from[from].body)}</span>
        </label>
      ))}
    </fieldset>
  );
}
