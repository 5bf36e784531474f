import { cloneElement } from "react";
import { type Lazy, lazy } from "./lazy.tsx";
import type { PopoverProps } from "./layers/PopoverLayer.tsx";
import { useOpening } from "./useOpening.ts";

const PopoverLayer = lazy(() => import("./layers/PopoverLayer.tsx"));

interface LazyPopoverProps extends PopoverProps {
  /** Its content, where that loads on first use. */
  parts?: readonly Pick<Lazy<object>, "load">[];
}

/** A small form behind a button. */
export function Popover({ parts = [], ...props }: LazyPopoverProps) {
  const { isWanted, trigger } = useOpening(PopoverLayer, ...parts);
  if (isWanted) return <PopoverLayer {...props} />;
  return cloneElement(props.trigger, { "aria-haspopup": "dialog", "aria-expanded": false, ...trigger });
}
