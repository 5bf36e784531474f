import type { Sort } from "@candor/core/candidate/candidate.info";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Tag } from "../../../../ui/bits.tsx";
import { LongTable } from "../../../../ui/LongTable.tsx";
import type { Column } from "../../../../ui/Table.tsx";
import { StagePill } from "../../../recruiting/pills.tsx";
import type { CandidateRow } from "../queries.ts";
import { MatchWord, ScoreOf } from "../words.tsx";
import { ActionsCell, AppliedCell, NameCell } from "./cells.tsx";
import { directionOf, pressed } from "./filter.ts";

const SKILLS_SHOWN = 2;
/** The first columns to leave. */
const ONLY_WIDE = "max-[1399px]:hidden";
const ONLY_WIDEST = "max-[1519px]:hidden";

interface CandidateTableProps {
  rows: readonly CandidateRow[];
  total: number;
  /** Kept between renders. */
  onDelete: (row: CandidateRow) => void;
  sort: Sort;
  /** Kept between renders. */
  onSort: (sort: Sort) => void;
  empty: ReactNode;
}

export function CandidateTable({ rows, total, onDelete, sort, onSort, empty }: CandidateTableProps) {
  const { t } = useTranslation("candidates");
  const columns = useColumns(onDelete, sort, onSort);
  return (
    <div className="border-t border-line">
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

function useColumns(
  onDelete: CandidateTableProps["onDelete"],
  sort: Sort,
  onSort: CandidateTableProps["onSort"],
): Column<CandidateRow>[] {
  const { t } = useTranslation("candidates");
  const { t: tr } = useTranslation("recruiting");
  return useMemo(() => {
    const by = (column: Parameters<typeof pressed>[0]) => ({
      direction: directionOf(column, sort),
      onPress: () => onSort(pressed(column, sort)),
    });
    return [
      {
        key: "name",
        head: t(($) => $.list.columns.name),
        sort: by("name"),
        cell: (row) => <NameCell row={row} />,
        className: "lg:w-62",
      },
      {
        key: "score",
        head: t(($) => $.list.columns.score),
        sort: by("score"),
        cell: (row) => <ScoreOf candidate={row} />,
        className: "w-46",
      },
      { key: "match", head: t(($) => $.list.columns.match), cell: (row) => <Match row={row} />, className: "w-40", hide: "lg" },
      {
        key: "stage",
        head: t(($) => $.list.columns.stage),
        sort: by("stage"),
        cell: ({ stage }) => <StagePill stage={stage} />,
        className: "w-44",
      },
      {
        key: "skills",
        head: t(($) => $.list.columns.skills),
        cell: ({ technicalSkills }) => <Skills skills={technicalSkills} />,
        hide: "xl",
      },
      {
        key: "location",
        head: t(($) => $.list.columns.location),
        cell: ({ location }) => <span className="block truncate text-ink-2">{location}</span>,
        className: `w-24 ${ONLY_WIDEST}`,
      },
      {
        key: "source",
        head: t(($) => $.list.columns.source),
        cell: ({ source }) => <span className="block truncate text-ink-2">{tr(($) => $.source[source])}</span>,
        className: `w-27 ${ONLY_WIDE}`,
      },
      {
        key: "applied",
        head: t(($) => $.list.columns.applied),
        sort: by("applied"),
        cell: (row) => <AppliedCell row={row} />,
        className: "w-23",
        align: "right",
        hide: "lg",
      },
      {
        key: "actions",
        head: <span className="sr-only">{t(($) => $.list.columns.actions)}</span>,
        cell: (row) => <ActionsCell row={row} onDelete={onDelete} />,
        align: "right",
        className: "w-15",
      },
    ];
  }, [t, tr, onDelete, sort, onSort]);
}

function Match({ row }: { row: CandidateRow }) {
  const { t } = useTranslation("recruiting");
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      {row.score !== null && <MatchWord candidate={row} />}
      {row.isCapped && <Tag>{t(($) => $.capped)}</Tag>}
    </span>
  );
}

function Skills({ skills }: { skills: readonly string[] }) {
  const more = skills.length - SKILLS_SHOWN;
  return (
    <span className="flex items-baseline gap-1.5 text-ink-2">
      <span className="min-w-0 truncate">{skills.slice(0, SKILLS_SHOWN).join(", ")}</span>
      {more > 0 && <span className="shrink-0 text-caption text-ink-3 tabular-nums">+{more}</span>}
    </span>
  );
}
