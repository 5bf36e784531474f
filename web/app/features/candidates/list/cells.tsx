import { Ellipsis, EyeOff, FileSearch, Trash2, UsersRound } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { Tag } from "../../../../ui/bits.tsx";
import { IconButton } from "../../../../ui/IconButton.tsx";
import { Menu, MenuItem } from "../../../../ui/Menu.tsx";
import { rowLink } from "../../../../ui/Table.tsx";
import { Tooltip } from "../../../../ui/Tooltip.tsx";
import { useFormats } from "../../../i18n/format.ts";
import { usePaths } from "../../../paths.ts";
import { StagePill } from "../../../recruiting/pills.tsx";
import type { CandidateRow } from "../queries.ts";
import { useListAsState } from "../way-back.ts";
import { ScoreOf, useNameOf } from "../words.tsx";

/** Who it is: the way to the candidate's page, with what must not be overlooked beside it. */
export function NameCell({ row, isNew = false }: { row: CandidateRow; isNew?: boolean }) {
  const { t } = useTranslation("candidates");
  const paths = usePaths();
  const state = useListAsState();
  const nameOf = useNameOf();
  return (
    <span className="flex min-w-0 items-baseline gap-2">
      {isNew && <NewDot className="-ml-3.5 self-center" />}
      <Link
        to={paths.candidate(row.jobId, row.cvId)}
        state={state}
        data-row
        className={`flex min-w-0 items-baseline gap-2 font-medium ${rowLink}`}
      >
        <span className="min-w-0 truncate">{nameOf(row)}</span>
        {row.hasTwin && <TwinIcon className="shrink-0 self-center" />}
      </Link>
      {row.hasHiddenText && <HiddenTextIcon className="shrink-0 self-center" />}
      <span className="min-w-0 shrink-[9999] truncate text-caption text-ink-3 max-lg:hidden">{row.jobTitle}</span>
      {row.isStale && <Tag>{t(($) => $.list.stale)}</Tag>}
    </span>
  );
}

/** Came since the last visit. */
function NewDot({ className = "" }: { className?: string }) {
  const { t } = useTranslation("candidates");
  return (
    <span
      role="img"
      aria-label={t(($) => $.list.isNew)}
      className={`size-1.5 shrink-0 rounded-full bg-accent-ink ${className}`}
    />
  );
}

export function HiddenTextIcon({ className = "" }: { className?: string }) {
  const { t } = useTranslation("candidates");
  return (
    <EyeOff
      role="img"
      aria-label={t(($) => $.list.hiddenText)}
      className={`size-3.5 shrink-0 stroke-[1.75] text-warn ${className}`}
    />
  );
}

/** Stands inside the row's link and above its target, so that it has a tooltip and leads where the row does. */
function TwinIcon({ className = "" }: { className?: string }) {
  const { t } = useTranslation("candidates");
  const label = t(($) => $.list.hasTwin);
  return (
    <Tooltip label={label}>
      <UsersRound role="img" aria-label={label} className={`relative z-1 size-3.5 stroke-[1.75] text-ink-2 ${className}`} />
    </Tooltip>
  );
}

export function AppliedCell({ row }: { row: CandidateRow }) {
  const formats = useFormats();
  return (
    <time dateTime={row.appliedAt} className="whitespace-nowrap text-ink-2 tabular-nums">
      {formats.day(row.appliedAt)}
    </time>
  );
}

export function ActionsCell({ row, onDelete }: { row: CandidateRow; onDelete: (row: CandidateRow) => void }) {
  const { t } = useTranslation("candidates");
  const paths = usePaths();
  const navigate = useNavigate();
  const state = useListAsState();
  const nameOf = useNameOf();
  return (
    <span className="relative inline-block">
      <Menu
        trigger={
          <IconButton size="sm" label={t(($) => $.list.actionsOf, { name: nameOf(row) })} icon={<Ellipsis aria-hidden />} />
        }
      >
        <MenuItem
          icon={<FileSearch aria-hidden />}
          onSelect={() => void navigate(paths.candidate(row.jobId, row.cvId), { state })}
        >
          {t(($) => $.list.view)}
        </MenuItem>
        <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={() => onDelete(row)}>
          {t(($) => $.list.delete)}
        </MenuItem>
      </Menu>
    </span>
  );
}

/** On phones: who it is and how they stand, the way to their page over the whole entry. */
export function CardHead({ row, isNew = false, box }: { row: CandidateRow; isNew?: boolean; box?: ReactNode }) {
  const paths = usePaths();
  const state = useListAsState();
  const nameOf = useNameOf();
  return (
    <div className="flex items-start gap-3">
      {box && <span className="mt-1">{box}</span>}
      {isNew && <NewDot className="mt-2 -mr-1" />}
      <div className="min-w-0 flex-1">
        <Link
          to={paths.candidate(row.jobId, row.cvId)}
          state={state}
          data-row
          className={`block text-section font-semibold break-words ${rowLink}`}
        >
          {nameOf(row)}
        </Link>
        <p className="truncate text-control text-ink-2">{[row.jobTitle, row.location].filter(Boolean).join(", ")}</p>
      </div>
      <ScoreOf candidate={row} layout="stack" />
    </div>
  );
}

/** On phones: the stage, and where and when the CV came from. */
export function CardFoot({ row }: { row: CandidateRow }) {
  const { t } = useTranslation("candidates");
  const { t: tr } = useTranslation("recruiting");
  const formats = useFormats();
  return (
    <p className="mt-2 flex flex-wrap items-center gap-2 text-caption text-ink-2">
      <StagePill stage={row.stage} />
      {row.hasHiddenText && <HiddenTextIcon />}
      {row.hasTwin && <TwinIcon />}
      {row.isStale && <Tag>{t(($) => $.list.stale)}</Tag>}
      <span>
        {tr(($) => $.source[row.source])}, <time dateTime={row.appliedAt}>{formats.day(row.appliedAt)}</time>
      </span>
    </p>
  );
}
