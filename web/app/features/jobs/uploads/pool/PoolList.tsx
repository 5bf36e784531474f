import clsx from "clsx";
import type { KeyboardEvent, ReactNode } from "react";
import { Tag } from "../../../../../ui/bits.tsx";
import { Checkbox } from "../../../../../ui/Field.tsx";
import { useFormats } from "../../../../i18n/format.ts";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import type { PoolCv } from "./queries.ts";
import type { Selection } from "./selection.ts";

interface PoolListProps {
  cvs: readonly PoolCv[];
  selection: Selection;
  /** Shown at the end of the list while there are more CVs. */
  more: ReactNode;
}

/** A list of CVs with check boxes. Arrow keys and Tab move between them; CVs that the job already has are flagged and disabled. */
export function PoolList({ cvs, selection, more }: PoolListProps) {
  const { t } = useTranslation("pool");
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys move the focus between the boxes inside
    <ul aria-label={t(($) => $.list)} onKeyDown={moveFocus}>
      {cvs.map((cv) => (
        <PoolLine
          key={cv.id}
          cv={cv}
          isChosen={selection.ids.has(cv.id)}
          isOpen={!cv.isInJob && (!selection.isFull || selection.ids.has(cv.id))}
          onToggle={() => selection.toggle(cv.id)}
        />
      ))}
      {more && <li className="px-4 py-2.5">{more}</li>}
    </ul>
  );
}

function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>("input:enabled, button")];
  const at = boxes.indexOf(document.activeElement as HTMLElement);
  boxes[Math.min(Math.max(at + step, 0), boxes.length - 1)]?.focus();
}

interface PoolLineProps {
  cv: PoolCv;
  isChosen: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

function PoolLine({ cv, isChosen, isOpen, onToggle }: PoolLineProps) {
  const { t } = useTranslation("pool");
  const formats = useFormats();
  const about = [cv.jobTitle, cv.location].filter(Boolean).join(", ");
  return (
    <li
      className={clsx(
        "relative border-b border-line px-4 py-2 last:border-0",
        isOpen && "hover:bg-hover",
        isChosen && "bg-selected",
      )}
    >
      <Checkbox
        className="[&_label]:min-w-0 [&_label]:flex-1 [&_label]:after:absolute [&_label]:after:inset-0 [&_input]:z-1"
        checked={isChosen}
        disabled={!isOpen}
        onChange={onToggle}
        label={
          <span className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 phone:grid-cols-1">
            <span className="min-w-0">
              <span className="flex items-baseline gap-2">
                <span className={clsx("min-w-0 truncate font-medium", isOpen ? "text-ink" : "text-ink-2")}>
                  {cv.fullName ?? t(($) => $.noName)}
                </span>
                {cv.isInJob && <Tag>{t(($) => $.inJob)}</Tag>}
              </span>
              <span className="block truncate text-caption text-ink-2">{about}</span>
            </span>
            <span className="min-w-0 text-right text-caption text-ink-2 phone:flex phone:gap-2 phone:text-left">
              <span className="block max-w-56 truncate">{cv.fileName}</span>
              <time
                dateTime={cv.createdAt}
                title={t(($) => $.added, { date: formats.longDate(cv.createdAt) })}
                className="whitespace-nowrap tabular-nums"
              >
                {formats.day(cv.createdAt)}
              </time>
            </span>
          </span>
        }
      />
    </li>
  );
}
