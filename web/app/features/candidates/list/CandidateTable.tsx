import { Ellipsis, EyeOff, FileSearch, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { Tag } from "../../../../ui/bits.tsx";
import { IconButton } from "../../../../ui/IconButton.tsx";
import { Menu, MenuItem } from "../../../../ui/Menu.tsx";
import { type Column, rowLink, Table } from "../../../../ui/Table.tsx";
import { useFormats } from "../../../i18n/format.ts";
import { usePaths } from "../../../paths.ts";
import { StagePill } from "../../../recruiting/pills.tsx";
import { MatchWord, ScoreOf, useNameOf } from "../words.tsx";
import type { CandidateRow } from "../queries.ts";

const SKILLS_SHOWN = 2;
/** The first columns to leave. */
const ONLY_WIDEST = "max-[1439px]:hidden";

interface CandidateTableProps {
  rows: readonly CandidateRow[];
  onDelete: (row: CandidateRow) => void;
  empty: ReactNode;
}

export function CandidateTable({ rows, onDelete, empty }: CandidateTableProps) {
  const { t } = useTranslation("candidates");
  const { t: tr } = useTranslation("recruiting");
  const formats = useFormats();
  const column = (key: "name" | "score" | "match" | "stage" | "skills" | "location" | "source" | "applied" | "actions") =>
    t(($) => $.list.columns[key]);

  const columns: Column<CandidateRow>[] = [
    { key: "name", head: column("name"), cell: (row) => <Name row={row} />, className: "max-w-64" },
    { key: "score", head: column("score"), cell: (row) => <ScoreOf candidate={row} /> },
    {
      key: "match",
      head: column("match"),
      cell: (row) => (
        <span className="inline-flex items-center gap-2">
          {row.score !== null && <MatchWord candidate={row} />}
          {row.isCapped && <Tag>{tr(($) => $.capped)}</Tag>}
        </span>
      ),
      className: "whitespace-nowrap",
      hide: "lg",
    },
    { key: "stage", head: column("stage"), cell: ({ stage }) => <StagePill stage={stage} /> },
    {
      key: "skills",
      head: column("skills"),
      cell: ({ technicalSkills }) => <Skills skills={technicalSkills} />,
      // Takes what room the others leave.
      className: "w-full max-w-0",
      hide: "xl",
    },
    {
      key: "location",
      head: column("location"),
      cell: ({ location }) => <span className="block max-w-26 truncate text-ink-2">{location}</span>,
      className: ONLY_WIDEST,
    },
    {
      key: "source",
      head: column("source"),
      cell: ({ source }) => <span className="text-ink-2">{tr(($) => $.source[source])}</span>,
      className: ONLY_WIDEST,
    },
    {
      key: "applied",
      head: column("applied"),
      cell: ({ appliedAt }) => (
        <time dateTime={appliedAt} className="whitespace-nowrap text-ink-2 tabular-nums">
          {formats.day(appliedAt)}
        </time>
      ),
      align: "right",
      hide: "lg",
    },
    {
      key: "actions",
      head: <span className="sr-only">{column("actions")}</span>,
      cell: (row) => <Actions row={row} onDelete={onDelete} />,
      align: "right",
      className: "w-12",
    },
  ];

  return (
    <div className="border-t border-line phone:hidden">
      <Table caption={t(($) => $.list.title)} columns={columns} rows={rows} rowKey={({ cvId }) => cvId} empty={empty} />
    </div>
  );
}

function Name({ row }: { row: CandidateRow }) {
  const { t } = useTranslation("candidates");
  const paths = usePaths();
  const nameOf = useNameOf();
  return (
    <span className="flex min-w-0 items-baseline gap-2">
      <Link to={paths.candidate(row.jobId, row.cvId)} data-row className={`shrink-0 font-medium whitespace-nowrap ${rowLink}`}>
        {nameOf(row)}
      </Link>
      {row.hasHiddenText && (
        <EyeOff
          role="img"
          aria-label={t(($) => $.list.hiddenText)}
          className="size-3.5 shrink-0 self-center stroke-[1.75] text-warn"
        />
      )}
      <span className="min-w-0 truncate text-caption text-ink-3 max-lg:hidden">{row.jobTitle}</span>
      {row.isStale && <Tag>{t(($) => $.list.stale)}</Tag>}
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

function Actions({ row, onDelete }: { row: CandidateRow; onDelete: (row: CandidateRow) => void }) {
  const { t } = useTranslation("candidates");
  const paths = usePaths();
  const navigate = useNavigate();
  const nameOf = useNameOf();
  return (
    <span className="relative inline-block">
      <Menu
        trigger={
          <IconButton size="sm" label={t(($) => $.list.actionsOf, { name: nameOf(row) })} icon={<Ellipsis aria-hidden />} />
        }
      >
        <MenuItem icon={<FileSearch aria-hidden />} onSelect={() => void navigate(paths.candidate(row.jobId, row.cvId))}>
          {t(($) => $.list.view)}
        </MenuItem>
        <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={() => onDelete(row)}>
          {t(($) => $.list.delete)}
        </MenuItem>
      </Menu>
    </span>
  );
}
