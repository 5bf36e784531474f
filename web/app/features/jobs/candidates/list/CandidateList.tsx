import { type ReactNode, useCallback } from "react";
import { LongList } from "../../../../../ui/LongList.tsx";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import type { CandidateRow } from "../../../../recruiting/queries/candidates.ts";
import { CardFoot, CardHead } from "./cells.tsx";
import { ChooseRow, useRowsNow } from "../../../../recruiting/selection/Choose.tsx";
import { useRowLabels } from "../../../../recruiting/candidate/row-labels.ts";
import type { OwnOrder } from "./own-order/parts.tsx";
import type { Selection } from "../../../../recruiting/selection/selection.ts";

const USUAL_HEIGHT = 106;

interface CandidateListProps {
  rows: readonly CandidateRow[];
  total: number;
  selection: Selection;
  /** True if each candidate has a check box. */
  isChoosing: boolean;
  /** End of the last visit; candidates added later are new. Null for none. */
  since: string | null;
  /** True if some scores are of earlier criteria or of an earlier engine, and others are not. */
  differInAge: boolean;
  /** While the list is in its own order. */
  own: OwnOrder | undefined;
  empty: ReactNode;
}

/** The table of candidates as a list, on phones. */
export function CandidateList({ rows, total, selection, isChoosing, since, differInAge, own, empty }: CandidateListProps) {
  const { t } = useTranslation("candidates");
  const labels = useRowLabels();
  const rowsNow = useRowsNow(rows, selection);
  const card = useCallback(
    (row: CandidateRow) => (
      <>
        <CardHead
          row={row}
          labels={labels}
          isNew={since !== null && row.createdAt > since}
          box={
            isChoosing && (
              <ChooseRow cvId={row.cvId} label={labels.choose(labels.nameOf(row))} rows={rowsNow} selection={selection} />
            )
          }
        />
        <CardFoot {...{ row, labels, differInAge, own }} />
      </>
    ),
    [isChoosing, since, differInAge, selection, rowsNow, labels, own],
  );
  return (
    <LongList
      label={t(($) => $.list.title)}
      items={rows}
      total={total}
      itemKey={({ cvId }) => cvId}
      estimate={USUAL_HEIGHT}
      empty={empty}
    >
      {card}
    </LongList>
  );
}
