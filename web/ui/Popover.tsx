import { cloneElement, lazy, Suspense } from "react";
import type { PopoverProps } from "./layers/PopoverLayer.tsx";
import { useOpening } from "./useOpening.ts";

const load = () => import("./layers/PopoverLayer.tsx");
const PopoverLayer = lazy(load);

/** A small form behind a button. */
export function Popover(props: PopoverProps) {
  const { isWanted, trigger } = useOpening(load);
  const closed = cloneElement(props.trigger, { "aria-haspopup": "dialog", "aria-expanded": false, ...trigger });
  if (!isWanted) return closed;
  return (
    <Suspense fallback={closed}>
      <PopoverLayer {...props} />
    </Suspense>
  );
}
