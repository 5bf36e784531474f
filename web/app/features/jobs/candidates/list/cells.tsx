import { BriefcaseBusiness, EyeOff, FileSearch, ListX, NotebookPen, Trash2, UsersRound } from "lucide-react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { IconButton } from "../../../../../ui/IconButton.tsx";
import { Link } from "../../../../../ui/Link.tsx";
import { Menu, MenuItem } from "../../../../../ui/Menu.tsx";
import { rowLink } from "../../../../../ui/TableCells.tsx";
import { Tooltip } from "../../../../../ui/Tooltip.tsx";
import { StagePill } from "../../../../recruiting/pills.tsx";
import type { CandidateRow } from "../../../../recruiting/queries/candidates.ts";
import { ScoreOf } from "../../../../recruiting/candidate/labels.tsx";
import { matchOf } from "../../../../recruiting/candidate/match.ts";
import type { RowLabels } from "../../../../recruiting/candidate/row-labels.ts";
import { type OwnOrder, PlaceItems, PlaceMenu } from "./own-order/parts.tsx";

interface CellProps {
  row: CandidateRow;
  labels: RowLabels;
}

/** The name, with the title in a second line. */
export function PersonCell({ isNew, ...cell }: CellProps & { isNew: boolean }) {
  return (
    <span className="block leading-4">
      <NameAndWarnings {...cell} isNew={isNew} />
      {cell.row.note ? (
        <NotePart note={cell.row.note} label={cell.labels.inNotes} />
      ) : (
        <span className="block truncate text-caption text-ink-2">{cell.row.jobTitle}</span>
      )}
    </span>
  );
}

/** The part of the notes by which a search found somebody. */
function NotePart({ note, label }: { note: string; label: string }) {
  return (
    <span className="flex min-w-0 items-center gap-1 text-caption text-ink-2" title={note}>
      <NotebookPen role="img" aria-label={label} className="size-3.5 shrink-0 stroke-[1.75]" />
      <span className="min-w-0 truncate">{note}</span>
    </span>
  );
}

/** The name with the title beside it. A title of which less than a word would be left moves to a second line, which is hidden. */
export function NameCell(cell: CellProps) {
  return (
    <span className="flex h-5 flex-wrap items-baseline gap-x-2 overflow-hidden">
      <NameAndWarnings {...cell} isNew={false} />
      <span className="min-w-0 flex-[1_1_6rem] truncate text-caption text-ink-3 max-lg:hidden">{cell.row.jobTitle}</span>
    </span>
  );
}

/** The name, a link to the candidate's page that `useRowLinks` opens, with warnings beside it. */
function NameAndWarnings({ row, labels, isNew }: CellProps & { isNew: boolean }) {
  const name = labels.nameOf(row);
  return (
    <span className="flex max-w-full min-w-0 items-baseline gap-2">
      {isNew && <NewDot label={labels.isNew} className="-ml-3.5 self-center" />}
      {row.hasDuplicate ? (
        <a
          href={labels.candidate(row.jobId, row.cvId)}
          data-row
          className={`flex min-w-0 items-baseline gap-2 font-medium ${rowLink}`}
        >
          <span className="min-w-0 truncate">{name}</span>
          <DuplicateIcon label={labels.hasDuplicate} className="shrink-0 self-center" />
        </a>
      ) : (
        <a href={labels.candidate(row.jobId, row.cvId)} data-row className={`min-w-0 truncate font-medium ${rowLink}`}>
          {name}
        </a>
      )}
      {row.hasHiddenText && <HiddenTextIcon label={labels.hasHiddenText} className="shrink-0 self-center" />}
      {row.isBesideOtherWork && <ListOnlyIcon label={labels.isBesideOtherWork} className="shrink-0 self-center" />}
      {row.otherJobs > 0 && <OtherJobs row={row} labels={labels} className="-my-1.5 shrink-0 self-center" />}
    </span>
  );
}

/** Leads to the CV with all its jobs. Above the row's link, which covers the row; larger than its sign, so that it can be pressed. */
function OtherJobs({ row, labels, className = "" }: CellProps & { className?: string }) {
  const label = labels.otherJobs(row.otherJobs);
  return (
    <Tooltip label={label}>
      <Link
        to={labels.cv(row.cvId)}
        aria-label={label}
        className={`relative z-1 inline-flex min-h-6 min-w-6 items-center gap-0.5 text-caption text-ink-2 tabular-nums hover:text-ink ${className}`}
      >
        <BriefcaseBusiness aria-hidden className="size-3.5 stroke-[1.75]" />
        {`+${row.otherJobs}`}
      </Link>
    </Tooltip>
  );
}

/** Marks a score by earlier criteria or by an earlier engine. */
export function OutdatedWord({ row, labels }: CellProps) {
  if (!row.isStale && !row.isOfEarlierEngine) return null;
  return <span className="truncate text-caption text-ink-2">{row.isStale ? labels.isStale : labels.isOfEarlierEngine}</span>;
}

