import type { AnswerOf } from "@candor/contract";
import {
  ArrowUpDown,
  Columns3,
  Download,
  Ellipsis,
  FileJson,
  Inbox,
  ListChecks,
  ListFilter as FilterIcon,
  ListTodo,
  RotateCcw,
  SlidersHorizontal,
} from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../../ui/Button.tsx";
import { FieldError, TextField } from "../../../../../ui/Field.tsx";
import { IconButton } from "../../../../../ui/IconButton.tsx";
import { Menu, MenuChoice, MenuItem, MenuSeparator, MenuToggles } from "../../../../../ui/Menu.tsx";
import { Popover } from "../../../../../ui/Popover.tsx";
import { useFormats } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/useLocale.ts";
import { STAGES } from "../../../../recruiting/codes.ts";
import { StageIcon } from "../../../../recruiting/pills.tsx";
import { useLayout } from "../../../../recruiting/useLayout.ts";
import { OPTIONAL_COLUMNS } from "./columns.tsx";
import { type ListFilter, scoreIn, SORTS } from "../../../../recruiting/search/filter.ts";
import { showAllColumns, storeColumns, useShownColumns } from "./shown-columns.ts";
import { useExport } from "./useExport.ts";
import { Views, type ViewsProps } from "./Views.tsx";
import { useOrderLabel } from "./order-label.ts";

type Facets = AnswerOf<"GET /api/jobs/{jobId}/candidates">["facets"];

interface FilterButtonsProps {
  jobId: string;
  query: string;
  filter: ListFilter;
  facets: Facets;
  onFilter: (filter: ListFilter) => void;
  onView: ViewsProps["onView"];
  /** On phones: shows the check boxes. */
  onChoose: () => void;
}

/** The filters of a list of candidates, each behind a button, and actions on the whole list. */
export function FilterButtons({ jobId, query, filter, facets, onFilter, onView, onChoose }: FilterButtonsProps) {
  const { t } = useTranslation("candidates");
  const { t: tr } = useTranslation("recruiting");
  const { number } = useFormats();
  const isPhone = useLayout() === "phone";
  const sources = facets.sources.map(({ source }) => source);
  const countOf = (source: string) => facets.sources.find((one) => one.source === source)?.count ?? 0;
  return (
    <div
      role="group"
      aria-label={t(($) => $.filter.label)}
      className="flex max-w-full flex-auto flex-wrap items-center gap-2 phone:-my-1 phone:-mr-4 phone:min-w-0 phone:flex-1 phone:flex-nowrap phone:overflow-x-auto phone:py-1 phone:pr-4 phone:*:shrink-0"
    >
      <ScoreRange filter={filter} onFilter={onFilter} />
      <Toggles
        label={t(($) => $.list.columns.skills)}
        icon={<FilterIcon aria-hidden />}
        chosen={filter.skills}
        options={withChosen(facets.skills, filter.skills).map(({ skill, count }) => ({
          value: skill,
          label: skill,
          aside: number(count),
        }))}
        onChange={(skills) => onFilter({ ...filter, skills })}
      />
      <Toggles
        label={t(($) => $.list.columns.stage)}
        icon={<ListTodo aria-hidden />}
        chosen={filter.stages}
        options={STAGES.map((stage) => ({
          value: stage,
          label: tr(($) => $.stage[stage]),
          icon: <StageIcon stage={stage} />,
          aside: number(facets.stages[stage]),
        }))}
        onChange={(stages) => onFilter({ ...filter, stages })}
      />
      <Toggles
        label={t(($) => $.list.columns.source)}
        icon={<Inbox aria-hidden />}
        chosen={filter.sources}
        options={[...new Set([...sources, ...filter.sources])].map((source) => ({
          value: source,
          label: tr(($) => $.source[source]),
          aside: number(countOf(source)),
        }))}
        onChange={(chosen) => onFilter({ ...filter, sources: chosen })}
      />
      <span className="ml-auto flex items-center gap-2">
        <Views {...{ query, filter, onView }} />
        {!isPhone && <ColumnChooser />}
        <ListActions {...{ jobId, query, filter, onFilter, onChoose, isPhone }} />
      </span>
    </div>
  );
}

/** Adds selected skills to the offered ones, because an address may name a rare one. */
function withChosen(offered: Facets["skills"], chosen: readonly string[]): Facets["skills"] {
  const known = new Set(offered.map(({ skill }) => skill));
  return [...offered, ...chosen.filter((skill) => !known.has(skill)).map((skill) => ({ skill, count: 0 }))];
}

/** The label of a filter button, with the number of selected values. */
function Words({ label, count }: { label: string; count: number }) {
  return (
    <>
      {label}
      {count > 0 && <span className="text-accent-ink tabular-nums">{count}</span>}
    </>
  );
}

interface TogglesProps<T extends string> {
  label: string;
  icon: ReactNode;
  chosen: readonly T[];
  options: readonly { value: T; label: string; icon?: ReactNode; aside?: string }[];
  onChange: (chosen: T[]) => void;
}

