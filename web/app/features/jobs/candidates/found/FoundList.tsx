import type { Criterion } from "@candor/scoring/criterion.info";
import { ChevronDown } from "lucide-react";
import { useCallback } from "react";
import { IconButton } from "../../../../../ui/IconButton.tsx";
import { LongList } from "../../../../../ui/LongList.tsx";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { CardFoot, CardHead } from "../list/cells.tsx";
import { useRowLabels } from "../../../../recruiting/candidate/row-labels.ts";
import type { FoundCandidate } from "../../../../recruiting/queries/candidates.ts";
import { AllAnswers, AnswerSigns, BestQuote } from "../../../../recruiting/search/AnswerMarks.tsx";
import { answersTo } from "../../../../recruiting/search/answers.ts";
import { useUnfolded } from "../../../../recruiting/search/useUnfolded.ts";

const USUAL_HEIGHT = 178;

interface FoundListProps {
  rows: readonly FoundCandidate[];
  total: number;
  understood: readonly Criterion[];
}

/** The results of a search on phones, each with its quote. */
export function FoundList({ rows, total, understood }: FoundListProps) {
  const { t } = useTranslation("search");
  const [unfolded, toggle] = useUnfolded();
  const card = useCallback(
    (row: FoundCandidate) => (
      <FoundCard row={row} understood={understood} isUnfolded={unfolded.has(row.cvId)} onToggle={() => toggle(row.cvId)} />
    ),
    [understood, unfolded, toggle],
  );
  return (
    <LongList
      label={t(($) => $.found)}
      items={rows}
      total={total}
      itemKey={({ cvId }) => cvId}
      estimate={USUAL_HEIGHT}
      empty={null}
    >
      {card}
    </LongList>
  );
}

interface FoundCardProps {
  row: FoundCandidate;
  understood: readonly Criterion[];
  isUnfolded: boolean;
  onToggle: () => void;
}

function FoundCard({ row, understood, isUnfolded, onToggle }: FoundCardProps) {
  const { t } = useTranslation("search");
  const labels = useRowLabels();
  const name = labels.nameOf(row);
  const answers = answersTo(understood, row.marks);
  return (
    <>
      <CardHead row={row} labels={labels} />
      <div className="mt-1">{isUnfolded ? <AllAnswers answers={answers} /> : <BestQuote answers={answers} isWhole />}</div>
      <div className="flex items-center justify-between gap-2">
        <span className="flex items-center gap-2.5">
          <span className="text-control text-ink-2">
            {t(($) => $.columns.answers)} <span className="font-semibold text-ink tabular-nums">{row.searchScore}</span>
          </span>
          <AnswerSigns answers={answers} />
        </span>
        <IconButton
          className="relative -mr-2"
          aria-expanded={isUnfolded}
          label={t(($) => $.allOf, { name })}
          icon={<ChevronDown aria-hidden className={isUnfolded ? "rotate-180" : ""} />}
          onClick={onToggle}
        />
      </div>
      <CardFoot row={row} labels={labels} differInAge={false} />
    </>
  );
}
