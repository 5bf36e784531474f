import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

interface Paper {
  readonly hasNotes: boolean;
  readonly printedAt: string;
}

const paperOf = (hasNotes: boolean): Paper => ({ hasNotes, printedAt: new Date().toISOString() });

/**
 * Whether the page is on its way to paper, and with notes. The sheet is drawn only then, however printing began: from the menu or by
 * the browser's own command.
 */
export function usePrint() {
  const [paper, setPaper] = useState<Paper>();
  useEffect(() => {
    // Drawn before the event ends, because the browser takes the page as it is then.
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
      // The menu closes and gives its focus back first.
      setTimeout(() => window.print());
    },
  };
}
