import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { Button } from "../../../../ui/Button.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { Ranking } from "./ranking.ts";
import { Change } from "./RankingPanel.tsx";
import type { SaveCriteria } from "./useSaveCriteria.ts";

interface ChangesProps {
  save: SaveCriteria;
}

/** Unsaved changes in the page's header, at `place`; phones have the bar at the end. */
export function ChangesInHeader({ save, place, words }: ChangesProps & { place: HTMLElement; words: string }) {
  const { t } = useTranslation("criteria");
  return createPortal(
    <span className="flex min-w-0 items-center gap-2 phone:hidden">
      <span className="mr-2 block min-w-0 truncate text-control text-ink-2 first-letter:uppercase max-lg:hidden">{words}</span>
      <Buttons save={save} size="md">
        {t(($) => $.save)}
      </Buttons>
    </span>,
    place,
  );
}

interface ChangesBarProps extends ChangesProps {
  ranking: Ranking;
  /** The number of changes. */
  total: number;
  onShowRanking: () => void;
}

/** Shown below the list where there is no room for the ranking beside it: the ranking's change, and on phones the buttons. */
export function ChangesBar({ save, ranking, total, onShowRanking }: ChangesBarProps) {
  const { t } = useTranslation(["jobs", "common", "criteria"]);
  return (
    <div className="sticky bottom-0 z-(--z-bar) flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line bg-surface px-6 py-2 xl:hidden phone:px-4 phone:pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      {ranking.preview ? (
        <button
          type="button"
          className="flex h-10 items-center gap-2 rounded-control text-control hover:underline"
          onClick={onShowRanking}
        >
          <span className="text-ink-2">{t(($) => $.criteria.ranking.highFit)}</span>
          <Change before={ranking.preview.previousHighFit} after={ranking.preview.highFit} />
          <span className="sr-only">{t(($) => $.criteria.ranking.show)}</span>
        </button>
      ) : (
        <span className="text-control text-ink-2">{t(($) => $.criteria.changes.total, { count: total })}</span>
      )}
      <span className="ml-auto flex gap-1 sm:hidden">
        <Buttons save={save} size="sm">
          {t(($) => $.action.save, { ns: "common" })}
        </Buttons>
      </span>
    </div>
  );
}

function Buttons({ save, size, children }: ChangesProps & { size: "sm" | "md"; children: ReactNode }) {
  const { t } = useTranslation("criteria");
  return (
    <>
      <Button variant="quiet" size={size} onClick={save.discard}>
        {t(($) => $.discard)}
      </Button>
      <Button variant="primary" size={size} busy={save.isSaving && t(($) => $.saving)} onClick={save.press}>
        {children}
      </Button>
    </>
  );
}
