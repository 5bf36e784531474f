import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

interface Paper {
  readonly hasNotes: boolean;
  readonly printedAt: string;
}

const paperOf = (hasNotes: boolean): Paper => ({ hasNotes, printedAt: new Date().toISOString() });

/**
 * State of a print, with or without notes. The sheet is rendered only while printing, whether it began in the menu or by the browser's
 * own command.
 */
export function usePrint() {
  const [paper, setPaper] = useState<Paper>();
  useEffect(() => {
    // Rendered before the event ends, because the browser prints the page in that state.
    const begin = () => flushSync(() => setPaper((asked) => asked ?? paperOf(false)));
    const end = () => setPaper(undefined);
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, []);
  return {
    paper,
    print: ({ withNotes }: { withNotes: boolean }) => {
      setPaper(paperOf(withNotes));
      // After the menu has closed and returned its focus.
      setTimeout(() => window.print());
    },
  };
}
