import type { Stage } from "@candor/core/candidacy/candidate.info";
import type { Source } from "@candor/core/cv/cv.info";
import type { Level } from "@candor/scoring/mark.info";
import { useMemo } from "react";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePaths } from "../../paths.ts";
import { SOURCES, STAGES } from "../codes.ts";

const LEVELS: readonly Level[] = ["high", "medium", "low"];

const byName = <Name extends string>(names: readonly Name[], wordOf: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, wordOf(name)])) as Record<Name, string>;

/**
 * Labels and links of a list's rows, looked up once for all rows and kept until the language changes. A row that looked them up itself would
 * take several times as long to render.
 */
export function useRowLabels() {
  const { t } = useTranslation("candidates");
  const { t: tr } = useTranslation("recruiting");
  const { day } = useFormats();
  const paths = usePaths();
  return useMemo(
    () => ({
      nameOf: ({ fullName }: { fullName: string | null }) => fullName ?? t(($) => $.list.noName),
      chooseAll: t(($) => $.select.all),
      choose: (name: string) => t(($) => $.select.row, { name }),
      actionsOf: (name: string) => t(($) => $.list.actionsOf, { name }),
      drag: t(($) => $.own.drag),
      move: (name: string) => t(($) => $.own.move, { name }),
      inNotes: t(($) => $.list.inNotes),
      view: t(($) => $.list.view),
      remove: t(($) => $.list.delete),
      isNew: t(($) => $.list.isNew),
      isStale: t(($) => $.list.stale),
      isOfEarlierEngine: t(($) => $.list.earlierEngine),
      hasDuplicate: t(($) => $.list.hasDuplicate),
      otherJobs: (count: number) => t(($) => $.list.otherJobs, { count }),
      hasHiddenText: t(($) => $.list.hiddenText),
      isBesideOtherWork: t(($) => $.list.besideOtherWork),
      capped: tr(($) => $.capped),
      match: {
        recommended: tr(($) => $.match.recommended),
        mustMissing: tr(($) => $.match.mustMissing),
        matched: tr(($) => $.match.matched),
        notMatched: tr(($) => $.match.notMatched),
      },
      stage: byName<Stage>(STAGES, (stage) => tr(($) => $.stage[stage])),
      source: byName<Source>(SOURCES, (source) => tr(($) => $.source[source])),
      level: byName<Level>(LEVELS, (level) => tr(($) => $.level[level])),
      day,
      candidate: paths.candidate,
      cv: (cvId: string) => paths.cvs({ cv: cvId }),
    }),
    [t, tr, day, paths],
  );
}

export type RowLabels = ReturnType<typeof useRowLabels>;
