import { Download, Ellipsis, ExternalLink, FileText, Trash2 } from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import { Chip } from "../../../ui/bits.tsx";
import { isDrawnAtOnce } from "../../../ui/drawing.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Link } from "../../../ui/Link.tsx";
import { Menu, MenuItem, MenuLink } from "../../../ui/Menu.tsx";
import { Table } from "../../../ui/Table.tsx";
import { type Column, ROW_HEIGHT, rowLink } from "../../../ui/TableCells.tsx";
import { useRowsDrawn } from "../../../ui/useRowsDrawn.ts";
import { addressOf } from "../../api/client.ts";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePaths } from "../../paths.ts";
import { type Standings, standingsOf } from "../../recruiting/queries/standings.ts";
import { ChooseAll, ChooseRow, type RowsNow, useRowsNow } from "../../recruiting/selection/Choose.tsx";
import type { Selection } from "../../recruiting/selection/selection.ts";
import { StandingLine } from "../../recruiting/StandingLine.tsx";
import { useIsPhone } from "../../recruiting/useLayout.ts";
import { skillsShown } from "../../recruiting/skills-shown.ts";
import type { CvSearch } from "./address.ts";
import type { Cv } from "./queries.ts";

/** Room for skills in a row, in characters; the rest is counted. */
const SKILLS_ROOM = 10;

/** Usual height of a row on phones, in pixels. */
const PHONE_ROW_HEIGHT = 124;

/** Jobs shown in a row; the rest is counted. */
const JOBS_SHOWN = 2;

interface CvRowsProps {
  rows: readonly Cv[];
  asked: CvSearch;
  selection: Selection;
  /** True while phones show the check boxes. */
  isChoosing: boolean;
  onErase: (cv: Cv) => void;
}

