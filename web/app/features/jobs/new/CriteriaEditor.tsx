import { CRITERIA_MAX } from "@candor/core/limits";
import { CriterionKind, Importance, type Criterion } from "@candor/scoring/criterion.info";
import { defaultWeight } from "@candor/scoring/score";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { type CSSProperties, type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/Button.tsx";
import { FieldError } from "../../../../ui/Field.tsx";
import { IconButton } from "../../../../ui/IconButton.tsx";
import { Segmented } from "../../../../ui/Segmented.tsx";
import { Select } from "../../../../ui/Select.tsx";
import { useFormats } from "../../../i18n/format.ts";
import { MarginNumber } from "../../../recruiting/pills.tsx";
import { newCriterionId, pointsOf } from "./criteria.ts";

const SLIDER_MAX = 10;

/** A criterion to be filled in. */
export const blankCriterion = (text = ""): Criterion => ({
  id: newCriterionId(),
  kind: "skill",
  text,
  importance: "should",
  weight: defaultWeight("skill", "should"),
});

interface RowProps {
  criterion: Criterion;
  number: number;
  count: number;
  points: number;
  /** The weight that was proposed: a tick on the slider. */
  proposed: number | undefined;
  /** The highest weight in the list: the slider reaches at least there. */
  heaviest: number;
  error: string | undefined;
  onChange: (change: Partial<Criterion>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function WeightSlider({
  label,
  value,
  max,
  proposed,
  onChange,
}: {
  label: string;
  value: number;
  max: number;
  proposed: number | undefined;
  onChange: (value: number) => void;
}) {
  const at = (weight: number) => `${((weight - 1) / (max - 1)) * 100}%`;
  return (
    <span className="flex items-center gap-2">
      <span className="relative flex-1">
        <input
          type="range"
          aria-label={label}
          min={1}
          max={max}
          step={1}
          value={value}
          onChange={(event) => onChange(Number(event.target.value))}
          className="slider block w-full"
          style={{ "--at": at(value) } as CSSProperties}
        />
        {proposed !== undefined && proposed !== value && (
          <span aria-hidden className="pointer-events-none absolute inset-x-[7px] top-1/2">
            <span className="absolute -top-[5px] h-2.5 w-px bg-ink" style={{ left: at(proposed) }} />
          </span>
        )}
      </span>
      <span aria-hidden className="w-5 text-right text-control tabular-nums">
        {value}
      </span>
    </span>
  );
}

function CriterionRow({ criterion, number, count, points, proposed, heaviest, error, onChange, onMove, onRemove }: RowProps) {
  const { t } = useTranslation(["jobs", "recruiting"]);
  const formats = useFormats();
  const name = criterion.text || String(number);
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Enter") event.preventDefault();
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    onMove(event.key === "ArrowUp" ? -1 : 1);
  };
  return (
    <li
      data-criterion={criterion.id}
      className="grid grid-cols-[auto_auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-b border-line py-2.5 lg:col-span-full lg:grid-cols-subgrid phone:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <span className="flex phone:col-span-full phone:row-start-3 phone:justify-self-start">
        <IconButton
          size="sm"
          className="size-6! phone:size-10!"
          disabled={number === 1}
          label={t(($) => $.criteria.up, { name })}
          icon={<ArrowUp aria-hidden className="size-3.5!" />}
          onClick={() => onMove(-1)}
        />
        <IconButton
          size="sm"
          className="size-6! phone:size-10!"
          disabled={number === count}
          label={t(($) => $.criteria.down, { name })}
          icon={<ArrowDown aria-hidden className="size-3.5!" />}
          onClick={() => onMove(1)}
        />
      </span>
      <MarginNumber number={number} />
      <textarea
        rows={1}
        aria-label={t(($) => $.criteria.text, { number })}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${criterion.id}-error` : undefined}
        value={criterion.text}
        maxLength={200}
        placeholder={t(($) => $.criteria.placeholder)}
        onChange={(event) => onChange({ text: event.target.value.replace(/\s*\n\s*/gu, " ") })}
        onKeyDown={onKey}
        className="field min-h-8 min-w-0 resize-none px-2.5 py-1.5 text-control font-medium field-sizing-content sm:not-focus:not-aria-invalid:not-hover:border-transparent phone:min-h-10 phone:text-[1rem] phone:leading-6"
      />
      <IconButton
        size="sm"
        className="lg:order-last"
        label={t(($) => $.criteria.remove, { name })}
        icon={<Trash2 aria-hidden />}
        onClick={onRemove}
      />
      <div className="col-span-full grid grid-cols-[minmax(0,9rem)_auto_1fr_auto] items-center gap-3 pl-23 lg:contents phone:grid-cols-2 phone:pl-0">
        <Select
          label={t(($) => $.criteria.kind, { number })}
          hideLabel
          value={criterion.kind}
          onChange={(kind) => onChange({ kind })}
          options={CriterionKind.options.map((value) => ({ value, label: t(($) => $.kind[value], { ns: "recruiting" }) }))}
        />
        <Segmented
          className="phone:order-first phone:col-span-2 phone:justify-self-start"
          label={t(($) => $.criteria.importance, { number })}
          value={criterion.importance}
          onChange={(importance) => onChange({ importance })}
          options={Importance.options.map((value) => ({ value, label: t(($) => $.importance[value], { ns: "recruiting" }) }))}
        />
        <WeightSlider
          label={t(($) => $.criteria.weight, { name })}
          value={criterion.weight}
          max={Math.max(SLIDER_MAX, heaviest)}
          proposed={proposed}
          onChange={(weight) => onChange({ weight })}
        />
        <span className="text-right text-control font-medium tabular-nums phone:hidden">{formats.share(points)}</span>
      </div>
      <span className="hidden text-right text-control font-medium tabular-nums phone:col-span-full phone:row-start-3 phone:block phone:justify-self-end">
        <span className="font-normal text-ink-2">{t(($) => $.criteria.points)}</span> {formats.share(points)}
      </span>
      {error && (
        <div className="order-last col-span-full">
          <FieldError id={`${criterion.id}-error`}>{error}</FieldError>
        </div>
      )}
    </li>
  );
}

interface CriteriaEditorProps {
  criteria: readonly Criterion[];
  onChange: (criteria: Criterion[]) => void;
  /** Proposed weights by criterion id. */
  proposed: ReadonlyMap<string, number>;
  /** What is wrong with single criteria, by id. */
  errors: ReadonlyMap<string, string>;
}

/** What counts: text, kind, importance and weight of each criterion, and its points of 100. */
export function CriteriaEditor({ criteria, onChange, proposed, errors }: CriteriaEditorProps) {
  const { t } = useTranslation("jobs");
  const list = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState("");
  const points = pointsOf(criteria.map(({ weight }) => weight));
  const heaviest = criteria.reduce((most, { weight }) => Math.max(most, weight), 0);

  const focusText = (id: string) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-criterion="${id}"] textarea`)?.focus());

  const change = (index: number, to: Partial<Criterion>) =>
    onChange(criteria.map((criterion, at) => (at === index ? { ...criterion, ...to } : criterion)));
  const move = (index: number, by: -1 | 1) => {
    const target = index + by;
    const moved = criteria[index];
    if (!moved || target < 0 || target >= criteria.length) return;
    onChange(criteria.toSpliced(index, 1).toSpliced(target, 0, moved));
    setSaid(t(($) => $.criteria.moved, { name: moved.text, number: target + 1 }));
  };
  const add = () => {
    const blank = blankCriterion();
    onChange([...criteria, blank]);
    focusText(blank.id);
  };

  return (
    <div ref={list}>
      <p role="status" className="sr-only">
        {said}
      </p>
      {criteria.length === 0 ? (
        <p className="border-y border-line py-4 text-body text-ink-2">{t(($) => $.criteria.none)}</p>
      ) : (
        <div className="lg:grid lg:grid-cols-[auto_auto_minmax(0,1fr)_9rem_auto_10rem_3rem_auto] lg:gap-x-3">
          <div
            aria-hidden
            className="col-span-full hidden grid-cols-subgrid border-b border-line pb-2 text-caption font-medium text-ink-2 lg:grid"
          >
            <span className="col-start-3">{t(($) => $.criteria.criterion)}</span>
            <span>{t(($) => $.criteria.kindHead)}</span>
            <span>{t(($) => $.criteria.importanceHead)}</span>
            <span>{t(($) => $.criteria.weightHead)}</span>
            <span className="text-right">{t(($) => $.criteria.points)}</span>
          </div>
          <ol className="lg:contents">
            {criteria.map((criterion, index) => (
              <CriterionRow
                key={criterion.id}
                criterion={criterion}
                number={index + 1}
                count={criteria.length}
                points={points[index] ?? 0}
                proposed={proposed.get(criterion.id)}
                heaviest={heaviest}
                error={errors.get(criterion.id)}
                onChange={(to) => change(index, to)}
                onMove={(by) => move(index, by)}
                onRemove={() => onChange(criteria.toSpliced(index, 1))}
              />
            ))}
          </ol>
        </div>
      )}
      <Button className="mt-3" icon={<Plus aria-hidden />} disabled={criteria.length >= CRITERIA_MAX} onClick={add}>
        {t(($) => $.criteria.add)}
      </Button>
      {criteria.length >= CRITERIA_MAX && (
        <p className="mt-1.5 text-caption text-ink-3">{t(($) => $.criteria.full, { count: CRITERIA_MAX })}</p>
      )}
    </div>
  );
}
