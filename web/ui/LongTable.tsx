import { Fragment, memo, type ReactNode, type RefCallback, useRef } from "react";
import { type Column, HeadCells, RowCells } from "./Table.tsx";
import { useDrawn } from "./useDrawn.ts";

const ROW_HEIGHT = 53;

interface LongTableProps<Row> {
  /** What the table lists, read out. */
  caption: string;
  /** Kept between renders, as the rows are: what has not changed is not drawn again. Widths hold for all rows, so each column but one has one. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Of all rows, those not loaded yet included. */
  total: number;
  rowKey: (row: Row) => string;
  /** What stands in place of the rows when there are none. */
  empty: ReactNode;
}

/** A table of which only the rows in view are drawn; it stays one table for those who listen. Otherwise as `Table`. */
export function LongTable<Row>({ caption, columns, rows, total, rowKey, empty }: LongTableProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const drawn = useDrawn(body, rows.length, ROW_HEIGHT);
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
        {drawn.rows.map(({ index, gap }) => {
          const row = rows[index];
          return (
            row && (
              <Fragment key={rowKey(row)}>
                <Gap height={gap} />
                <LongRow row={row} index={index} columns={columns as readonly Column<unknown>[]} measure={drawn.measure} />
              </Fragment>
            )
          );
        })}
        <Gap height={drawn.after} />
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

/** The room of rows that are not drawn. */
function Gap({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden style={{ height }} />;
}
