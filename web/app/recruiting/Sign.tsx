import clsx from "clsx";

/** The mark: a C drawn as a margin bracket that holds one highlighted line. Never below 16 px. */
export function Sign({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden className={clsx("shrink-0", className ?? "size-5")}>
      <rect x="8.2" y="9.1" width="14.3" height="5.8" rx="1" className="fill-sign" />
      <path d="M14.5 3.5H9A5.5 5.5 0 0 0 3.5 9v6A5.5 5.5 0 0 0 9 20.5h5.5" className="stroke-accent-ink" strokeWidth="3.4" />
    </svg>
  );
}

/** Mark and name. */
export function Wordmark({ large }: { large?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2">
      <Sign className={large ? "size-6" : "size-5"} />
      <span
        className={clsx("font-semibold tracking-[-0.03em]", large ? "text-[1.375rem] leading-7" : "text-[1.125rem] leading-6")}
      >
        Candor
      </span>
    </span>
  );
}
