import type { Criterion } from "@candor/scoring/criterion.info";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { IconButton } from "../../../../../ui/IconButton.tsx";
import { LongTable } from "../../../../../ui/LongTable.tsx";
import type { Column } from "../../../../../ui/TableCells.tsx";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { StagePill } from "../../../../recruiting/pills.tsx";
import { ActionsCell, AppliedCell, NameCell } from "../list/cells.tsx";
import { ChooseAll, ChooseRow, useRowsNow } from "../../../../recruiting/selection/Choose.tsx";
import { type RowLabels, useRowLabels } from "../../../../recruiting/candidate/row-labels.ts";
import type { Selection } from "../../../../recruiting/selection/selection.ts";
import type { CandidateRow, FoundCandidate } from "../../../../recruiting/queries/candidates.ts";
import { ScoreOf } from "../../../../recruiting/candidate/labels.tsx";
import { AllAnswers, AnswerSigns, BestQuote } from "../../../../recruiting/search/AnswerMarks.tsx";
import { answersTo } from "../../../../recruiting/search/answers.ts";
import { useUnfolded } from "../../../../recruiting/search/useUnfolded.ts";

interface FoundTableProps {
  rows: readonly FoundCandidate[];
  total: number;
  understood: readonly Criterion[];
  onDelete: (row: CandidateRow) => void;
  selection: Selection;
}

/** Candidates found by a sentence: name and best quote, the answers to its criteria, and the score for the job. */
export function FoundTable({ rows, total, ...context }: FoundTableProps) {
  const { t } = useTranslation("search");
  return (
    <div className="border-t border-line">
      <LongTable
        caption={t(($) => $.found)}
        columns={useColumns({ rows, ...context })}
        rows={rows}
        total={total}
        rowKey={({ cvId }) => cvId}
        empty={null}
      />
    </div>
  );
}

function useColumns({ rows, understood, onDelete, selection }: Omit<FoundTableProps, "total">) {
  const { t } = useTranslation(["candidates", "search"]);
  const [unfolded, toggle] = useUnfolded();
  const labels = useRowLabels();
  const rowsNow = useRowsNow(rows, selection);
  return useMemo<Column<FoundCandidate>[]>(
    () => [
      {
        key: "choose",
        head: <ChooseAll label={labels.chooseAll} rows={rowsNow} selection={selection} />,
        cell: (row) => (
          <FirstLine>
            <ChooseRow cvId={row.cvId} label={labels.choose(labels.nameOf(row))} rows={rowsNow} selection={selection} />
          </FirstLine>
        ),
        className: "w-12 pr-0! align-top",
      },
      {
        key: "name",
        head: t(($) => $.search.columns.answer),
        cell: (row) => (
          <Answering {...{ row, labels, understood }} isUnfolded={unfolded.has(row.cvId)} onToggle={() => toggle(row.cvId)} />
        ),
      },
      {
        key: "answers",
        head: t(($) => $.search.columns.answers),
        cell: ({ searchScore, marks }) => <Answers score={searchScore} answers={answersTo(understood, marks)} />,
        className: "w-56 align-top max-lg:w-44",
      },
      {
        key: "score",
        head: t(($) => $.search.columns.score),
        cell: (row) => (
          <FirstLine>
            <ScoreOf candidate={row} labels={labels} />
          </FirstLine>
        ),
        className: "w-48 align-top",
      },
      {
        key: "stage",
        head: t(($) => $.list.columns.stage),
        cell: ({ stage }) => (
          <FirstLine>
            <StagePill stage={stage} word={labels.stage[stage]} />
          </FirstLine>
        ),
        className: "w-46 align-top",
        hide: "xl",
      },
      {
        key: "applied",
        head: t(($) => $.list.columns.applied),
        cell: (row) => (
          <FirstLine isRight>
            <AppliedCell row={row} labels={labels} />
          </FirstLine>
        ),
        className: "w-24 align-top max-[1439px]:hidden",
        align: "right",
      },
      {
        key: "actions",
        head: <span className="sr-only">{t(($) => $.list.columns.actions)}</span>,
        cell: (row) => (
          <FirstLine isRight>
            <ActionsCell row={row} labels={labels} onDelete={onDelete} />
          </FirstLine>
        ),
        align: "right",
        className: "w-16 align-top max-lg:hidden",
      },
    ],
    [t, labels, understood, unfolded, toggle, onDelete, selection, rowsNow],
  );
}

interface AnsweringProps {
  row: FoundCandidate;
  labels: RowLabels;
  understood: readonly Criterion[];
  isUnfolded: boolean;
  onToggle: () => void;
}

function Answering({ row, labels, understood, isUnfolded, onToggle }: AnsweringProps) {
  const { t } = useTranslation("search");
  const name = labels.nameOf(row);
  const answers = answersTo(understood, row.marks);
  return (
    <div className="flex items-start gap-2 py-1.5">
      <div className="min-w-0 flex-1">
        <NameCell row={row} labels={labels} />
        {isUnfolded ? <AllAnswers answers={answers} /> : <BestQuote answers={answers} isWhole={false} />}
      </div>
      <IconButton
        size="sm"
        className="relative mt-1.5"
        aria-expanded={isUnfolded}
        label={t(($) => $.allOf, { name })}
        icon={<ChevronDown aria-hidden className={isUnfolded ? "rotate-180" : ""} />}
        onClick={onToggle}
      />
    </div>
  );
}

function Answers({ score, answers }: { score: number; answers: ReturnType<typeof answersTo> }) {
  return (
    <FirstLine>
      <span className="w-7 shrink-0 text-right text-section font-semibold tabular-nums">{score}</span>
      <AnswerSigns answers={answers} />
    </FirstLine>
  );
}

/** Stays beside the name when the row is expanded. */
function FirstLine({ children, isRight }: { children: ReactNode; isRight?: boolean }) {
  return <div className={`flex h-13 items-center gap-2.5 ${isRight ? "justify-end" : ""}`}>{children}</div>;
}
