import { Download, Ellipsis, ExternalLink, FileText, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { Chip } from "../../../ui/bits.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Menu, MenuItem, MenuLink } from "../../../ui/Menu.tsx";
import { type Column, rowLink, Table } from "../../../ui/Table.tsx";
import { addressOf } from "../../api/client.ts";
import { useFormats } from "../../i18n/format.ts";
import { usePaths } from "../../paths.ts";
import type { CvSearch } from "./address.ts";
import type { Cv } from "./queries.ts";

/** Number of skills shown in a row; the rest is counted. */
const SKILLS_SHOWN = 2;

interface CvRowsProps {
  rows: readonly Cv[];
  asked: CvSearch;
  onErase: (cv: Cv) => void;
}

/** The CVs of a page: a table, on phones a list. A row opens the CV over the list, its file opens the PDF. */
export function CvRows({ rows, asked, onErase }: CvRowsProps) {
  const { t } = useTranslation(["cvs", "recruiting"]);
  return (
    <>
      <div className="border-t border-line max-sm:hidden">
        <Table
          caption={t(($) => $.title)}
          columns={useColumns(asked, onErase)}
          rows={rows}
          rowKey={({ id }) => id}
          empty={null}
        />
      </div>
      <ul className="border-t border-line sm:hidden">
        {rows.map((cv) => (
          <li key={cv.id} className="relative border-b border-line px-4 py-3 text-control text-ink-2">
            <div className="flex items-baseline gap-3">
              <span className="min-w-0 flex-1">
                <Name cv={cv} asked={asked} />
              </span>
              <Received cv={cv} />
            </div>
            <p className="truncate">{[cv.jobTitle, cv.location].filter(Boolean).join(", ")}</p>
            <div className="mt-1 flex items-center gap-3">
              <span className="min-w-0 flex-1">
                <File cv={cv} />
              </span>
              <span className="shrink-0 text-caption">{t(($) => $.source[cv.source], { ns: "recruiting" })}</span>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function useColumns(asked: CvSearch, onErase: CvRowsProps["onErase"]): Column<Cv>[] {
  const { t } = useTranslation(["cvs", "recruiting"]);
  return [
    {
      key: "name",
      head: t(($) => $.column.name),
      className: "max-w-0 w-[20%] max-lg:w-[34%]",
      cell: (cv) => <Name cv={cv} asked={asked} />,
    },
    {
      key: "title",
      head: t(($) => $.column.title),
      className: "max-w-0 w-[18%] max-lg:w-[30%] truncate",
      cell: (cv) => cv.jobTitle,
    },
    {
      key: "place",
      head: t(($) => $.column.place),
      hide: "lg",
      className: "max-w-0 w-[12%] truncate text-ink-2",
      cell: (cv) => cv.location,
    },
    {
      key: "skills",
      head: t(($) => $.column.skills),
      hide: "xl",
      className: "max-w-0 w-[20%]",
      cell: (cv) => <Skills of={cv.technicalSkills} />,
    },
    {
      key: "source",
      head: t(($) => $.column.source),
      hide: "lg",
      className: "whitespace-nowrap text-ink-2",
      cell: (cv) => t(($) => $.source[cv.source], { ns: "recruiting" }),
    },
    {
      key: "file",
      head: t(($) => $.column.file),
      className: "max-w-0 w-[16%] max-lg:w-[22%]",
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

function Name({ cv, asked }: { cv: Cv; asked: CvSearch }) {
  const { t } = useTranslation("cvs");
  const paths = usePaths();
  const { state } = useLocation();
  return (
    <Link
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
  const more = of.length - SKILLS_SHOWN;
  return (
    <span className="flex max-h-6 min-w-0 items-center gap-1 overflow-hidden">
      {of.slice(0, SKILLS_SHOWN).map((skill) => (
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
