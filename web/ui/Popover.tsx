import { cloneElement } from "react";
import { lazy } from "./lazy.tsx";
import type { PopoverProps } from "./layers/PopoverLayer.tsx";
import { useOpening } from "./useOpening.ts";

const PopoverLayer = lazy(() => import("./layers/PopoverLayer.tsx"));

/** A small form behind a button. */
export function Popover(props: PopoverProps) {
  const { isWanted, trigger } = useOpening(PopoverLayer);
  if (isWanted) return <PopoverLayer {...props} />;
  return cloneElement(props.trigger, { "aria-haspopup": "dialog", "aria-expanded": false, ...trigger });
}
