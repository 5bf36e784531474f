import { memo, type ReactNode, useRef } from "react";
import { useVirtualRows } from "./useVirtualRows.ts";

interface LongListProps<Item> {
  /** Accessible name of the list. */
  label: string;
  items: readonly Item[];
  /** Number of all items, including those not loaded yet. */
  total: number;
  itemKey: (item: Item) => string;
  /** Memoised: unchanged items are not rendered again. */
  children: (item: Item) => ReactNode;
  /** Usual height of an item in px. */
  estimate: number;
  empty: ReactNode;
}

/** A list that renders only the items in view; it replaces a table on phones. */
export function LongList<Item>({ label, items, total, itemKey, children, estimate, empty }: LongListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const virtual = useVirtualRows(list, items.length, estimate);
  if (items.length === 0) return <>{empty}</>;
  return (
    <ul
      ref={list}
      aria-label={label}

      className="border-t border-line"
      style={{ paddingTop: virtual.before, paddingBottom: virtual.after }}
    >
      {virtual.rows.map(({ index, gap }) => {
        const item = items[index];
        return (
          item && (
            <li
              key={itemKey(item)}
              ref={virtual.measure}
              data-index={index}
              aria-setsize={total}
              aria-posinset={index + 1}
              style={{ marginTop: gap }}
              className="relative border-b border-line px-4 py-3.5 active:bg-hover has-[[data-choose]:checked]:bg-selected"
            >
              <Content item={item} draw={children as (item: unknown) => ReactNode} />
            </li>
          )
        );
      })}
    </ul>
  );
}

const Content = memo(function Content({ item, draw }: { item: unknown; draw: (item: unknown) => ReactNode }) {
  return draw(item);
});
