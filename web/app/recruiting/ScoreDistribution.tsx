import clsx from "clsx";
import { useId } from "react";
import { useFormats } from "../i18n/format.ts";
import { useTranslation } from "../i18n/useTranslation.ts";

/** Bounds of each bin of a distribution; the 70s are split at 75, where high fit begins. */
const BINS = [
  [0, 9],
  [10, 19],
  [20, 29],
  [30, 39],
  [40, 49],
  [50, 59],
  [60, 69],
  [70, 75],
  [76, 79],
  [80, 89],
  [90, 100],
] as const;

/** Each bin's place on the axis from 0 to 100. */
const edges = (index: number): [number, number] => {
  if (index < 7) return [index * 10, index * 10 + 10];
  if (index === 7) return [70, 75];
  if (index === 8) return [75, 80];
  return index === 9 ? [80, 90] : [90, 100];
};

const SIZES = { row: [84, 22], figure: [176, 40], wide: [272, 88] } as const;

const FILL = (index: number) => (index >= 8 ? "fill-level-high" : index >= 5 ? "fill-level-medium" : "fill-level-low");

interface ScoreDistributionProps {
  /** Candidates per bin: 0-9 … 60-69, 70-75, 76-79, 80-89, 90-100. */
  bins: readonly number[];
  /** `row`: 84 x 22 without labels. `figure`: with the axis. `wide`: as wide as its place. */
  size?: "row" | "figure" | "wide";
  className?: string;
}

/** Distribution of a job's scores: grey to petrol, a line at 75. The two half bins are drawn at the density of the others. */
export function ScoreDistribution({ bins, size = "row", className }: ScoreDistributionProps) {
  const { t } = useTranslation("recruiting");
  const formats = useFormats();
  const id = useId();
  const total = bins.reduce((sum, count) => sum + count, 0);
  const above = bins.slice(8).reduce((sum, count) => sum + count, 0);
  const summary = t(($) => $.distribution.summary, { count: total, total: formats.number(total), above: formats.number(above) });

  const [width, height] = SIZES[size];
  // A bin half as wide holds half as many: its height is doubled, so that areas stay comparable.
  const density = bins.map((count, index) => (index === 7 || index === 8 ? count * 2 : count));
  const tallest = Math.max(1, ...density);
  const gap = size === "row" ? 1 : 2;
  const bars = density.map((value, index) => {
    const [from, to] = edges(index);
    const x = (from / 100) * width;
    const h = value === 0 ? 0 : Math.max(1.5, (value / tallest) * (height - 2));
    return { x, h, w: ((to - from) / 100) * width - gap, index };
  });

  return (
    <span className={clsx("inline-block", className)}>
      <svg
        role="img"
        aria-labelledby={id}
        width={size === "wide" ? "100%" : width}
        {...(size !== "wide" && { height: size === "row" ? height : height + 16 })}
        viewBox={`0 0 ${width} ${size === "row" ? height : height + 16}`}
        className="block overflow-visible"
      >
        <title id={id}>{summary}</title>
        {bars.map(({ x, h, w, index }) => (
          <rect
            key={index}
            x={x}
            y={height - h}
            width={w}
            height={h}
            className={clsx(FILL(index), "forced-colors:fill-[CanvasText]")}
          />
        ))}
        <path d={`M0 ${height - 0.5}H${width}`} className="stroke-line-strong" />
        {size !== "row" && (
          <>
            <path d={`M${0.75 * width - gap / 2} -4V${height}`} className="stroke-ink-2" strokeDasharray="2 2" />
            <g className="fill-ink-2 text-number" aria-hidden>
              <text x={0} y={height + 13}>
                0
              </text>
              <text x={0.75 * width} y={height + 13} textAnchor="middle">
                75
              </text>
              <text x={width} y={height + 13} textAnchor="end">
                100
              </text>
            </g>
          </>
        )}
      </svg>
      {size !== "row" && <BinsTable bins={bins} summary={summary} />}
    </span>
  );
}

/** The same for screen readers, number by number. */
function BinsTable({ bins, summary }: { bins: readonly number[]; summary: string }) {
  const { t } = useTranslation("recruiting");
  const formats = useFormats();
  return (
    <table className="sr-only">
      <caption>{summary}</caption>
      <thead>
        <tr>
          <th scope="col">{t(($) => $.distribution.score)}</th>
          <th scope="col">{t(($) => $.distribution.candidates)}</th>
        </tr>
      </thead>
      <tbody>
        {BINS.map(([from, to], index) => (
          <tr key={from}>
            <th scope="row">{`${from}–${to}`}</th>
            <td>{formats.number(bins[index] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
