import { TOAST_GAP_PX } from "@candor/core/kernel/limits";
import { useEffect } from "react";
import { type Area, clearance } from "./clearance.ts";

const TOASTER = "[data-sonner-toaster]";
const LIFT = "--toast-lift";

/** Areas that toasts must not cover: primary buttons, and the field that is being typed into. */
function areas(): Area[] {
  const { activeElement } = document;
  const typed = activeElement?.matches("input:not([type=checkbox], [type=radio]), textarea, [contenteditable=true]")
    ? [activeElement]
    : [];
  return [...document.querySelectorAll("[data-primary]"), ...typed].map((one) => one.getBoundingClientRect());
}

function place(): void {
  const shown = [...document.querySelectorAll<HTMLElement>(`${TOASTER} [data-sonner-toast]`)];
  const toaster = document.querySelector<HTMLElement>(TOASTER);
  const [first] = shown;
  if (!toaster || !first) return;
  // Where they stand without a lift, and where they are going: not where an animation shows them now.
  const { left, right } = toaster.getBoundingClientRect();
  const bottom = innerHeight - (parseFloat(getComputedStyle(toaster).getPropertyValue("--offset-bottom")) || TOAST_GAP_PX);
  const height = shown.reduce((sum, { offsetHeight }) => sum + offsetHeight, (shown.length - 1) * TOAST_GAP_PX);
  const lift = clearance({ left, right, top: bottom - height, bottom }, areas(), TOAST_GAP_PX);
  if (toaster.style.getPropertyValue(LIFT) !== `${lift}px`) toaster.style.setProperty(LIFT, `${lift}px`);
}

/** Lifts the toasts, as long as they are shown, above the primary button and above what is being typed. */
export function useClearToasts(): void {
  useEffect(() => {
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    const observer = new MutationObserver(soon);
    observer.observe(document.body, { childList: true, subtree: true });
    const events = ["focusin", "focusout", "scroll", "resize", "input"] as const;
    for (const event of events) addEventListener(event, soon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      for (const event of events) removeEventListener(event, soon, { capture: true });
    };
  }, []);
}
