import clsx from "clsx";
import { useId } from "react";
import { Link } from "../../../../ui/Link.tsx";
import { useFormats } from "../../../i18n/format.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { usePaths } from "../../../paths.ts";
import { useNameOf } from "../../../recruiting/candidate/labels.tsx";
import { useNoteText } from "../../../recruiting/candidate/notes.ts";
import { Evidence, MarkDisc, RungSteps } from "../../../recruiting/evidence.tsx";
import { ImportanceTag, MarginNumber } from "../../../recruiting/pills.tsx";
import type { Candidate, Mark } from "../../../recruiting/queries/candidates.ts";
import { excerptOf } from "../../../recruiting/search/excerpt.ts";
import { type Compared, shownPoints } from "./compared.ts";

interface ComparedRowsProps {
  title: string;
  rows: readonly Compared[];
  candidates: readonly Candidate[];
}

/** Criteria under a heading, each with a cell for every candidate. On phones the cells stand below each other. */
export function ComparedRows({ title, rows, candidates }: ComparedRowsProps) {
  const { number } = useFormats();
  const headingId = useId();
  if (rows.length === 0) return null;
  return (
    <div role="rowgroup" aria-labelledby={headingId}>
      <div role="row" className="border-b border-line bg-canvas">
        <div role="columnheader" className="px-6 py-1.5 text-caption text-ink-2 phone:px-4">
          <h2 id={headingId} className="inline font-medium">
            {title}
          </h2>{" "}
          <span className="tabular-nums">{number(rows.length)}</span>
        </div>
      </div>
      {rows.map((row) => (
        <div
          key={row.criterion.id}
          role="row"
          className="grid grid-cols-(--columns) border-b border-line px-4 phone:block phone:px-2 phone:pb-2"
        >
          <div role="rowheader" className="flex min-w-0 gap-2.5 px-2 py-3 text-control font-medium phone:pb-1">
            <MarginNumber number={row.number} className="mt-px" />
            <span className="min-w-0 break-words">
              <span className="mr-2">{row.criterion.text}</span>
              <ImportanceTag importance={row.criterion.importance} />
            </span>
          </div>
          {row.marks.map((mark, index) => (
            <Cell key={candidates[index]!.cvId} candidate={candidates[index]!} mark={mark} row={row} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface CellProps {
  candidate: Candidate;
  mark: Mark | undefined;
  row: Compared;
}

function Cell({ candidate, mark, row: { criterion, most, spread } }: CellProps) {
  const { t } = useTranslation("candidate");
  const { points } = useFormats();
  const nameOf = useNameOf();
  const isBest = spread > 0 && shownPoints(mark) === most;
  return (
    <div role="gridcell" className="relative min-w-0 px-3 py-3 has-[a]:hover:bg-hover phone:px-2 phone:py-1.5">
      <p className="text-caption font-medium sm:hidden">{nameOf(candidate)}</p>
      {mark ? (
        <>
          <p className="flex flex-wrap items-center justify-between gap-x-3">
            <MarkDisc mark={mark.mark} />
            <span className="text-control whitespace-nowrap text-ink-2 tabular-nums">
              <span className={clsx(isBest && "font-semibold text-ink")}>{points(mark.points)}</span> / {points(mark.possible)}
            </span>
          </p>
          <Quote candidate={candidate} criterionId={criterion.id} mark={mark} />
          <Footnote mark={mark} />
        </>
      ) : (
        <p className="text-caption text-ink-2">{t(($) => $.reasons.unread)}</p>
      )}
    </div>
  );
}

/** The words of the CV; pressed anywhere in its cell, they are shown in the PDF. */
function Quote({ candidate: { jobId, cvId }, criterionId, mark }: { candidate: Candidate; criterionId: string; mark: Mark }) {
  const paths = usePaths();
  const [first, ...more] = mark.quotes;
  if (!first) return null;
  const { isCut, ...shown } = excerptOf(first);
  return (
    <p className="mt-1">
      <Link
        to={paths.candidate(jobId, cvId, criterionId)}
        data-cell
        className="line-clamp-3 break-words after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-ink"
      >
        {isCut && <span className="text-ink-3">… </span>}
        <Evidence quote={shown} size="row" />
        {more.length > 0 && <span className="text-caption text-ink-2"> +{more.length}</span>}
      </Link>
    </p>
  );
}

/** The strength of the evidence, values read from it, or advice without any. */
function Footnote({ mark }: { mark: Mark }) {
  const { t } = useTranslation("candidate");
  const noteText = useNoteText();
  const note = mark.note && noteText(mark.note);
  return (
    <>
      {mark.rung && (
        <p className="mt-1">
          <RungSteps rung={mark.rung} />
        </p>
      )}
      {note && <p className="mt-1 text-caption text-ink-2">{note}</p>}
      {mark.mark === "notShown" && !note && <p className="mt-1 text-caption text-ink-2">{t(($) => $.reasons.notShown)}</p>}
    </>
  );
}
