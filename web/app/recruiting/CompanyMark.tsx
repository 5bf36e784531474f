import clsx from "clsx";
import { useState } from "react";

interface CompanyMarkProps {
  name: string;
  logo: { readonly url: string; readonly width: number; readonly height: number } | undefined;
  /** 32, 40 or 64 px. */
  size?: "sm" | "md" | "lg";
  className?: string;
}

const SIZES = { sm: "size-8 rounded-control", md: "size-10 rounded-card", lg: "size-16 rounded-card" } as const;

/**
 * A company's logo, beside its name; the name's first letter where there is none, or where it cannot be had. The place is the same either
 * way, so that nothing moves. Logos are drawn for paper: they lie on it in the dark, too.
 */
export function CompanyMark({ name, logo, size = "md", className }: CompanyMarkProps) {
  const [lost, setLost] = useState<string>();
  const shape = clsx("grid shrink-0 place-items-center overflow-hidden border border-line", SIZES[size], className);
  if (logo && lost !== logo.url) {
    return (
      <span className={clsx(shape, "bg-paper p-1")}>
        <img
          src={logo.url}
          width={logo.width}
          height={logo.height}
          alt=""
          decoding="async"
          onError={() => setLost(logo.url)}
          className="size-full object-contain"
        />
      </span>
    );
  }
  return (
    <span
      aria-hidden
      className={clsx(
        shape,
        "bg-canvas font-semibold text-ink-2",
        size === "lg" ? "text-focus" : size === "md" ? "text-[1rem]" : "text-control",
      )}
    >
      {String.fromCodePoint(name.trim().codePointAt(0) ?? 0x2022).toLocaleUpperCase()}
    </span>
  );
}
