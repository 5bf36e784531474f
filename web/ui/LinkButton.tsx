import clsx from "clsx";
import { buttonClass, type Look } from "./Button.tsx";
import { Link, type LinkProps } from "./Link.tsx";

/** A link that looks like a button. */
export function LinkButton({
  variant,
  size,
  icon,
  className,
  children,
  ...rest
}: Omit<LinkProps, "className"> & Look & { className?: string }) {
  return (
    <Link
      {...rest}
      data-primary={variant === "primary" ? "" : undefined}
      className={clsx(buttonClass({ ...(variant && { variant }), ...(size && { size }) }), className)}
    >
      {icon}
      {children}
    </Link>
  );
}
