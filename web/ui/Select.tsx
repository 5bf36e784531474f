import clsx from "clsx";
import { ChevronDown } from "lucide-react";
import { cloneElement, type ReactNode, useId } from "react";
import { lazy } from "./lazy.tsx";
import { useOpening } from "./useOpening.ts";

export interface Option<T extends string> {
  value: T;
  label: string;
  icon?: ReactNode;
  /** At its end, in grey: the key that chooses it. */
  aside?: ReactNode;
}

interface SelectProps<T extends string> {
  label: string;
  hideLabel?: boolean;
  value: T;
  onChange: (value: T) => void;
  options: readonly Option<T>[];
  /** 28, 32 or 40 px high. */
  size?: "sm" | "md" | "lg";
  disabled?: boolean;
  className?: string;
}

const SIZES = {
  sm: "h-7 px-2 text-control phone:h-10",
  md: "h-8 px-2.5 text-control phone:h-10",
  lg: "h-10 px-3 text-body phone:h-11",
};

const SelectLayer = lazy(() => import("./layers/SelectLayer.tsx"));

/** One of a few values, in a list that opens. */
export function Select<T extends string>({
  label,
  hideLabel,
  value,
  onChange,
  options,
  size = "md",
  disabled,
  className,
}: SelectProps<T>) {
  const id = useId();
  const { isWanted, trigger } = useOpening(SelectLayer);
  const chosen = options.find((option) => option.value === value);
  const button = (
    <button
      type="button"
      disabled={disabled}
      aria-labelledby={`${id} ${id}-value`}
      className={clsx(
        "field flex w-full items-center justify-between gap-2 text-left font-medium [&_svg]:size-4 [&_svg]:stroke-[1.75]",
        SIZES[size],
      )}
    >
      <span id={`${id}-value`} className="flex min-w-0 items-center gap-2">
        {chosen?.icon}
        <span className="truncate">{chosen?.label}</span>
      </span>
      <ChevronDown aria-hidden className="shrink-0 text-ink-3" />
    </button>
  );
  return (
    <div className={className}>
      <span id={id} className={hideLabel ? "sr-only" : "mb-1.5 block text-control font-medium"}>
        {label}
      </span>
      {isWanted && !disabled ? (
        <SelectLayer
          trigger={button}
          value={value}
          onChange={(next) => {
            const option = options.find((known) => known.value === next);
            if (option) onChange(option.value);
          }}
          options={options}
        />
      ) : (
        cloneElement(button, { role: "combobox", "aria-haspopup": "listbox", "aria-expanded": false, ...trigger })
      )}
    </div>
  );
}
