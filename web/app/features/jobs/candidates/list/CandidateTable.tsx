import type { Sort } from "@candor/core/candidacy/candidate.info";
import { type ReactNode, useMemo } from "react";
import { LongTable } from "../../../../../ui/LongTable.tsx";
import type { Column } from "../../../../../ui/TableCells.tsx";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import type { CandidateRow } from "../../../../recruiting/queries/candidates.ts";
import { useRowsNow } from "../../../../recruiting/selection/Choose.tsx";
import { spareFor } from "./column-room.ts";
import { COLUMNS } from "./columns.tsx";
import { directionOf, orderAfterPress } from "../../../../recruiting/search/filter.ts";
import { useRowLabels } from "../../../../recruiting/candidate/row-labels.ts";
import type { Selection } from "../../../../recruiting/selection/selection.ts";
import type { OwnOrder } from "./own-order/parts.tsx";
import { useFittingColumns } from "./shown-columns.ts";

interface CandidateTableProps {
  rows: readonly CandidateRow[];
  total: number;
  /** Pixels. */
  width: number;
  /** True if some scores are of earlier criteria or of an earlier engine, and others are not. */
  differInAge: boolean;
  /** Stable between renders. */
  onDelete: (row: CandidateRow) => void;
  sort: Sort;
  /** Stable between renders. */
  onSort: (sort: Sort) => void;
  selection: Selection;
  /** End of the last visit; candidates added later are new. Null for none. */
  since: string | null;
  /** While the list is in its own order; stable between renders. */
  own: OwnOrder | undefined;
  empty: ReactNode;
}

export function CandidateTable({ rows, total, empty, ...props }: CandidateTableProps) {
  const { t } = useTranslation("candidates");
  const columns = useColumns(rows, props);
  return (
    <div className="border-t border-line">
      <LongTable
        caption={t(($) => $.list.title)}
        columns={columns}
        rows={rows}
        total={total}
        rowKey={({ cvId }) => cvId}
        empty={empty}
      />
    </div>
  );
}

type ColumnsProps = Omit<CandidateTableProps, "rows" | "total" | "empty">;

function useColumns(rows: readonly CandidateRow[], props: ColumnsProps) {
  const { width, onDelete, sort, onSort, selection, since, differInAge, own } = props;
  const { t } = useTranslation("candidates");
  const labels = useRowLabels();
  const rowsNow = useRowsNow(rows, selection);
  // A string, so that a new width with the same columns renders no row again.
  const keys = useFittingColumns(width).join();
  const spare = spareFor(
    COLUMNS.filter(({ key }) => keys.split(",").includes(key)),
    width,
  );
  return useMemo(() => {
    const context = { labels, rows: rowsNow, selection, since, differInAge, onDelete, own };
    const shown = COLUMNS.filter(({ key }) => keys.split(",").includes(key));
    return shown.map((column): Column<CandidateRow> => {
      const { key, sort: first } = column;
      const label = key === "choose" ? "" : t(($) => $.list.columns[key]);
      return {
        key,
        head: column.head?.(label, context) ?? label,
        cell: (row) => column.cell(row, context),
        ...(key !== "name" && { width: column.width + (column.grows ? spare : 0) }),
        ...(column.align && { align: column.align }),
        ...(column.className && { className: column.className }),
        ...(first && { sort: { direction: directionOf(first, sort), onPress: () => onSort(orderAfterPress(first, sort)) } }),
      };
    });
  }, [t, labels, onDelete, sort, onSort, keys, spare, since, differInAge, selection, rowsNow, own]);
}
