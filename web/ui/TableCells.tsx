import clsx from "clsx";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";

/** Usual height of a row, in pixels. */
export const ROW_HEIGHT = 48;

export interface Column<Row> {
  key: string;
  head: ReactNode;
  /** Pixels. */
  width?: number;
  cell: (row: Row) => ReactNode;
  align?: "right";
  /** Hidden in windows narrower than 1100 (`lg`) or 1280 px (`xl`). */
  hide?: "lg" | "xl";
  className?: string;
  /** Its head is a button that sorts the list. */
  sort?: { direction: "ascending" | "descending" | undefined; onPress: () => void };
}

const HIDE = { lg: "max-lg:hidden", xl: "max-xl:hidden" };

const placeOf = (column: Column<never>) =>
  clsx(column.align === "right" && "text-right", column.hide && HIDE[column.hide], column.className);

/** The cells of a table's head, which stays in view while the rows scroll. */
export function HeadCells({ columns, className }: { columns: readonly Column<never>[]; className?: string }) {
  return columns.map((column) => (
    <th
      key={column.key}
      scope="col"
      aria-sort={column.sort?.direction}
      style={{ width: column.width }}
      className={clsx(
        "sticky top-0 z-(--z-head) h-[33px] border-b border-line bg-surface px-1.5 text-left align-middle! text-caption font-medium text-ink-2 first:pl-6 last:pr-6",
        className,
        placeOf(column),
      )}
    >
      <ColumnHead column={column} />
    </th>
  ));
}

/** The cells of one row. */
export function RowCells<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  return columns.map((column) => (
    <td key={column.key} className={clsx("h-12 border-b border-line px-1.5 first:pl-6 last:pr-6", placeOf(column))}>
      {column.cell(row)}
    </td>
  ));
}

/** Takes the height of rows that are not drawn. */
export function Gap({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden style={{ height }} />;
}

/** The name of a column; for a sortable one a button with an arrow. */
function ColumnHead({ column: { head, sort, align } }: { column: Column<never> }) {
  if (!sort) return <>{head}</>;
  const Arrow = sort.direction === "ascending" ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      onClick={sort.onPress}
      className={clsx(
        "group/head flex h-8 w-full items-center gap-1 hover:text-ink focus-visible:-outline-offset-2",
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

/** Class of the link that names a row: its target is the whole row. */
export const rowLink =
  "after:absolute after:inset-0 after:rounded-chip focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-ink";
