import type { Sort } from "@candor/core/candidacy/candidate.info";
import { type ReactNode, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { LongTable } from "../../../../../ui/LongTable.tsx";
import type { Column } from "../../../../../ui/Table.tsx";
import type { CandidateRow } from "../../../../recruiting/queries/candidates.ts";
import { useRowsNow } from "./Choose.tsx";
import { COLUMNS } from "./columns.tsx";
import { directionOf, orderAfterPress } from "../../../../recruiting/search/filter.ts";
import { useRowLabels } from "../../../../recruiting/candidate/row-labels.ts";
import type { Selection } from "./selection.ts";
import { useFittingColumns } from "./shown-columns.ts";
import { useWidth } from "./useWidth.ts";

interface CandidateTableProps {
  rows: readonly CandidateRow[];
  total: number;
  /** Stable between renders. */
  onDelete: (row: CandidateRow) => void;
  sort: Sort;
  /** Stable between renders. */
  onSort: (sort: Sort) => void;
  selection: Selection;
  /** End of the last visit; candidates added later are new. Null for none. */
  since: string | null;
  empty: ReactNode;
}

export function CandidateTable({ rows, total, empty, ...props }: CandidateTableProps) {
  const { t } = useTranslation("candidates");
  const frame = useRef<HTMLDivElement>(null);
  const columns = useColumns(rows, useWidth(frame), props);
  return (
    <div ref={frame} className="border-t border-line">
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

type ColumnsProps = Pick<CandidateTableProps, "onDelete" | "sort" | "onSort" | "selection" | "since">;

function useColumns(rows: readonly CandidateRow[], width: number, { onDelete, sort, onSort, selection, since }: ColumnsProps) {
  const { t } = useTranslation("candidates");
  const labels = useRowLabels();
  const rowsNow = useRowsNow(rows, selection);
  // A string, so that a new width with the same columns renders no row again.
  const keys = useFittingColumns(width).join();
  return useMemo(() => {
    const context = { labels, rows: rowsNow, selection, since, onDelete };
    const shown = COLUMNS.filter(({ key }) => keys.split(",").includes(key));
    const rest = shown.findLast(({ takesRest }) => takesRest);
    return shown.map((column): Column<CandidateRow> => {
      const { key, sort: first } = column;
      const label = key === "choose" ? "" : t(($) => $.list.columns[key]);
      return {
        key,
        head: column.head?.(label, context) ?? label,
        cell: (row) => column.cell(row, context),
        ...(column !== rest && { width: column.width }),
        ...(column.align && { align: column.align }),
        ...(column.className && { className: column.className }),
        ...(first && { sort: { direction: directionOf(first, sort), onPress: () => onSort(orderAfterPress(first, sort)) } }),
      };
    });
  }, [t, labels, onDelete, sort, onSort, keys, since, selection, rowsNow]);
}