/** The CVs of a page: a table, on phones a list. A row opens the CV over the list, its file the PDF, its jobs the candidate there. */
export function CvRows({ rows, asked, selection, isChoosing, onErase }: CvRowsProps) {
  const { t } = useTranslation(["cvs", "recruiting"]);
  const rowsNow = useRowsNow(
    useMemo(() => rows.map(({ id }) => ({ cvId: id })), [rows]),
    selection,
  );
  const isPhone = useIsPhone();
  const drawn = useRowsDrawn(rows.length, isPhone ? PHONE_ROW_HEIGHT : ROW_HEIGHT);
  const standings = useStandings(rows, drawn);
  const context = { asked, standings, selection, rows: rowsNow };
  const columns = useColumns(context, onErase);
  if (!isPhone)
    return (
      <div className="border-t border-line">
        <Table caption={t(($) => $.title)} columns={columns} rows={rows} rowKey={({ id }) => id} empty={null} />
      </div>
    );
  return (
    <ul className="border-t border-line" style={{ paddingBottom: (rows.length - drawn) * PHONE_ROW_HEIGHT }}>
      {rows.slice(0, drawn).map((cv) => (
        <li
          key={cv.id}
          className="relative border-b border-line px-4 py-3 text-control text-ink-2 has-[[data-choose]:checked]:bg-selected"
        >
          <div className="flex items-center gap-3">
            {isChoosing && <Choose cv={cv} {...context} />}
            <span className="min-w-0 flex-1">
              <Name cv={cv} asked={asked} />
            </span>
            <Received cv={cv} />
          </div>
          <p className="truncate">{[cv.jobTitle, cv.location].filter(Boolean).join(", ")}</p>
          <div className="mt-1 space-y-1">
            <Jobs cv={cv} {...context} />
          </div>
          <div className="mt-2 flex items-center gap-3">
            <span className="min-w-0 flex-1">
              <File cv={cv} />
            </span>
            <span className="shrink-0 text-caption">{t(($) => $.source[cv.source], { ns: "recruiting" })}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The jobs of these CVs. A page drawn on the server has those of the `drawn` rows it shows, and asks for the others after it was painted. */
function useStandings(rows: readonly Cv[], drawn: number): Standings | undefined {
  const [inFirstFrame] = useState(() => (isDrawnAtOnce() ? drawn : rows.length));
  const ids = rows.map(({ id }) => id);
  const first = useQuery(standingsOf(ids.slice(0, inFirstFrame)));
  const others = standingsOf(ids.slice(inFirstFrame));
  const { data } = useQuery({ ...others, enabled: others.enabled && drawn === rows.length });
  return first.data && { ...first.data, ...data };
}

/** The same for all rows of a page. */
interface RowContext {
  asked: CvSearch;
  /** Undefined until they are loaded: the rows do not wait for them. */
  standings: Standings | undefined;
  selection: Selection;
  rows: RowsNow;
}

function useColumns(context: RowContext, onErase: CvRowsProps["onErase"]): Column<Cv>[] {
  const { t } = useTranslation(["cvs", "recruiting"]);
  return [
    {
      key: "choose",
      head: <ChooseAll label={t(($) => $.chooseAll)} rows={context.rows} selection={context.selection} isPaged />,
      className: "w-11.5 pr-3!",
      cell: (cv) => <Choose cv={cv} {...context} />,
    },
    {
      key: "name",
      head: t(($) => $.column.name),
      className: "max-w-0 w-[19%] max-lg:w-[32%]",
      cell: (cv) => (
        <span className="block leading-4">
          <Name cv={cv} asked={context.asked} />
          <span className="block truncate text-caption text-ink-2">{cv.jobTitle}</span>
        </span>
      ),
    },
    {
      key: "jobs",
      head: t(($) => $.column.jobs),
      className: "max-w-0 w-[31%] max-lg:w-[44%]",
      cell: (cv) => <Jobs cv={cv} {...context} />,
    },
    {
      key: "place",
      head: t(($) => $.column.place),
      hide: "lg",
      className: "max-w-0 w-[11%] truncate text-ink-2",
      cell: (cv) => cv.location,
    },
    {
      key: "skills",
      head: t(($) => $.column.skills),
      hide: "xl",
      className: "max-w-0 w-[16%]",
      cell: (cv) => <Skills of={cv.technicalSkills} />,
    },
    {
      key: "source",
      head: t(($) => $.column.source),
      hide: "xl",
      className: "whitespace-nowrap text-ink-2",
      cell: (cv) => t(($) => $.source[cv.source], { ns: "recruiting" }),
    },
    {
      key: "file",
      head: t(($) => $.column.file),
      hide: "lg",
      className: "max-w-0 w-[15%]",
      cell: (cv) => <File cv={cv} />,
    },
    {
      key: "received",
      head: t(($) => $.column.received),
      align: "right",
      className: "whitespace-nowrap text-ink-2 tabular-nums",
      cell: (cv) => <Received cv={cv} />,
    },
    {
      key: "actions",
      head: <span className="sr-only">{t(($) => $.column.actions)}</span>,
      align: "right",
      className: "w-12 pl-0!",
      cell: (cv) => <Actions cv={cv} onErase={onErase} />,
    },
  ];
}

function Choose({ cv, selection, rows }: { cv: Cv; selection: Selection; rows: RowsNow }) {
  const { t } = useTranslation("cvs");
  return <ChooseRow cvId={cv.id} label={t(($) => $.choose, { name: cv.fullName ?? cv.fileName })} {...{ selection, rows }} />;
}

/** The newest jobs of a CV, each with score and stage; the rest is counted, and in the CV's own dialog. */
function Jobs({ cv, standings }: { cv: Cv; standings: Standings | undefined }) {
  const { t } = useTranslation("cvs");
  const jobs = standings?.[cv.id];
  if (!jobs) return null;
  if (jobs.length === 0) return <span className="text-ink-2">{t(($) => $.pool.noJob)}</span>;
  const more = jobs.length - JOBS_SHOWN;
  return jobs.slice(0, JOBS_SHOWN).map((standing, index) => (
    <span key={standing.jobId} className="flex min-w-0 items-center gap-2">
      <StandingLine cvId={cv.id} standing={standing} />
      {index === JOBS_SHOWN - 1 && more > 0 && (
        <span className="shrink-0 text-caption text-ink-2">{t(($) => $.more, { count: more })}</span>
      )}
    </span>
  ));
}

function Name({ cv, asked }: { cv: Cv; asked: CvSearch }) {
  const { t } = useTranslation("cvs");
  const paths = usePaths();
  const { state } = useLocation();
  return (
    <Link
      data-row
      to={paths.cvs({ ...asked, cv: cv.id })}
      state={state as unknown}
      preventScrollReset
      className={`${rowLink} block truncate text-body font-medium text-ink`}
    >
      {cv.fullName ?? t(($) => $.noName)}
    </Link>
  );
}

function Actions({ cv, onErase }: { cv: Cv; onErase: (cv: Cv) => void }) {
  const { t } = useTranslation("cvs");
  const address = (query: { download?: string } = {}) => addressOf("GET /api/cvs/{cvId}/document", { cvId: cv.id }, query);
  return (
    <span className="relative inline-block">
      <Menu
        trigger={
          <IconButton
            size="sm"
            label={t(($) => $.actionsOf, { name: cv.fullName ?? cv.fileName })}
            icon={<Ellipsis aria-hidden />}
          />
        }
      >
        <MenuLink icon={<ExternalLink aria-hidden />} href={address()} newTab>
          {t(($) => $.one.open)}
        </MenuLink>
        <MenuLink icon={<Download aria-hidden />} href={address({ download: "1" })}>
          {t(($) => $.one.download)}
        </MenuLink>
        <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={() => onErase(cv)}>
          {t(($) => $.erase.action)}
        </MenuItem>
      </Menu>
    </span>
  );
}

function Skills({ of }: { of: readonly string[] }) {
  const { t } = useTranslation("cvs");
  const { shown, more } = skillsShown(of, SKILLS_ROOM);
  return (
    <span className="flex max-h-6 min-w-0 items-center gap-1 overflow-hidden" title={of.join(", ")}>
      {shown.map((skill) => (
        <span key={skill} className="min-w-0 shrink truncate [&>span]:max-w-full [&>span>span]:truncate">
          <Chip>{skill}</Chip>
        </span>
      ))}
      {more > 0 && (
        <span className="shrink-0 text-caption whitespace-nowrap text-ink-3">{t(($) => $.more, { count: more })}</span>
      )}
    </span>
  );
}

function File({ cv }: { cv: Cv }) {
  const { t } = useTranslation("cvs");
  return (
    <a
      href={addressOf("GET /api/cvs/{cvId}/document", { cvId: cv.id })}
      target="_blank"
      rel="noopener"
      aria-label={t(($) => $.openFile, { file: cv.fileName })}
      className="relative z-1 inline-flex max-w-full items-center gap-1.5 rounded-chip align-bottom text-accent-ink underline-offset-2 hover:underline [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.75]"
    >
      <FileText aria-hidden />
      <span className="min-w-0 truncate">{cv.fileName}</span>
    </a>
  );
}

function Received({ cv }: { cv: Cv }) {
  const formats = useFormats();
  return (
    <time dateTime={cv.createdAt} className="whitespace-nowrap tabular-nums">
      {formats.day(cv.createdAt)}
    </time>
  );
}
