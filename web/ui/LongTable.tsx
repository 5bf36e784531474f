import { Fragment, memo, type ReactNode, type RefCallback, useRef } from "react";
import { type Column, Gap, HeadCells, ROW_HEIGHT, RowCells } from "./TableCells.tsx";
import { useVirtualRows } from "./useVirtualRows.ts";

interface LongTableProps<Row> {
  /** Caption for screen readers. */
  caption: string;
  /** Memoised like the rows: unchanged rows are not rendered again. All columns but one have a width. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Number of all rows, including those not loaded yet. */
  total: number;
  rowKey: (row: Row) => string;
  /** Shown if there are no rows. */
  empty: ReactNode;
}

/** A `Table` that renders only the rows in view. For screen readers it is one complete table. */
export function LongTable<Row>({ caption, columns, rows, total, rowKey, empty }: LongTableProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const virtual = useVirtualRows(body, rows.length, ROW_HEIGHT);
  if (rows.length === 0) return <>{empty}</>;
  return (
    <table aria-rowcount={total + 1} className="w-full table-fixed border-separate border-spacing-0 text-control">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr aria-rowindex={1}>
          <HeadCells columns={columns} className="truncate" />
        </tr>
      </thead>
      <tbody ref={body}>
        <Gap height={virtual.before} />
        {virtual.rows.map(({ index, gap }) => {
          const row = rows[index];
          return (
            row && (
              <Fragment key={rowKey(row)}>
                <Gap height={gap} />
                <LongRow row={row} index={index} columns={columns as readonly Column<unknown>[]} measure={virtual.measure} />
              </Fragment>
            )
          );
        })}
        <Gap height={virtual.after} />
      </tbody>
    </table>
  );
}

interface LongRowProps {
  row: unknown;
  index: number;
  columns: readonly Column<unknown>[];
  measure: RefCallback<HTMLElement>;
}

const LongRow = memo(function LongRow({ row, index, columns, measure }: LongRowProps) {
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      className="group relative hover:bg-hover has-[[data-choose]:checked]:bg-selected"
    >
      <RowCells columns={columns} row={row} />
    </tr>
  );
});
