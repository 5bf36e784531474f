import clsx from "clsx";
import { type ReactNode, useEffect, useId, useRef } from "react";

interface SwitchProps {
  label: string;
  /** Explanation under the label. */
  line?: ReactNode;
  checked: boolean;
  /** It stands for several others: some of them are on. */
  isMixed?: boolean;
  onChange: (checked: boolean) => void;
  /** Only with words nearby that say why, see `describedBy`. */
  disabled?: boolean;
  /** The id of further words about it. */
  describedBy?: string | undefined;
  className?: string;
}

/** Turns something on or off at once. The words belong to its target. */
export function Switch({ label, line, checked, isMixed, onChange, disabled, describedBy, className }: SwitchProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed ?? false;
  }, [isMixed]);
  return (
    <label className={clsx("flex items-start gap-3 py-1 phone:min-h-10 phone:py-2.5", className)}>
      <input
        ref={input}
        type="checkbox"
        // A switch knows no third state: one that stands for several is read out as a box, "mixed" included.
        {...(isMixed === undefined && { role: "switch" })}
        aria-labelledby={id}
        aria-describedby={[line && `${id}-line`, describedBy].filter(Boolean).join(" ") || undefined}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className={clsx(
          "relative h-4.5 w-8 shrink-0 appearance-none rounded-full border border-transparent bg-line-field tint",
          "before:absolute before:top-px before:left-px before:size-3.5 before:rounded-full before:bg-surface before:transition-[translate] before:duration-120 before:ease-out motion-reduce:before:transition-none",
          "checked:bg-accent checked:before:translate-x-3.5 checked:before:bg-on-accent",
          "indeterminate:bg-accent indeterminate:before:top-[7px] indeterminate:before:left-2 indeterminate:before:h-0.5 indeterminate:before:translate-x-0 indeterminate:before:bg-on-accent",
          "disabled:border-line-strong disabled:bg-sunken disabled:before:bg-ink-3",
          "forced-colors:before:bg-[ButtonText] forced-colors:checked:bg-[Highlight] forced-colors:checked:before:bg-[HighlightText] forced-colors:indeterminate:bg-[Highlight] forced-colors:indeterminate:before:bg-[HighlightText]",
        )}
      />
      <span className="min-w-0 text-control">
        <span id={id} className="font-medium">
          {label}
        </span>
        {line && (
          <span id={`${id}-line`} className="block text-ink-2">
            {line}
          </span>
        )}
      </span>
    </label>
  );
}
