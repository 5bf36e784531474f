import type { Sort } from "@candor/core/candidacy/candidate.info";
import type { Column as OptionalColumn } from "@candor/core/candidacy/view.info";
import type { ReactNode } from "react";
import { StagePill } from "../../../../recruiting/pills.tsx";
import type { CandidateRow } from "../../../../recruiting/queries/candidates.ts";
import { MatchWord, ScoreOf } from "../../../../recruiting/candidate/labels.tsx";
import { matchOf } from "../../../../recruiting/candidate/match.ts";
import { ActionsCell, AppliedCell, OutdatedWord, PersonCell } from "./cells.tsx";
import { ChooseAll, ChooseRow, type RowsNow } from "../../../../recruiting/selection/Choose.tsx";
import type { RowLabels } from "../../../../recruiting/candidate/row-labels.ts";
import { Grip, type OwnOrder } from "./own-order/parts.tsx";
import { skillsShown } from "../../../../recruiting/skills-shown.ts";
import type { Selection } from "../../../../recruiting/selection/selection.ts";

/** The same for all rows of a table. */
export interface TableContext {
  labels: RowLabels;
  rows: RowsNow;
  selection: Selection;
  /** End of the last visit; candidates added later are new. Null for none. */
  since: string | null;
  /** True if some scores are of earlier criteria or of an earlier engine, and others are not. */
  differInAge: boolean;
  onDelete: (row: CandidateRow) => void;
  /** While the list is in its own order. */
  own: OwnOrder | undefined;
}

interface CandidateColumn<Key extends string> {
  /** Also the key of its label in the catalogue, `candidates.list.columns`. */
  key: Key;
  /** Pixels. */
  width: number;
  cell: (row: CandidateRow, context: TableContext) => ReactNode;
  /** In place of the label. */
  head?: (label: string, context: TableContext) => ReactNode;
  /** Order after the first press on the head. */
  sort?: Sort;
  /** Takes a share of the width that is left; the name takes the rest. */
  grows?: true;
  align?: "right";
  className?: string;
  /** CSS classes of its bar in the skeleton. */
  skeleton?: string;
}

interface OptionalCandidateColumn extends CandidateColumn<OptionalColumn> {
  isOptional: true;
  /** The order in which columns disappear when the table is narrow; without it a column stays. */
  goes?: number;
}

type AnyColumn = CandidateColumn<"choose" | "name" | "score" | "actions"> | OptionalCandidateColumn;

/**
 * Columns of the candidate table from left to right. Head, rows, skeleton, column chooser and the table's width are derived from this
 * list: a new column is an entry here, and its label in the catalogues.
 */
export const COLUMNS: readonly AnyColumn[] = [
  {
    key: "choose",
    width: 46,
    head: (_, { labels, rows, selection }) => <ChooseAll label={labels.chooseAll} rows={rows} selection={selection} />,
    cell: ({ cvId, fullName }, { labels, rows, selection, own }) => (
      <>
        {own && <Grip hold={own.hold} label={labels.drag} />}
        <ChooseRow {...{ cvId, rows, selection }} label={labels.choose(labels.nameOf({ fullName }))} />
      </>
    ),
    className: "pr-0!",
  },
  {
    key: "name",
    width: 174,
    sort: "name",
    cell: (row, { labels, since }) => <PersonCell row={row} labels={labels} isNew={since !== null && row.createdAt > since} />,
    skeleton: "h-3.5 w-40",
  },
  {
    key: "score",
    width: 140,
    sort: "-score",
    cell: (row, { labels }) => <ScoreOf candidate={row} labels={labels} />,
    skeleton: "h-2 w-16",
  },
  {
    key: "match",
    isOptional: true,
    width: 106,
    goes: 6,
    cell: (row, context) => <Match row={row} {...context} />,
    skeleton: "h-3.5 w-28 phone:hidden",
  },
  {
    key: "stage",
    isOptional: true,
    width: 164,
    sort: "stage",
    cell: ({ stage, rejectedFor }, { labels }) => (
      <span className="flex flex-col items-start leading-4">
        <StagePill stage={stage} word={labels.stage[stage]} />
        {rejectedFor && (
          <span className="block w-full truncate text-caption text-ink-2" title={rejectedFor}>
            {rejectedFor}
          </span>
        )}
      </span>
    ),
    skeleton: "h-5 w-28 phone:hidden",
  },
  {
    key: "skills",
    isOptional: true,
    width: 122,
    goes: 4,
    grows: true,
    cell: ({ technicalSkills }) => <Skills skills={technicalSkills} />,
  },
  { key: "location", isOptional: true, width: 80, goes: 2, grows: true, cell: ({ location }) => <Plain>{location}</Plain> },
  {
    key: "source",
    isOptional: true,
    width: 94,
    goes: 3,
    cell: ({ source }, { labels }) => <Plain>{labels.source[source]}</Plain>,
  },
  { key: "email", isOptional: true, width: 150, goes: 1, grows: true, cell: ({ email }) => <Plain>{email}</Plain> },
  {
    key: "applied",
    isOptional: true,
    width: 76,
    goes: 5,
    sort: "-applied",
    align: "right",
    cell: (row, { labels }) => <AppliedCell row={row} labels={labels} />,
  },
  {
    key: "actions",
    width: 54,
    align: "right",
    head: (label) => <span className="sr-only">{label}</span>,
    cell: (row, { labels, onDelete, own }) => <ActionsCell {...{ row, labels, onDelete, own }} />,
  },
];

/** Columns that the user can hide. */
export const OPTIONAL_COLUMNS = COLUMNS.filter((column): column is OptionalCandidateColumn => "isOptional" in column);

function Match({ row, labels, differInAge }: { row: CandidateRow; labels: RowLabels; differInAge: boolean }) {
  return (
    <span className="flex flex-col leading-4">
      {row.score !== null && <MatchWord candidate={row} word={labels.match[matchOf(row)]} />}
      {differInAge && <OutdatedWord row={row} labels={labels} />}
    </span>
  );
}

/** Room for skills in a row, in characters; the rest is counted. */
const SKILLS_ROOM = 14;

function Skills({ skills }: { skills: readonly string[] }) {
  const { shown, more } = skillsShown(skills, SKILLS_ROOM);
  return (
    <span className="flex items-baseline gap-1.5 text-ink-2" title={skills.join(", ")}>
      <span className="min-w-0 truncate">{shown.join(", ")}</span>
      {more > 0 && <span className="shrink-0 text-caption text-ink-3 tabular-nums">+{more}</span>}
    </span>
  );
}

function Plain({ children }: { children: ReactNode }) {
  return <span className="block truncate text-ink-2">{children}</span>;
}
