import "sonner/dist/styles.css";
import "../toaster.css";
import {
  TOASTS_VISIBLE,
  TOAST_GAP_PX,
  TOAST_HOTKEY,
  TOAST_MS,
  TOAST_POSITION,
  TOAST_SWIPE_PX,
  TOAST_WIDTH_PX,
} from "@candor/core/kernel/limits";
import { Check, Info, LoaderCircle, TriangleAlert } from "lucide-react";
import { type CSSProperties, useEffect } from "react";
import { Toaster } from "sonner";
import { useColorMode } from "../color-mode.ts";
import { useClearToasts } from "./useClearToasts.ts";

const icon = "size-4 stroke-[1.75]";

/** Distance from which the library below dismisses a toast by itself. */
const SWIPE_OF_LIBRARY_PX = 45;

/** Dismisses a toast that was swiped 20 px: told to the library before it looks. */
function finishSwipe({ target }: PointerEvent): void {
  const item = target instanceof Element ? target.closest<HTMLElement>("[data-sonner-toast]") : null;
  for (const axis of ["x", "y"]) {
    const name = `--swipe-amount-${axis}`;
    const swiped = Number.parseFloat(item?.style.getPropertyValue(name) || "0");
    if (Math.abs(swiped) >= TOAST_SWIPE_PX && Math.abs(swiped) < SWIPE_OF_LIBRARY_PX)
      item!.style.setProperty(name, `${Math.sign(swiped) * SWIPE_OF_LIBRARY_PX}px`);
  }
}

export interface ToastsProps {
  label: string;
  /** Called when toasts can be shown, and when they no longer can. */
  onReady: (isReady: boolean) => void;
}

/** Where toasts appear: 356 px, bottom right, at most three, four seconds, Alt+T; from phones' bottom edge. */
export default function Toasts({ label, onReady }: ToastsProps) {
  const { shown } = useColorMode();
  useClearToasts();
  // The library's own effects, which listen for toasts, have run before this one.
  useEffect(() => {
    onReady(true);
    addEventListener("pointerup", finishSwipe, { capture: true });
    return () => {
      onReady(false);
      removeEventListener("pointerup", finishSwipe, { capture: true });
    };
  }, [onReady]);
  return (
    <Toaster
      theme={shown}
      position={TOAST_POSITION}
      duration={TOAST_MS}
      visibleToasts={TOASTS_VISIBLE}
      gap={TOAST_GAP_PX}
      style={{ "--width": `${TOAST_WIDTH_PX}px` } as CSSProperties}
      offset={24}
      mobileOffset={16}
      expand
      hotkey={[...TOAST_HOTKEY]}
      containerAriaLabel={label}
      className="candor-toaster"
      icons={{
        success: <Check className={`${icon} text-good`} />,
        info: <Info className={`${icon} text-accent-ink`} />,
        warning: <TriangleAlert className={`${icon} text-warn`} />,
        error: <TriangleAlert className={`${icon} text-bad`} />,
        loading: <LoaderCircle className={`${icon} animate-[turn_900ms_linear_infinite] text-ink-2`} />,
      }}
    />
  );
}
