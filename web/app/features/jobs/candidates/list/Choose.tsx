import { type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Box } from "../../../../../ui/Box.tsx";
import type { CandidateRow } from "../../../../recruiting/queries/candidates.ts";
import type { RowLabels } from "../../../../recruiting/candidate/row-labels.ts";
import { type Selection, useChosenOf, useIsChosen } from "./selection.ts";

/** The rows of a list in their order, as they are when a box is pressed. */
export type RowsNow = RefObject<readonly CandidateRow[]>;

/** Returns the same ref, so that another page of rows renders no row again. */
export function useRowsNow(rows: readonly CandidateRow[], selection: Selection): RowsNow {
  const now = useRef(rows);
  useEffect(() => {
    now.current = rows;
    selection.lookAgain();
  }, [rows, selection]);
  return now;
}

interface ChooseRowProps {
  row: CandidateRow;
  labels: RowLabels;
  selection: Selection;
  rows: RowsNow;
}

/** The check box of a row; with Shift it selects all rows from the last pressed one. */
export function ChooseRow({ row, labels, selection, rows }: ChooseRowProps) {
  const isChosen = useIsChosen(selection, row.cvId);
  return (
    <Box
      data-choose
      className="z-1"
      label={labels.choose(labels.nameOf(row))}
      checked={isChosen}
      // Otherwise Shift would select text as well.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onChange={({ nativeEvent }) => {
        const hasShift = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
        if (!hasShift) return selection.toggle(row.cvId);
        return selection.toggleUpTo(
          row.cvId,
          rows.current.map(({ cvId }) => cvId),
        );
      }}
    />
  );
}

/** The check box in the table's head selects all loaded rows, or none. */
export function ChooseAll({ rows, selection }: { rows: RowsNow; selection: Selection }) {
  const { t } = useTranslation("candidates");
  const chosen = useChosenOf(selection, rows);
  return (
    <Box
      data-choose-all
      label={t(($) => $.select.all)}
      checked={chosen === "all"}
      isMixed={chosen === "some"}
      onChange={() =>
        chosen === "none"
          ? selection.set(
              rows.current.map(({ cvId }) => cvId),
              true,
            )
          : selection.clear()
      }
    />
  );
}
