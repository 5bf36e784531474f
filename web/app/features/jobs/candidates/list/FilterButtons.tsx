import type { AnswerOf } from "@candor/contract";
import { HIGH_FIT_ABOVE } from "@candor/core/kernel/limits";
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
  UserX,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../../../../../ui/Button.tsx";
import { IconButton } from "../../../../../ui/IconButton.tsx";
import { Menu, MenuChoice, MenuItem, MenuSeparator, MenuToggles } from "../../../../../ui/Menu.tsx";
import { lazy } from "../../../../../ui/lazy.tsx";
import { Popover } from "../../../../../ui/Popover.tsx";
import { useFormats } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/useLocale.ts";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { STAGES } from "../../../../recruiting/codes.ts";
import { StageIcon } from "../../../../recruiting/pills.tsx";
import { OPTIONAL_COLUMNS } from "./columns.tsx";
import { type ListFilter, SORTS } from "../../../../recruiting/search/filter.ts";
import { showAllColumns, storeColumns, useFittingColumns, useShownColumns } from "./shown-columns.ts";
import { useExport } from "./useExport.ts";
import { Views, type ViewsProps } from "./Views.tsx";
import { useOrderLabel } from "./order-label.ts";

const RangeForm = lazy(() => import("./RangeForm.tsx"));
const SkillFilter = lazy(() => import("./SkillFilter.tsx"));

type Facets = AnswerOf<"GET /api/jobs/{jobId}/candidates">["facets"];

interface FilterButtonsProps {
  jobId: string;
  query: string;
  filter: ListFilter;
  facets: Facets;
  /** Candidates of the whole job with a high score. */
  highFit: number;
  /** Of the table, in pixels. */
  width: number;
  isPhone: boolean;
  onFilter: (filter: ListFilter) => void;
  onView: ViewsProps["onView"];
  /** On phones: shows the check boxes. */
  onChoose: () => void;
  /** Shown at the end: the number of candidates left. */
  children: ReactNode;
}

/** The filters of a list of candidates, each behind a button, and actions on the whole list. */
export function FilterButtons({ width, isPhone, children, ...props }: FilterButtonsProps) {
  const { t } = useTranslation("candidates");
  const { jobId, query, filter, onFilter, onView, onChoose } = props;
  const [isOpen, setOpen] = useState(false);
  const inEffect = partsInEffect(filter);
  return (
    <div
      role="group"
      aria-label={t(($) => $.filter.label)}
      className="flex max-w-full flex-auto flex-wrap items-center gap-2 phone:contents"
    >
      {/* On a phone the filters are folded, because a row of them would be cut off at its edge. */}
      {isPhone ? (
        <Button icon={<SlidersHorizontal aria-hidden />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Words label={t(($) => $.filter.open)} count={inEffect} />
        </Button>
      ) : (
        <Filters {...props} />
      )}
      <span className="ml-auto flex items-center gap-2">
        {children && <span className="mr-1">{children}</span>}
        {!isPhone && <Views {...{ query, filter, onView }} />}
        {!isPhone && <ColumnChooser width={width} />}
        <ListActions {...{ jobId, query, filter, onFilter, onChoose, isPhone }} />
      </span>
      {isPhone && isOpen && (
        <div className="flex w-full flex-wrap gap-2">
          <Filters {...props} />
          <Views {...{ query, filter, onView }} />
        </div>
      )}
    </div>
  );
}

const partsInEffect = ({ minScore, maxScore, skills, stages, reasons, sources }: ListFilter): number =>
  (minScore !== undefined || maxScore !== undefined ? 1 : 0) + skills.length + stages.length + reasons.length + sources.length;

function Filters({ filter, facets, highFit, onFilter }: Pick<FilterButtonsProps, "filter" | "facets" | "highFit" | "onFilter">) {
  const { t } = useTranslation("candidates");
  const { t: tr } = useTranslation("recruiting");
  const { number } = useFormats();
  const sources = facets.sources.map(({ source }) => source);
  const countOf = (source: string) => facets.sources.find((one) => one.source === source)?.count ?? 0;
  return (
    <>
      <HighOnly filter={filter} highFit={highFit} onFilter={onFilter} />
      <ScoreRange filter={filter} onFilter={onFilter} />
      <Popover
        parts={[SkillFilter]}
        label={t(($) => $.list.columns.skills)}
        trigger={
          <Button icon={<FilterIcon aria-hidden />}>
            <Words label={t(($) => $.list.columns.skills)} count={filter.skills.length} />
          </Button>
        }
      >
        {() => (
          <SkillFilter offered={facets.skills} chosen={filter.skills} onChange={(skills) => onFilter({ ...filter, skills })} />
        )}
      </Popover>
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
      {(facets.reasons.length > 0 || filter.reasons.length > 0) && (
        <Toggles
          label={t(($) => $.reject.reason)}
          icon={<UserX aria-hidden />}
          chosen={filter.reasons}
          options={[...new Set([...facets.reasons.map(({ reason }) => reason), ...filter.reasons])].map((reason) => ({
            value: reason,
            label: reason,
            aside: number(facets.reasons.find((one) => one.reason === reason)?.count ?? 0),
          }))}
          onChange={(reasons) => onFilter({ ...filter, reasons })}
        />
      )}
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
    </>
  );
}

/** Narrows the list to high scores with one press, and takes the range away with the next. */
function HighOnly({ filter, highFit, onFilter }: Pick<FilterButtonsProps, "filter" | "highFit" | "onFilter">) {
  const { t } = useTranslation("candidates");
  const { number } = useFormats();
  const isOn = filter.minScore === HIGH_FIT_ABOVE + 1 && filter.maxScore === undefined;
  return (
    <Button
      aria-pressed={isOn}
      className={isOn ? "border-accent-ink bg-accent-soft text-accent-ink" : ""}
      onClick={() => onFilter({ ...filter, minScore: isOn ? undefined : HIGH_FIT_ABOVE + 1, maxScore: undefined })}
    >
      {t(($) => $.filter.highOnly)}
      <span className={isOn ? "tabular-nums" : "text-ink-3 tabular-nums"}>{number(highFit)}</span>
    </Button>
  );
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
      parts={[RangeForm]}
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

/** Choice of the optional columns; kept in this browser. One that is chosen and does not fit says so. */
function ColumnChooser({ width }: { width: number }) {
  const { t } = useTranslation("candidates");
  const shown = useShownColumns();
  const fitting = useFittingColumns(width);
  const label = t(($) => $.columns.choose);
  return (
    <Menu trigger={<IconButton outlined label={label} icon={<Columns3 aria-hidden />} />}>
      <MenuToggles
        label={label}
        chosen={shown}
        options={OPTIONAL_COLUMNS.map(({ key }) => ({
          value: key,
          label: t(($) => $.list.columns[key]),
          ...(shown.includes(key) && !fitting.includes(key) && { aside: t(($) => $.columns.noRoom) }),
        }))}
        onChange={storeColumns}
      />
      <MenuSeparator />
      <MenuItem icon={<RotateCcw aria-hidden />} disabled={shown.length === OPTIONAL_COLUMNS.length} onSelect={showAllColumns}>
        {t(($) => $.columns.reset)}
      </MenuItem>
    </Menu>
  );
}

type ListActionsProps = Pick<FilterButtonsProps, "jobId" | "query" | "filter" | "onFilter" | "onChoose" | "isPhone">;

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
