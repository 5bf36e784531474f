import clsx from "clsx";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";

export interface Column<Row> {
  key: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: "right";
  /** Leaves first when the window is narrow: below 1100 px, or below 1280. */
  hide?: "lg" | "xl";
  className?: string;
  /** The list can be sorted by it with a press on its head. */
  sort?: { direction: "ascending" | "descending" | undefined; onPress: () => void };
}

interface TableProps<Row> {
  /** What the table lists, read out. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What stands in place of the rows when there are none. */
  empty: ReactNode;
  /** For each row: more attributes, such as a data attribute of the one in focus. */
  rowClassName?: (row: Row) => string;
}

const HIDE = { lg: "max-lg:hidden", xl: "max-xl:hidden" };

/** Rows between hairlines, the head sticky. A row's own link spreads over it with `rowLink`; buttons in it stand above with `relative`. */
export function Table<Row>({ caption, columns, rows, rowKey, empty, rowClassName }: TableProps<Row>) {
  if (rows.length === 0) return <>{empty}</>;
  const place = (column: Column<Row>) =>
    clsx(column.align === "right" && "text-right", column.hide && HIDE[column.hide], column.className);
  return (
    <table className="w-full border-separate border-spacing-0 text-control">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              aria-sort={column.sort?.direction}
              className={clsx(
                "sticky top-0 z-(--z-head) h-[34px] border-b border-line bg-surface px-3 text-left text-caption font-medium text-ink-2 first:pl-6 last:pr-6",
                place(column),
              )}
            >
              <ColumnHead column={column as Column<unknown>} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={clsx("group relative hover:bg-hover", rowClassName?.(row))}>
            {columns.map((column) => (
              <td key={column.key} className={clsx("h-[53px] border-b border-line px-3 first:pl-6 last:pr-6", place(column))}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A column's name; a button with the order's arrow where the list can be sorted by it. */
export function ColumnHead({ column: { head, sort, align } }: { column: Column<unknown> }) {
  if (!sort) return <>{head}</>;
  const Arrow = sort.direction === "ascending" ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      onClick={sort.onPress}
      className={clsx(
        "group/head flex h-[33px] w-full items-center gap-1 hover:text-ink focus-visible:-outline-offset-2",
        align === "right" && "justify-end",
        sort.direction && "text-ink",
      )}
    >
      <span className="truncate">{head}</span>
      <Arrow
        aria-hidden
        className={clsx(
          "size-3.5 shrink-0 stroke-[1.75]",
          !sort.direction && "opacity-0 group-hover/head:opacity-100 group-focus-visible/head:opacity-100",
        )}
      />
    </button>
  );
}

/** For the link that names a row: its target is the whole row. */
export const rowLink =
  "after:absolute after:inset-0 after:rounded-chip focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-ink";
