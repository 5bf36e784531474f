import clsx from "clsx";
import type { ReactNode } from "react";
import { type Column, Gap, HeadCells, ROW_HEIGHT, RowCells } from "./TableCells.tsx";
import { useRowsDrawn } from "./useRowsDrawn.ts";

interface TableProps<Row> {
  /** Caption for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shown if there are no rows. */
  empty: ReactNode;
  /** More attributes of a row, for example a data attribute. */
  rowClassName?: (row: Row) => string;
}

/** Rows between hairlines, the head sticky. A row's own link spreads over it with `rowLink`; buttons in it stand above with `relative`. */
export function Table<Row>({ caption, columns, rows, rowKey, empty, rowClassName }: TableProps<Row>) {
  const drawn = useRowsDrawn(rows.length, ROW_HEIGHT);
  if (rows.length === 0) return <>{empty}</>;
  return (
    <table className="w-full border-separate border-spacing-0 text-control">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <HeadCells columns={columns} />
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, drawn).map((row, index) => (
          <tr
            key={rowKey(row)}
            data-index={index}
            className={clsx("group relative hover:bg-hover has-[[data-choose]:checked]:bg-selected", rowClassName?.(row))}
          >
            <RowCells columns={columns} row={row} />
          </tr>
        ))}
        <Gap height={(rows.length - drawn) * ROW_HEIGHT} />
      </tbody>
    </table>
  );
}
