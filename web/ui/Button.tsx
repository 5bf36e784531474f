import clsx from "clsx";
import { LoaderCircle } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";

/** One `primary` in view; `quiet` for cancel; `danger` only inside a confirm dialog. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
/** 28, 32 and 40 px high; on phones nothing is under 40. */
export type ButtonSize = "sm" | "md" | "lg";

export interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** A lucide icon before the words. */
  icon?: ReactNode;
}

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "bg-accent text-on-accent shadow-1 hover:bg-accent-hover",
  secondary: "border border-line-strong bg-surface text-ink shadow-1 hover:bg-hover",
  quiet: "text-ink-2 hover:bg-hover hover:text-ink",
  danger: "bg-bad text-on-bad shadow-1 hover:bg-bad-hover",
};

const SIZES: Record<ButtonSize, string> = {
  sm: "h-7 px-2.5 text-control phone:h-10",
  md: "h-8 px-3 text-control phone:h-10",
  lg: "h-10 px-4 text-body phone:h-11",
};

export function buttonClass({ variant = "secondary", size = "md" }: Look = {}): string {
  return clsx(
    "inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap tint select-none active:opacity-85",
    "disabled:border disabled:border-line-strong disabled:bg-sunken disabled:text-ink-3 disabled:shadow-none",
    "aria-disabled:pointer-events-none [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.75]",
    VARIANTS[variant],
    SIZES[size],
  );
}

interface ButtonProps extends ComponentProps<"button">, Look {
  /** Label while the action runs ("Saving"); the button is disabled meanwhile and keeps its width. */
  busy?: string | false | undefined;
}

export function Button({
  variant,
  size,
  icon,
  busy,
  className,
  children,
  disabled,
  type = "button",
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      data-primary={variant === "primary" ? "" : undefined}
      type={type}
      disabled={disabled}
      aria-disabled={busy ? true : undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={clsx(buttonClass({ ...(variant && { variant }), ...(size && { size }) }), className)}
    >
      {busy ? <LoaderCircle aria-hidden className="animate-[turn_900ms_linear_infinite]" /> : icon}
      {busy || children}
    </button>
  );
}
