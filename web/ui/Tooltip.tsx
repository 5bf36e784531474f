import clsx from "clsx";
import { type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { landmark } from "./layers.ts";

const AFTER_MS = 500;
const ROOM_PX = 44;

/** Where a tooltip stands: above or below the middle of its control, in the coordinates of the window. */
interface Position {
  left: number;
  top: number;
  below: boolean;
}

/** The name of a control that shows an icon alone, on hover and keyboard focus. It repeats the control's label and says nothing more. */
export function Tooltip({ label, side = "top", children }: { label: ReactNode; side?: "top" | "bottom"; children: ReactNode }) {
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [position, setPosition] = useState<Position>();

  const hide = () => {
    clearTimeout(timer.current);
    setPosition(undefined);
  };
  const show = () => {
    const box = anchor.current?.firstElementChild?.getBoundingClientRect();
    if (!box) return;
    const below = side === "bottom" || box.top < ROOM_PX;
    setPosition({ left: box.left + box.width / 2, top: below ? box.bottom : box.top, below });
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!position) return undefined;
    addEventListener("scroll", hide, { capture: true, once: true });
    return () => removeEventListener("scroll", hide, { capture: true });
  }, [position]);

  return (
    <span
      ref={anchor}
      role="presentation"
      className="contents"
      onPointerEnter={(event: PointerEvent) => {
        if (event.pointerType === "mouse") timer.current = setTimeout(show, AFTER_MS);
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event: FocusEvent) => event.target.matches(":focus-visible") && show()}
      onBlur={hide}
      onKeyDown={(event: KeyboardEvent) => event.key === "Escape" && hide()}
    >
      {children}
      {position &&
        createPortal(
          <span
            aria-hidden
            className={clsx("fixed z-(--z-tooltip) -translate-x-1/2 py-1.5", !position.below && "-translate-y-full")}
            style={{ left: `clamp(4.5rem, ${position.left}px, calc(100vw - 4.5rem))`, top: position.top }}
          >
            <span className="block rounded-chip bg-ink px-2 py-1 text-caption font-medium whitespace-nowrap text-surface shadow-2">
              {label}
            </span>
          </span>,
          landmark() ?? document.body,
        )}
    </span>
  );
}
