import { Trash2 } from "lucide-react";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Table } from "../../../ui/Table.tsx";
import { type Column, rowLink } from "../../../ui/TableCells.tsx";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { CompanyMark } from "../../recruiting/CompanyMark.tsx";
import { useIsPhone } from "../../recruiting/useLayout.ts";
import type { Company } from "../../recruiting/queries/companies.ts";

interface CompanyRowsProps {
  rows: readonly Company[];
  onEdit: (company: Company) => void;
  onDelete: (company: Company) => void;
}

/** The companies: a table, on phones a list. A row opens its profile. */
export function CompanyRows({ rows, onEdit, onDelete }: CompanyRowsProps) {
  const { t } = useTranslation("companies");
  const formats = useFormats();
  const columns: Column<Company>[] = [
    {
      key: "name",
      head: t(($) => $.column.name),
      className: "max-w-0 w-[34%]",
      cell: (company) => (
        <span className="flex items-center gap-3">
          <CompanyMark name={company.name} logo={company.logo} size="sm" />
          <Name company={company} onEdit={onEdit} />
        </span>
      ),
    },
    {
      key: "location",
      head: t(($) => $.column.location),
      className: "max-w-0 w-[22%] truncate",
      cell: (company) => company.location,
    },
    {
      key: "website",
      head: t(($) => $.column.website),
      className: "max-w-0 w-[26%]",
      cell: (company) => <Website company={company} />,
    },
    {
      key: "published",
      head: t(($) => $.column.published),
      align: "right",
      className: "tabular-nums whitespace-nowrap",
      cell: (company) => formats.number(company.published),
    },
    {
      key: "actions",
      head: <span className="sr-only">{t(($) => $.column.actions)}</span>,
      align: "right",
      cell: (company) => <Delete company={company} onDelete={onDelete} />,
    },
  ];
  if (!useIsPhone())
    return (
      <div className="border-t border-line">
        <Table caption={t(($) => $.title)} columns={columns} rows={rows} rowKey={({ id }) => id} empty={null} />
      </div>
    );
  return (
    <ul className="border-t border-line">
      {rows.map((company) => (
        <li key={company.id} className="relative flex items-start gap-3 border-b border-line px-4 py-3">
          <CompanyMark name={company.name} logo={company.logo} size="sm" />
          <div className="min-w-0 flex-1 text-control text-ink-2">
            <Name company={company} onEdit={onEdit} />
            {company.location && <p className="truncate">{company.location}</p>}
            <Website company={company} />
            <p>{t(($) => $.publishedJobs, { count: company.published, number: formats.number(company.published) })}</p>
          </div>
          <Delete company={company} onDelete={onDelete} />
        </li>
      ))}
    </ul>
  );
}

function Name({ company, onEdit }: { company: Company; onEdit: (company: Company) => void }) {
  const { t } = useTranslation("companies");
  return (
    <button
      type="button"
      aria-label={t(($) => $.edit.action, { name: company.name })}
      onClick={() => onEdit(company)}
      className={`${rowLink} block min-w-0 max-w-full truncate text-left text-body font-medium text-ink`}
    >
      {company.name}
    </button>
  );
}

/** Its host is what tells one address from another; the whole one is read out and opened. */
function Website({ company: { website } }: { company: Company }) {
  const { t } = useTranslation("companies");
  if (!website) return null;
  const shown = website.replace(/^https?:\/\/(?:www\.)?/iu, "").replace(/\/$/u, "");
  return (
    <a
      href={website}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t(($) => $.newTab, { address: shown })}
      className="relative z-1 inline-block max-w-full truncate rounded-chip align-bottom text-accent-ink underline-offset-2 hover:underline"
    >
      {shown}
    </a>
  );
}

function Delete({ company, onDelete }: { company: Company; onDelete: (company: Company) => void }) {
  const { t } = useTranslation("companies");
  return (
    <IconButton
      size="sm"
      className="relative z-1"
      label={t(($) => $.delete.action, { name: company.name })}
      icon={<Trash2 aria-hidden />}
      onClick={() => onDelete(company)}
    />
  );
}
