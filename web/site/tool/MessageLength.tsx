import { fill } from "../words.ts";

interface MessageLengthProps {
  readonly length: number;
  readonly limit: number;
  /** "of {limit}" */
  readonly of: string;
}

/** Characters of a message beside those that the platform allows. */
export function MessageLength({ length, limit, of }: MessageLengthProps) {
  const allowed = fill(of, { limit });
  return (
    <>
      <p>
        <strong className="text-figure font-semibold text-ink">{length}</strong>{" "}
        <span className="text-control text-ink-2">{allowed}</span>
      </p>
      <meter min={0} max={limit} value={length} className="meter" aria-label={`${length} ${allowed}`} />
    </>
  );
}
