import { EyeOff } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Tag } from "../../../../ui/bits.tsx";
import { rowLink } from "../../../../ui/Table.tsx";
import { useFormats } from "../../../i18n/format.ts";
import { usePaths } from "../../../paths.ts";
import { StagePill } from "../../../recruiting/pills.tsx";
import type { CandidateRow } from "../queries.ts";
import { ScoreOf, useNameOf } from "../words.tsx";

/** The table of candidates as a list, on phones. */
export function CandidateList({ rows, empty }: { rows: readonly CandidateRow[]; empty: ReactNode }) {
  const { t } = useTranslation("candidates");
  const { t: tr } = useTranslation("recruiting");
  const formats = useFormats();
  const paths = usePaths();
  const nameOf = useNameOf();
  if (rows.length === 0) return <div className="sm:hidden">{empty}</div>;
  return (
    <ul aria-label={t(($) => $.list.title)} className="border-t border-line sm:hidden">
      {rows.map((row) => (
        <li key={row.cvId} className="relative border-b border-line px-4 py-3.5 active:bg-hover">
          <div className="flex items-start gap-3">
            <div className="min-w-0 flex-1">
              <Link
                to={paths.candidate(row.jobId, row.cvId)}
                data-row
                className={`block text-section font-semibold break-words ${rowLink}`}
              >
                {nameOf(row)}
              </Link>
              <p className="truncate text-control text-ink-2">{[row.jobTitle, row.location].filter(Boolean).join(", ")}</p>
            </div>
            <ScoreOf candidate={row} layout="stack" />
          </div>
          <p className="mt-2 flex flex-wrap items-center gap-2 text-caption text-ink-2">
            <StagePill stage={row.stage} />
            {row.hasHiddenText && (
              <EyeOff role="img" aria-label={t(($) => $.list.hiddenText)} className="size-3.5 stroke-[1.75] text-warn" />
            )}
            {row.isStale && <Tag>{t(($) => $.list.stale)}</Tag>}
            <span>
              {tr(($) => $.source[row.source])}, <time dateTime={row.appliedAt}>{formats.day(row.appliedAt)}</time>
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
