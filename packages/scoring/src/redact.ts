import type { Document } from "@candor/documents";
import type { ProtectedKind } from "./cv/protected.ts";
import type { Span } from "./text/lines.ts";

/** What a redacted span tells. Contacts and addresses are redacted too: they say nothing about the work. */
export type RedactedKind = "name" | "email" | "phone" | "link" | "address" | ProtectedKind;

/** A stretch of `Document.text` that the scorer does not get to see. */
export interface RedactedSpan extends Span {
  readonly kind: RedactedKind;
}

/** Stands for every redacted span, whatever its length and kind. No letter, so that no criterion can match it. */
export const REDACTED_TOKEN = "█";

export interface RedactedText {
  /** The text the scorer gets. */
  readonly text: string;
  /** The place in the original text of a stretch of `text` that holds no redacted token. */
  readonly toSource: (span: Span) => Span;
}

/** Between the words of one thing: how many words a name has is redacted, too. */
const BETWEEN = /^[ \t.,'’-]*$/;

/** Overlapping and adjoining spans as one, also where only a space or a hyphen parts them. */
const merged = (text: string, spans: readonly Span[]): { start: number; end: number }[] => {
  const result: { start: number; end: number }[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && (start <= last.end || BETWEEN.test(text.slice(last.end, start)))) last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
};

/** The document's text with each of `spans` replaced by the one token; remembers where everything else stood. */
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
