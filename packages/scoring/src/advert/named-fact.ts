import { trimmed, type Span } from "../text/lines.ts";

export interface NamedFact<T> extends Span {
  readonly value: T;
}

/** The value after a label at the beginning of a line: "Department: Marketing". */
export const labelled = (text: string, plain: string, label: string): NamedFact<string> | undefined => {
  const match = new RegExp(`(?:^|\\n)[ \\t*•-]*(?:${label})[ \\t]*:[ \\t]*([^\\n|;]+)`, "u").exec(plain);
  const value = match?.[1];
  if (!match || !value) return undefined;
  const start = match.index + match[0].length - value.length;
  const span = trimmed(text, { start, end: start + value.length });
  const end = span.start + text.slice(span.start, span.end).replace(/(?<![.\s])[.\s]+$/, "").length;
  return end > span.start && end - span.start <= 120 ? { value: text.slice(span.start, end), start: span.start, end } : undefined;
};
