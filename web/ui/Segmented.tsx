import clsx from "clsx";
import { type ReactNode, useId } from "react";

interface SegmentedProps<T extends string> {
  /** Accessible name of the group. */
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly { value: T; label: string; count?: ReactNode }[];
  size?: "sm" | "md";
  className?: string;
}

/** One of a few values, all in view. */
export function Segmented<T extends string>({ label, value, onChange, options, size = "md", className }: SegmentedProps<T>) {
  const name = useId();
  return (
    <fieldset
      className={clsx(
        "inline-flex max-w-full min-w-0 overflow-x-auto rounded-control border border-line-strong bg-sunken p-0.5",
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={clsx(
            "flex shrink-0 items-center gap-2 rounded-chip px-2.5 text-control font-medium whitespace-nowrap text-ink-2 tint hover:text-ink",
            "has-checked:bg-surface has-checked:text-ink has-checked:shadow-1 dark:has-checked:bg-line-strong",
            "forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none",
            "has-focus-visible:outline-2 has-focus-visible:outline-accent-ink phone:h-9",
            size === "sm" ? "h-6" : "h-7",
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
          {option.count !== undefined && <span className="font-normal tabular-nums">{option.count}</span>}
        </label>
      ))}
    </fieldset>
  );
}
