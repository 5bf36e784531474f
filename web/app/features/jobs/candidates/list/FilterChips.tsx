import { type ReactNode, useRef } from "react";
import { Chip } from "../../../../../ui/bits.tsx";
import { Button } from "../../../../../ui/Button.tsx";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { EVERYBODY, type ListFilter } from "../../../../recruiting/search/filter.ts";

interface FilterChipsProps {
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
  /** Shown beside the chips on phones: the number of candidates left. */
  children: ReactNode;
}

/** The filters in effect; a press removes one. */
export function FilterChips({ filter, onFilter, children }: FilterChipsProps) {
  const { t } = useTranslation("candidates");
  const chips = useRef<HTMLUListElement>(null);
  const inEffect = useInEffect(filter);
  const remove = (index: number) => {
    onFilter(inEffect[index]!.without);
    requestAnimationFrame(() => {
      const left = chips.current?.querySelectorAll("button") ?? [];
      left[Math.min(index, left.length - 1)]?.focus();
    });
  };
  if (inEffect.length === 0 && !children) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 px-6 pt-2 phone:px-4">
      {inEffect.length > 0 && (
        <ul ref={chips} aria-label={t(($) => $.filter.inEffect)} className="contents">
          {inEffect.map(({ key, label }, index) => (
            <li key={key} className="max-w-full">
              <Chip accent onRemove={() => remove(index)} removeLabel={t(($) => $.filter.remove, { filter: label })}>
                {label}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {inEffect.length > 0 && (
        <Button variant="quiet" size="sm" onClick={() => onFilter(cleared(filter))}>
          {t(($) => $.filter.clear)}
        </Button>
      )}
      <div className="ml-auto">{children}</div>
    </div>
  );
}

/** Removes all filters and keeps the order. */
export const cleared = ({ sort }: ListFilter): ListFilter => ({ ...EVERYBODY, sort });

interface InEffect {
  key: string;
  label: string;
  /** The filter without it. */
  without: ListFilter;
}

function useInEffect(filter: ListFilter): InEffect[] {
  const { t } = useTranslation("candidates");
  const { t: tr } = useTranslation("recruiting");
  const { minScore: from, maxScore: to, skills, stages, reasons, sources } = filter;
  const range =
    from === undefined
      ? to !== undefined && t(($) => $.filter.upTo, { to })
      : to === undefined
        ? t(($) => $.filter.andAbove, { from })
        : t(($) => $.filter.between, { from, to });
  return [
    ...(range ? [{ key: "score", label: range, without: { ...filter, minScore: undefined, maxScore: undefined } }] : []),
    ...skills.map((skill) => ({
      key: `skill ${skill}`,
      label: skill,
      without: { ...filter, skills: skills.filter((other) => other !== skill) },
    })),
    ...stages.map((stage) => ({
      key: stage,
      label: tr(($) => $.stage[stage]),
      without: { ...filter, stages: stages.filter((other) => other !== stage) },
    })),
    ...reasons.map((reason) => ({
      key: `reason ${reason}`,
      label: reason,
      without: { ...filter, reasons: reasons.filter((other) => other !== reason) },
    })),
    ...sources.map((source) => ({
      key: source,
      label: tr(($) => $.source[source]),
      without: { ...filter, sources: sources.filter((other) => other !== source) },
    })),
  ];
}
