import clsx from "clsx";
import { type ComponentProps, useEffect, useRef } from "react";

interface BoxProps extends Omit<ComponentProps<"input">, "type" | "size" | "aria-label" | "checked"> {
  checked: boolean;
  /** What it chooses: read out. */
  label: string;
  /** Some of what it stands for is chosen. */
  isMixed?: boolean;
}

/** A box to tick in a row, without words beside it. Its target is 32 px wide and high. */
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
        className="relative size-4 cursor-pointer appearance-none rounded-[3px] border border-line-field bg-surface transition-colors duration-120 before:absolute before:-inset-2 checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent"
      />
      {(isMixed || input.checked) && (
        <svg
          aria-hidden
          viewBox="0 0 16 16"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="pointer-events-none absolute size-4 stroke-on-accent stroke-[1.75]"
        >
          <path d={isMixed ? "M4.5 8h7" : "m4.2 8.2 2.6 2.6 5-5.4"} />
        </svg>
      )}
    </span>
  );
}
