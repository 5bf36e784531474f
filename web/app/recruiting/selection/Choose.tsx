import { type RefObject, useEffect, useRef } from "react";
import { Box } from "../../../ui/Box.tsx";
import { type Selection, useChosenOf, useIsChosen } from "./selection.ts";

/** The rows of a list in their order, as they are when a box is pressed. */
export type RowsNow = RefObject<readonly { readonly cvId: string }[]>;

/** Returns the same ref, so that another page of rows renders no row again. */
export function useRowsNow(rows: RowsNow["current"], selection: Selection): RowsNow {
  const now = useRef(rows);
  useEffect(() => {
    now.current = rows;
    selection.lookAgain();
  }, [rows, selection]);
  return now;
}

interface ChooseRowProps {
  cvId: string;
  /** Accessible name, with the person's. */
  label: string;
  selection: Selection;
  rows: RowsNow;
}

/** The check box of a row; with Shift it selects all rows from the last pressed one. */
export function ChooseRow({ cvId, label, selection, rows }: ChooseRowProps) {
  const isChosen = useIsChosen(selection, cvId);
  return (
    <Box
      data-choose
      className="z-1"
      label={label}
      checked={isChosen}
      // Otherwise Shift would select text as well.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onChange={({ nativeEvent }) => {
        const hasShift = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
        if (!hasShift) return selection.toggle(cvId);
        return selection.toggleUpTo(
          cvId,
          rows.current.map((row) => row.cvId),
        );
      }}
    />
  );
}

interface ChooseAllProps {
  label: string;
  rows: RowsNow;
  selection: Selection;
  /** The rows are one page of several, and those chosen on the others stay chosen. */
  isPaged?: boolean;
}

/** The check box in the table's head selects all rows shown, or none. */
export function ChooseAll({ label, rows, selection, isPaged = false }: ChooseAllProps) {
  const chosen = useChosenOf(selection, rows);
  return (
    <Box
      data-choose-all
      label={label}
      checked={chosen === "all"}
      isMixed={chosen === "some"}
      onChange={() =>
        chosen === "none" || isPaged
          ? selection.set(
              rows.current.map(({ cvId }) => cvId),
              chosen === "none",
            )
          : selection.clear()
      }
    />
  );
}
