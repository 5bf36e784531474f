import { createPortal } from "react-dom";
import { useFormats } from "../../../i18n/format.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useNameOf } from "../../../recruiting/candidate/labels.tsx";
import { useNoteText } from "../../../recruiting/candidate/notes.ts";
import { Evidence } from "../../../recruiting/evidence.tsx";
import type { Candidate, Mark } from "../../../recruiting/queries/candidates.ts";
import type { Job } from "../../../recruiting/queries/jobs.ts";
import type { Compared } from "./compared.ts";
import "../print/print.css";

interface CompareSheetProps {
  job: Job;
  candidates: readonly Candidate[];
  differing: readonly Compared[];
  same: readonly Compared[];
  /** ISO 8601 UTC. */
  printedAt: string;
}

/** The comparison on paper. */
export function CompareSheet({ job, candidates, differing, same, printedAt }: CompareSheetProps) {
  const { t } = useTranslation(["candidates", "candidate"]);
  const { t: tr } = useTranslation("recruiting");
  const formats = useFormats();
  const nameOf = useNameOf();
  return createPortal(
    <article className="print-sheet print-columns">
      <header>
        <div>
          <h1>{t(($) => $.compare.title, { number: candidates.length })}</h1>
          <p>{job.title}</p>
        </div>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{t(($) => $.candidate.print.criterion)}</th>
            {candidates.map((candidate) => (
              <th key={candidate.cvId} scope="col">
                {nameOf(candidate)}
                <div>
                  {candidate.score === null || candidate.level === null
                    ? t(($) => $.list.noScore)
                    : `${t(($) => $.candidate.print.score, { score: candidate.score })}, ${tr(($) => $.level[candidate.level!])}`}
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...differing, ...same].map(({ criterion, number, marks }) => (
            <tr key={criterion.id}>
              <td>
                {number}. {criterion.text}
                <div className="print-small">{tr(($) => $.importance[criterion.importance])}</div>
              </td>
              {marks.map((mark, index) => (
                <td key={candidates[index]!.cvId}>
                  <Cell mark={mark} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <footer className="print-small">
        {t(($) => $.candidate.print.printed, { date: formats.date(printedAt), time: formats.time(printedAt) })}
      </footer>
    </article>,
    document.body,
  );
}

function Cell({ mark }: { mark: Mark | undefined }) {
  const { t } = useTranslation("candidate");
  const { t: tr } = useTranslation("recruiting");
  const { points, number } = useFormats();
  const noteText = useNoteText();
  if (!mark) return <div className="print-small">{t(($) => $.reasons.unread)}</div>;
  const note = mark.note && noteText(mark.note);
  const [quote] = mark.quotes;
  return (
    <>
      {points(mark.points)} / {points(mark.possible)} <span className="print-small">{tr(($) => $.mark[mark.mark])}</span>
      {quote && (
        <div>
          <Evidence quote={quote} size="row" />{" "}
          <span className="print-small">({t(($) => $.print.page, { page: number(quote.page) })})</span>
        </div>
      )}
      {mark.rung && <div className="print-small">{tr(($) => $.rung[mark.rung!])}</div>}
      {note && <div className="print-small">{note}</div>}
    </>
  );
}
