import { ASYNC_DELAY_MS } from "@candor/core/kernel/limits";
import clsx from "clsx";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";

/** A state in a round outline: an icon and its word. */
export function Pill({ icon, children, className }: { icon?: ReactNode; children: ReactNode; className?: string }) {
  return (
    <span
      className={clsx(
        "inline-flex h-[22px] items-center gap-1.5 rounded-full border border-line-strong bg-surface px-2 text-caption font-medium whitespace-nowrap text-ink-2",
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}

interface ChipProps {
  children: ReactNode;
  /** A thing in effect, such as a filter, instead of a plain fact. */
  accent?: boolean;
  /** Takes it away; `removeLabel` says of what. */
  onRemove?: () => void;
  removeLabel?: string;
}

/** A word among others: a skill, a filter. */
export function Chip({ children, accent, onRemove, removeLabel }: ChipProps) {
  return (
    <span
      className={clsx(
        "inline-flex min-h-6 max-w-full items-center gap-1 rounded-chip px-2 text-caption font-medium",
        accent ? "bg-accent-soft text-accent-ink" : "bg-chip text-ink-2",
        onRemove && "pr-0.5",
      )}
    >
      <span className="min-w-0 py-0.5 break-words">{children}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="grid size-6 shrink-0 place-items-center rounded-chip hover:bg-line"
        >
          <X aria-hidden className="size-3.5 stroke-[1.75]" />
        </button>
      )}
    </span>
  );
}

/** A small label in a square outline: must, capped. */
export function Tag({ children, strong }: { children: ReactNode; strong?: boolean }) {
  return (
    <span
      className={clsx(
        "inline-flex h-[18px] shrink-0 items-center rounded-[3px] border px-1.5 text-number font-medium whitespace-nowrap",
        strong ? "border-ink-2 text-ink" : "border-line-strong text-ink-2",
      )}
    >
      {children}
    </span>
  );
}

/** A key of the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd
      className="rounded-[3px] border border-line-strong bg-surface px-1 font-sans text-number text-ink-3 phone:hidden"
      aria-hidden
    >
      {children}
    </kbd>
  );
}

/** A grey bar in the shape of what is coming. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span aria-hidden className={clsx("block animate-[skeleton_1.6s_ease-in-out_infinite] rounded-[3px] bg-track", className)} />
  );
}

/** True once `ms` have passed. An answer that arrives sooner is shown without a skeleton before it. */
export function useDelayed(ms: number = ASYNC_DELAY_MS): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
}

interface ProgressBarProps {
  label: string;
  value: number;
  max?: number;
  /** The value as text: "1,284 of 2,000 CVs". */
  text?: string;
  className?: string;
}

/** A meter, 4 px. */
export function ProgressBar({ label, value, max = 100, text, className }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.min(value, max)}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={text}
      className={clsx("h-1 overflow-hidden rounded-full bg-track forced-colors:border", className)}
    >
      <div
        className="h-full rounded-full bg-accent-ink transition-[width] duration-200 forced-colors:bg-[Highlight]"
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}
