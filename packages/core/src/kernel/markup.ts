import { Parser } from "htmlparser2";

export interface Reader {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (words: string) => void;
  readonly close?: (name: string) => void;
}

/**
 * Depth above that of real pages. The parser searches all open elements for each tag, so that half a million of them would take
 * minutes; reading ends at this depth.
 */
const DEPTH_MAX = 300;

class TooDeep extends Error {}

/** Reads HTML or XML to its end, or until its elements are nested too deep. */
export function readMarkup(markup: string, { open, text, close }: Reader, { isXml = false } = {}): void {
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++depth > DEPTH_MAX) throw new TooDeep();
        open?.(name, attributes);
      },
      ontext: text,
      onclosetag(name) {
        depth--;
        close?.(name);
      },
    },
    { xmlMode: isXml },
  );
  try {
    parser.end(markup);
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
  }
}
