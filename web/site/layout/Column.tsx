import clsx from "clsx";
import type { ReactNode } from "react";

/** Width and padding of every public page. */
export function Column({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={clsx("mx-auto w-full max-w-308 px-6 phone:px-5", className)}>{children}</div>;
}
