import clsx from "clsx";
import type { ReactNode } from "react";

interface ButtonLinkProps {
  href: string;
  /** One primary link in view. */
  variant?: "primary" | "plain";
  large?: boolean;
  className?: string;
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ href, variant = "primary", large, className, children }: ButtonLinkProps) {
  return (
    <a
      href={href}
      className={clsx("button", variant === "primary" ? "button-primary" : "button-plain", large && "button-large", className)}
    >
      {children}
    </a>
  );
}
