import type { Document } from "@candor/documents";
import type { ProtectedKind } from "./cv/protected.ts";
import type { Span } from "./text/lines.ts";

/** Kind of fact in a redacted span. Contacts and addresses are redacted, too, because they say nothing about the work. */
export type RedactedKind = "name" | "email" | "phone" | "link" | "address" | ProtectedKind;

/** A span of `Document.text` that is redacted before scoring. */
export interface RedactedSpan extends Span {
  readonly kind: RedactedKind;
}

/** Replaces every redacted span, of any length and kind. It is not a letter, so that no criterion can match it. */
export const REDACTED_TOKEN = "█";

export interface RedactedText {
  /** The text that is scored. */
  readonly text: string;
  /** Maps a span of `text` without redacted tokens to the original text. */
  readonly toSource: (span: Span) => Span;
}

/** Separators within a name or an address. Spans on both sides are merged, so that the number of words is hidden, too. */
const BETWEEN = /^[ \t.,'’-]*$/;

/** Merges overlapping and adjoining spans, also across a space or a hyphen. */
const merged = (text: string, spans: readonly Span[]): { start: number; end: number }[] => {
  const result: { start: number; end: number }[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && (start <= last.end || BETWEEN.test(text.slice(last.end, start)))) last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
};

/** Replaces each of `spans` in the document's text by the token and keeps the offsets of everything else. */
export const redact = ({ text }: Pick<Document, "text">, spans: readonly Span[]): RedactedText => {
  const pieces: { at: number; from: number }[] = [];
  let result = "";
  let reached = 0;
  for (const { start, end } of merged(text, spans)) {
    pieces.push({ at: result.length, from: reached });
    result += text.slice(reached, start) + REDACTED_TOKEN;
    reached = end;
  }
  pieces.push({ at: result.length, from: reached });
  result += text.slice(reached);

  const toSource = ({ start, end }: Span): Span => {
    const piece = pieces.findLast(({ at }) => at <= start)!;
    const offset = piece.from - piece.at;
    return { start: start + offset, end: end + offset };
  };
  return { text: result, toSource };
};
