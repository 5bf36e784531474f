import { memo, type ReactNode, useRef } from "react";
import { useDrawn } from "./useDrawn.ts";

interface LongListProps<Item> {
  /** What is listed, read out. */
  label: string;
  items: readonly Item[];
  /** Of all items, those not loaded yet included. */
  total: number;
  itemKey: (item: Item) => string;
  /** Kept between renders: what has not changed is not drawn again. */
  children: (item: Item) => ReactNode;
  /** An item's usual height in pixels. */
  estimate: number;
  empty: ReactNode;
}

/** A list of which only the items in view are drawn: what a table becomes on phones. */
export function LongList<Item>({ label, items, total, itemKey, children, estimate, empty }: LongListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const drawn = useDrawn(list, items.length, estimate);
  if (items.length === 0) return <>{empty}</>;
  return (
    <ul
      ref={list}
      aria-label={label}

      className="border-t border-line"
      style={{ paddingBottom: drawn.after }}
    >
      {drawn.rows.map(({ index, gap }) => {
        const item = items[index];
        return (
          item && (
            <li
              key={itemKey(item)}
              ref={drawn.measure}
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