/** Marks a candidate who came since the last visit. */
function NewDot({ label, className = "" }: { label: string; className?: string }) {
  return <span role="img" aria-label={label} className={`size-1.5 shrink-0 rounded-full bg-accent-ink ${className}`} />;
}

function HiddenTextIcon({ label, className = "" }: { label: string; className?: string }) {
  return <EyeOff role="img" aria-label={label} className={`size-3.5 shrink-0 stroke-[1.75] text-warn ${className}`} />;
}

function ListOnlyIcon({ label, className = "" }: { label: string; className?: string }) {
  return <ListX role="img" aria-label={label} className={`size-3.5 shrink-0 stroke-[1.75] text-warn ${className}`} />;
}

/** Inside the row's link, so that it has a tooltip and opens the same page. */
function DuplicateIcon({ label, className = "" }: { label: string; className?: string }) {
  return (
    <Tooltip label={label}>
      <UsersRound role="img" aria-label={label} className={`relative z-1 size-3.5 stroke-[1.75] text-ink-2 ${className}`} />
    </Tooltip>
  );
}

export function AppliedCell({ row, labels }: CellProps) {
  return (
    <time dateTime={row.appliedAt} className="whitespace-nowrap text-ink-2 tabular-nums">
      {labels.day(row.appliedAt)}
    </time>
  );
}

interface ActionsCellProps extends CellProps {
  onDelete: (row: CandidateRow) => void;
  own?: OwnOrder | undefined;
}

export function ActionsCell({ row, labels, onDelete, own }: ActionsCellProps) {
  return (
    <Menu trigger={<IconButton size="sm" className="relative" label={labels.actionsOf(labels.nameOf(row))} icon={<Dots />} />}>
      <ViewItem row={row} labels={labels} />
      {own && <PlaceItems cvId={row.cvId} place={own.place} />}
      <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={() => onDelete(row)}>
        {labels.remove}
      </MenuItem>
    </Menu>
  );
}

function ViewItem({ row, labels }: CellProps) {
  const navigate = useNavigate();
  return (
    <MenuItem
      icon={<FileSearch aria-hidden />}
      onSelect={() => void navigate(labels.candidate(row.jobId, row.cvId), { state: { list: location.search } })}
    >
      {labels.view}
    </MenuItem>
  );
}

/** Three dots as one path, where the library's icon needs three circles. */
function Dots() {
  return (
    <svg aria-hidden viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeLinecap="round">
      <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3.5" />
    </svg>
  );
}

/** The upper part of an entry on phones: name and score, with a link that covers the whole entry. */
export function CardHead({ row, labels, isNew = false, box }: CellProps & { isNew?: boolean; box?: ReactNode }) {
  return (
    <div className="flex items-start gap-3">
      {box && <span className="mt-1">{box}</span>}
      {isNew && <NewDot label={labels.isNew} className="mt-2 -mr-1" />}
      <div className="min-w-0 flex-1">
        <a
          href={labels.candidate(row.jobId, row.cvId)}
          data-row
          className={`block text-section font-semibold break-words ${rowLink}`}
        >
          {labels.nameOf(row)}
        </a>
        <p className="truncate text-control text-ink-2">{[row.jobTitle, row.location].filter(Boolean).join(", ")}</p>
        {row.note && <NotePart note={row.note} label={labels.inNotes} />}
      </div>
      <ScoreOf candidate={row} labels={labels} layout="stack" />
    </div>
  );
}

/** The lower part of an entry on phones: the stage, and source and date of the CV. */
export function CardFoot({ row, labels, differInAge, own }: CellProps & { differInAge: boolean; own?: OwnOrder | undefined }) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2 text-caption text-ink-2">
      <StagePill stage={row.stage} word={labels.stage[row.stage]} />
      {row.rejectedFor && <span className="text-ink">{row.rejectedFor}</span>}
      {row.hasHiddenText && <HiddenTextIcon label={labels.hasHiddenText} />}
      {row.isBesideOtherWork && <ListOnlyIcon label={labels.isBesideOtherWork} />}
      {row.hasDuplicate && <DuplicateIcon label={labels.hasDuplicate} />}
      {row.otherJobs > 0 && <OtherJobs row={row} labels={labels} />}
      {row.score !== null && matchOf(row) === "mustMissing" && (
        <span className="font-medium text-ink">{labels.match[matchOf(row)]}</span>
      )}
      <span>
        {labels.source[row.source]}, <time dateTime={row.appliedAt}>{labels.day(row.appliedAt)}</time>
      </span>
      {differInAge && <OutdatedWord row={row} labels={labels} />}
      {own && <PlaceMenu cvId={row.cvId} place={own.place} label={labels.move(labels.nameOf(row))} />}
    </div>
  );
}
