import { type CSSProperties, useState } from "react";
import { useFormats } from "../../../i18n/format.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { SLIDER_MAX, typedWeight } from "./criteria.ts";

interface WeightFieldProps {
  /** The criterion's text. */
  name: string;
  value: number;
  /** Points of 100 that the weight stands for. */
  points: number;
  /** The weight as it was saved or proposed: a tick on the slider. */
  saved: number | undefined;
  onChange: (weight: number) => void;
}

const at = (weight: number) => `${((Math.min(weight, SLIDER_MAX) - 1) / (SLIDER_MAX - 1)) * 100}%`;

/** A slider from 1 to 20, and the number, which can be typed and may be higher. */
export function WeightField({ name, value, points, saved, onChange }: WeightFieldProps) {
  const { t } = useTranslation("criteria");
  const formats = useFormats();
  // Text being typed may be no weight yet: "1" on the way to "15", or nothing.
  const [typed, setTyped] = useState<string>();
  return (
    <span className="flex items-center gap-2">
      <span className="relative flex-1">
        <input
          type="range"
          aria-label={t(($) => $.weight, { name })}
          aria-valuetext={t(($) => $.weightValue, { weight: formats.number(value), points: formats.share(points) })}
          min={1}
          max={SLIDER_MAX}
          step={1}
          value={Math.min(value, SLIDER_MAX)}
          onChange={(event) => onChange(Number(event.target.value))}
          className="slider block w-full rounded-chip phone:h-10"
          style={{ "--at": at(value) } as CSSProperties}
        />
        {saved !== undefined && saved !== value && (
          <span aria-hidden className="pointer-events-none absolute inset-x-[7px] top-1/2">
            <span className="absolute -top-[5px] h-2.5 w-px bg-ink" style={{ left: at(saved) }} />
          </span>
        )}
      </span>
      <input
        inputMode="numeric"
        aria-label={t(($) => $.weightNumber, { name })}
        value={typed ?? String(value)}
        maxLength={3}
        onChange={(event) => {
          setTyped(event.target.value);
          const weight = typedWeight(event.target.value);
          if (weight !== undefined) onChange(weight);
        }}
        onFocus={(event) => event.target.select()}
        onBlur={() => setTyped(undefined)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        className="field h-7 w-9 px-1 text-right text-control tabular-nums sm:not-focus:not-hover:border-transparent sm:not-focus:not-hover:bg-transparent phone:h-10 phone:w-12 phone:text-[1rem]"
      />
    </span>
  );
}
