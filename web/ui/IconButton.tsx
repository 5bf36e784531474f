import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Tooltip } from "./Tooltip.tsx";

interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label" | "children"> {
  /** Accessible name, also shown as the tooltip. */
  label: string;
  icon: ReactNode;
  size?: "sm" | "md";
  /** With a border, beside other buttons. */
  outlined?: boolean;
}

/** A button that is an icon alone: 28 or 32 px, 40 on phones. */
export function IconButton({ label, icon, size = "md", outlined, className, type = "button", ...rest }: IconButtonProps) {
  return (
    <Tooltip label={label}>
      <button
        {...rest}
        type={type}
        aria-label={label}
        className={clsx(
          "inline-grid shrink-0 place-items-center rounded-control text-ink-2 tint hover:bg-hover hover:text-ink active:opacity-85 disabled:text-ink-3 phone:size-10",
          "[&_svg]:size-4 [&_svg]:stroke-[1.75] phone:[&_svg]:size-[18px]",
          size === "sm" ? "size-7" : "size-8",
          outlined && "border border-line-strong bg-surface shadow-1",
          className,
        )}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
