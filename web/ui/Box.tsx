import clsx from "clsx";
import { type ComponentProps, useEffect, useRef } from "react";

interface BoxProps extends Omit<ComponentProps<"input">, "type" | "size" | "aria-label" | "checked"> {
  checked: boolean;
  /** Accessible name. */
  label: string;
  /** Some of the items it represents are chosen. */
  isMixed?: boolean;
}

/** A checkbox in a row, without a visible label. Its target is 32 px wide and high. */
export function Box({ label, isMixed = false, className, ...input }: BoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <span className={clsx("relative inline-grid size-4 place-items-center align-middle", className)}>
      <input
        {...input}
        ref={box}
        type="checkbox"
        aria-label={label}
        className="peer relative size-4 cursor-pointer appearance-none rounded-[3px] border border-line-field bg-surface before:absolute before:-inset-2 checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent"
      />
      <svg
        aria-hidden
        viewBox="0 0 16 16"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="pointer-events-none absolute size-4 stroke-on-accent stroke-[1.75] opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-100"
      >
        <path d={isMixed ? "M4.5 8h7" : "m4.2 8.2 2.6 2.6 5-5.4"} />
      </svg>
    </span>
  );
}
