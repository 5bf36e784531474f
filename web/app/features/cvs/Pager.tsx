import { LIST_PAGE } from "@candor/core/kernel/limits";
import { ChevronLeft, ChevronRight, ChevronsLeft } from "lucide-react";
import { buttonClass } from "../../../ui/Button.tsx";
import { LinkButton } from "../../../ui/LinkButton.tsx";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePaths } from "../../paths.ts";
import type { CvSearch, Trail } from "./address.ts";

/** Number of CVs, or of those found; announced when it changes. */
export function Total({ total, isSearch }: { total: number; isSearch: boolean }) {
  const { t } = useTranslation("cvs");
  const formats = useFormats();
  return (
    <p role="status" className="text-control text-ink-2 tabular-nums">
      {t(($) => (isSearch ? $.found : $.total), { count: total, total: formats.number(total) })}
    </p>
  );
}

interface PagerProps {
  asked: CvSearch;
  trail: Trail | undefined;
  /** Rows of this page. */
  shown: number;
  total: number;
  /** Where the page after this one begins. */
  next: string | null;
  after: Trail | undefined;
}

/** Links to the previous and the next page; nothing for a single page. */
export function Pager({ asked, trail, shown, total, next, after }: PagerProps) {
  const { t } = useTranslation("cvs");
  const formats = useFormats();
  const paths = usePaths();
  const { query } = asked;
  const isOnly = asked.next === "" && next === null && shown >= total;
  if (isOnly) return null;
  const first = trail && trail.before.length * LIST_PAGE + 1;
  const before = trail?.before.at(-1);
  return (
    <nav aria-label={t(($) => $.pages)} className="flex flex-wrap items-center gap-2 px-6 py-3.5 phone:px-4">
      {first !== undefined && shown > 0 && (
        <p className="mr-2 text-control text-ink-2 tabular-nums">
          {t(($) => $.range, {
            from: formats.number(first),
            to: formats.number(first + shown - 1),
            total: formats.number(total),
          })}
        </p>
      )}
      {!trail ? (
        <LinkButton to={paths.cvs({ query })} icon={<ChevronsLeft aria-hidden />}>
          {t(($) => $.first)}
        </LinkButton>
      ) : (
        <Step
          to={before === undefined ? undefined : paths.cvs({ query, next: before })}
          state={{ before: trail.before.slice(0, -1) }}
          icon={<ChevronLeft aria-hidden />}
        >
          {t(($) => $.previous)}
        </Step>
      )}
      <Step to={next === null ? undefined : paths.cvs({ query, next })} state={after} icon={<ChevronRight aria-hidden />}>
        {t(($) => $.next)}
      </Step>
    </nav>
  );
}

interface StepProps {
  /** Undefined at the end. */
  to: string | undefined;
  state: Trail | undefined;
  icon: React.ReactNode;
  children: string;
}

/** Stays as a disabled button at either end, so that the other one does not move. */
function Step({ to, state, icon, children }: StepProps) {
  if (to !== undefined) {
    return (
      <LinkButton to={to} state={state} icon={icon}>
        {children}
      </LinkButton>
    );
  }
  return (
    <button type="button" disabled className={buttonClass()}>
      {icon}
      {children}
    </button>
  );
}
