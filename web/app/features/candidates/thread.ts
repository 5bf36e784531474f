import { useCallback, useMemo, useState } from "react";

/** The criterion that is highlighted in the list and in the CV. */
interface Chosen {
  /** "criterion/quote", or the name of something else to be shown in the CV. */
  readonly target: string;
  readonly criterionId: string | null;
  readonly quote: number;
  readonly by: "list" | "cv" | "address";
}

/** The link between a criterion and its words in the CV. */
export interface Thread {
  readonly chosen: Chosen | undefined;
  /** Shows the words of a criterion; chosen again, its next quote. */
  readonly fromList: (criterionId: string, quotes: number) => void;
  readonly fromCv: (criterionId: string, quote: number) => void;
  /** Shows a place of the CV that belongs to no criterion. */
  readonly toPlace: (target: string) => void;
}

export const spotTarget = (criterionId: string, quote: number): string => `${criterionId}/${quote}`;
export const HIDDEN_TARGET = "hidden";
/** The target of a sentence that is addressed to a machine, by its index. */
export const noteTarget = (index: number): string => `note/${index}`;

/** @param asked the criterion chosen at first, which the page's address names */
export function useThread(asked: string | null): Thread {
  const [chosen, setChosen] = useState<Chosen | undefined>(
    asked === null ? undefined : { target: spotTarget(asked, 0), criterionId: asked, quote: 0, by: "address" },
  );
  const fromList = useCallback(
    (criterionId: string, quotes: number) =>
      setChosen((before) => {
        const quote = before?.criterionId === criterionId && quotes > 0 ? (before.quote + 1) % quotes : 0;
        return { target: spotTarget(criterionId, quote), criterionId, quote, by: "list" };
      }),
    [],
  );
  const fromCv = useCallback(
    (criterionId: string, quote: number) => setChosen({ target: spotTarget(criterionId, quote), criterionId, quote, by: "cv" }),
    [],
  );
  const toPlace = useCallback((target: string) => setChosen({ target, criterionId: null, quote: 0, by: "list" }), []);
  return useMemo(() => ({ chosen, fromList, fromCv, toPlace }), [chosen, fromList, fromCv, toPlace]);
}
