import type { Fields } from "@candor/core/job/job.info";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { Dialog } from "../../../../ui/Dialog.tsx";
import { Checkbox, FieldError } from "../../../../ui/Field.tsx";
import { useFormats } from "../../../i18n/format.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { MarginNumber } from "../../../recruiting/pills.tsx";
import { usePay } from "../../../recruiting/usePay.ts";
import type { Job } from "../../../recruiting/queries/jobs.ts";
import { useCodeLabel } from "../../../recruiting/labels.ts";
import { type Edit, type FieldName, isDropped, namesOf, type Proposal } from "./edits.ts";

interface SaveJobDialogProps {
  /** The job as it is saved. */
  job: Job;
  edit: Edit;
  /** Changes of the criteria that follow from the edit; undefined where they could not be computed. */
  proposed: readonly Proposal[] | undefined;
  /** Candidates that wait for an analysis already. */
  waiting: number;
  isSaving: boolean;
  /** The sentence of a failed save. */
  failure: string | undefined;
  onSave: (taken: Proposal[], analyzes: boolean) => void;
  onClose: () => void;
}

/** Asks which criteria to change after an edit, and whether the CVs are analyzed again. */
export default function SaveJobDialog(props: SaveJobDialogProps) {
  const { job, edit, proposed = [], waiting, isSaving, failure, onSave, onClose } = props;
  const { t } = useTranslation(["jobs", "criteria"]);
  const formats = useFormats();
  const decisive = useRef<HTMLButtonElement>(null);
  const [taken, setTaken] = useState(() => new Set(proposed.filter((one) => !isDropped(one))));

  const hasCandidates = job.totalResumes > 0;
  // A dropped criterion or another weight counts at once; new wording needs an analysis.
  const hasEffect = waiting > 0 || [...taken].some((one) => !isDropped(one));
  const toggle = (one: Proposal) =>
    setTaken((before) => new Set(before.has(one) ? [...before].filter((other) => other !== one) : [...before, one]));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isSaving && onClose()}
      initialFocus={decisive}
      title={hasCandidates ? t(($) => $.edit.question) : t(($) => $.edit.questionCriteria)}
      description={
        hasCandidates &&
        (hasEffect
          ? t(($) => $.criteria.analyze.cost, { count: job.totalResumes, number: formats.number(job.totalResumes) })
          : t(($) => $.edit.noEffect))
      }
      footer={
        <Buttons
          {...{ decisive, hasCandidates, hasEffect, isSaving, onClose }}
          onSave={(analyzes) =>
            onSave(
              proposed.filter((one) => taken.has(one)),
              analyzes,
            )
          }
        />
      }
    >
      <ChangedFields job={job} edit={edit} />
      {proposed.length > 0 && (
        <fieldset className="mt-4 min-w-0">
          <legend className="text-control font-medium">{t(($) => $.edit.proposals)}</legend>
          <p className="mb-1.5 text-caption text-ink-2">{t(($) => $.edit.proposalsNote)}</p>
          <ul className="max-h-56 overflow-y-auto rounded-card border border-line text-control">
            {proposed.map((one) => (
              <li key={`${one.change} ${one.criterion.text}`} className="border-b border-line px-3 py-2 last:border-0">
                <Checkbox
                  checked={taken.has(one)}
                  onChange={() => toggle(one)}
                  label={<Proposed proposal={one} criteria={job.criteria} />}
                />
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      {!props.proposed && <p className="mt-4 text-control text-ink-2">{t(($) => $.edit.notCompared)}</p>}
      {failure && <FieldError>{failure}</FieldError>}
    </Dialog>
  );
}

interface ButtonsProps {
  decisive: RefObject<HTMLButtonElement | null>;
  hasCandidates: boolean;
  /** True if an analysis would change scores, which makes it the primary button. */
  hasEffect: boolean;
  isSaving: boolean;
  onSave: (analyzes: boolean) => void;
  onClose: () => void;
}

function Buttons({ decisive, hasCandidates, hasEffect, isSaving, onSave, onClose }: ButtonsProps) {
  const { t } = useTranslation(["jobs", "common", "criteria"]);
  const [analyzes, setAnalyzes] = useState(true);
  const button = (analyze: boolean, isDecisive: boolean, label: string) => (
    <Button
      {...(isDecisive && {
        ref: decisive,
        variant: "primary",
        className: "focus:outline-2 focus:outline-offset-2 focus:outline-accent-ink",
      })}
      busy={isSaving && analyzes === analyze && t(($) => $.review.saving)}
      onClick={() => {
        setAnalyzes(analyze);
        onSave(analyze);
      }}
    >
      {label}
    </Button>
  );
  return (
    <>
      <Button variant="quiet" className="mr-auto -ml-3 phone:mx-0" onClick={onClose}>
        {t(($) => $.action.cancel, { ns: "common" })}
      </Button>
      {hasCandidates ? (
        <>
          {button(
            false,
            !hasEffect,
            t(($) => $.criteria.analyze.only),
          )}
          {button(
            true,
            hasEffect,
            t(($) => $.criteria.analyze.both),
          )}
        </>
      ) : (
        button(
          false,
          true,
          t(($) => $.edit.save),
        )
      )}
    </>
  );
}

function ChangedFields({ job, edit }: { job: Job; edit: Edit }) {
  const { t } = useTranslation("jobs");
  return (
    <>
      <h3 className="mb-1.5 text-control font-medium">{t(($) => $.edit.changes)}</h3>
      <ul className="max-h-44 overflow-y-auto rounded-card border border-line text-control" tabIndex={-1}>
        {namesOf(edit).map((name) => (
          <li key={name} className="border-b border-line px-3 py-2 last:border-0">
            <p className="text-caption text-ink-2">{t(($) => $.field[name])}</p>
            <Changed name={name} before={job[name]} after={edit[name]} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A proposed criterion, with its number where it has one. */
function Proposed({ proposal, criteria }: { proposal: Proposal; criteria: Job["criteria"] }) {
  const { t } = useTranslation(["jobs", "recruiting"]);
  const { change, criterion } = proposal;
  const index = change === "add" ? -1 : criteria.findIndex(({ id }) => id === criterion.id);
  const before = criteria[index];
  const isReworded = before && before.text !== criterion.text;
  const importance = (value: typeof criterion.importance) => t(($) => $.importance[value], { ns: "recruiting" });
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      {index >= 0 && <MarginNumber number={index + 1} />}
      <span className="min-w-0 break-words">
        {isReworded && <del className="block">{before.text}</del>}
        <span className="font-medium text-ink">{criterion.text}</span>
      </span>
      <span className="text-caption">
        {t(($) => $.edit[change])},{" "}
        {before && before.importance !== criterion.importance ? (
          <>
            <del>{importance(before.importance)}</del> {importance(criterion.importance)}
          </>
        ) : (
          importance(criterion.importance)
        )}
      </span>
    </span>
  );
}

interface ChangedProps {
  name: FieldName;
  before: Fields[FieldName];
  after: Fields[FieldName];
}

/** A field before and after; of lists only the added and removed lines. */
function Changed({ name, before, after }: ChangedProps) {
  const { t } = useTranslation(["jobs", "criteria"]);
  const codeLabel = useCodeLabel();
  const formats = useFormats();
  const pay = usePay();
  const text = (value: Fields[FieldName]): string => {
    if (value === undefined || value === null || Array.isArray(value)) return "";
    if (typeof value === "object") return pay(value);
    if (name === "endsOn") return typeof value === "string" ? formats.calendarDay(value) : "";
    return typeof value === "number" ? formats.points(value) : codeLabel(name, value);
  };
  if (name === "description" || name === "additionalRequirements")
    return <p className="font-medium">{after ? t(($) => $.edit.rewritten) : t(($) => $.edit.emptied)}</p>;
  if (Array.isArray(before) || Array.isArray(after)) {
    const [was, is] = [before, after].map((value) => (Array.isArray(value) ? value : []));
    const gone = was!.filter((line) => !is!.includes(line));
    const come = is!.filter((line) => !was!.includes(line));
    return (
      <Lines>
        {gone.map((line) => (
          <del key={line} className="text-ink-2">
            {line}
          </del>
        ))}
        {come.map((line) => (
          <span key={line} className="font-medium">
            {line}
          </span>
        ))}
        {gone.length + come.length === 0 && <span>{t(($) => $.criteria.changes.order)}</span>}
      </Lines>
    );
  }
  return (
    <Lines>
      {text(before) && <del className="text-ink-2">{text(before)}</del>}
      {text(after) && <span className="font-medium">{text(after)}</span>}
    </Lines>
  );
}

function Lines({ children }: { children: ReactNode }) {
  return <p className="flex min-w-0 flex-col break-words">{children}</p>;
}
