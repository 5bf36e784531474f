import { CRITERIA_MAX } from "@candor/core/kernel/limits";
import type { Criterion, CriterionSource } from "@candor/scoring/criterion.info";
import { Plus } from "lucide-react";
import { Button } from "../../../../ui/Button.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { fromLine, notTaken } from "./criteria.ts";

interface AdvertLinesProps {
  questions: readonly CriterionSource[];
  notUsed: readonly CriterionSource[];
  criteria: readonly Criterion[];
  onChange: (criteria: Criterion[]) => void;
  className?: string;
}

/** Lines of the advert that are no criteria: those not used, each with a button that adds it, and those asked in the interview. */
export function AdvertLines({ questions, notUsed, criteria, onChange, className }: AdvertLinesProps) {
  const { t } = useTranslation("criteria");
  const lines = notTaken(notUsed, criteria);
  const asked = notTaken(questions, criteria);
  if (lines.length + asked.length === 0) return null;
  const isFull = criteria.length >= CRITERIA_MAX;
  const add = (line: CriterionSource) => onChange([...criteria, fromLine(line)]);
  return (
    <div className={className}>
      <Lines title={t(($) => $.advert.notUsed)} lead={t(($) => $.advert.notUsedLead)} lines={lines} isFull={isFull} onAdd={add} />
      <Lines
        title={t(($) => $.advert.questions)}
        lead={t(($) => $.advert.questionsLead)}
        lines={asked}
        isFull={isFull}
        onAdd={add}
      />
    </div>
  );
}

interface LinesProps {
  title: string;
  lead: string;
  lines: readonly CriterionSource[];
  /** No further criterion is allowed. */
  isFull: boolean;
  onAdd: (line: CriterionSource) => void;
}

function Lines({ title, lead, lines, isFull, onAdd }: LinesProps) {
  const { t } = useTranslation("criteria");
  if (lines.length === 0) return null;
  return (
    <section className="mt-6">
      <h3 className="text-control font-semibold">{title}</h3>
      <p className="mt-0.5 max-w-160 text-caption text-ink-2">{lead}</p>
      {isFull && <p className="mt-1.5 text-caption text-ink-3">{t(($) => $.full, { count: CRITERIA_MAX })}</p>}
      <ul className="mt-2 border-t border-line">
        {lines.map((line) => (
          <li key={`${line.text} ${line.start}`} className="flex items-start gap-3 border-b border-line py-2 text-control">
            <span className="w-8 shrink-0 pt-0.5 text-caption text-ink-3 tabular-nums">{line.line}</span>
            <span className="min-w-0 flex-1 break-words">{line.words}</span>
            <Button
              size="sm"
              icon={<Plus aria-hidden />}
              disabled={isFull}
              aria-label={t(($) => $.advert.addLine, { words: line.words })}
              onClick={() => onAdd(line)}
            >
              {t(($) => $.advert.add)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
