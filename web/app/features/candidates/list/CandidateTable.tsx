import type { Sort } from "@candor/core/candidacy/candidate.info";
import type { Column as ColumnName } from "@candor/core/candidacy/view.info";
import { type ReactNode, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Tag } from "../../../../ui/bits.tsx";
import { LongTable } from "../../../../ui/LongTable.tsx";
import type { Column } from "../../../../ui/Table.tsx";
import { StagePill } from "../../../recruiting/pills.tsx";
import type { CandidateRow } from "../queries.ts";
import { MatchWord, matchOf, ScoreOf } from "../labels.tsx";
import { ActionsCell, AppliedCell, NameCell } from "./cells.tsx";
import { ChooseAll, ChooseRow, useRowsNow } from "./Choose.tsx";
import { fitting, useColumnsShown } from "./columns.ts";
import { directionOf, pressed } from "./filter.ts";
import { type RowLabels, useRowLabels } from "./row-labels.ts";
import type { Selection } from "./selection.ts";
import { useWidth } from "./useWidth.ts";

const SKILLS_SHOWN = 2;
interface CandidateTableProps {
  rows: readonly CandidateRow[];
  total: number;
  /** Kept between renders. */
  onDelete: (row: CandidateRow) => void;
  sort: Sort;
  /** Kept between renders. */
  onSort: (sort: Sort) => void;
  selection: Selection;
  /** Who came after it is new; null where nobody is. */
  since: string | null;
  empty: ReactNode;
}

export function CandidateTable({ rows, total, empty, ...props }: CandidateTableProps) {
  const { t } = useTranslation("candidates");
  const frame = useRef<HTMLDivElement>(null);
  const shown = fitting(useColumnsShown(), useWidth(frame));
  const columns = useColumns(rows, shown, props);
  return (
    <div ref={frame} className="border-t border-line">
      <LongTable
        caption={t(($) => $.list.title)}
        columns={columns}
        rows={rows}
        total={total}
        rowKey={({ cvId }) => cvId}
        empty={empty}
      />
    </div>
  );
}

type ColumnsProps = Pick<CandidateTableProps, "onDelete" | "sort" | "onSort" | "selection" | "since">;

function useColumns(
  rows: readonly CandidateRow[],
  shown: readonly ColumnName[],
  { onDelete, sort, onSort, selection, since }: ColumnsProps,
): Column<CandidateRow>[] {
  const { t } = useTranslation("candidates");
  const labels = useRowLabels();
  const rowsNow = useRowsNow(rows, selection);
  const shownNames = shown.join();
  return useMemo(() => {
    const by = (column: Parameters<typeof pressed>[0]) => ({
      direction: directionOf(column, sort),
      onPress: () => onSort(pressed(column, sort)),
    });
    const names = shownNames.split(",");
    const optional: (Column<CandidateRow> & { key: ColumnName })[] = [
      {
        key: "match",
        head: t(($) => $.list.columns.match),
        cell: (row) => <Match row={row} labels={labels} />,
        className: "w-40",
      },
      {
        key: "stage",
        head: t(($) => $.list.columns.stage),
        sort: by("stage"),
        cell: ({ stage }) => <StagePill stage={stage} word={labels.stage[stage]} />,
        className: "w-44",
      },
      {
        key: "skills",
        head: t(($) => $.list.columns.skills),
        cell: ({ technicalSkills }) => <Skills skills={technicalSkills} />,
      },
      {
        key: "location",
        head: t(($) => $.list.columns.location),
        cell: ({ location }) => <span className="block truncate text-ink-2">{location}</span>,
        className: "w-24",
      },
      {
        key: "source",
        head: t(($) => $.list.columns.source),
        cell: ({ source }) => <span className="block truncate text-ink-2">{labels.source[source]}</span>,
        className: "w-27",
      },
      {
        key: "applied",
        head: t(($) => $.list.columns.applied),
        sort: by("applied"),
        cell: (row) => <AppliedCell row={row} labels={labels} />,
        className: "w-23",
        align: "right",
      },
    ];
    return [
      {
        key: "choose",
        head: <ChooseAll rows={rowsNow} selection={selection} />,
        cell: (row) => <ChooseRow row={row} labels={labels} rows={rowsNow} selection={selection} />,
        className: "w-12 pr-0!",
      },
      {
        key: "name",
        head: t(($) => $.list.columns.name),
        sort: by("name"),
        cell: (row) => <NameCell row={row} labels={labels} isNew={since !== null && row.createdAt > since} />,
        // One column takes what the others leave.
        ...(names.includes("skills") && { className: "w-62" }),
      },
      {
        key: "score",
        head: t(($) => $.list.columns.score),
        sort: by("score"),
        cell: (row) => <ScoreOf candidate={row} labels={labels} />,
        className: "w-46",
      },
      ...optional.filter(({ key }) => names.includes(key)),
      {
        key: "actions",
        head: <span className="sr-only">{t(($) => $.list.columns.actions)}</span>,
        cell: (row) => <ActionsCell row={row} labels={labels} onDelete={onDelete} />,
        align: "right",
        className: "w-15",
      },
    ];
  }, [t, labels, onDelete, sort, onSort, shownNames, since, selection, rowsNow]);
}

function Match({ row, labels }: { row: CandidateRow; labels: RowLabels }) {
  const word = row.score !== null && <MatchWord candidate={row} word={labels.match[matchOf(row)]} />;
  if (!row.isCapped) return word;
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      {word}
      <Tag>{labels.capped}</Tag>
    </span>
  );
}

function Skills({ skills }: { skills: readonly string[] }) {
  const more = skills.length - SKILLS_SHOWN;
  const shown = skills.slice(0, SKILLS_SHOWN).join(", ");
  if (more <= 0) return <span className="block truncate text-ink-2">{shown}</span>;
  return (
    <span className="flex items-baseline gap-1.5 text-ink-2">
      <span className="min-w-0 truncate">{shown}</span>
      <span className="shrink-0 text-caption text-ink-3 tabular-nums">+{more}</span>
    </span>
  );
}
