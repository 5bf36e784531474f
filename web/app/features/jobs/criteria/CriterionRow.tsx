import type { Criterion, CriterionKind, CriterionSource } from "@candor/scoring/criterion.info";
import clsx from "clsx";
import { ArrowDown, ArrowUp, ArrowUpToLine, ChevronDown, GripVertical, Scale, Trash2 } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useMemo } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { FieldError } from "../../../../ui/Field.tsx";
import { IconButton } from "../../../../ui/IconButton.tsx";
import { Menu, MenuChoice, MenuItem } from "../../../../ui/Menu.tsx";
import { Segmented } from "../../../../ui/Segmented.tsx";
import { useFormats } from "../../../i18n/format.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { CRITERION_KINDS, IMPORTANCES } from "../../../recruiting/codes.ts";
import { MarginNumber } from "../../../recruiting/pills.tsx";
import { isChanged } from "./changes.ts";
import { ofImportance, ofKind, TEXT_MAX, worded } from "./criteria.ts";
import type { RowProblem } from "./refusal.ts";
import { lineIn } from "./source-line.ts";
import { WeightField } from "./WeightField.tsx";

interface CriterionRowProps {
  criterion: Criterion;
  number: number;
  count: number;
  /** Points of 100. */
  points: number;
  /** The criterion as it was saved or proposed; undefined for a new one. */
  saved: Criterion | undefined;
  /** The job's texts as they are now. */
  texts: Readonly<Record<CriterionSource["text"], string>>;
  problem: RowProblem | undefined;
  /** A changed row is tinted. */
  showsChange: boolean;
  className: string | undefined;
  /** Offset from the row's place in pixels, while rows are dragged. */
  offset: number;
  isHeld: boolean;
  onHold: (event: PointerEvent) => void;
  onChange: (criterion: Criterion) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One criterion: number, words, kind, importance, weight, points. Alt and an arrow key move it from anywhere within. */
export function CriterionRow(props: CriterionRowProps) {
  const { criterion, number, points, saved, problem, offset, isHeld, onChange, onMove, onRemove } = props;
  const { t } = useTranslation(["jobs", "recruiting", "criteria"]);
  const formats = useFormats();
  const name = criterion.text.trim() || String(number);
  const isNew = saved === undefined;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its fields, caught in one place
    <li
      data-criterion={criterion.id}
      onKeyDown={(event) => moveByKey(event, number, onMove)}
      style={offset ? { transform: `translateY(${offset}px)` } : undefined}
      className={clsx(
        "grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-b border-line py-1 @max-2xl:py-2.5 @md:grid-cols-[auto_auto_minmax(0,1fr)_auto] @2xl:col-span-full @2xl:grid-cols-subgrid phone:gap-x-2",
        props.showsChange && isChanged(criterion, saved) && "bg-hover",
        isHeld ? "relative z-(--z-head) bg-raised shadow-2" : offset !== 0 && "transition-transform duration-120",
        props.className,
      )}
    >
      <Position {...props} name={name} />
      <div className="min-w-0 @md:col-span-2 @2xl:col-auto">
        <textarea
          rows={1}
          aria-label={t(($) => $.criteria.text, { number })}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${criterion.id}-problem` : undefined}
          value={criterion.text}
          maxLength={TEXT_MAX}
          placeholder={t(($) => $.criteria.placeholder)}
          onChange={(event) => onChange(worded(criterion, event.target.value.replace(/\s*\n\s*/gu, " "), isNew))}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          className="field -ml-2 block min-h-6.5 w-[calc(100%+0.5rem)] resize-none px-1.75 py-0.75 text-control font-medium field-sizing-content sm:not-focus:not-aria-invalid:not-hover:not-placeholder-shown:border-transparent sm:not-focus:not-hover:not-placeholder-shown:bg-transparent phone:min-h-10 phone:py-1.75 phone:text-[1rem] phone:leading-6"
        />
        <div className="flex flex-wrap items-center gap-x-2 @2xl:flex-nowrap">
          <KindMenu number={number} kind={criterion.kind} onChange={(kind) => onChange(ofKind(criterion, kind, isNew))} />
          <SourceLine criterion={criterion} texts={props.texts} />
        </div>
      </div>
      <Segmented
        className="col-span-full row-start-2 justify-self-start @md:col-span-1 @md:col-start-2 @2xl:col-auto @2xl:row-auto"
        size="sm"
        label={t(($) => $.criteria.importance, { number })}
        value={criterion.importance}
        onChange={(importance) => onChange(ofImportance(criterion, importance, isNew))}
        options={IMPORTANCES.map((value) => ({ value, label: t(($) => $.importance[value], { ns: "recruiting" }) }))}
      />
      <div className="col-span-2 row-start-3 @md:col-span-1 @md:col-start-3 @md:row-start-2 @2xl:col-auto @2xl:row-auto">
        <WeightField
          name={name}
          value={criterion.weight}
          points={points}
          saved={saved?.weight}
          onChange={(weight) => onChange({ ...criterion, weight })}
        />
      </div>
      <span className="row-start-3 text-right text-control font-medium tabular-nums @md:col-start-4 @md:row-start-2 @2xl:col-auto @2xl:row-auto">
        <span className="block text-caption font-normal text-ink-2 @2xl:hidden">{t(($) => $.criteria.points)}</span>
        {formats.share(points)}
      </span>
      <IconButton
        size="sm"
        className="col-start-3 row-start-1 justify-self-end @md:col-start-4 @2xl:col-auto @2xl:row-auto"
        label={t(($) => $.criteria.remove, { name })}
        icon={<Trash2 aria-hidden />}
        onClick={onRemove}
      />
      {problem && (
        <Problem
          id={`${criterion.id}-problem`}
          problem={problem}
          onUse={(text) => onChange({ ...worded(criterion, text, isNew) })}
        />
      )}
    </li>
  );
}

function moveByKey(event: KeyboardEvent, number: number, onMove: (to: number) => void): void {
  if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
  event.preventDefault();
  onMove(event.key === "ArrowUp" ? number - 2 : number);
}

/** The advert's own line, and whether it should be checked. */
function SourceLine({ criterion: { source, isGuess }, texts }: Pick<CriterionRowProps, "criterion" | "texts">) {
  const { t } = useTranslation("criteria");
  const text = source && texts[source.text];
  const line = useMemo(() => (source && text ? lineIn(text, source) : undefined), [source, text]);
  if (!source) return null;
  const { words } = source;
  const key = source.text === "description" ? "line" : "extraLine";
  const said = line === undefined ? t(($) => $.advert.lineGone, { words }) : t(($) => $.advert[key], { line, words });
  return (
    // One line beside the kind, where there is room for a table: twelve criteria fit on a screen. The tooltip has all of it.
    <p title={said} className="min-w-0 pb-1 text-caption break-words text-ink-2 @2xl:truncate @2xl:pb-0">
      {isGuess && <strong className="font-medium text-warn">{t(($) => $.advert.check)} </strong>}
      {said}
    </p>
  );
}

/** The number, which also moves the row by keyboard, and the handle for dragging. */
function Position({ number, count, name, isHeld, onHold, onMove }: CriterionRowProps & { name: string }) {
  const { t } = useTranslation("criteria");
  return (
    <span className="flex items-center self-start phone:self-center @2xl:self-center">
      <span
        aria-hidden
        onPointerDown={onHold}
        className={clsx(
          "-ml-1.5 grid h-6 w-5 touch-none place-items-center rounded-chip text-ink-3 hover:text-ink phone:h-10 phone:w-7",
          isHeld ? "cursor-grabbing" : "cursor-grab",
        )}
      >
        <GripVertical className="size-4 stroke-[1.75]" />
      </span>
      <Menu
        align="start"
        trigger={
          <button
            type="button"
            aria-label={t(($) => $.position, { number, name })}
            className="grid size-6 place-items-center rounded-control hover:bg-nav phone:size-10"
          >
            <MarginNumber number={number} />
          </button>
        }
      >
        <MenuItem disabled={number === 1} icon={<ArrowUpToLine aria-hidden />} onSelect={() => onMove(0)}>
          {t(($) => $.first)}
        </MenuItem>
        <MenuItem disabled={number === 1} icon={<ArrowUp aria-hidden />} onSelect={() => onMove(number - 2)}>
          {t(($) => $.up)}
        </MenuItem>
        <MenuItem disabled={number === count} icon={<ArrowDown aria-hidden />} onSelect={() => onMove(number)}>
          {t(($) => $.down)}
        </MenuItem>
      </Menu>
    </span>
  );
}

function KindMenu({ number, kind, onChange }: { number: number; kind: CriterionKind; onChange: (kind: CriterionKind) => void }) {
  const { t } = useTranslation(["jobs", "recruiting", "criteria"]);
  const word = (value: CriterionKind) => t(($) => $.kind[value], { ns: "recruiting" });
  const label = t(($) => $.criteria.kind, { number });
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          aria-label={`${label}: ${word(kind)}`}
          className="-ml-1.5 flex h-6 max-w-full shrink-0 items-center gap-1 rounded-chip px-1.5 text-caption text-ink-2 hover:bg-nav hover:text-ink phone:h-10"
        >
          <span className="truncate">{word(kind)}</span>
          <ChevronDown aria-hidden className="size-3 shrink-0 stroke-[1.75] text-ink-3" />
        </button>
      }
    >
      <MenuChoice
        label={label}
        value={kind}
        onChange={onChange}
        options={CRITERION_KINDS.map((value) => ({ value, label: word(value) }))}
      />
    </Menu>
  );
}

function Problem({ id, problem, onUse }: { id: string; problem: RowProblem; onUse: (text: string) => void }) {
  const { t } = useTranslation("jobs");
  if (!problem.instead) {
    return (
      <div className="col-span-full">
        <FieldError id={id}>{problem.words}</FieldError>
      </div>
    );
  }
  return (
    <div className="col-span-full flex flex-wrap items-start gap-x-3 gap-y-2 rounded-card border border-line bg-canvas px-3 py-2 text-control">
      <Scale aria-hidden className="mt-1.5 size-4 shrink-0 stroke-[1.75] text-warn" />
      <p id={id} className="min-w-48 flex-1 py-1 text-ink-2">
        <strong className="font-medium text-bad">{problem.words}</strong> {t(($) => $.refused.instead, { text: problem.instead })}
      </p>
      <Button size="sm" onClick={() => onUse(problem.instead!)}>
        {t(($) => $.refused.use)}
      </Button>
    </div>
  );
}
