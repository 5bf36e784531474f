import { Parser } from "htmlparser2";

export interface Reader {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (words: string) => void;
  readonly close?: (name: string) => void;
}

/**
 * More than any page has. The parser looks through all open elements for each tag, so that half a million of them would keep it for
 * minutes: reading ends where they begin to pile up.
 */
const DEPTH_MAX = 300;

class TooDeep extends Error {}

/** Reads HTML or XML from its beginning to its end, or to where its elements lie too deep. */
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
