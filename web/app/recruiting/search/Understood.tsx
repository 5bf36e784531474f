import { CRITERIA_MAX } from "@candor/core/kernel/limits";
import type { Criterion } from "@candor/scoring/criterion.info";
import { defaultWeight } from "@candor/scoring/score";
import { useMutation } from "@tanstack/react-query";
import { Plus, Scale } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { Chip, Tag } from "../../../ui/bits.tsx";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { Tooltip } from "../../../ui/Tooltip.tsx";
import { call } from "../../api/client.ts";
import { rich } from "../../i18n/rich.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useReason } from "../labels.ts";
import type { SearchAnswer } from "../queries/candidates.ts";
import type { SearchCriterion } from "./address.ts";

const TEXT_MOST = 200;

interface UnderstoodProps {
  /** The job whose candidates are searched; undefined for the pool. */
  jobId?: string;
  criteria: readonly SearchCriterion[];
  /** Without any left there is nothing to ask. */
  onChange: (criteria: readonly SearchCriterion[]) => void;
  /** Beside the chips: how many answer. */
  children: ReactNode;
}

/** The criteria read from a sentence, above the results: each can be removed, and others added. */
export function Understood({ jobId, criteria, onChange, children }: UnderstoodProps) {
  const { t } = useTranslation("search");
  const [isAdding, setAdding] = useState(false);
  const chips = useRef<HTMLUListElement>(null);
  // Where all weigh alike, the importance decides nothing and is not said.
  const differ = criteria.some(({ importance }) => importance !== criteria[0]?.importance);

  const remove = (index: number) => {
    onChange(criteria.filter((_, other) => other !== index));
    requestAnimationFrame(() => {
      const left = chips.current?.querySelectorAll("button") ?? [];
      left[Math.min(index, left.length - 1)]?.focus();
    });
  };
  return (
    <div className="px-6 pb-3 phone:px-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-control text-ink-2">{t(($) => $.understood)}</h2>
        <ul ref={chips} aria-label={t(($) => $.understood)} className="contents">
          {criteria.map((criterion, index) => (
            <li key={`${criterion.kind} ${criterion.text}`} className="max-w-full">
              <CriterionChip criterion={criterion} showsImportance={differ} onRemove={() => remove(index)} />
            </li>
          ))}
        </ul>
        {!isAdding && criteria.length < CRITERIA_MAX && (
          <Button variant="quiet" size="sm" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
            {t(($) => $.add)}
          </Button>
        )}
        {children}
      </div>
      {isAdding && (
        <AddCriterion
          {...(jobId !== undefined && { jobId })}
          onAdd={(added) => onChange([...criteria, ...added].slice(0, CRITERIA_MAX))}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}

interface CriterionChipProps {
  criterion: SearchCriterion;
  showsImportance: boolean;
  onRemove: () => void;
}

function CriterionChip({ criterion: { kind, text, importance }, showsImportance, onRemove }: CriterionChipProps) {
  const { t } = useTranslation("search");
  const { t: tr } = useTranslation("recruiting");
  const kindWord = tr(($) => $.kind[kind]);
  return (
    <Tooltip label={kindWord}>
      <Chip accent onRemove={onRemove} removeLabel={t(($) => $.remove, { criterion: text })}>
        <span className="sr-only">{kindWord}: </span>
        {text}
        {showsImportance && (
          <span className="ml-1.5 inline-flex align-[1px]">
            <Tag strong={importance === "must"}>{tr(($) => $.importance[importance])}</Tag>
          </span>
        )}
      </Chip>
    </Tooltip>
  );
}

const asSkill = (text: string): SearchCriterion => ({
  kind: "skill",
  text,
  importance: "should",
  weight: defaultWeight("skill", "should"),
});
const withoutId = ({ kind, text, importance, weight }: Criterion): SearchCriterion => ({ kind, text, importance, weight });

interface AddCriterionProps {
  jobId?: string;
  onAdd: (criteria: readonly SearchCriterion[]) => void;
  onClose: () => void;
}

/** Adds a criterion in the recruiter's words: read like a sentence, or taken as a skill if nothing in it is known. */
function AddCriterion({ jobId, onAdd, onClose }: AddCriterionProps) {
  const { t } = useTranslation("search");
  const { t: tc } = useTranslation("common");
  const [text, setText] = useState("");
  const [refused, setRefused] = useState<SearchAnswer["refused"]>([]);
  const understand = useMutation({
    mutationFn: (query: string): Promise<Pick<SearchAnswer, "understood" | "refused">> =>
      jobId === undefined
        ? call("POST /api/cvs/search", { body: { query } })
        : call("POST /api/jobs/{jobId}/candidates/search", { path: { jobId }, body: { query } }),
    onSuccess: (answer, query) => {
      if (answer.understood.length > 0) onAdd(answer.understood.map(withoutId));
      else if (answer.refused.length === 0) onAdd([asSkill(query)]);
      setRefused(answer.refused);
      if (answer.refused.length === 0) onClose();
    },
  });
  const close = (event: KeyboardEvent) => {
    if (event.key === "Escape") onClose();
  };
  return (
    <form
      className="mt-2 flex flex-wrap items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== "" && !understand.isPending) understand.mutate(text.trim());
      }}
    >
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for with the press before
        autoFocus
        label={t(($) => $.addLabel)}
        hideLabel
        placeholder={t(($) => $.addPlaceholder)}
        maxLength={TEXT_MOST}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={close}
        error={understand.isError ? t(($) => $.failed) : undefined}
        className="w-72 phone:w-full"
      />
      <Button type="submit" busy={understand.isPending && t(($) => $.adding)}>
        {t(($) => $.addConfirm)}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {tc(($) => $.action.cancel)}
      </Button>
      {refused.length > 0 && (
        <div className="w-full">
          <RefusedReasons refused={refused} />
        </div>
      )}
    </form>
  );
}

/** Parts of the sentence that were not searched, and why: protected facts, and wishes that no CV can prove. */
export function NotAsked({ refused, leftOut }: Pick<SearchAnswer, "refused" | "leftOut">) {
  const { t } = useTranslation("search");
  if (refused.length + leftOut.length === 0) return null;
  return (
    <div className="px-6 pb-3 text-control text-ink-2 phone:px-4">
      {refused.length > 0 && <RefusedReasons refused={refused} />}
      {leftOut.map((text) => (
        <p key={text} className="mt-1 first:mt-0">
          {rich(
            t(($) => $.notAsked, { text }),
            { b: (words) => <strong className="font-medium text-ink">{words}</strong> },
          )}
        </p>
      ))}
    </div>
  );
}

/** Number of CVs that are missing from the results because their text takes too long to work through. */
export function LeftOutCvs({ pages }: { pages: readonly Pick<SearchAnswer, "leftOutCvs">[] }) {
  const { t } = useTranslation("search");
  const count = pages.reduce((sum, { leftOutCvs }) => sum + leftOutCvs, 0);
  if (count === 0) return null;
  return (
    <p role="status" className="px-6 pb-3 text-control text-ink-2 phone:px-4">
      {t(($) => $.leftOutCvs, { count })}
    </p>
  );
}

function RefusedReasons({ refused }: { refused: SearchAnswer["refused"] }) {
  const { t } = useTranslation("search");
  const reason = useReason();
  return (
    <ul className="space-y-1 text-control text-ink-2">
      {refused.map((part) => (
        <li key={part.text} className="flex items-start gap-2">
          <Scale aria-hidden className="mt-px size-4 shrink-0 stroke-[1.75] text-warn" />
          <span>
            {rich(
              t(($) => $.leftOut, { text: part.text }),
              { b: (words) => <strong className="font-medium text-ink">{words}</strong> },
            )}{" "}
            {reason(part.reason)}
          </span>
        </li>
      ))}
    </ul>
  );
}
