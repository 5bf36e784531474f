/** Mark and name. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2">
      <svg viewBox="0 0 24 24" fill="none" aria-hidden className="size-6 shrink-0">
        <rect x="8.2" y="9.1" width="14.3" height="5.8" rx="1" className="fill-sign" />
        <path d="M14.5 3.5H9A5.5 5.5 0 0 0 3.5 9v6A5.5 5.5 0 0 0 9 20.5h5.5" className="stroke-accent-ink" strokeWidth="3.4" />
      </svg>
      <span className="text-title font-semibold tracking-[-0.03em]">Candor</span>
    </span>
  );
}