function Toggles<T extends string>({ label, icon, chosen, options, onChange }: TogglesProps<T>) {
  return (
    <Menu
      align="start"
      trigger={
        <Button icon={icon}>
          <Words label={label} count={chosen.length} />
        </Button>
      }
    >
      <MenuToggles label={label} chosen={chosen} options={options} onChange={onChange} />
    </Menu>
  );
}

function ScoreRange({ filter, onFilter }: Pick<FilterButtonsProps, "filter" | "onFilter">) {
  const { t } = useTranslation("candidates");
  const label = t(($) => $.list.columns.score);
  const isSet = filter.minScore !== undefined || filter.maxScore !== undefined;
  return (
    <Popover
      label={label}
      trigger={
        <Button icon={<SlidersHorizontal aria-hidden />}>
          <Words label={label} count={isSet ? 1 : 0} />
        </Button>
      }
    >
      {(close) => (
        <RangeForm
          filter={filter}
          onRange={(minScore, maxScore) => {
            onFilter({ ...filter, minScore, maxScore });
            close();
          }}
        />
      )}
    </Popover>
  );
}

interface RangeFormProps {
  filter: ListFilter;
  onRange: (minScore: number | undefined, maxScore: number | undefined) => void;
}

function RangeForm({ filter, onRange }: RangeFormProps) {
  const { t } = useTranslation("candidates");
  const [least, setLeast] = useState(`${filter.minScore ?? ""}`);
  const [most, setMost] = useState(`${filter.maxScore ?? ""}`);
  const [isRefused, setRefused] = useState(false);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const [from, to] = [scoreIn(least), scoreIn(most)];
    const isWritten = (from !== undefined || least.trim() === "") && (to !== undefined || most.trim() === "");
    if (!isWritten || (from ?? 0) > (to ?? 100)) return setRefused(true);
    return onRange(from, to);
  };
  const field = { inputMode: "numeric", autoComplete: "off", maxLength: 3, className: "min-w-0 flex-1" } as const;
  return (
    <form onSubmit={apply} noValidate>
      <div className="flex gap-3">
        <TextField
          {...field}
          label={t(($) => $.filter.from)}
          placeholder="0"
          value={least}
          onChange={(event) => setLeast(event.target.value)}
        />
        <TextField
          {...field}
          label={t(($) => $.filter.to)}
          placeholder="100"
          value={most}
          onChange={(event) => setMost(event.target.value)}
        />
      </div>
      <div role="alert">{isRefused && <FieldError>{t(($) => $.filter.refused)}</FieldError>}</div>
      <div className="mt-4 flex justify-end gap-2">
        <Button variant="quiet" onClick={() => onRange(undefined, undefined)}>
          {t(($) => $.filter.any)}
        </Button>
        <Button type="submit" variant="primary">
          {t(($) => $.filter.apply)}
        </Button>
      </div>
    </form>
  );
}

/** Choice of the optional columns; kept in this browser. */
function ColumnChooser() {
  const { t } = useTranslation("candidates");
  const shown = useShownColumns();
  const label = t(($) => $.columns.choose);
  return (
    <Menu trigger={<IconButton outlined label={label} icon={<Columns3 aria-hidden />} />}>
      <MenuToggles
        label={label}
        chosen={shown}
        options={OPTIONAL_COLUMNS.map(({ key }) => ({ value: key, label: t(($) => $.list.columns[key]) }))}
        onChange={storeColumns}
      />
      <MenuSeparator />
      <MenuItem icon={<RotateCcw aria-hidden />} disabled={shown.length === OPTIONAL_COLUMNS.length} onSelect={showAllColumns}>
        {t(($) => $.columns.reset)}
      </MenuItem>
    </Menu>
  );
}

type ListActionsProps = Omit<FilterButtonsProps, "facets" | "onView"> & { isPhone: boolean };

/** The order, for screens without table heads, and the export of the listed candidates. */
function ListActions({ jobId, query, filter, onFilter, onChoose, isPhone }: ListActionsProps) {
  const { t } = useTranslation("candidates");
  const orderLabel = useOrderLabel();
  const locale = useLocale();
  const save = useExport(jobId, { query, filter });
  return (
    <span>
      <Menu trigger={<IconButton outlined label={t(($) => $.more)} icon={<Ellipsis aria-hidden />} />}>
        {isPhone && (
          <MenuItem icon={<ListChecks aria-hidden />} onSelect={onChoose}>
            {t(($) => $.select.start)}
          </MenuItem>
        )}
        <MenuItem icon={<Download aria-hidden />} onSelect={() => save("csv")}>
          {t(($) => $.export.csv)}
        </MenuItem>
        <MenuItem icon={<FileJson aria-hidden />} onSelect={() => save("json")}>
          {t(($) => $.export.json)}
        </MenuItem>
        <MenuSeparator />
        <MenuChoice
          label={t(($) => $.list.sortBy)}
          value={filter.sort}
          options={SORTS.map((sort) => ({
            value: sort,
            label: capitalised(orderLabel(sort), locale),
            icon: <ArrowUpDown aria-hidden />,
          }))}
          onChange={(sort) => onFilter({ ...filter, sort })}
        />
      </Menu>
    </span>
  );
}

const capitalised = (words: string, locale: string): string => words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
