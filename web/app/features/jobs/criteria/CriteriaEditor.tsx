import { CRITERIA_MAX } from "@candor/core/kernel/limits";
import type { Criterion, CriterionSource } from "@candor/scoring/criterion.info";
import clsx from "clsx";
import { Plus } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { toast } from "../../../../ui/Toaster.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { IMPORTANCES } from "../../../recruiting/codes.ts";
import { blankCriterion, moved, pointsOf } from "./criteria.ts";
import { CriterionRow } from "./CriterionRow.tsx";
import { asideFor, useDragging } from "./dragging.ts";
import type { RowProblem } from "./refusal.ts";

interface CriteriaEditorProps {
  criteria: readonly Criterion[];
  onChange: (criteria: Criterion[]) => void;
  /** Criteria as they were saved or proposed, by id: their weights are ticks on the sliders. */
  saved: ReadonlyMap<string, Criterion>;
  /** The job's texts as they are now, in which the criteria's lines are counted. */
  texts: Readonly<Record<CriterionSource["text"], string>>;
  /** Problems of single criteria, by id. */
  problems: ReadonlyMap<string, RowProblem>;
  /** Rows that differ from `saved` are tinted. */
  showsChanges?: boolean;
  /** Shown above the list, with "Add criterion" beside it; without a heading that button is below the list. */
  heading?: ReactNode;
  /** Instead of rows, while there are none. */
  empty: ReactNode;
  /** The padding of rows and heading, where the list reaches from edge to edge. */
  inset?: string;
}

/** Edits the criteria: text, kind, importance and weight of each, with its points of 100. */
export function CriteriaEditor({
  criteria,
  onChange,
  saved,
  texts,
  problems,
  showsChanges = false,
  heading,
  empty,
  inset,
}: CriteriaEditorProps) {
  const { t } = useTranslation(["jobs", "recruiting", "criteria"]);
  const list = useRef<HTMLDivElement>(null);
  const points = pointsOf(criteria);
  const { move, add, remove, announcement } = useListEdit(list, criteria, onChange);
  const { held, begin } = useDragging(list, move);
  const isFull = criteria.length >= CRITERIA_MAX;
  const addButton = (
    <Button className={heading ? undefined : "mt-3"} icon={<Plus aria-hidden />} disabled={isFull} onClick={add}>
      {t(($) => $.criteria.add)}
    </Button>
  );
  const full = isFull && (
    <p className={clsx("mt-1.5 text-caption text-ink-3", inset)}>{t(($) => $.criteria.full, { count: CRITERIA_MAX })}</p>
  );
  const words = IMPORTANCES.map((value) => t(($) => $.importance[value], { ns: "recruiting" })).join("");
  return (
    <Measured ref={list} isWordy={words.length > WORDY_FROM}>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {heading && (
        <div className={clsx("flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-4", inset)}>
          {heading}
          {criteria.length > 0 && addButton}
        </div>
      )}
      {criteria.length === 0 ? (
        <>
          {empty}
          {heading && <div className={inset}>{addButton}</div>}
        </>
      ) : (
        <div className="@2xl:grid @2xl:grid-cols-[auto_minmax(0,1fr)_auto_minmax(8rem,11rem)_3rem_auto] @2xl:gap-x-3 @4xl:gap-x-4">
          <Heads className={inset} />
          <ol className="border-t border-line @2xl:contents">
            {criteria.map((criterion, index) => (
              <CriterionRow
                key={criterion.id}
                criterion={criterion}
                number={index + 1}
                count={criteria.length}
                points={points[index] ?? 0}
                saved={saved.get(criterion.id)}
                texts={texts}
                problem={problems.get(criterion.id)}
                showsChange={showsChanges}
                className={inset}
                offset={asideFor(held, index)}
                isHeld={held?.id === criterion.id}
                onHold={(event) => begin(event, criterion.id)}
                onChange={(changed) => onChange(criteria.with(index, changed))}
                onMove={(to) => move(index, to)}
                onRemove={() => remove(index)}
              />
            ))}
          </ol>
        </div>
      )}
      {!heading && addButton}
      {full}
    </Measured>
  );
}

/** Moves, adds and removes criteria; `announcement` tells screen readers of a move. */
function useListEdit(
  list: RefObject<HTMLElement | null>,
  criteria: readonly Criterion[],
  onChange: (criteria: Criterion[]) => void,
) {
  const { t } = useTranslation(["jobs", "common", "criteria"]);
  const [announcement, setAnnouncement] = useState("");
  const latest = useLatest({ criteria, onChange });
  const move = (from: number, to: number) => {
    const name = criteria[from]?.text ?? "";
    if (to < 0 || to >= criteria.length) return;
    onChange(moved(criteria, from, to));
    setAnnouncement(t(($) => $.criteria.moved, { name, number: to + 1 }));
  };
  const add = () => {
    const blank = blankCriterion();
    onChange([...criteria, blank]);
    focusText(list.current, blank.id);
  };
  const remove = (index: number) => {
    const gone = criteria[index];
    if (!gone) return;
    onChange(criteria.toSpliced(index, 1));
    const next = criteria[index + 1] ?? criteria[index - 1];
    if (next) focusText(list.current, next.id);
    if (gone.text.trim() === "") return;
    const undo = () => latest.current.onChange(latest.current.criteria.toSpliced(index, 0, gone));
    toast.message(
      t(($) => $.criteria.gone, { name: gone.text }),
      { action: { label: t(($) => $.action.undo, { ns: "common" }), onClick: undo } },
    );
  };
  return { move, add, remove, announcement };
}

/** Total letters of the three importances above which they leave too little room for a criterion's text. */
const WORDY_FROM = 22;
const WORDY_PX = 224;

/** Container whose width decides between one and two lines a row. With long words for the importances it is made narrower than its content. */
function Measured({ ref, isWordy, children }: { ref: RefObject<HTMLDivElement | null>; isWordy: boolean; children: ReactNode }) {
  return (
    <div ref={ref} className="@container" style={isWordy ? { marginInlineEnd: WORDY_PX } : undefined}>
      <div style={isWordy ? { width: `calc(100% + ${WORDY_PX}px)` } : undefined}>{children}</div>
    </div>
  );
}

/** Visible column labels; screen readers get each field's own label. */
function Heads({ className }: { className: string | undefined }) {
  const { t } = useTranslation("criteria");
  return (
    <div
      aria-hidden
      className={clsx(
        "col-span-full hidden grid-cols-subgrid border-b border-line pb-2 text-caption font-medium text-ink-2 @2xl:grid",
        className,
      )}
    >
      <span className="col-start-2">{t(($) => $.criterion)}</span>
      <span>{t(($) => $.importanceHead)}</span>
      <span>{t(($) => $.weightHead)}</span>
      <span className="text-right">{t(($) => $.points)}</span>
    </div>
  );
}

/** The present value for callbacks that outlive a render, such as a toast's button. */
function useLatest<T>(value: T) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** Puts the cursor into a criterion's text on the next frame, when it has been drawn. */
function focusText(list: HTMLElement | null, id: string): void {
  requestAnimationFrame(() => list?.querySelector<HTMLElement>(`[data-criterion="${id}"] textarea`)?.focus());
}
